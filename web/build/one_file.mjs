// Writes the page as one file, put together as the page itself does it.
//   node one_file.mjs SITE_FOLDER OUT PUBLIC_ADDRESS     PUBLIC_ADDRESS: "" if there is none
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filled, SKELETON } from '../app/offline/one-file.js';

const [site, out, address] = process.argv.slice(2);
const skeleton = await readFile(path.join(site, SKELETON), 'utf8');
const read = async (name) => new Uint8Array(await readFile(path.join(site, name)));
const parts = await filled(skeleton, read, address, () => {});
await writeFile(out, parts.join(''));
