import { beforeAll, describe, expect, test } from 'vitest';
import { actOnGame, inviteToGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let owner: Person;

beforeAll(async () => {
  owner = await createPerson(app);
  await app.app.inject({ url: '/healthz' });
});

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });

/** A game with so many guests, each with the link of their mail. */
async function gameWithGuests(count: number, changes = {}, preference = {}) {
  const organiser = await createPerson(app);
  const guests = Array.from({ length: count }, () => newGuest());
  const game = await createTestGame(app, organiser, { contactList: guests, ...changes }, preference);
  const links = await Promise.all(guests.map((guest) => linkOf(app, guest.email)));
  const accept = (index: number) => {
    const { token = '', password } = links[index] ?? {};
    return act(game.id, token, { actionType: 'ACCEPT', password });
  };
  return { organiser, guests, game, links, accept };
}

const statusOf = (game: Game, index: number) => game.invitee[index]?.status;

describe('choosing times and places', () => {
  test('422 for times outside the offer, off the half hour, too short or past; nothing is stored', async () => {
    const { game, links } = await gameWithGuests(1, {}, { duration: 90 });
    const token = links[0]?.token ?? '';
    const wrong = [
      [23, 25],
      [24, 25],
      [27, 29],
      [-2, 0],
    ].map(([from = 0, to = 0]) => ({ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, to) }));
    const odd = { fromTime: '2026-11-22T10:10:00.000Z', toTime: '2026-11-22T11:40:00.000Z' };
    for (const slot of [...wrong, odd]) {
      const answer = await act(game.id, token, { actionType: 'TIME_SELECTION', preferedCalendar: [slot] });
      expect(answer.error).toMatchObject({ status: 422, messageId: 'E.game.slot' });
    }
    const none = await act(game.id, token, { actionType: 'TIME_SELECTION', preferedCalendar: [] });
    expect(none.error.messageId).toBe('E.game.slot');
    const seen = await readGame(app, game.id, token);
    expect(seen.calendarPreference.filter(({ invitationId }) => invitationId)).toEqual([]);
  });

  test('422 for a place of another game', async () => {
    const places = { locationPreference: [{ location: { name: 'A' } }, { location: { name: 'B' } }] };
    const { game, links } = await gameWithGuests(1, places);
    const answer = await act(game.id, links[0]?.token ?? '', {
      actionType: 'LOCATION_SELECTION',
      preferedLocation: ['elsewhere'],
    });
    expect(answer.error).toMatchObject({ status: 422, messageId: 'E.game.place' });
  });

  test('the match is agreed at the earliest slot and the first place both can make', async () => {
    const places = { locationPreference: [{ location: { name: 'A' } }, { location: { name: 'B' } }] };
    const { game, links, accept } = await gameWithGuests(1, places);
    const token = links[0]?.token ?? '';
    const slots = [
      { fromTime: hoursFromNow(app, 27), toTime: hoursFromNow(app, 28) },
      { fromTime: hoursFromNow(app, 25), toTime: hoursFromNow(app, 26) },
    ];
    await act(game.id, token, { actionType: 'TIME_SELECTION', preferedCalendar: slots });
    expect((await accept(0)).body).toMatchObject({
      status: 'SCHEDULED',
      fromTime: hoursFromNow(app, 25),
      location: { name: 'A' },
    });
  });
});

