import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { actOnGame, createGame, editGame, getGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
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
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
const edit = (game: Game, organiser: Person, body: Record<string, unknown>) =>
  call(app, editGame, { params: { id: game.id }, token: organiser.token, body });
const shareOf = (game: Game) => readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
const subjects = async (to: string) => (await outbox(app, to)).map(({ subject }) => subject);
const register = (game: Game, email: string) =>
  act(game.id, shareOf(game), {
    actionType: 'OPPONENT_SELECTION',
    contactList: [{ firstName: 'Vic', lastName: 'Tim', email }],
  });

/** Moves the clock on, and waits until what became due has gone out. */
async function pass(minutes: number): Promise<void> {
  const now = addMinutes(app.clock.now(), minutes).toISOString();
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
}

describe('somebody whose address a stranger typed', () => {
  // R-mail-budget, R-mail-unproved
  test('on the share links of many matches, each called off, gets five mails a day', async () => {
    const organiser = await createPerson(app);
    const { email } = newGuest();
    for (let time = 0; time < 25; time += 1) {
      const game = await createTestGame(app, organiser);
      expect((await register(game, email)).status).toBe(200);
      await act(game.id, organiser.token, { actionType: 'CANCEL' });
    }
    expect(await subjects(email)).toHaveLength(5);
  });

  // R-mail-unproved
  test('gets one mail about a match, however often it is accepted and changed', async () => {
    const organiser = await createPerson(app);
    const { email } = newGuest();
    const game = await createTestGame(app, organiser);
    const token = (await register(game, email)).body.invitee[0]?.accessToken ?? '';
    for (let time = 0; time < 8; time += 1) {
      expect((await act(game.id, token, { actionType: 'ACCEPT' })).status).toBe(200);
      const from = 24 + time * 5;
      const calendarPreference = [{ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, from + 4) }];
      expect((await edit(game, organiser, { calendarPreference })).status).toBe(200);
      await pass(11);
    }
    expect(await subjects(email)).toHaveLength(1);
  });

  // R-mail-unproved
  test('hears of changes once they have opened the mailed link', async () => {
    const organiser = await createPerson(app);
    const { email } = newGuest();
    const game = await createTestGame(app, organiser);
    await register(game, email);
    const link = await linkOf(app, email);
    expect((await call(app, getGame, { params: { id: game.id }, token: link.token })).status).toBe(200);
    await pass(11);
    await act(game.id, organiser.token, { actionType: 'CANCEL' });
    expect((await subjects(email))[0]).toContain('Cancelled');
  });
});

describe('an organiser who invites the same person again and again', () => {
  // R-mail-budget
  test('is refused after twenty mails a day, and told until when', async () => {
    const organiser = await createPerson(app);
    const guest = newGuest();
    let refused = null;
    for (let time = 0; time < 61 && !refused; time += 1) {
      const body = gameBody(app, { contactList: [guest] });
      const created = await call(app, createGame, { token: organiser.token, body });
      if (created.status === 201) await act(created.body.id, organiser.token, { actionType: 'CANCEL' });
      else refused = created;
    }
    expect(refused?.status).toBe(429);
    expect(refused?.error.messageId).toBe('E.mail.enough');
    expect(refused?.headers['retry-after']).toBe(String(24 * 3600));
    expect((await subjects(guest.email)).length).toBeLessThanOrEqual(20);
    // Others may still write to this person, and this organiser to others.
    await createTestGame(app, await createPerson(app), { contactList: [guest] });
    await createTestGame(app, organiser, { contactList: [newGuest()] });
    await pass(24 * 60 + 1);
    await createTestGame(app, organiser, { contactList: [guest] });
  });
});

