import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

const CACHE = 'settings';
const CONFIG = '/api/config';
/** A network that says nothing for so long, in seconds, is none. */
const PATIENCE = 4;

/** What was kept says when it was kept: the page sets its clock by it. */
const isNow: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const config: Record<string, unknown> = await cachedResponse.json();
    const body = JSON.stringify({ ...config, now: new Date().toISOString() });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  },
};

/** Keeps what a page needs before it can say anything: the deployment's configuration, and the texts of its language. */
export function keepSettings(): void {
  const options = { cacheName: CACHE, networkTimeoutSeconds: PATIENCE };
  registerRoute(({ url }) => url.pathname === CONFIG, new NetworkFirst({ ...options, plugins: [isNow] }));
  registerRoute(
    ({ url }) => url.pathname.startsWith('/locales/'),
    new NetworkFirst({ ...options, matchOptions: { ignoreSearch: true } }),
  );
}

/** Fetches what is not here yet. @param texts address of those that the page shows */
export async function takeSettings(texts: string): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of [CONFIG, texts]) {
    if (!(await cache.match(address, { ignoreSearch: true }))) await cache.add(address).catch(() => undefined);
  }
}
