import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** A file of the build, as vite.web.config.ts lists them. */
interface PartEntry extends PrecacheEntry {
  /** An invitation needs it: a guest's phone keeps no others. */
  guest?: boolean;
}

declare const self: ServiceWorkerGlobalScope;

const WHOLE = 'whole';

const entries = self.__WB_MANIFEST as PartEntry[];
const guest = new PrecacheController({ cacheName: 'guest' });
const whole = new PrecacheController({ cacheName: WHOLE });
guest.addToCacheList(entries.filter((entry) => entry.guest));
whole.addToCacheList(entries.filter((entry) => !entry.guest));

/** @returns whether a page of the whole app was here before: then a new release is complete before it is offered */
async function keepsWhole(): Promise<boolean> {
  return self.caches.has(WHOLE);
}

async function install(event: ExtendableEvent): Promise<void> {
  await guest.install(event);
  if (await keepsWhole()) await whole.install(event);
}

async function activate(event: ExtendableEvent): Promise<void> {
  await guest.activate(event);
  if (await keepsWhole()) await whole.activate(event);
}

/** Keeps the parts of the app on the device (R-offline-shell): those of an invitation always, the others when asked to. */
export function keepParts(): void {
  self.addEventListener('install', (event) => event.waitUntil(install(event)));
  self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
  registerRoute(new PrecacheRoute(guest));
  registerRoute(new PrecacheRoute(whole));
}

/** Fetches the parts that are not here yet; one that fails to load is fetched when a page asks the next time. */
export async function takeWhole(): Promise<void> {
  const cache = await self.caches.open(WHOLE);
  for (const [url, key] of whole.getURLsToCacheKeys()) {
    if (await cache.match(key)) continue;
    const answer = await fetch(url).catch(() => null);
    if (!answer) return;
    if (answer.ok) await cache.put(key, answer);
  }
}

/** @returns the page of the app, the same at every address */
export async function shell(): Promise<Response | undefined> {
  return guest.matchPrecache('/');
}
