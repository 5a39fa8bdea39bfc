import './styles/tokens.css';
import './styles/face.css';
import './styles/base.css';
import './styles/firstFrame.css';
import { configure } from 'mobx';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../shared/locales/languages.ts';
import type { DocumentData } from '../shared/renderedPage.ts';
import { loadParts } from './app/chunk.tsx';
import { createStores } from './app/createStores.ts';
import { LastResort } from './app/feedback/LastResort.tsx';
import { PageSkeleton } from './app/feedback/PageSkeleton.tsx';
import { guestPageOf, guestPages } from './app/guest/guestPages.tsx';
import { pickLanguage } from './i18n/pickLanguage.ts';
import { keepApp } from './platform/serviceWorker.ts';
import { createWebPlatform } from './platform/web.ts';
import type { Reports } from './reports/reports.ts';
import { forgetDocumentData, readDocumentData } from './ssr/documentData.ts';
import { hydrate } from './ssr/hydrate.tsx';
import { STRANDED } from './ssr/hydrated.ts';
import type { RootStore } from './stores/RootStore.ts';
import { StoreProvider } from './stores/StoreContext.ts';
import { guestTools } from './tools/guestTools.ts';
import type { Tools } from './tools/tools.ts';

/** Put in by the build: whether this is the desktop app's. */
declare const __DESKTOP__: boolean;
/** Put in by the build: where the desktop app reports errors to; nothing for nowhere. */
declare const __SENTRY_DSN__: string;

configure({ enforceActions: 'always' });

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no #root');

let root: RootStore | undefined;

const { pathname: path, search } = window.location;
/** The language as the address and the browser ask for it. */
const asked = { query: new URLSearchParams(search).get('lang'), browser: navigator.languages };

// The web build has nothing of it: a guest's phone counts every kilobyte.
const bridge = __DESKTOP__ ? window.desktop : undefined;
const platform = bridge
  ? (await import('./platform/desktop.ts')).createDesktopPlatform(bridge, () =>
      root?.feedback.toast({ id: 'notKept', tone: 'info', text: 'desktop.session.notKept', stays: true }),
    )
  : createWebPlatform();
// Before anything is drawn: what is typed from then on is noticed, and not lost to a link that is opened.
const DesktopHost = __DESKTOP__ && bridge ? (await import('./features/desktop/DesktopHost.tsx')).default : null;

const above = DesktopHost && bridge ? <DesktopHost bridge={bridge} /> : null;

/** Only where the deployment wants errors to be reported is the code for it fetched. */
let reports: Promise<Reports> | undefined;
let draw: ((content: ReactNode) => void) | undefined;

void start();

async function start(): Promise<void> {
  const rendered = await findRendered();
  // Guests get a shell without the router.
  if (rendered) await takeOver(rendered).catch(() => window.dispatchEvent(new Event(STRANDED)));
  else await (guestPageOf(path) === 'invitation' ? startGuest() : startApp()).catch(showLastResort);
}

/** @returns what the server has rendered; null where there is nothing of it, or it is another page for who is logged in */
async function findRendered(): Promise<DocumentData | null> {
  const data = readDocumentData();
  if (!data?.page.profile || (await platform.session.load()) === null) return data;
  forgetDocumentData();
  return null;
}

/** Goes on with a page that is on screen already. */
async function takeOver({ page, parts }: DocumentData): Promise<void> {
  const tools = guestTools();
  const stores = makeStores(tools, page.browserLanguages);
  stores.adopt(page);
  const [GuestApp] = await Promise.all([loadGuestApp(), loadGuestPage(), stores.language.load(page.language)]);
  await loadParts(parts);
  const content = <GuestApp stores={stores} translator={tools.translator} address={{ path, search }} />;
  await hydrate(host as HTMLElement, { content, onDone: () => run(stores) });
}

/** An invitation on a page that came empty. */
async function startGuest(): Promise<void> {
  // What fails here is met again, and shown, when the page is drawn.
  const code = Promise.all([loadGuestApp(), loadGuestPage().catch(() => undefined)]);
  show(<PageSkeleton bare />);
  const tools = guestTools();
  const stores = makeStores(tools);
  run(stores);
  const [GuestApp] = await code;
  show(
    <GuestApp stores={stores} translator={tools.translator} address={{ path, search }}>
      {above}
    </GuestApp>,
  );
}

const loadGuestApp = async () => (await import('./app/guest/GuestApp.tsx')).GuestApp;
const loadGuestPage = () => guestPages[guestPageOf(path) ?? 'invitation'].load();

/** Every other page. */
async function startApp(): Promise<void> {
  // The page's code travels while configuration and texts do.
  const code = Promise.all([import('./app/App.tsx'), import('./app/routes.tsx').then((m) => m.preloadRoute(path))]);
  // Said when there is something to say it with.
  code.catch(() => undefined);
  show(<PageSkeleton bare />);
  const tools = (await import('./tools/appTools.ts')).appTools();
  const stores = makeStores(tools);
  run(stores);
  const [{ App }] = await code;
  show(
    <StoreProvider value={stores}>
      <tools.translator.Provider>
        {above}
        <App />
      </tools.translator.Provider>
    </StoreProvider>,
  );
}

function makeStores(tools: Tools, browser = asked.browser): RootStore {
  root = createStores({
    platform,
    tools,
    asked: { ...asked, browser },
    onLanguage: (language: Language) => {
      document.documentElement.lang = language;
    },
    onFailure: (failure, call) => void reports?.then((to) => to.failure(failure, call)),
  });
  return root;
}

/** Starts what goes on beside the page. */
function run(stores: RootStore): void {
  void stores.start().then(() => startReports(stores.config.value?.sentryDsn));
  stores.watchSession();
  stores.unsent.start();
  stores.live.watch();
  if (!__DESKTOP__ && import.meta.env.PROD) whenUsable(() => keepOnDevice(stores));
}

function show(content: ReactNode): void {
  if (!draw) {
    // What a page fell over is shown as its crash, and told like every other error.
    const reactRoot = createRoot(host as HTMLElement, { onCaughtError: (error) => reportError(error) });
    draw = (shown) => reactRoot.render(<StrictMode>{shown}</StrictMode>);
  }
  draw(content);
}

function showLastResort(): void {
  show(<LastResort language={root?.language.language ?? pickLanguage({ ...asked, remembered: null })} />);
}

function startReports(dsn: string | null | undefined): void {
  if (__DESKTOP__) {
    if (__SENTRY_DSN__) reports = import('./reports/startDesktopReports.ts').then((m) => m.startDesktopReports());
  } else if (dsn) reports = import('./reports/startWebReports.ts').then((m) => m.startWebReports(dsn));
}

/** The page's own needs come first, on a network that may be poor. */
function whenUsable(work: () => Promise<void>): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  const go = () => idle(() => void work().catch(() => undefined));
  if (document.readyState === 'complete') go();
  else window.addEventListener('load', go, { once: true });
}

async function keepOnDevice({ language, release }: RootStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isGuest = guestPageOf(path) === 'invitation';
  await keepApp({ all: !isGuest, texts: language.address, onRelease: release.offer });
}
