import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { setInitialRating } from '../../../shared/contract/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { createPerson, createTestGame, linkOf, newGuest, readGame } from '../../support/factories.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder();
const webRoot = folder.path;

beforeAll(async () => {
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'pages.json'), '{"pages":{}}');
  await writeFile(join(webRoot, 'index.html'), '<html><head><title>Crosscourt</title></head></html>');
  await writeFile(join(webRoot, 'sw.js'), '');
});
afterAll(folder.remove);
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z', webRoot });

const page = (path: string, language?: string) =>
  app.app.inject({ url: path, headers: language ? { 'accept-language': language } : {} });
const pictureIn = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';

test('a share link tells who plays what, when and where, in the reader’s language or else the organiser’s', async () => {
  const owner = await createPerson(app, { firstName: 'Zsófia', lastName: 'Secret', language: 'de' });
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const share = await page(new URL(game.shareUrl ?? '').pathname);
  expect(share.body).toContain('<meta property="og:title" content="Zsófia möchte mit dir Tennis spielen"');
  expect(share.body).toContain('Tennis');
  expect(share.body).toContain('Sonntag, 22. November 2026');
  expect(share.body).toContain('Court 1');
  expect(share.body).not.toContain('Secret');
  expect(pictureIn(share.body)).toBe(`${app.config.publicUrl}/pictures/courts/tennis-single.png`);
  expect(share.body).toContain('property="og:image:alt" content="Tennis"');
  const path = new URL(game.shareUrl ?? '').pathname;
  expect((await page(path, 'fr-CH, en;q=0.8')).body).toContain('dimanche 22 novembre 2026');
  expect((await page(`${path}?lang=nl`, 'fr')).body).toContain('zondag 22 november 2026');
  expect((await page(path, 'tlh')).body).toContain('Sonntag, 22. November 2026');
  // The address of a personal invitation shows nothing, and a look does not open it.
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

// R-link-picture
test('the picture of a share link shows who is missing while somebody is, of any size of match', async () => {
  const owner = await createPerson(app);
  const double = await createTestGame(app, owner, { sport: 'PADEL' }, { matchType: 'OPENDOUBLE' });
  const path = new URL(double.shareUrl ?? '').pathname;
  expect(pictureIn((await page(path)).body)).toMatch(/padel-double\.png$/);
  await call(app, actOnGame, { params: { id: double.id }, token: owner.token, body: { actionType: 'CANCEL' } });
  expect(pictureIn((await page(path)).body)).toMatch(/padel-empty\.png$/);
});

test('pictures of courts are drawn in the size that chats ask for; there are no others', async () => {
  for (const name of ['tennis-single', 'padel-double', 'table-tennis-empty']) {
    const answer = await page(`/pictures/courts/${name}.png`);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // Drawn once, and the same to everybody.
    expect((await page(`/pictures/courts/${name}.png`)).rawPayload.equals(answer.rawPayload)).toBe(true);
  }
  for (const name of ['golf-single.png', 'tennis-single', 'TENNIS-single.png', '__proto__', '..%2f..%2fx.png']) {
    expect((await page(`/pictures/courts/${name}`)).statusCode, name).toBe(404);
  }
});

test('a public profile shows the face if there is one, else the court of the sport that is played best', async () => {
  const player = await createPerson(app, { firstName: 'Ann' });
  const own = () => page(`/publicProfile/${player.code}`);
  expect(pictureIn((await own()).body)).toBe(`${app.config.publicUrl}/assets/link-preview.png`);
  await call(app, setInitialRating, { token: player.token, body: { sport: 'SQUASH', productRating: 4 } });
  expect(pictureIn((await own()).body)).toMatch(/squash-empty\.png$/);
  const face = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a94a24' } })
    .jpeg()
    .toBuffer();
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n';
  await app.app.inject({
    method: 'POST',
    url: '/api/uploadprofilepic',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
    payload: Buffer.concat([Buffer.from(head), face, Buffer.from('\r\n--cut--\r\n')]),
  });
  const { body } = await own();
  expect(pictureIn(body)).toMatch(/\/pictures\/[0-9a-f]{64}$/);
  expect(body).toContain('property="og:image:width" content="512"');
});

// R-rendered-pages: a link still leads to the app, which asks for itself.
test('a page comes empty where what its link shows can’t be read', async () => {
  const owner = await createPerson(app, { firstName: 'Olga' });
  const game = await createTestGame(app, owner, {});
  const path = new URL(game.shareUrl ?? '').pathname;
  await execute(app.connection, 'alter table games rename to games_away');
  const { statusCode, headers, body } = await page(path).finally(() =>
    execute(app.connection, 'alter table games_away rename to games'),
  );
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(body).toContain('<title>Crosscourt</title>');
});
