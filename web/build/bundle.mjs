// Bundles the page as it is published: two chunks that the first screen needs, others that late screens bring, one
// sheet of styles, and a map of each for whoever looks into it.
//   node bundle.mjs SITE_FOLDER NAMES     NAMES: what is imported by a name, and where it lies in the site, as JSON
// Writes them among the sources, in the place of some, and prints their paths as JSON.
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

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: site,
  outdir: site,
  outbase: site,
  allowOverwrite: true,
  plugins: [page],
  bundle: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
};
const inChunks = await build({
  ...common,
  entryPoints: [MAIN, './app/inside.js'],
  splitting: true,
  // What is in a chunk tells its name: chunks of two builds never mix.
  chunkNames: 'app/[name]-[hash]',
  alias: Object.fromEntries(Object.entries(JSON.parse(names)).map(([name, file]) => [name, path.join(site, file)])),
});
// Each of these by itself: it may be all that has come, or is what the worker needs of the page.
const alone = await build({
  ...common,
  entryPoints: ['./app/first-screen.js', './app/outdated.js', './app/site.js', './styles.css'],
});
console.log(JSON.stringify([inChunks, alone].flatMap(({ metafile }) => Object.keys(metafile.outputs))));
