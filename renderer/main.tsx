import './styles/tokens.css';
import './styles/face.css';
import './styles/base.css';
import './styles/firstFrame.css';
import { configure } from 'mobx';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient, type FailureListener } from './api/client.ts';
import { LastResort } from './app/feedback/LastResort.tsx';
import { PageSkeleton } from './app/feedback/PageSkeleton.tsx';
import { createToaster } from './app/feedback/toasts.ts';
import { guestPage, isGuestPath } from './app/guest/guestPage.tsx';
import { pickLanguage } from './i18n/pickLanguage.ts';
import { keepApp } from './platform/serviceWorker.ts';
import { createWebPlatform } from './platform/web.ts';
import type { Reports } from './reports/reports.ts';
import { RootStore } from './stores/RootStore.ts';
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

/** The language as the address and the browser ask for it. */
const asked = { query: new URLSearchParams(window.location.search).get('lang'), browser: navigator.languages };

// The web build has nothing of it: a guest's phone counts every kilobyte.
const bridge = __DESKTOP__ ? window.desktop : undefined;
const platform = bridge
  ? (await import('./platform/desktop.ts')).createDesktopPlatform(bridge, () =>
      root?.feedback.toast({ id: 'notKept', tone: 'info', text: 'desktop.session.notKept', stays: true }),
    )
  : createWebPlatform();
// Before anything is drawn: what is typed from then on is noticed, and not lost to a link that is opened.
const DesktopHost = __DESKTOP__ && bridge ? (await import('./features/desktop/DesktopHost.tsx')).default : null;

// Guests get a shell without the router; both travel beside the page's own code.
const { pathname } = window.location;
const isGuest = isGuestPath(pathname);
// Two functions, chosen before one is called: of a condition around the imports the build preloads both sides, and the
// router with them.
const loadGuestApp = () => import('./app/guest/GuestApp.tsx').then((m) => <m.GuestApp />);
const loadApp = () => import('./app/App.tsx').then((m) => <m.App />);
const loadShell = isGuest ? loadGuestApp : loadApp;
// What fails here is met again, and shown, when the page is drawn.
const loadGuestPage = () => guestPage.load().catch(() => undefined);
const loadAppPage = () => import('./app/routes.tsx').then((m) => m.preloadRoute(pathname));
const loadPage = isGuest ? loadGuestPage : loadAppPage;
const loadTools = isGuest ? async () => guestTools() : () => import('./tools/appTools.ts').then((m) => m.appTools());

/** Only where the deployment wants errors to be reported is the code for it fetched. */
let reports: Promise<Reports> | undefined;

// What a page fell over is shown as its crash, and told like every other error.
const reactRoot = createRoot(host, { onCaughtError: (error) => reportError(error) });

// The page's code travels while configuration and texts do.
const code = Promise.all([loadShell(), loadPage()]);
// Said when there is something to say it with: `start` looks at it again.
code.catch(() => undefined);
draw(<PageSkeleton bare />);
loadTools().then(start, showLastResort);

/** Makes the app's state, and shows the page once its code is there. */
function start({ transport, translator }: Tools): void {
  const onFailure: FailureListener = (failure, call) => void reports?.then((to) => to.failure(failure, call));
  const stores = new RootStore({
    platform,
    createApi: (sessionToken) => createApiClient(platform.serverOrigin, sessionToken, transport, onFailure),
    showToast: createToaster(translator.t),
    language: {
      ...asked,
      show: async (language, texts) => {
        await translator.show(language, texts);
        document.documentElement.lang = language;
      },
    },
  });
  root = stores;
  void stores.start().then(() => startReports(stores.config.value?.sentryDsn));
  stores.watchSession();
  stores.unsent.start();
  stores.live.watch();
  code.then(([app]) => {
    draw(
      <StoreProvider value={stores}>
        <translator.Provider>
          {app}
          {DesktopHost && bridge && <DesktopHost bridge={bridge} />}
        </translator.Provider>
      </StoreProvider>,
    );
    if (!__DESKTOP__ && import.meta.env.PROD) whenUsable(() => keepOnDevice(stores));
  }, showLastResort);
}

function draw(content: ReactNode): void {
  reactRoot.render(<StrictMode>{content}</StrictMode>);
}

function showLastResort(): void {
  draw(<LastResort language={root?.language.language ?? pickLanguage({ ...asked, remembered: null })} />);
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
  await keepApp({ all: !isGuest, texts: language.address, onRelease: release.offer });
}
