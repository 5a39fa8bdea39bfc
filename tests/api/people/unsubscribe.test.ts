import { beforeEach, describe, expect, test } from 'vitest';
import { actOnGame, createSeries, editGame, getDashboard, nudgeGame } from '../../../shared/contract/game.ts';
import { joinGame } from '../../../shared/contract/gameLists.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { blockUser, unblockUser } from '../../../shared/contract/settings.ts';
import {
  eraseMailedGuest,
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
  unsubscribeOneClick,
} from '../../../shared/contract/unsubscribe.ts';
import { UNSUBSCRIBE_TYPES, type UnsubscribeType } from '../../../shared/domain/values.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  gameBody,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  type Person,
  proveAddress,
  readGame,
} from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test's sign-ups are not the next one's.
beforeEach(() => app.clock.set(new Date(hoursFromNow(app, 2))));

/** What the unsubscribe link of the newest mail to an address says. */
async function stopLinkOf(email: string) {
  const [mail] = await outbox(app, email);
  const url = mail?.links.map((link) => new URL(link)).find(({ pathname }) => pathname === '/unsub');
  const passwordRef = url?.searchParams.get('pr') ?? undefined;
  return { token: url?.searchParams.get('t') ?? '', passwordRef, simple: url?.searchParams.get('s') };
}

async function invited() {
  const owner = await createPerson(app);
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const { token, passwordRef, simple } = await stopLinkOf(guest.email);
  return { owner, guest, game, simple, link: { token, passwordRef } };
}

describe('the page of a mail', () => {
  test('names the sender, and asks a guest one question; looking changes nothing', async () => {
    const { owner, guest, game, link, simple } = await invited();
    expect(simple).toBe('true');
    const { body } = await call(app, readUnsubscribe, { body: { ...link, type: 'BLOCK_USER' } });
    expect(body).toMatchObject({ sourceUser: { id: owner.id, firstName: 'Pat' }, isGuest: true });
    expect((await app.app.inject({ url: `/unsub?t=${link.token}&pr=${link.passwordRef}` })).statusCode).toBe(404);
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('SENT');
    const player = await createPerson(app);
    await createTestGame(app, owner, { contactList: [contactOf(player)] });
    expect((await stopLinkOf(player.email)).simple).toBeNull();
    expect(await outbox(app, guest.email)).toHaveLength(1);
  });

  // Messages of one match and mails of clubs have tests of their own (R-notes-stopped, R-club-block).
  const ofAnyMail = UNSUBSCRIBE_TYPES.filter((type) => type !== 'GAME_NOTES' && type !== 'BLOCK_CLUB');
  test.each(ofAnyMail)('%s: 204, then 409 E-C39, then undone as often as one likes', async (type) => {
    const { owner, guest, link } = await invited();
    const mails = async () => (await outbox(app, guest.email)).length;
    const again = () => createTestGame(app, owner, { contactList: [guest] });
    expect((await call(app, unsubscribe, { body: { ...link, type } })).status).toBe(204);
    expect((await call(app, unsubscribe, { body: { ...link, type } })).error).toMatchObject({
      status: 409,
      messageId: 'E-C39',
    });
    const stopped = async () => (await call(app, readUnsubscribe, { body: link })).body.stopped;
    expect(await stopped()).toEqual([type]);
    await again();
    expect(await mails()).toBe(1);
    for (const _time of [1, 2]) {
      expect((await call(app, undoUnsubscribe, { body: { ...link, type } })).status).toBe(204);
    }
    expect(await stopped()).toEqual([]);
    await again();
    expect(await mails()).toBe(2);
  });

  test('404 for an unknown token and for a sender who is nobody', async () => {
    const { link } = await invited();
    for (const endpoint of [readUnsubscribe, unsubscribe, undoUnsubscribe]) {
      const answer = await call(app, endpoint, { body: { token: 'nobodys', passwordRef: 'x', type: 'CHANNEL' } });
      expect(answer.error.messageId).toBe('E.notFound');
    }
    const nobody = await call(app, unsubscribe, { body: { ...link, passwordRef: 'nobody', type: 'BLOCK_USER' } });
    expect(nobody.error.messageId).toBe('E.notFound');
    const own = await call(app, readUnsubscribe, { body: { token: link.token } });
    expect(own.body.sourceUser).toBeNull();
  });

  test('the link of a mail to a guest holds for the account made later, and what they stopped stays stopped', async () => {
    const { owner, guest, link } = await invited();
    await call(app, unsubscribe, { body: { ...link, type: 'BLOCK_USER' } });
    const account = await createPerson(app, { emails: [{ email: guest.email }], validated: false });
    await proveAddress(app, guest.email);
    const game = await createTestGame(app, owner, { contactList: [contactOf(account)] });
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('UNDELIVERABLE');
    const again = await call(app, unsubscribe, { body: { ...link, type: 'BLOCK_USER' } });
    expect(again.error.messageId).toBe('E-C39');
    await call(app, undoUnsubscribe, { body: { ...link, type: 'BLOCK_USER' } });
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('PENDING');
  });

  test('a guest has their data erased; an account is sent to its profile; then the link says "done"', async () => {
    const { owner, game, link } = await invited();
    expect((await call(app, eraseMailedGuest, { body: { token: link.token } })).status).toBe(204);
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.user).toMatchObject({
      firstName: 'Former player',
      lastName: '',
    });
    expect((await call(app, unsubscribe, { body: { ...link, type: 'CHANNEL' } })).error.messageId).toBe('E-C39');
    const { rows } = await app.db.query('select mail_token from users where id = $1', [owner.id]);
    const refused = await call(app, eraseMailedGuest, { body: { token: rows[0].mail_token } });
    expect(refused.error.messageId).toBe('E.not.allowed');
  });
});