describe('several mails to one person about one match', () => {
  // R-mail-gathered
  test('within ten minutes become one, with how the match is then', async () => {
    const organiser = await createPerson(app);
    const guest = newGuest();
    const game = await createTestGame(app, organiser, { contactList: [guest] }, { candidateMethod: 'CHOOSE' });
    const { token, password } = await linkOf(app, guest.email);
    for (const from of [30, 40, 50]) {
      expect((await act(game.id, token, { actionType: 'ACCEPT', password })).status).toBe(200);
      const calendarPreference = [{ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, from + 2) }];
      expect((await edit(game, organiser, { calendarPreference })).status).toBe(200);
    }
    const brussels = { timeZone: 'Europe/Brussels', hour: 'numeric', minute: '2-digit' } as const;
    const last = new Intl.DateTimeFormat('en-GB', brussels).format(new Date(hoursFromNow(app, 50)));
    expect(await subjects(guest.email)).toHaveLength(1);
    await pass(9);
    expect(await subjects(guest.email)).toHaveLength(1);
    await pass(1);
    await expect.poll(() => subjects(guest.email)).toHaveLength(2);
    const [gathered] = await outbox(app, guest.email);
    // The last of the three offers, said once.
    expect(gathered?.text).toMatch(new RegExp(`, ${last}–`));
    expect(gathered?.text.match(/have changed/g)).toHaveLength(1);
    const fresh = await linkOf(app, guest.email);
    expect((await readGame(app, game.id, fresh.token)).currentInvitee?.status).toBe('OPENED');
  });

  // R-mail-gathered
  test('do not lose what takes the match out of the calendar', async () => {
    const organiser = await createPerson(app);
    const [first, second] = [await createPerson(app), await createPerson(app)];
    const game = await createTestGame(app, organiser, { contactList: [first, second].map(contactOf) });
    for (let time = 0; time < 4; time += 1) {
      await act(game.id, first.token, { actionType: 'ACCEPT' });
      await act(game.id, first.token, { actionType: 'WITHDRAW' });
    }
    await act(game.id, first.token, { actionType: 'ACCEPT' });
    await act(game.id, organiser.token, { actionType: 'CANCEL', note: 'Rain' });
    const atOnce = await outbox(app, first.email);
    expect(atOnce.filter(({ text }) => text.includes(game.id)).length).toBeLessThanOrEqual(3);
    await pass(10);
    await expect.poll(async () => (await outbox(app, first.email)).length).toBe(atOnce.length + 1);
    const [last] = await outbox(app, first.email);
    expect(last?.subject).toContain('Cancelled');
    expect(last?.attachments[0]?.content).toContain('METHOD:CANCEL');
    expect(last?.text).toContain('Rain');
    expect((await readGame(app, game.id, organiser.token)).status).toBe('CANCELED');
  });
});

// R-mail-gathered, R-mail-budget
test('an evening of twelve players and three matches, one moved and one called off, sends what it should', async () => {
  const organiser = await createPerson(app);
  const guests = Array.from({ length: 11 }, () => newGuest());
  const evenings = [guests.slice(0, 3), guests.slice(3, 6), guests.slice(6, 9)];
  const matches = [];
  for (const contactList of evenings) {
    matches.push(await createTestGame(app, organiser, { contactList }, { matchType: 'OPENDOUBLE' }));
  }
  const [moved, canceled, quiet] = matches as [Game, Game, Game];
  for (const [index, game] of matches.entries()) {
    for (const { email } of evenings[index] ?? []) {
      const { token, password } = await linkOf(app, email);
      expect((await act(game.id, token, { actionType: 'ACCEPT', password })).status).toBe(200);
    }
  }
  const later = [{ fromTime: hoursFromNow(app, 26), toTime: hoursFromNow(app, 28) }];
  expect((await edit(moved, organiser, { calendarPreference: later })).body.fromTime).toBe(later[0]?.fromTime);
  await act(canceled.id, organiser.token, { actionType: 'CANCEL', note: 'Rain' });
  expect((await readGame(app, quiet.id, organiser.token)).status).toBe('SCHEDULED');
  await pass(10);
  const last = async (to: string) => {
    const [mail] = await outbox(app, to);
    return /METHOD:\w+/.exec(mail?.attachments[0]?.content ?? '')?.[0];
  };
  const heard = (game: number) => Promise.all((evenings[game] ?? []).map(({ email }) => last(email)));
  expect(await heard(0)).toEqual(Array(3).fill('METHOD:REQUEST'));
  expect(await heard(1)).toEqual(Array(3).fill('METHOD:CANCEL'));
  expect(await heard(2)).toEqual(Array(3).fill('METHOD:REQUEST'));
  const counts = await Promise.all(guests.map(async ({ email }) => (await subjects(email)).length));
  expect(counts).toEqual([3, 3, 3, 3, 3, 3, 2, 2, 2, 0, 0]);
  // The organiser hears of the first yes of each match, of the agreement, and of what they did to it, and no more.
  expect((await subjects(organiser.email)).length).toBeLessThanOrEqual(1 + 3 * 3);
});
