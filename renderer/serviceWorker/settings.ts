import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

const CACHE = 'settings';
const CONFIG = '/api/config';
/** A network that says nothing for so long, in seconds, is none. */
const PATIENCE = 4;

/** When the device kept an answer, by its own clock, in milliseconds. */
const KEPT_AT = 'x-kept-at';

async function stamped(answer: Response): Promise<Response> {
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) };
  return new Response(await answer.text(), { headers });
}

/** The page sets its clock by the server's time and the time passed since: the device's clock may be wrong. */
const isNow: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.ok ? stamped(response) : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const config: { now: string } = await cachedResponse.json();
    const saidAt = Date.parse(config.now);
    // A release that did not write down when it kept an answer has left only the device's clock.
    const keptAt = Number(cachedResponse.headers.get(KEPT_AT) ?? saidAt);
    const body = JSON.stringify({ ...config, now: new Date(saidAt + Date.now() - keptAt).toISOString() });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  },
};

/** Keeps the data a page needs for its first words: the deployment's configuration, and the texts of its language. */
export function keepSettings(): void {
  const options = { cacheName: CACHE, networkTimeoutSeconds: PATIENCE };
  registerRoute(({ url }) => url.pathname === CONFIG, new NetworkFirst({ ...options, plugins: [isNow] }));
  registerRoute(
    ({ url }) => url.pathname.startsWith('/locales/'),
    new NetworkFirst({ ...options, matchOptions: { ignoreSearch: true } }),
  );
}

/** Fetches missing settings. @param texts address of those that the page shows */
export async function takeSettings(texts: string): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of [CONFIG, texts]) {
    if (await cache.match(address, { ignoreSearch: true })) continue;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) await cache.put(address, await stamped(answer));
  }
}