describe('accepting', () => {
  // R-acceptance-password
  test('403 E-C25 with the token but without the password of the mail', async () => {
    const { game, links } = await gameWithGuests(1);
    for (const password of [undefined, 'wrong']) {
      const answer = await act(game.id, links[0]?.token ?? '', { actionType: 'ACCEPT', password });
      expect(answer.error).toMatchObject({ status: 403, messageId: 'E-C25' });
    }
    // R-opened
    expect((await readGame(app, game.id, links[0]?.token ?? '')).currentInvitee?.status).toBe('OPENED');
  });

  // R-action-repeated, R-answer-chain
  test('a chain that is sent again after it went through changes nothing', async () => {
    const { game, links, accept, organiser } = await gameWithGuests(1);
    const token = links[0]?.token ?? '';
    const time = {
      actionType: 'TIME_SELECTION',
      preferedCalendar: [{ fromTime: hoursFromNow(app, 25), toTime: hoursFromNow(app, 26) }],
    };
    await act(game.id, token, time);
    const first = (await accept(0)).body;
    expect((await act(game.id, token, time)).status).toBe(200);
    const again = (await accept(0)).body;
    expect(again).toMatchObject({ status: 'SCHEDULED', version: first.version });
    const mails = await outbox(app, organiser.email);
    expect(mails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(1);
  });

  // R-last-spot, R-waiting-list, R-accept
  test('ten at once for one place, on two servers: one is in, the others wait in line, nobody is lost', async () => {
    const second = await buildTestApp({ now: '2026-11-21T09:00:00.000Z', connection: app.connection });
    const { organiser, game, links } = await gameWithGuests(10);
    const answers = await Promise.all(
      links.map(({ token, password }, index) =>
        call(index % 2 ? app : second, actOnGame, {
          params: { id: game.id },
          token,
          body: { actionType: 'ACCEPT', password },
        }),
      ),
    );
    await second.close();
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const seen = await readGame(app, game.id, organiser.token);
    const statuses = seen.invitee.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(9).fill('ACCEPTED'), 'CONFIRMED']);
    const waiting = answers.map(({ body }) => body.waiting ?? 0).sort((a, b) => a - b);
    expect(waiting).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  // R-promotion, R-withdraw
  test('a withdrawal lets the first of the waiting list in, and tells them', async () => {
    const { guests, game, links, accept } = await gameWithGuests(3);
    for (const index of [0, 1, 2]) await accept(index);
    const answer = await act(game.id, links[0]?.token ?? '', { actionType: 'WITHDRAW' });
    expect(answer.body).toMatchObject({
      status: 'SCHEDULED',
      currentInvitee: { status: 'DECLINED' },
      action: ['DECLINE', 'ACCEPT'],
    });
    const promoted = await readGame(app, game.id, links[1]?.token ?? '');
    expect(promoted.currentInvitee?.status).toBe('CONFIRMED');
    expect((await readGame(app, game.id, links[2]?.token ?? '')).waiting).toBe(1);
    const [mail] = await outbox(app, guests[1]?.email);
    expect(mail?.attachments[0]?.content).toContain('METHOD:REQUEST');
  });

  // R-waiting-list
  test('a spot that is free passes over who cannot play at the agreed time', async () => {
    const { game, links, accept } = await gameWithGuests(3, {}, { duration: 90 });
    const [first, later] = [
      { fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25.5) },
      { fromTime: hoursFromNow(app, 25), toTime: hoursFromNow(app, 26.5) },
    ];
    for (const [index, slot] of [first, later].entries()) {
      const body = { actionType: 'TIME_SELECTION', preferedCalendar: [slot] };
      await act(game.id, links[index]?.token ?? '', body);
    }
    for (const index of [0, 1, 2]) await accept(index);
    const left = await act(game.id, links[0]?.token ?? '', { actionType: 'WITHDRAW' });
    expect(left.body).toMatchObject({ status: 'SCHEDULED', fromTime: first?.fromTime });
    const statuses = await Promise.all(links.map(async ({ token }) => readGame(app, game.id, token)));
    expect(statuses.map(({ currentInvitee }) => currentInvitee?.status)).toEqual(['DECLINED', 'ACCEPTED', 'CONFIRMED']);
  });

  // R-promotion, R-reopen
  test('a substitute who takes the spot of a match that stands gets the match by mail, and so does the organiser', async () => {
    const calendarPreference = [{ fromTime: hoursFromNow(app, 60), toTime: hoursFromNow(app, 61) }];
    const { organiser, game, links, accept } = await gameWithGuests(1, {
      invitationExpiryDays: 1,
      calendarPreference,
    });
    await accept(0);
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 25 * 3_600_000));
    await act(game.id, links[0]?.token ?? '', { actionType: 'WITHDRAW' });
    const substitute = newGuest();
    const invited = await call(app, inviteToGame, {
      params: { id: game.id },
      token: organiser.token,
      body: { contactList: [substitute] },
    });
    expect(invited.body.status).toBe('SCHEDULED');
    const { token, password } = await linkOf(app, substitute.email);
    expect((await act(game.id, token, { actionType: 'ACCEPT', password })).body.currentInvitee?.status).toBe(
      'CONFIRMED',
    );
    for (const email of [substitute.email, organiser.email]) {
      const [mail] = await outbox(app, email);
      expect(mail?.subject).toMatch(/^It’s a match/);
      expect(mail?.attachments[0]?.content).toContain('METHOD:REQUEST');
    }
    app.clock.set(before);
  });

  // R-reopen
  test('with nobody waiting the game looks for players again, and calendars are told', async () => {
    const { organiser, game, links, accept } = await gameWithGuests(1);
    await accept(0);
    await act(game.id, links[0]?.token ?? '', { actionType: 'WITHDRAW' });
    const seen = await readGame(app, game.id, organiser.token);
    expect(seen).toMatchObject({ status: 'CONFIRMED', prevStatus: 'SCHEDULED', fromTime: null, location: null });
    const [mail] = await outbox(app, organiser.email);
    expect(mail?.attachments[0]?.content).toContain('METHOD:CANCEL');
    expect((await accept(0)).body.status).toBe('SCHEDULED');
    const [agreed] = await outbox(app, organiser.email);
    expect(agreed?.attachments[0]?.content).toContain('SEQUENCE:4');
  });
});

