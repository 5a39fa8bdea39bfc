import { configure } from 'mobx';
import type { Language } from '../../../shared/locales/languages.ts';
import { keepApp } from '../../platform/serviceWorker.ts';
import type { Reports } from '../../reports/reports.ts';
import type { StoreRuntime } from '../../runtime/runtime.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { createStores } from '../createStores.ts';
import { guestPageOf } from '../guest/guestPageOf.ts';
import { address, asked } from './address.ts';
import { attachStores, platform } from './ownPlatform.tsx';

/** Put in by the build: whether this is the desktop app's. */
declare const __DESKTOP__: boolean;
/** Put in by the build: where the desktop app reports errors to; nothing for nowhere. */
declare const __SENTRY_DSN__: string;

configure({ enforceActions: 'always' });

/** Only where the deployment wants errors to be reported is the code for it fetched. */
let reports: Promise<Reports> | undefined;

/**
 * @param browser the languages that a page from the server was rendered for
 * @returns all that this window knows
 */
export function makeStores(runtime: StoreRuntime, browser: readonly string[] = asked.browser): RootStore {
  const stores = createStores({
    platform,
    runtime,
    asked: { ...asked, browser },
    onLanguage: (language: Language) => {
      document.documentElement.lang = language;
    },
    onFailure: (failure, call) => void reports?.then((to) => to.failure(failure, call)),
  });
  attachStores(stores);
  return stores;
}

/**
 * Starts the work beside the page.
 * @param fetchMore fetches parts that can come later
 */
export function run(stores: RootStore, fetchMore?: () => Promise<void>): void {
  void stores.start().then(() => {
    startReports(stores.config.value?.sentryDsn);
    if (fetchMore) whenUsable(fetchMore);
  });
  stores.watchSession();
  stores.offlineQueue.start();
  stores.live.watch();
  if (!__DESKTOP__ && import.meta.env.PROD) whenUsable(() => keepOnDevice(stores));
}

function startReports(dsn: string | null | undefined): void {
  if (__DESKTOP__) {
    if (__SENTRY_DSN__) reports = import('../../reports/startDesktopReports.ts').then((m) => m.startDesktopReports());
  } else if (dsn) reports = import('../../reports/startWebReports.ts').then((m) => m.startWebReports(dsn));
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
  const isGuest = guestPageOf(address.path) === 'invitation';
  await keepApp({ all: !isGuest, texts: language.address, onRelease: release.offer });
}
