/** The page's modules that tests import into a tab, by their names in web/app. */
export interface Modules {
  saves: typeof import('../../web/app/saves.js');
}
