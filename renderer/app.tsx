/* Every page but those of people without an account. */
import { when } from 'mobx';
import type { PageData } from '../shared/renderedPage.ts';
import { PATHS } from '../shared/routes/paths.ts';
import { PageSkeleton } from './app/feedback/PageSkeleton.tsx';
import { address } from './app/start/address.ts';
import { followForeignChanges } from './app/start/foreignChanges.ts';
import { keepFocus } from './app/start/keptFocus.ts';
import { above } from './app/start/ownPlatform.tsx';
import { makeStores, run } from './app/start/ownStores.ts';
import { show, showLastResort } from './app/start/show.tsx';
import { readDocumentData } from './ssr/documentData.ts';
import { STRANDED } from './ssr/hydrated.ts';
import { nextTask } from './ssr/nextTask.ts';
import type { RootStore } from './stores/RootStore.ts';
import { loadFace } from './styles/face.ts';
import { toolsOnTheWay } from './tools/toolsOnTheWay.tsx';

const { path, search } = address;
let stores: RootStore | undefined;

const loadPage = () =>
  Promise.all([import('./app/App.tsx'), import('./app/routes.tsx').then((m) => m.preloadRoute(path))]);

const appTools = () => toolsOnTheWay(() => import('./tools/appTools.ts').then((m) => m.appTools()));

/** Goes on with a page that is on screen already: the log-in. */
async function takeOver(page: PageData): Promise<void> {
  const tools = appTools();
  const adopted = makeStores(tools, page.browserLanguages);
  adopted.adopt(page);
  // No other page of the app comes rendered: they do without its code.
  const hydration = import('./ssr/hydrate.tsx');
  const [[{ App }], { hydrate }] = await Promise.all([loadPage(), hydration, adopted.language.load(page.language)]);
  await hydrate(<App stores={adopted} translator={tools.translator} />);
  run(adopted, tools.arrive);
}

async function start(): Promise<void> {
  // The page's code travels while configuration and texts do.
  const code = loadPage();
  // Said when there is something to say it with.
  code.catch(() => undefined);
  show(<PageSkeleton bare />);
  await nextTask();
  const tools = appTools();
  stores = makeStores(tools);
  await nextTask();
  run(stores, tools.arrive);
  const { session, games } = stores;
  if (path === PATHS.dashboard && search === '')
    when(
      () => session.loggedIn,
      () => games.beginCurrent(),
    );
  const [{ App }] = await code;
  show(
    <App stores={stores} translator={tools.translator}>
      {above}
    </App>,
  );
}

followForeignChanges();
keepFocus();
loadFace();
const rendered = readDocumentData();
if (rendered) takeOver(rendered.page).catch(() => window.dispatchEvent(new Event(STRANDED)));
else start().catch(() => showLastResort(stores));
