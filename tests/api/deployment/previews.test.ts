import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveMe } from '../../../shared/contract/profile.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest, readGame } from '../../support/factories.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder();
let app: TestApp;

beforeAll(async () => {
  const webRoot = folder.path;
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'pages.json'), '{}');
  await writeFile(join(webRoot, 'index.html'), '<html><head><title>Crosscourt</title></head></html>');
  await writeFile(join(webRoot, 'sw.js'), '');
  app = await buildTestApp({ now: '2026-11-21T09:00:00.000Z', webRoot });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const page = (path: string) => app.app.inject({ url: path });

test('a share link tells who plays what, when and where, in the organiser’s language', async () => {
  const owner = await createPerson(app, { firstName: 'Zsófia', lastName: 'Secret', language: 'de' });
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const share = await page(new URL(game.shareUrl ?? '').pathname);
  expect(share.body).toContain('<meta property="og:title" content="Zsófia');
  expect(share.body).toContain('Tennis');
  expect(share.body).toContain('Sonntag, 22. November 2026');
  expect(share.body).toContain('Court 1');
  expect(share.body).not.toContain('Secret');
  expect(share.body).toContain('/assets/link-preview.png');
  // A personal invitation says nothing to whoever looks at its address, and looking opens nothing.
  const { gameId, password, token } = await linkOf(app, guest.email);
  const personal = await page(`/extinv/${gameId}-${password}/${token}`);
  expect(personal.body).not.toContain('og:title');
  expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('SENT');
});

test('a public profile shows its name, and is not for search engines; an unknown one is a page like any other', async () => {
  const player = await createPerson(app, { firstName: 'Ann' });
  await call(app, saveMe, { token: player.token, body: { lastName: 'O"Neil <b>' } });
  const profile = await page(`/publicProfile/${player.code}`);
  expect(profile.body).toContain('content="Ann O&#34;Neil &#60;b&#62;"');
  expect(profile.headers['x-robots-tag']).toContain('noindex');
  const nobody = await page('/publicProfile/nobody');
  expect(nobody.statusCode).toBe(200);
  expect(nobody.body).not.toContain('og:title');
});
