import { expect, it } from 'vitest';
import { readKept } from './keptShared.ts';

const NOW = Date.parse('2026-11-22T17:30:00.000Z');

/** The service worker's copy. */
function kept(texts: Record<string, string>, files: File[] = [], at = NOW): Response {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const file of files) form.append('contacts', file);
  return new Response(form, { headers: { date: new Date(at).toUTCString() } });
}

const textOf = async (texts: Record<string, string>) => (await readKept(kept(texts), NOW))?.text;

it('says once what apps send twice', async () => {
  const url = 'https://club.example/summer';
  expect(await textOf({ title: 'Summer', text: `Summer cup ${url}`, url })).toBe(`Summer cup ${url}`);
  expect(await textOf({ title: url, text: url, url })).toBe(url);
  expect(await textOf({ title: 'Summer cup', text: 'Sunday at ten?', url })).toBe(`Summer cup\nSunday at ten?\n${url}`);
});

it('waits for a day, and is nothing when it is empty', async () => {
  const texts = { text: 'Sunday at ten?' };
  expect(await readKept(kept(texts), NOW + 23 * 3_600_000)).not.toBeNull();
  expect(await readKept(kept(texts), NOW + 25 * 3_600_000)).toBeNull();
  expect(await readKept(kept({ title: ' ', text: '' }), NOW)).toBeNull();
});
