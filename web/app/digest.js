// Bytes in hexadecimal, and what a file is known by.

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 in hexadecimal; there is none but in a secure context. @param {BufferSource} content */
export async function sha256(content) {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}
