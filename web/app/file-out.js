// What leaves the page. Where there is a share sheet for files it opens: on tablets a download
// may end nowhere. Call it in the course of a tap.

/** Long enough for a slow device to have read the file, in milliseconds. */
const KEPT = 60_000;

/** @param {File} file @returns {Promise<boolean>} whether it is on its way; a person may call it off */
export async function handOver(file) {
  const isTablet = matchMedia('(pointer: coarse)').matches;
  const end = isTablet && navigator.canShare?.({ files: [file] }) ? await share({ files: [file] }) : 'refused';
  return end === 'refused' ? download(file) : end === 'shared';
}

/** Opens the share sheet. @param {ShareData} data
 *  @returns {Promise<'shared' | 'called-off' | 'refused'>} */
export async function share(data) {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    return problem.name === 'AbortError' ? 'called-off' : 'refused';
  }
}

/** @param {File} file */
function download(file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  return true;
}
