// Files that leave the page. Where there is a share sheet for files it opens: on tablets a download
// may end nowhere. Call it in the course of a tap.

/** Long enough for a slow device to have read the file, in milliseconds. */
const KEPT = 60_000;

/** @param {File} file @returns {Promise<boolean>} whether it is on its way; a person may call it off */
export async function handOver(file) {
  const isTablet = matchMedia('(pointer: coarse)').matches;
  if (!isTablet || !navigator.canShare?.({ files: [file] })) return download(file);
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    // Called off by the person, or not to be had after all.
    return problem.name === 'AbortError' ? false : download(file);
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
