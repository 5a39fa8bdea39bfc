import { registerRoute } from 'workbox-routing';
import { firstCharacters } from '../../shared/domain/characters.ts';
import { MAX_CONTACT_BYTES } from '../../shared/domain/limits.ts';
import {
  MAX_SHARED_FILES,
  MAX_SHARED_TEXT,
  SHARED_CACHE,
  SHARED_FILES,
  SHARED_TEXTS,
  TOO_LARGE,
} from '../../shared/install/shareTarget.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { parseUrl } from './parseUrl.ts';

declare const self: ServiceWorkerGlobalScope;

/** Keeps shares from the system's sheet on the device, network or not, and shows the page for them (R-share-target). */
export function takeShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === PATHS.shared,
    async ({ request }) => lead(!isForeign(request) && (await keep(request).catch(() => false))),
    'POST',
  );
}

/** Other sites can send a form as well. The system's share sheet names no referrer. */
const isForeign = ({ referrer }: Request): boolean => {
  const url = parseUrl(referrer);
  return url !== null && url.origin !== self.location.origin;
};

const lead = (isTooLarge: boolean) =>
  Response.redirect(isTooLarge ? `${PATHS.shared}?${TOO_LARGE}` : PATHS.shared, 303);

/** @returns whether a file was too large to be kept */
async function keep(request: Request): Promise<boolean> {
  const form = await request.formData();
  const files = form.getAll(SHARED_FILES).filter((file) => file instanceof File && file.size > 0) as File[];
  const fitting = files.filter(({ size }) => size <= MAX_CONTACT_BYTES);
  const kept = new FormData();
  for (const name of SHARED_TEXTS) {
    const text = form.get(name);
    if (typeof text === 'string') kept.set(name, firstCharacters(text, MAX_SHARED_TEXT));
  }
  for (const file of fitting.slice(0, MAX_SHARED_FILES)) kept.append(SHARED_FILES, file);
  const cache = await self.caches.open(SHARED_CACHE);
  await cache.put(PATHS.shared, new Response(kept, { headers: { date: new Date().toUTCString() } }));
  return fitting.length === 0 && files.length > 0;
}