// R-partner, R-teams
describe('open doubles', () => {
  test('is agreed with three, and scored once the owner has chosen a partner', async () => {
    const { organiser, game, accept } = await gameWithGuests(3, {}, { matchType: 'OPENDOUBLE' });
    await accept(0);
    expect((await accept(1)).body.status).toBe('CONFIRMED');
    expect((await accept(2)).body.status).toBe('SCHEDULED');
    const partner = game.invitee[1]?.id;
    const chosen = await act(game.id, organiser.token, {
      actionType: 'PARTNER_SELECTION',
      contactList: [{ id: partner }],
    });
    expect(chosen.body.initiatorTeam?.players).toHaveLength(2);
    expect(chosen.body.opponentTeam?.players).toHaveLength(2);
    expect(chosen.body.action).not.toContain('PARTNER_SELECTION');
  });

  test('400 for a partner who is not in the match', async () => {
    const { organiser, game, accept } = await gameWithGuests(4, {}, { matchType: 'OPENDOUBLE' });
    for (const index of [0, 1, 2]) await accept(index);
    const answer = await act(game.id, organiser.token, {
      actionType: 'PARTNER_SELECTION',
      contactList: [{ id: game.invitee[3]?.id }],
    });
    expect(answer.error).toMatchObject({ status: 400, data: { fields: { contactList: 'field.choice' } } });
  });
});

// R-choose
describe('CHOOSE', () => {
  test('nothing is agreed until the owner confirms one of those who accepted', async () => {
    const { organiser, game, accept } = await gameWithGuests(2, {}, { candidateMethod: 'CHOOSE' });
    await accept(0);
    expect((await accept(1)).body).toMatchObject({ status: 'CONFIRMED', currentInvitee: { status: 'ACCEPTED' } });
    const chosen = await act(game.id, organiser.token, {
      actionType: 'CONFIRMATION',
      contactList: [{ id: game.invitee[1]?.id }],
    });
    expect(chosen.body.status).toBe('SCHEDULED');
    expect(statusOf(chosen.body, 0)).toBe('ACCEPTED');
    expect(statusOf(chosen.body, 1)).toBe('CONFIRMED');
  });
});

describe('the clock', () => {
  // R-expiry-sweep, R-action-refused
  test('409 E-C26 after the time to answer, and the game is canceled with a mail to everybody', async () => {
    const test = await buildTestApp({ now: '2026-11-21T09:00:00.000Z' });
    const organiser = await createPerson(test);
    const guest = newGuest();
    const game = await createTestGame(test, organiser, { contactList: [guest], invitationExpiryDays: 1 });
    const { token, password } = await linkOf(test, guest.email);
    test.clock.set(new Date('2026-11-22T09:00:00.000Z'));
    const late = await call(test, actOnGame, {
      params: { id: game.id },
      token,
      body: { actionType: 'ACCEPT', password },
    });
    expect(late.error).toMatchObject({ status: 409, messageId: 'E-C26' });
    await test.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: '2026-11-22T09:00:01.000Z' } });
    await expect.poll(async () => (await readGame(test, game.id, organiser.token)).status).toBe('CANCELED');
    const [mail] = await outbox(test, guest.email);
    expect(mail?.subject).toContain('It didn’t work out this time');
    await test.close();
  });
});