// Every mail that a match can send, and every way in which one person reaches another (R-block, R-unsubscribe-types).
describe('what was stopped is stopped at every door', () => {
  type Stop = (player: Person, owner: Person) => Promise<unknown>;
  const byLink = (type: UnsubscribeType): Stop => {
    return async (player, owner) => {
      const { rows } = await app.db.query('select mail_token from users where id = $1', [player.id]);
      const body = { token: rows[0].mail_token, passwordRef: owner.id, type };
      expect((await call(app, unsubscribe, { body })).status).toBe(204);
    };
  };
  const STOPS: [string, Stop][] = [
    [
      'the player blocks the organiser',
      async ({ token }, { id }) => call(app, blockUser, { query: { userId: id }, token }),
    ],
    [
      'the organiser blocks the player',
      async ({ id }, { token }) => call(app, blockUser, { query: { userId: id }, token }),
    ],
    ['BLOCK_USER', byLink('BLOCK_USER')],
    ['BLOCK_ALL_USER', byLink('BLOCK_ALL_USER')],
  ];

  const open = { opponentsSelection: 'OPENCHALLENGE' };
  const onDashboard = async ({ token }: Person, gameId: string) => {
    const { body } = await call(app, getDashboard, { query: { archive: 'false' }, token });
    return body.games.some(({ id }: { id: string }) => id === gameId);
  };

  test.each(STOPS)('%s: invitations, series, reminders, changes, nudges and the dashboard', async (_name, stop) => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    const before = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    expect(await outbox(app, player.email)).toHaveLength(2);
    await stop(player, owner);
    const mails = (await outbox(app, player.email)).length;
    expect(await onDashboard(player, before.id)).toBe(false);
    const statusIn = async (id: string) => (await readGame(app, id, owner.token)).invitee[0]?.status;
    expect(await statusIn(before.id)).toBe('UNDELIVERABLE');
    const after = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    expect(await statusIn(after.id)).toBe('UNDELIVERABLE');
    await call(app, createSeries, {
      token: owner.token,
      body: { games: [1, 2].map(() => gameBody(app, { contactList: [contactOf(player)] })) },
    });
    await call(app, nudgeGame, { params: { id: before.id }, token: owner.token });
    const moved = [{ fromTime: hoursFromNow(app, 26), toTime: hoursFromNow(app, 30) }];
    await call(app, editGame, {
      params: { id: before.id },
      token: owner.token,
      body: { notes: 'Later than planned', calendarPreference: moved },
    });
    // The reminder of a missing answer comes half a day before its time is over.
    await sweepAt([app], hoursFromNow(app, 20));
    await call(app, actOnGame, { params: { id: before.id }, token: owner.token, body: { actionType: 'CANCEL' } });
    expect(await outbox(app, player.email)).toHaveLength(mails);
  });

  test.each(STOPS.slice(0, 3))('%s: open games, the share link and notes', async (_name, stop) => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    const game = await createTestGame(app, owner, {}, open);
    const other = await createTestGame(app, player, { contactList: [contactOf(owner)] });
    await call(app, addNote, { query: { gameId: other.id }, body: { comment: 'Balls are mine' }, token: player.token });
    await stop(player, owner);
    expect((await call(app, joinGame, { params: { id: game.id }, token: player.token })).error.status).toBe(403);
    const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
    const contactList = [{ firstName: 'Pat', lastName: 'Player', email: player.email }];
    const registered = await call(app, actOnGame, {
      params: { id: game.id },
      token: share,
      body: { actionType: 'OPPONENT_SELECTION', contactList },
    });
    expect(registered.error.messageId).toBe('E-C24.1');
    expect((await call(app, findNotes, { params: { gameId: other.id }, token: owner.token })).body).toEqual([]);
  });

  test('a player who has said yes stays in the match and gets its mails, even if they block the organiser later', async () => {
    const { owner, guest, game, link } = await invited();
    const own = await linkOf(app, guest.email);
    const body = { actionType: 'ACCEPT', password: own.password };
    await call(app, actOnGame, { params: { id: game.id }, token: own.token, body });
    await call(app, unsubscribe, { body: { ...link, type: 'BLOCK_USER' } });
    const mails = (await outbox(app, guest.email)).length;
    await call(app, actOnGame, { params: { id: game.id }, token: owner.token, body: { actionType: 'CANCEL' } });
    expect(await outbox(app, guest.email)).toHaveLength(mails + 1);
  });

  test('taking a block back brings the invitation back', async () => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    const game = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    await call(app, blockUser, { query: { userId: owner.id }, token: player.token });
    await call(app, unblockUser, { query: { userId: owner.id }, token: player.token });
    expect(await onDashboard(player, game.id)).toBe(true);
  });

  test('the mail channel: nothing but mails of security, of all that a match sends', async () => {
    const owner = await createPerson(app);
    const player = await createPerson(app);
    const { rows } = await app.db.query('select mail_token from users where id = $1', [player.id]);
    await call(app, unsubscribeOneClick, { query: { t: rows[0].mail_token } });
    const mails = (await outbox(app, player.email)).length;
    const game = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    await call(app, actOnGame, { params: { id: game.id }, token: player.token, body: { actionType: 'ACCEPT' } });
    await sweepAt([app], hoursFromNow(app, 23));
    await call(app, actOnGame, { params: { id: game.id }, token: owner.token, body: { actionType: 'CANCEL' } });
    expect(await outbox(app, player.email)).toHaveLength(mails);
    expect((await outbox(app, owner.email)).length).toBeGreaterThan(1);
    await app.app.inject({ method: 'POST', url: '/api/forgottenPassword', payload: { email: player.email } });
    await expect.poll(async () => (await outbox(app, player.email)).length).toBe(mails + 1);
  });

  // R-one-click: RFC 8058 has mail programs send a form of either kind; they differ in what they do.
  test.each([
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
    ],
    ['multipart/form-data', ''],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/octet-stream', 'One-Click'],
    ['application/json', '{'],
    ['text/plain', 'One-Click'],
    [undefined, 'One-Click'],
    [undefined, undefined],
  ])('one click with a body of %s stops mail', async (type, payload) => {
    const player = await createPerson(app);
    const { rows } = await app.db.query('select mail_token from users where id = $1', [player.id]);
    const headers = type ? { 'content-type': type } : {};
    const url = `/api/unsubscribe/oneclick?t=${rows[0].mail_token}`;
    const answer = await app.app.inject({
      method: 'POST',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode).toBe(204);
    const stopped = await app.db.query('select mail_channel from users where id = $1', [player.id]);
    expect(stopped.rows).toEqual([{ mail_channel: false }]);
  });

  test('one click with a long body is refused', async () => {
    const url = '/api/unsubscribe/oneclick?t=nobodysToken';
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await app.app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(20_000) });
    expect(answer.statusCode).toBe(413);
  });
});
