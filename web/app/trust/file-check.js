// Holds every file that the browser would run to the hash it was built with.
import { OfflineStore, hash } from '../offline-store.js';
import { SITE } from '../site.js';
import version from '../version.js';

/** @import { Build } from '../offline-store.js' */

/**
 * `unknown`: the server has another build by now, so there is nothing to compare with.
 * @typedef {{ id: 'sound', count: number } | { id: 'unsound', files: string[] }
 *   | { id: 'unknown' } | { id: 'insecure' }} FileCheck
 */

/** @param {(share: number) => void} tell @returns {Promise<FileCheck>} rejects with a CopyFault if
 *    neither a copy nor the server is there */
export async function checkFiles(tell) {
  // Only pages that came by https, or from this very device, may compute hashes.
  if (!globalThis.isSecureContext) return { id: 'insecure' };
  const build = await ownBuild();
  if (!build) return { id: 'unknown' };
  const unsound = [];
  for (const [at, { path, sha256 }] of build.files.entries()) {
    const address = path === 'index.html' ? '' : path;
    const response = await fetch(new URL(address, SITE)).catch((problem) => {
      if (!(problem instanceof TypeError)) throw problem;
    });
    if (!response?.ok || (await hash(response)) !== sha256) unsound.push(path);
    tell((at + 1) / build.files.length);
  }
  return unsound.length ? { id: 'unsound', files: unsound } : { id: 'sound', count: build.files.length };
}

/** @returns {Promise<Build | null>} */
async function ownBuild() {
  const kept = 'caches' in globalThis ? await (await OfflineStore.open()).list(version.build) : null;
  if (kept) return kept;
  const served = await OfflineStore.served();
  return served.build === version.build ? served : null;
}
