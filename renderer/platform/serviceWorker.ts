import { Workbox } from 'workbox-window';
import { KEEP, type KeepMessage } from '../serviceWorker/messages.ts';

/** How often a page that stays open asks for a new release, in milliseconds; besides whenever it is looked at again. */
const ASK_EVERY = 3_600_000;

interface Options extends Omit<KeepMessage, 'type'> {
  /** There is a new release. @param take goes over to it; the page is loaded again */
  onRelease: (take: () => void) => void;
}

/**
 * Has the service worker keep the app on this device, and watches for new releases (R-offline-shell, R-new-release).
 * @throws where the browser has none, or does not allow it: the app works without
 */
export async function keepApp({ onRelease, ...what }: Options): Promise<void> {
  const workbox = new Workbox('/sw.js');
  const reload = () => window.location.reload();
  const take = () => {
    workbox.addEventListener('controlling', reload);
    workbox.messageSkipWaiting();
  };
  workbox.addEventListener('waiting', () => onRelease(take));
  // Another tab has gone over: what this one has not fetched yet may be gone.
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) onRelease(reload);
  });
  await workbox.register({ immediate: true });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: KEEP, ...what } satisfies KeepMessage);
  const ask = () => {
    // Without a network there is nothing new.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, ASK_EVERY);
}
