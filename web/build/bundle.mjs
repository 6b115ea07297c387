// Bundles the page as it is published: two chunks that the first screen needs, others that late screens bring, one
// sheet of styles, its workers, and a map of each for whoever looks into it. Of the workers alone, if there is no page.
//   node bundle.mjs SITE_FOLDER NAMES     NAMES: what is imported by a name, and where it lies in the site, as JSON
// Writes them among the sources, in the place of some, and prints their paths as JSON.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const [site, names] = process.argv.slice(2);
const MAIN = './app/main.js';
/** What stays a file of its own for whoever imports it: one mends what does not fit together, the other is written
 *  when all else is known. */
const APART = /\/(outdated|version)\.js$/;

/** @type {import('esbuild').Plugin} */
const page = {
  name: 'page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: APART }, ({ kind, path: name }) =>
      kind === 'entry-point' ? null : { path: `./${path.basename(name)}`, external: true },
    );
    // Whoever asks for a late screen has the page already. So that what both need lies in one chunk, and not in one
    // for each set of screens that need the same, every late screen imports all of the page.
    onResolve({ filter: /^\./ }, ({ kind, path: name, resolveDir }) => {
      const screen = path.relative(site, path.join(resolveDir, name)).replaceAll(path.sep, '/');
      return kind === 'dynamic-import' ? { path: `./${screen}`, namespace: 'late' } : null;
    });
    onLoad({ filter: /./, namespace: 'late' }, ({ path: name }) => ({
      contents: `import '${MAIN}'; export * from '${name}';`,
      resolveDir: site,
    }));
  },
};

// Browsers look for the rules of an element by its classes, attributes and name. What ends in :is(…) they try at every
// element, whenever they work out styles: each of what stands there gets a selector of its own, if all are plain and
// weigh the same.
const ENDS_IN_IS = /^(.*[\s>+~])?:is\(([^()]+)\)((?:::?[\w-]+)*)$/s;
/** @param {string} selectors @returns {string[]} */
const listed = (selectors) => {
  const parts = [''];
  let depth = 0;
  for (const letter of selectors) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((each) => each.trim());
};
/** @param {string} selector */
const weight = (selector) =>
  [/[.[]|(?<!:):(?!:)/g, /^[a-z]|::/g].map((kind) => selector.match(kind)?.length ?? 0).join();
/** @param {string} selector */
const oneByOne = (selector) => {
  const [, before = '', inside = '', after = ''] = ENDS_IN_IS.exec(selector) ?? [];
  const each = listed(inside);
  const isPlain = inside && !each.some((one) => /[\s>+~]/.test(one)) && new Set(each.map(weight)).size === 1;
  return isPlain ? each.map((one) => before + one + after) : [selector];
};

/** @type {import('esbuild').Plugin} */
const styles = {
  name: 'styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]styles\.css$/ }, async ({ path: name }) => {
      const text = (await readFile(name, 'utf8')).replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''));
      const contents = text.replace(/(?<=[{};])([^{};]*:is\([^{};]*)(?=\{)/g, (selectors) =>
        selectors.includes('@') ? selectors : listed(selectors).flatMap(oneByOne).join(','),
      );
      return { contents, loader: 'css' };
    }),
};

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: site,
  outdir: site,
  outbase: site,
  allowOverwrite: true,
  plugins: [page, styles],
  bundle: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
};
/** The facts of a start come last, so they are a file of their own. @param {string} where
 *  @returns {import('esbuild').Plugin} */
const factsAt = (where) => ({
  name: 'facts',
  setup: ({ onResolve }) => onResolve({ filter: /\/facts\.js$/ }, () => ({ path: where, external: true })),
});

const wholePage = () => [inChunks(), alone()];
const inChunks = () =>
  build({
    ...common,
    entryPoints: [MAIN, './app/inside.js'],
    splitting: true,
    // What is in a chunk tells its name: chunks of two builds never mix.
    chunkNames: 'app/[name]-[hash]',
    alias: Object.fromEntries(Object.entries(JSON.parse(names)).map(([name, file]) => [name, path.join(site, file)])),
  });
// Each of these by itself: it may be all that has come.
const alone = () =>
  build({
    ...common,
    entryPoints: ['./app/first-screen.js', './app/outdated.js', './styles.css'],
  });
const worker = () =>
  build({
    ...common,
    entryPoints: ['./worker.js'],
    plugins: [factsAt('./start/facts.js')],
    // app/site.js names everything from where it lies.
    define: { 'import.meta.url': 'OF_SITE' },
    banner: { js: "const OF_SITE=new URL('app/site.js',import.meta.url).href;" },
  });
const ofSnapshot = () =>
  build({
    ...common,
    entryPoints: ['./start/snapshot-worker.js', './start/kept-pages.js'],
    plugins: [factsAt('./facts.js')],
  });
const made = await Promise.all([...(existsSync(path.join(site, MAIN)) ? wholePage() : []), worker(), ofSnapshot()]);
console.log(JSON.stringify(made.flatMap(({ metafile }) => Object.keys(metafile.outputs))));
