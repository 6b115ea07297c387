// The form of the JavaScript and the styles: writes it, or with --check names the files without it.
//   node format.mjs [--check] FILE …
import { readFile, writeFile } from 'node:fs/promises';
import { getBuffer } from '@dprint/biome';
import { createContext } from '@dprint/formatter';

const files = process.argv.slice(2).filter((argument) => argument !== '--check');
const checks = process.argv.includes('--check');

const context = createContext({ lineWidth: 120, indentWidth: 2, useTabs: false });
context.addPlugin(getBuffer(), { indentStyle: 'space', 'javascript.quoteStyle': 'single' });
// A short rule stays on its line.
const malva = new URL(import.meta.resolve('dprint-plugin-malva/plugin.wasm'));
context.addPlugin(await readFile(malva), { singleLineBlockThreshold: 8 });

for (const filePath of files) {
  const fileText = await readFile(filePath, 'utf8');
  const formatted = context.formatText({ filePath, fileText });
  if (formatted === fileText) continue;
  if (checks) {
    console.error(`not in form: ${filePath}`);
    process.exitCode = 1;
  } else {
    await writeFile(filePath, formatted);
  }
}
