import { addHours } from 'date-fns/addHours';
import { isAfter } from 'date-fns/isAfter';
import { SHARED_CACHE, SHARED_FILES, SHARED_HOURS, SHARED_TEXTS } from '../../../shared/install/shareTarget.ts';
import { PATHS } from '../../../shared/routes/paths.ts';

/** Shared by another app with the installed one, as the service worker kept it (R-share-target). */
export interface Shared {
  /** Title, text and link, a line each; empty without any. */
  text: string;
  files: File[];
}

/** Leaves out a text that another contains. */
function joined(texts: readonly string[]): string {
  const isSaid = (text: string, index: number) =>
    texts.some((other, at) => at !== index && other.includes(text) && (other !== text || at < index));
  return texts.filter((text, index) => text !== '' && !isSaid(text, index)).join('\n');
}

function readForm(form: FormData): Shared {
  const texts = SHARED_TEXTS.map((name) => form.get(name));
  return {
    text: joined(texts.map((text) => (typeof text === 'string' ? text.trim() : ''))),
    files: form.getAll(SHARED_FILES).filter((file) => file instanceof File),
  };
}

/** @returns the content of a cached answer of the service worker; null for nothing, or if it is too old */
export async function readKept(kept: Response, now: number): Promise<Shared | null> {
  if (isAfter(now, addHours(new Date(kept.headers.get('date') ?? ''), SHARED_HOURS))) return null;
  const shared = readForm(await kept.formData());
  return shared.text || shared.files.length > 0 ? shared : null;
}

/** The form's text that has the others once they are joined. */
const WHOLE_TEXT: (typeof SHARED_TEXTS)[number] = 'text';
/** The address once the person has said that they shared it: other sites can only bring it to the page that asks. */
const ACCEPTED = `${PATHS.shared}?accepted`;

/** Never fails. */
async function find(key: string): Promise<Shared | null> {
  try {
    const kept = await (await caches.open(SHARED_CACHE)).match(key);
    // By the clock of the device, which has written it.
    return kept ? await readKept(kept, Date.now()) : null;
  } catch {
    // Some browsers allow a page to keep nothing.
    return null;
  }
}

/** @returns the shared text that waits to be accepted; null for none. Never fails */
export const findShared = (): Promise<Shared | null> => find(PATHS.shared);

/** The person shared it: a page may take just this, whatever has come since it was shown. */
export async function acceptShared({ text, files }: Shared): Promise<void> {
  const form = new FormData();
  form.set(WHOLE_TEXT, text);
  for (const file of files) form.append(SHARED_FILES, file);
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(ACCEPTED, new Response(form, { headers: { date: new Date().toUTCString() } }));
  await cache.delete(PATHS.shared);
}

/** It is no longer kept. */
export async function dropShared(): Promise<void> {
  await caches.delete(SHARED_CACHE);
}

/** @returns the accepted text, which is no longer kept afterwards; null for none. Never fails */
export async function takeShared(): Promise<Shared | null> {
  const shared = await find(ACCEPTED);
  if (shared) await dropShared();
  return shared;
}
