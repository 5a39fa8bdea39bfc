import { beforeAll, describe, expect, test } from 'vitest';
import { actOnGame, eraseGuest, findClashes, getGame } from '../../../shared/contract/game.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
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
});

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
const shareOf = (game: Game) => readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
const tokenOf = (game: Game) => game.invitee[0]?.accessToken ?? '';

/** Uses somebody's address on the share link of a game, as anybody can. */
async function registerAs(email: string, game: Game) {
  const visitor = { firstName: 'Mal', lastName: 'Lory', email };
  return act(game.id, shareOf(game), { actionType: 'OPPONENT_SELECTION', contactList: [visitor] });
}

/** A guest who plays in somebody's agreed match. */
async function agreedGuest(guest = newGuest()) {
  const organiser = await createPerson(app);
  const game = await createTestGame(app, organiser, { contactList: [guest] });
  const link = await linkOf(app, guest.email);
  await act(game.id, link.token, { actionType: 'ACCEPT', password: link.password });
  return { organiser, guest, game, link };
}

/** What the holder of a token can do to the guest behind it, and how the guest's agreed match is afterwards. */
async function attack(own: Game, token: string, agreed: Awaited<ReturnType<typeof agreedGuest>>) {
  const clashes = await call(app, findClashes, { params: { id: own.id }, token });
  const erased = await call(app, eraseGuest, { params: { id: own.id }, token });
  const { status, invitee } = await readGame(app, agreed.game.id, agreed.organiser.token);
  return { clashes: clashes.body, erased: erased.status, status, name: invitee[0]?.user.firstName };
}
const HARMLESS = { clashes: [], erased: 403, status: 'SCHEDULED', name: 'Gil' };

describe('a person who knows a guest’s address', () => {
  // R-secured-visitor, R-erase-guest, R-clashes
  test('proves nothing by it: no match is listed, nobody erased, no agreed match broken', async () => {
    const agreed = await agreedGuest();
    const own = await createTestGame(app, await createPerson(app));
    const registered = await registerAs(agreed.guest.email, own);
    expect(registered.body.invitee[0]).toMatchObject({ secured: true });
    expect(await attack(own, tokenOf(registered.body), agreed)).toEqual(HARMLESS);
  });

  test('and came first with it, does no more later, when the guest plays elsewhere', async () => {
    const guest = newGuest();
    const own = await createTestGame(app, await createPerson(app));
    const registered = await registerAs(guest.email, own);
    expect(registered.body.invitee[0]).toMatchObject({ secured: false });
    const mailed = await linkOf(app, guest.email);
    const agreed = await agreedGuest(guest);
    const page = tokenOf(registered.body);
    expect(await attack(own, page, agreed)).toMatchObject({ clashes: [], erased: 403, status: 'SCHEDULED' });
    // The mailed link is the guest's own.
    const clashes = await call(app, findClashes, { params: { id: own.id }, token: mailed.token });
    expect(clashes.body).toMatchObject([{ gameId: agreed.game.id }]);
    expect((await call(app, eraseGuest, { params: { id: own.id }, token: mailed.token })).status).toBe(204);
  });
});

