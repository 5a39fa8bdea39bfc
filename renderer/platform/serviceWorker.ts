import { KEEP, type KeepMessage, SKIP_WAITING } from '../serviceWorker/messages.ts';

/** How often a page that stays open asks for a new release, in milliseconds; besides whenever it is looked at again. */
const ASK_EVERY = 3_600_000;

interface Options extends Omit<KeepMessage, 'type'> {
  /** There is a new release. @param take goes over to it; the page is loaded again */
  onRelease: (take: () => void) => void;
}

/**
 * Has the service worker keep the app on this device, and watches for new releases (R-offline-shell, R-new-release).
 * @throws where the browser does not allow it: the app works without
 */
export async function keepApp({ onRelease, ...what }: Options): Promise<void> {
  const workers = navigator.serviceWorker;
  // The first of all takes over by itself, and is no new release.
  let isControlled = workers.controller !== null;
  let isTaken = false;
  const reload = () => window.location.reload();
  workers.addEventListener('controllerchange', () => {
    if (isTaken) reload();
    // Another tab has gone over: files that this one has not fetched yet may be gone.
    else if (isControlled) onRelease(reload);
    isControlled = true;
  });
  const registration = await workers.register('/sw.js');
  const offer = () => {
    if (!registration.waiting || !workers.controller) return;
    onRelease(() => {
      isTaken = true;
      registration.waiting?.postMessage({ type: SKIP_WAITING });
    });
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));

  const { active } = await workers.ready;
  active?.postMessage({ type: KEEP, ...what } satisfies KeepMessage);
  const ask = () => {
    // Without a network there is nothing new.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, ASK_EVERY);
}