describe('scores', () => {
  // R-score-final, R-score-stale, R-version
  test('both sides may correct one for 48 hours; a stale version is refused with the present one', async () => {
    const test = await buildTestApp({ now: '2026-11-21T09:00:00.000Z' });
    const organiser = await createPerson(test);
    const guest = newGuest();
    const game = await createTestGame(test, organiser, { contactList: [guest] });
    const { token, password } = await linkOf(test, guest.email);
    const deed = (body: Record<string, unknown>, by = token) =>
      call(test, actOnGame, { params: { id: game.id }, token: by, body });
    await deed({ actionType: 'ACCEPT', password });
    test.clock.set(new Date(hoursFromNow(test, 26)));
    const won = (initiatorScore: number, opponentScore: number) => ({
      actionType: 'SET_SCORE',
      sets: [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 0 }],
    });
    const first = await deed(won(6, 2), organiser.token);
    expect(first.body).toMatchObject({ status: 'PLAYED', winner: 'INITIATOR', action: ['SET_SCORE'] });
    const stale = await deed({ ...won(2, 6), version: first.body.version - 1 });
    expect(stale.error).toMatchObject({
      status: 409,
      messageId: 'E.game.changed',
      data: { version: first.body.version },
    });
    expect((await deed(won(2, 6))).body.winner).toBe('OPPONENT');
    const impossible = await deed(won(5, 3));
    expect(impossible.error).toMatchObject({ status: 422, messageId: 'E.score.invalid' });
    test.clock.set(new Date(hoursFromNow(test, 49)));
    expect((await deed(won(6, 2))).error).toMatchObject({ status: 409, messageId: 'E.game.state' });
    expect((await readGame(test, game.id, token)).action).toEqual([]);
    await test.close();
  });
});

describe('tokens', () => {
  // R-game-access, R-stranger
  test('401 for the link of another game; a session of another player is a stranger', async () => {
    const [one, other] = [await gameWithGuests(1), await gameWithGuests(1)];
    const foreign = await act(one.game.id, other.links[0]?.token ?? '', { actionType: 'ACCEPT' });
    expect(foreign.error).toMatchObject({ status: 401, messageId: 'E.auth.required' });
    const stranger = await act(one.game.id, other.organiser.token, { actionType: 'ACCEPT' });
    expect(stranger.error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
  });

  // R-share-view
  test('the share link shows the game without its players; one can only register', async () => {
    const { game, guests } = await gameWithGuests(1);
    const token = game.shareUrl?.split('/').at(-1) ?? '';
    const seen = await readGame(app, game.id, token);
    expect(seen).toMatchObject({
      userRole: 'SHARE_INVITEE',
      action: ['OPPONENT_SELECTION', 'CONFIRMATION'],
      invitee: [],
      currentInvitee: null,
    });
    expect(JSON.stringify(seen)).not.toContain(guests[0]?.email);
    expect((await act(game.id, token, { actionType: 'ACCEPT' })).error.status).toBe(403);
  });
});

describe('inviting', () => {
  // R-one-person-once
  test('one person is in a game once, however invited', async () => {
    const known = await createPerson(app);
    const guest = { ...contactOf(known), email: known.email.toUpperCase() };
    const game = await createTestGame(app, owner, { contactList: [guest, contactOf(known), guest] });
    expect(game.invitee).toHaveLength(1);
    const again = await call(app, inviteToGame, {
      params: { id: game.id },
      token: owner.token,
      body: { contactList: [contactOf(known)] },
    });
    expect(again.body.invitee).toHaveLength(1);
  });

  test('403 for a guest who wants to invite', async () => {
    const { game, links } = await gameWithGuests(1);
    const answer = await call(app, inviteToGame, {
      params: { id: game.id },
      token: links[0]?.token ?? '',
      body: { contactList: [newGuest()] },
    });
    expect(answer.status).toBe(401);
  });

  // R-address-privacy
  test('nobody sees the address of another', async () => {
    const { guests, game, links, accept } = await gameWithGuests(2);
    await accept(0);
    const seen = await readGame(app, game.id, links[1]?.token ?? '');
    expect(JSON.stringify(seen)).not.toContain(guests[0]?.email);
    expect(JSON.stringify(seen)).toContain(guests[1]?.email);
  });
});