describe('registering with an address that is known', () => {
  const guests = [newGuest(), newGuest(), newGuest()];
  const [silent, accepted, declined] = guests as [(typeof guests)[0], (typeof guests)[0], (typeof guests)[0]];
  let game: Game;
  let answers: { who: string; registered: Game; token: string }[];
  let victims: Person[];

  beforeAll(async () => {
    const elsewhere = await agreedGuest();
    const [player, member] = [await createPerson(app), await createPerson(app)];
    victims = [player, member];
    const contact = { firstName: 'Pat', lastName: 'Player', email: member.email };
    game = await createTestGame(app, owner, { contactList: [...guests, contact] }, { candidateMethod: 'CHOOSE' });
    for (const [guest, actionType] of [[accepted, 'ACCEPT'] as const, [declined, 'DECLINE'] as const]) {
      const { token, password } = await linkOf(app, guest.email);
      await act(game.id, token, { actionType, password, note: 'My own words' });
    }
    await act(game.id, member.token, { actionType: 'ACCEPT' });
    const all = {
      'a guest of another match': elsewhere.guest.email,
      'a registered player': player.email,
      'a guest of this match': silent.email,
      'a guest who accepted': accepted.email,
      'a guest who declined': declined.email,
      'a player who accepted': member.email,
    };
    answers = [];
    for (const [who, email] of Object.entries(all)) {
      const { body } = await registerAs(email, game);
      answers.push({ who, registered: body, token: tokenOf(body) });
    }
  });

  const plain = (body: unknown, token: string) => JSON.parse(JSON.stringify(body).replaceAll(token, 'TOKEN'));

  // R-registered-alike
  test('has the same answer for every person and everything they have said', async () => {
    const [first] = answers;
    if (!first) throw new Error('nobody registered');
    for (const { who, registered, token } of answers) {
      // Versions, times and numbers of the invited grow with each that is registered.
      const { version: _v, changedAt: _c, ...body } = plain(registered, token);
      const { version: _f, changedAt: _a, ...expected } = plain(first.registered, first.token);
      expect(body, who).toEqual(expected);
      expect(JSON.stringify(registered), who).not.toMatch(/@|own words/);
    }
    expect(new Set(answers.map(({ registered }) => registered.changedAt)).size).toBe(answers.length);
    const ids = victims.flatMap(({ id, code }) => [id, code]);
    for (const id of ids) expect(JSON.stringify(answers)).not.toContain(id);
  });

  // R-draft
  test('what is chosen then waits as a draft for each of them, and no answer is told by it', async () => {
    const preferedCalendar = [{ fromTime: hoursFromNow(app, 26), toTime: hoursFromNow(app, 28) }];
    const seen = [];
    for (const { who, token } of answers) {
      const stored = await act(game.id, token, { actionType: 'TIME_SELECTION', preferedCalendar });
      expect(stored.status, who).toBe(200);
      for (const actionType of ['ACCEPT', 'DECLINE', 'WITHDRAW', 'UPDATE']) {
        expect((await act(game.id, token, { actionType })).error.messageId, who).toBe('E-C25');
      }
    }
    for (const { token } of answers) seen.push((await call(app, getGame, { params: { id: game.id }, token })).body);
    for (const each of seen) expect(each).toEqual(seen[0]);
    const link = await linkOf(app, silent.email);
    const proposed = await readGame(app, game.id, link.token);
    expect(proposed.calendarPreference.filter(({ invitationId }) => invitationId)).toMatchObject(preferedCalendar);
    const { status, note } =
      (await readGame(app, game.id, (await linkOf(app, accepted.email)).token)).currentInvitee ?? {};
    expect({ status, note }).toEqual({ status: 'ACCEPTED', note: 'My own words' });
  });
});

// R-registered-alike
test('the organiser of the link learns nothing of a registered player either, until they say yes', async () => {
  const [organiser, player] = [await createPerson(app), await createPerson(app, { phone: '+32470123456' })];
  const game = await createTestGame(app, organiser, {}, { candidateMethod: 'CHOOSE' });
  await registerAs(player.email, game);
  const seen = await readGame(app, game.id, organiser.token);
  expect(seen.invitee).toMatchObject([
    { status: 'SENT', hasPhone: false, user: { firstName: 'Mal', code: null, type: 'CONTACT', profileImageId: null } },
  ]);
  expect(JSON.stringify(seen)).not.toContain(player.id);
  expect((await call(app, findKnownPeople, { token: organiser.token })).body).toEqual([]);
  const [mail] = await outbox(app, player.email);
  expect(mail?.subject).toContain('Was it you?');
  await act(game.id, player.token, { actionType: 'ACCEPT' });
  const then = await readGame(app, game.id, organiser.token);
  expect(then.invitee).toMatchObject([{ status: 'ACCEPTED', user: { id: player.id, code: player.code } }]);
  expect((await call(app, findKnownPeople, { token: organiser.token })).body).toMatchObject([{ id: player.id }]);
});
