/* Every page but those of people without an account. */
import { when } from 'mobx';
import type { PageData } from '../shared/renderedPage.ts';
import { PATHS } from '../shared/routes/paths.ts';
import { address } from './app/start/address.ts';
import { followForeignChanges } from './app/start/foreignChanges.ts';
import { keepFocus } from './app/start/keptFocus.ts';
import { leaveOldSteps } from './app/start/oldSteps.ts';
import { desktopOverlay } from './app/start/ownPlatform.tsx';
import { makeStores, run } from './app/start/ownStores.ts';
import { show, showLastResort } from './app/start/show.tsx';
import { PageSkeleton } from './common/feedback/PageSkeleton.tsx';
import { deferredRuntime } from './runtime/deferredRuntime.tsx';
import { readDocumentData } from './ssr/documentData.ts';
import { HYDRATION_FAILED, nextTask } from './ssr/hydrated.ts';
import type { RootStore } from './stores/RootStore.ts';
import { loadFace } from './styles/face.ts';

const { path, search } = address;
let stores: RootStore | undefined;

const loadPage = () =>
  Promise.all([import('./app/App.tsx'), import('./app/routes.tsx').then((m) => m.preloadRoute(path))]);

const appRuntime = () => deferredRuntime(() => import('./runtime/appRuntime.ts').then((m) => m.appRuntime()));

/** Goes on with a page that is on screen already: the log-in. */
async function takeOver(page: PageData): Promise<void> {
  const runtime = appRuntime();
  const adopted = makeStores(runtime, page.browserLanguages);
  adopted.adopt(page);
  // No other page of the app comes rendered: they do without its code.
  const hydration = import('./ssr/hydrate.tsx');
  const [[{ App }], { hydrate }] = await Promise.all([loadPage(), hydration, adopted.language.load(page.language)]);
  await hydrate(<App stores={adopted} translator={runtime.translator} />);
  run(adopted, runtime.arrive);
}

async function start(): Promise<void> {
  // The page's code travels while configuration and texts do.
  const code = loadPage();
  // Said when there is something to say it with.
  code.catch(() => undefined);
  show(<PageSkeleton bare />);
  await nextTask();
  const runtime = appRuntime();
  stores = makeStores(runtime);
  await nextTask();
  run(stores, runtime.arrive);
  const { session, games } = stores;
  if (path === PATHS.dashboard && search === '')
    when(
      () => session.loggedIn,
      () => games.beginCurrent(),
    );
  const [{ App }] = await code;
  show(
    <App stores={stores} translator={runtime.translator}>
      {desktopOverlay}
    </App>,
  );
}

followForeignChanges();
keepFocus();
leaveOldSteps();
loadFace();
const rendered = readDocumentData();
if (rendered) takeOver(rendered.page).catch(() => window.dispatchEvent(new Event(HYDRATION_FAILED)));
else start().catch(() => showLastResort(stores));
