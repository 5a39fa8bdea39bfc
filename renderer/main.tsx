import './styles/tokens.css';
import './styles/face.css';
import './styles/base.css';
import { configure } from 'mobx';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.ts';
import { LastResort } from './app/feedback/LastResort.tsx';
import { PageSkeleton } from './app/feedback/PageSkeleton.tsx';
import { createToaster } from './app/feedback/toasts.ts';
import { guestPage, isGuestPath } from './app/guest/guestPage.ts';
import { createI18n, showTexts } from './i18n/i18n.ts';
import { keepApp } from './platform/serviceWorker.ts';
import { createWebPlatform } from './platform/web.ts';
import type { Reports } from './reports/reports.ts';
import { RootStore } from './stores/RootStore.ts';
import { StoreProvider } from './stores/StoreContext.ts';

/** Put in by the build: whether this is the desktop app's. */
declare const __DESKTOP__: boolean;
/** Put in by the build: where the desktop app reports errors to; nothing for nowhere. */
declare const __SENTRY_DSN__: string;

configure({ enforceActions: 'always' });

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no #root');

// The web build has nothing of it: a guest's phone counts every kilobyte.
const bridge = __DESKTOP__ ? window.desktop : undefined;
const platform = bridge
  ? (await import('./platform/desktop.ts')).createDesktopPlatform(bridge, () =>
      root.feedback.toast({ id: 'notKept', tone: 'info', text: 'desktop.session.notKept', stays: true }),
    )
  : createWebPlatform();
// Before anything is drawn: what is typed from then on is noticed, and not lost to a link that is opened.
const DesktopHost = __DESKTOP__ && bridge ? (await import('./features/desktop/DesktopHost.tsx')).default : null;
const i18n = createI18n();

/** Only where the deployment wants errors to be reported is the code for it fetched. */
let reports: Promise<Reports> | undefined;

const root: RootStore = new RootStore({
  platform,
  createApi: (sessionToken) =>
    createApiClient(platform.serverOrigin, sessionToken, undefined, (failure, call) => {
      void reports?.then((to) => to.failure(failure, call));
    }),
  showToast: createToaster(i18n),
  language: {
    query: new URLSearchParams(window.location.search).get('lang'),
    browser: navigator.languages,
    show: async (language, texts) => {
      await showTexts(i18n, language, texts);
      document.documentElement.lang = language;
    },
  },
});

// What a page fell over is shown as its crash, and told like every other error.
const reactRoot = createRoot(host, { onCaughtError: (error) => reportError(error) });
const draw = (content: ReactNode) =>
  reactRoot.render(
    <StrictMode>
      <StoreProvider value={root}>
        {content}
        {DesktopHost && bridge && <DesktopHost bridge={bridge} />}
      </StoreProvider>
    </StrictMode>,
  );

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

// The page's code travels while configuration and texts do.
const code = Promise.all([loadShell(), loadPage()]);
void root.start().then(() => {
  const dsn = root.config.value?.sentryDsn;
  if (__DESKTOP__) {
    if (__SENTRY_DSN__) reports = import('./reports/startDesktopReports.ts').then((m) => m.startDesktopReports());
  } else if (dsn) reports = import('./reports/startWebReports.ts').then((m) => m.startWebReports(dsn));
});
root.watchSession();
root.unsent.start();
root.live.watch();

draw(<PageSkeleton bare />);
code.then(
  ([app]) => {
    draw(app);
    if (!__DESKTOP__ && import.meta.env.PROD) whenUsable(keepOnDevice);
  },
  () => draw(<LastResort />),
);

/** The page's own needs come first, on a network that may be poor. */
function whenUsable(work: () => Promise<void>): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  const go = () => idle(() => void work().catch(() => undefined));
  if (document.readyState === 'complete') go();
  else window.addEventListener('load', go, { once: true });
}

async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await keepApp({ all: !isGuest, texts: root.language.address, onRelease: root.release.offer });
}
