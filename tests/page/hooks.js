// How Node finds the page's modules: each tab has its own, and what the build writes lies elsewhere.

/** Written by the site builder. */
const BUILT = /\/web\/app\/(catalogue|frame|version|games\/tables)\.js$/;

const WEB = new URL('../../web/', import.meta.url).href;
const APP = `${WEB}app/`;

/** @type {string} */
let built;

/** @param {string} folder its address */
export function initialize(folder) {
  built = folder;
}

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  if (!context.parentURL) return next(specifier, context);
  // Packages are those of the page, for tests, too.
  if (!/^(\.{0,2}\/|file:)/.test(specifier)) return next(specifier, { ...context, parentURL: WEB });
  // What is written elsewhere imports as if it lay among the modules.
  const url = new URL(specifier, context.parentURL.replace(built, APP));
  // What a module of a tab imports belongs to that tab.
  url.search ||= new URL(context.parentURL).search;
  const [, name] = BUILT.exec(url.pathname) ?? [];
  return next(name ? `${built}${name}.js${url.search}` : url.href, context);
}
