import { beforeAll, describe, expect, test } from 'vitest';
import { disable } from '../../../server/admin/people.ts';
import { buildContext } from '../../../server/buildContext.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../../shared/contract/endpoints.ts';
import { actOnGame, editGame, getGame } from '../../../shared/contract/game.ts';
import { findLinkHolder } from '../../../shared/contract/link.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { getPublicProfile, reportPlayer } from '../../../shared/contract/publicProfile.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { uploadPicture } from '../../../shared/contract/settings.ts';
import { GAME_ACTIONS } from '../../../shared/domain/values.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  newGuest,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let owner: Person;
let stranger: Person;
let guest: ReturnType<typeof newGuest>;
let game: Game;
let link: Awaited<ReturnType<typeof linkOf>>;

beforeAll(async () => {
  [owner, stranger] = [await createPerson(app), await createPerson(app)];
  guest = newGuest();
  game = await createTestGame(app, owner, { contactList: [guest] });
  link = await linkOf(app, guest.email);
});

const statusOf = async () => (await readGame(app, game.id, owner.token)).invitee[0]?.status;
const shareOf = ({ shareUrl }: Game) => readInvitationPath(new URL(shareUrl ?? '').pathname)?.token ?? '';

// R-link-holder, R-opened
test('asking whose link it is tells its holder and opens nothing', async () => {
  const holder = (token: string) => call(app, findLinkHolder, { params: { id: game.id }, token });
  const { body } = await holder(link.token);
  expect(await statusOf()).toBe('SENT');
  expect(body).toEqual({ userId: (await readGame(app, game.id, link.token)).currentInvitee?.user.id });
  expect((await holder(shareOf(game))).body).toEqual({ userId: null });
  expect((await holder(stranger.token)).body).toEqual({ userId: null });
});

// R-game-access
test('the game of the path counts, even if the query names another', async () => {
  const other = await createTestGame(app, stranger);
  const query = { id: other.id, gameId: other.id } as Record<string, string>;
  const token = shareOf(other);
  const notes = await call(app, findNotes, { params: { gameId: game.id }, query: query as never, token });
  expect(notes.error).toMatchObject({ status: 401 });
  // Nor a query of another name where the id travels in the query.
  const asked = { gameId: game.id, id: other.id } as Record<string, string>;
  expect((await call(app, addNote, { query: asked as never, body: { comment: 'Hello' }, token })).error).toMatchObject({
    status: 401,
  });
});

describe('a stranger', () => {
  // R-version, R-stranger
  test('learns nothing of a match’s version: 403 comes before 409, and the view has none', async () => {
    const params = { id: game.id };
    const seen = await readGame(app, game.id, stranger.token);
    expect(seen).toMatchObject({ version: 0, summary: { requiredAcceptedCount: 0 } });
    for (const actionType of GAME_ACTIONS) {
      const answer = await call(app, actOnGame, { params, token: stranger.token, body: { actionType, version: 9 } });
      expect(answer.error, actionType).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
      expect(answer.error.data).toBeUndefined();
    }
    const edited = await call(app, editGame, { params, token: stranger.token, body: { notes: 'x', version: 9 } });
    expect(edited.error.status).toBe(403);
  });
});

// R-no-store
test('no cache keeps what an endpoint answers, refusals included', async () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS) as [string, Endpoint][]) {
    if (!/^\/(api|oauth)\//.test(endpoint.path)) continue;
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, game.id]));
    for (const token of [undefined, 'deadDeadDead']) {
      const { headers } = await call(app, endpoint, { params, ...(token && { token }) });
      expect(headers['cache-control'], name).toBe('no-store');
    }
  }
  const read = await call(app, getGame, { params: { id: game.id }, token: link.token });
  expect(read.headers['cache-control']).toBe('no-store');
});

// R-closed-profile
test('a closed account shows nothing of itself any more: no profile, preview, picture or report', async () => {
  const person = await createPerson(app, { yearOfBirth: 1980 });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const boundary = 'part';
  const uploaded = await app.app.inject({
    method: uploadPicture.method,
    url: uploadPicture.path,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
      Buffer.from(pixel, 'base64'),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const { profileImageUrl } = uploaded.json();
  const shared = await createTestGame(app, owner, { contactList: [contactOf(person)] });
  await call(app, actOnGame, { params: { id: shared.id }, token: person.token, body: { actionType: 'DECLINE' } });
  const profile = () => call(app, getPublicProfile, { params: { code: person.code } });
  const pictureOf = async () => (await readGame(app, shared.id, owner.token)).invitee[0]?.user.profileImageId;
  expect((await profile()).status).toBe(200);
  expect(await pictureOf()).not.toBeNull();
  expect((await app.app.inject({ url: profileImageUrl })).statusCode).toBe(200);

  const { context, close } = buildContext({ ...app, log: app.app.log, security: () => undefined });
  await disable(context, person.email).finally(close);
  expect((await profile()).error).toMatchObject({ status: 404 });
  expect((await app.app.inject({ url: profileImageUrl })).statusCode).toBe(404);
  expect(await pictureOf()).toBeNull();
  const body = { reason: 'OTHER', comment: 'x' };
  const report = await call(app, reportPlayer, { params: { code: person.code }, token: stranger.token, body });
  expect(report.status).toBe(404);
});
