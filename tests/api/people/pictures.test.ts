import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { removePicture } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person, readGame } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });

async function upload(person: Person, bytes: Buffer, field = 'file') {
  const head = `--cut\r\nContent-Disposition: form-data; name="${field}"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/uploadprofilepic',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const plain = (width: number, height: number, background = '#a94a24') =>
  sharp({ create: { width, height, channels: 3, background } });
const served = (name: string) => app.app.inject({ url: `/pictures/${name}` });

test('a picture is upright, square, of 512 px, without a word of its file; the thumbnail has 96', async () => {
  const person = await createPerson(app);
  // Left half red, right half blue, and the camera says it lies on its side: upright, red is on top.
  const file = await plain(800, 600, '#0000ff')
    .composite([{ input: await plain(400, 600, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Ann at home', Artist: 'Ann' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(person, file);
  expect(status).toBe(200);
  const { profileImageId } = (await call(app, getMe, { token: person.token })).body;
  expect(body).toEqual({ profileImageId, profileImageUrl: `/pictures/${profileImageId}` });

  for (const [name, side] of [
    [profileImageId, 512],
    [`${profileImageId}-96`, 96],
  ] as const) {
    const answer = await served(name ?? '');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toBe('image/webp');
    const metadata = await sharp(answer.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: side, height: side });
    expect(metadata.exif ?? metadata.icc ?? metadata.xmp ?? metadata.orientation).toBeUndefined();
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data.subarray((y * side + x) * 3, (y * side + x) * 3 + 3);
    expect(at(side / 2, side / 8)[0]).toBeGreaterThan(200);
    expect(at(side / 2, side - side / 8)[2]).toBeGreaterThan(200);
  }
});

test('PNG and WebP are taken too; a new picture deletes the old one, and removing it the last', async () => {
  const person = await createPerson(app);
  const first = (await upload(person, await plain(40, 90).png().toBuffer())).body.profileImageId;
  const second = (await upload(person, await plain(90, 40).webp().toBuffer())).body.profileImageId;
  expect((await served(first)).statusCode).toBe(404);
  expect((await served(second)).statusCode).toBe(200);
  expect((await upload(person, await plain(90, 40).webp().toBuffer())).body.profileImageId).toBe(second);
  expect((await call(app, removePicture, { token: person.token })).status).toBe(204);
  expect((await call(app, getMe, { token: person.token })).body.profileImageUrl).toBeNull();
  expect((await app.db.query('select 1 from pictures where user_id = $1', [person.id])).rowCount).toBe(0);
});

test('two people with one file have two pictures: removing one leaves the other', async () => {
  const [one, other] = [await createPerson(app), await createPerson(app)];
  const file = await plain(60, 60).png().toBuffer();
  const ids = [(await upload(one, file)).body.profileImageId, (await upload(other, file)).body.profileImageId];
  expect(ids[0]).not.toBe(ids[1]);
  await call(app, removePicture, { token: one.token });
  expect((await served(ids[1])).statusCode).toBe(200);
});

describe('what is refused leaves the picture as it was', () => {
  const frames = Buffer.concat([Buffer.alloc(60 * 60 * 3, 10), Buffer.alloc(60 * 60 * 3, 200)]);
  const animated = () => sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } });
  const movingPng = async () => {
    const still = await plain(20, 20).png().toBuffer();
    const at = still.indexOf('IDAT') - 4;
    return Buffer.concat([
      still.subarray(0, at),
      Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0'),
      still.subarray(at),
    ]);
  };
  const cases: [string, number, string, () => Promise<Buffer>][] = [
    ['a GIF that moves', 415, 'E.mediaType', () => animated().gif().toBuffer()],
    ['a WebP that moves', 415, 'E.mediaType', () => animated().webp().toBuffer()],
    ['a PNG that moves', 415, 'E.mediaType', movingPng],
    ['an SVG', 415, 'E.mediaType', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', 415, 'E.mediaType', async () => Buffer.from('%PDF-1.7\n')],
    ['nothing', 415, 'E.mediaType', async () => Buffer.alloc(0)],
    [
      'a torn JPEG',
      422,
      'E.picture.unreadable',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 700),
    ],
    [
      'a JPEG of noise',
      422,
      'E.picture.unreadable',
      async () => Buffer.from('\xff\xd8\xff\xe0 nothing at all', 'latin1'),
    ],
    ['a bomb', 422, 'E.picture.unreadable', () => plain(9_200, 9_200).png().toBuffer()],
    ['eleven megabytes', 413, 'E.tooLarge', async () => Buffer.alloc(11_000_000)],
  ];
  test.each(cases)('%s: %i', async (_name, status, messageId, make) => {
    const person = await createPerson(app);
    const before = (await upload(person, await plain(30, 30).png().toBuffer())).body.profileImageId;
    expect(await upload(person, await make())).toMatchObject({ status, body: { messageId } });
    expect((await call(app, getMe, { token: person.token })).body.profileImageId).toBe(before);
  });

  test('400 for a part of another name, 415 for JSON', async () => {
    const person = await createPerson(app);
    expect((await upload(person, await plain(9, 9).png().toBuffer(), 'picture')).status).toBe(400);
    const json = await app.app.inject({
      method: 'POST',
      url: '/api/uploadprofilepic',
      headers: { authorization: `Bearer ${person.token}` },
      payload: { file: 'x' },
    });
    expect(json.statusCode).toBe(415);
  });
});

test('others see it beside the name, unless its owner may be under 18', async () => {
  const [owner, other] = [await createPerson(app), await createPerson(app)];
  const id = (await upload(owner, await plain(30, 30).png().toBuffer())).body.profileImageId;
  const game = await createTestGame(app, owner, { contactList: [contactOf(other)] });
  const shown = async () => (await readGame(app, game.id, other.token)).owner.profileImageId;
  expect(await shown()).toBe(id);
  await call(app, saveMe, { token: owner.token, body: { yearOfBirth: 2008 } });
  expect(await shown()).toBeNull();
  expect((await call(app, getMe, { token: owner.token })).body.profileImageId).toBe(id);
});

test('404 for unknown names of any form', async () => {
  for (const name of ['0'.repeat(64), '..%2f..%2fetc', 'x', `${'0'.repeat(64)}-512`]) {
    expect((await served(name)).statusCode).toBe(404);
  }
});
