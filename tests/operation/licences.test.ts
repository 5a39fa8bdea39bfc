import { expect, test } from 'vitest';
import { shippedParts } from '../../scripts/licences.ts';

/** What may be handed on with a product of any licence; the LGPL only for what is linked as it runs. */
const FREE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|MPL-2\.0|OFL-1\.1|PostgreSQL|Unicode-3\.0)\b/;
const LINKED = /^@img\/sharp-libvips-/;

// R-licences
test('everything that ships says its terms, and they let us hand it on', () => {
  const parts = shippedParts();
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter(({ licence, text }) => licence === '' || text.length < 100)).toEqual([]);
  const others = parts.filter(({ name, licence }) => !FREE.test(licence) && !LINKED.test(name));
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  // Of the pages, the service worker, the server, the desktop app, and what no package of npm is.
  for (const name of [
    'react-dom',
    'workbox-precaching',
    'fastify',
    'electron-updater',
    'Archivo',
    'Chromium',
    'restic',
  ])
    expect(parts.map((part) => part.name)).toContain(name);
});
