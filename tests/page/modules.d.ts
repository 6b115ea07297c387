/** The page's modules that tests import into a tab, by their names in web/app. */
export interface Modules {
  addons: typeof import('../../web/app/addons.js');
  archive: typeof import('../../web/app/archive.js');
  'class-store': typeof import('../../web/app/class-store.js');
  engine: typeof import('../../web/app/engine.js');
  entry: typeof import('../../web/app/entry.js');
  exchange: typeof import('../../web/app/exchange.js');
  generations: typeof import('../../web/app/generations.js');
  i18n: typeof import('../../web/app/i18n.js');
  links: typeof import('../../web/app/links.js');
  matches: typeof import('../../web/app/matches.js');
  'page-part': typeof import('../../web/app/page-part.js');
  route: typeof import('../../web/app/route.js');
  saves: typeof import('../../web/app/saves.js');
  session: typeof import('../../web/app/session.js');
  settings: typeof import('../../web/app/settings.js');
  'start-ways': typeof import('../../web/app/start-ways.js');
  statistics: typeof import('../../web/app/statistics.js');
  storage: typeof import('../../web/app/storage.js');
  today: typeof import('../../web/app/today.js');
}
