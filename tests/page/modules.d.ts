/** The page's modules that tests import into a tab, by their names in web/app. */
export interface Modules {
  'addons/add-game': typeof import('../../web/app/addons/add-game.js');
  catalogue: typeof import('../../web/app/catalogue.js');
  'engine/engine': typeof import('../../web/app/engine/engine.js');
  'engine/known-games': typeof import('../../web/app/engine/known-games.js');
  'engine/own-python': typeof import('../../web/app/engine/own-python.js');
  'match/matches': typeof import('../../web/app/match/matches.js');
  'match/session': typeof import('../../web/app/match/session.js');
  'shell/links': typeof import('../../web/app/shell/links.js');
  'shell/route': typeof import('../../web/app/shell/route.js');
  'shell/settings': typeof import('../../web/app/shell/settings.js');
  'storage/class-store': typeof import('../../web/app/storage/class-store.js');
  'storage/exchange': typeof import('../../web/app/storage/exchange.js');
  'storage/local-storage': typeof import('../../web/app/storage/local-storage.js');
  'storage/page-part': typeof import('../../web/app/storage/page-part.js');
  'storage/revisions': typeof import('../../web/app/storage/revisions.js');
  'storage/saves': typeof import('../../web/app/storage/saves.js');
  'storage/statistics': typeof import('../../web/app/storage/statistics.js');
  'ui/i18n': typeof import('../../web/app/ui/i18n.js');
}
