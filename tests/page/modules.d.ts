/** The page's modules that tests import into a tab, by their names in web/app. */
export interface Modules {
  'engine/added-games': typeof import('../../web/app/engine/added-games.js');
  'storage/archive': typeof import('../../web/app/storage/archive.js');
  'storage/class-store': typeof import('../../web/app/storage/class-store.js');
  'engine/engine': typeof import('../../web/app/engine/engine.js');
  'shell/entry': typeof import('../../web/app/shell/entry.js');
  'storage/exchange': typeof import('../../web/app/storage/exchange.js');
  'storage/revisions': typeof import('../../web/app/storage/revisions.js');
  'ui/i18n': typeof import('../../web/app/ui/i18n.js');
  'shell/links': typeof import('../../web/app/shell/links.js');
  'match/matches': typeof import('../../web/app/match/matches.js');
  'storage/page-part': typeof import('../../web/app/storage/page-part.js');
  'shell/route': typeof import('../../web/app/shell/route.js');
  'storage/saves': typeof import('../../web/app/storage/saves.js');
  'match/session': typeof import('../../web/app/match/session.js');
  'shell/settings': typeof import('../../web/app/shell/settings.js');
  'engine/start-ways': typeof import('../../web/app/engine/start-ways.js');
  'storage/statistics': typeof import('../../web/app/storage/statistics.js');
  'storage/local-storage': typeof import('../../web/app/storage/local-storage.js');
  'shell/today': typeof import('../../web/app/shell/today.js');
}
