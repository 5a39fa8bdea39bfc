import { addDays } from 'date-fns/addDays';
import { describe, expect, test } from 'vitest';
import { actOnGame, getDashboard } from '../../../shared/contract/game.ts';
import { findOpenGames, joinGame } from '../../../shared/contract/gameLists.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  meet,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const openTo = (token: string) => call(app, findOpenGames, { token });
const join = (id: string, token: string) => call(app, joinGame, { params: { id }, token });

async function openGame(preference: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) {
  const owner = await createPerson(app, { gender: 'MALE' });
  const game = await createTestGame(app, owner, changes, { opponentsSelection: 'OPENCHALLENGE', ...preference });
  return { owner, game };
}

/** Whether a player finds a game among the open ones. */
const finds = async (player: Person, id: string) =>
  (await openTo(player.token)).body.games.some((game) => game.id === id);

describe('open games', () => {
  test('are found by those who fit, with what is offered and nothing of its people', async () => {
    const { owner, game } = await openGame({}, { contactList: [newGuest()], notes: 'Indoor' });
    const player = await createPerson(app);
    const found = (await openTo(player.token)).body.games.find(({ id }) => id === game.id);
    expect(found).toMatchObject({
      userRole: null,
      action: [],
      shareUrl: null,
      code: null,
      invitee: [],
      notes: 'Indoor',
    });
    expect(found?.ownerLevel).toBe(5);
    expect(found?.calendarPreference).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain('@');
    expect(await finds(owner, game.id)).toBe(false);
  });

  test('not those that are for invited people, full, over, of another level or gender', async () => {
    const player = await createPerson(app, { gender: 'FEMALE' });
    const fixed = await openGame({ opponentsSelection: 'FIX' });
    const strong = await openGame({ opponentsLevelFrom: 7 });
    const same = await openGame({ opponentsGender: 'SAME' });
    for (const { game } of [fixed, strong, same]) {
      expect(await finds(player, game.id)).toBe(false);
      expect((await join(game.id, player.token)).error.messageId).toBe('E.not.allowed');
    }
    const { owner, game } = await openGame();
    await call(app, actOnGame, { params: { id: game.id }, token: owner.token, body: { actionType: 'CANCEL' } });
    expect(await finds(player, game.id)).toBe(false);
    expect((await join(game.id, player.token)).error.messageId).toBe('E.game.state');
  });

  test('not those of somebody one has blocked, or who has', async () => {
    const player = await createPerson(app);
    const [mine, theirs] = [await openGame(), await openGame()];
    await call(app, blockUser, { query: { userId: mine.owner.id }, token: player.token });
    await call(app, blockUser, { query: { userId: player.id }, token: theirs.owner.token });
    for (const { game } of [mine, theirs]) {
      expect(await finds(player, game.id)).toBe(false);
      expect((await join(game.id, player.token)).error.status).toBe(403);
    }
  });

  test('who joins is an invitee, twice as well as once, and answers as any other', async () => {
    const { owner, game } = await openGame();
    const player = await createPerson(app);
    const joined = await Promise.all([join(game.id, player.token), join(game.id, player.token)]);
    for (const { body } of joined) expect(body).toMatchObject({ userRole: 'OPPONENT_INVITEE' });
    expect(await finds(player, game.id)).toBe(false);
    const agreed = await call(app, actOnGame, {
      params: { id: game.id },
      token: player.token,
      body: { actionType: 'ACCEPT' },
    });
    expect(agreed.body.status).toBe('SCHEDULED');
    const seen = await readGame(app, game.id, owner.token);
    expect(seen.invitee).toMatchObject([{ status: 'CONFIRMED', inviter: 'OWNER' }]);
  });

  test('409 once the owner’s level takes no more guests, or after the time to answer', async () => {
    const { game } = await openGame({}, { contactList: Array.from({ length: 10 }, () => newGuest()) });
    const player = await createPerson(app);
    expect((await join(game.id, player.token)).error.messageId).toBe('E.game.full');
  });
});

describe('people one knows', () => {
  const known = (token: string, gameId?: string) =>
    call(app, findKnownPeople, { token, query: gameId ? { gameId } : {} });

  test('guests, opponents and friends, never an address; without those in the game, with who fits', async () => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    const guest = newGuest();
    const first = await createTestGame(app, owner, { contactList: [guest, contactOf(player)] });
    const { token, password } = await linkOf(app, guest.email);
    await call(app, actOnGame, { params: { id: first.id }, token, body: { actionType: 'ACCEPT', password } });
    await call(app, actOnGame, { params: { id: first.id }, token: player.token, body: { actionType: 'DECLINE' } });
    const people = (await known(owner.token)).body;
    expect(people.map(({ firstName }) => firstName).sort()).toEqual(['Gil', 'Pat']);
    expect(JSON.stringify(people)).not.toContain('@');
    const next = await createTestGame(app, owner, { contactList: [contactOf(player)] }, { opponentsLevelFrom: 6 });
    const rest = (await known(owner.token, next.id)).body;
    expect(rest).toMatchObject([{ firstName: 'Gil', level: 5, fits: false }]);
    expect((await known(player.token, next.id)).error.messageId).toBe('E.not.allowed');
  });

  // R-friends-page
  test('matches that both played are counted, not those that one declined, that were canceled or are to come', async () => {
    const [owner, player, other] = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const played = async () =>
      (await known(owner.token)).body.map((person) => [person.id, person.played, person.balls]);
    const act = (id: string, token: string, actionType: 'ACCEPT' | 'DECLINE' | 'CANCEL') =>
      call(app, actOnGame, { params: { id }, token, body: { actionType } });
    const contactList = [contactOf(player), contactOf(other)];
    const [first, second] = [
      await createTestGame(app, owner, { contactList }),
      await createTestGame(app, owner, { contactList }),
    ];
    await act(first.id, other.token, 'DECLINE');
    await act(first.id, player.token, 'ACCEPT');
    await act(second.id, other.token, 'ACCEPT');
    await act(second.id, owner.token, 'CANCEL');
    expect(await played()).toEqual(
      expect.arrayContaining([
        [player.id, 0, 0],
        [other.id, 0, 0],
      ]),
    );
    app.clock.set(addDays(app.clock.now(), 4));
    expect(await played()).toEqual([
      [player.id, 1, 0],
      [other.id, 0, 0],
    ]);
    expect((await known(player.token)).body).toMatchObject([{ id: owner.id, played: 1 }]);
  });

  test('levels are those of the kind of match that is named, none without one', async () => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    await meet(app, owner, player);
    const levels = async (query: Record<string, string>) =>
      (await call(app, findKnownPeople, { token: owner.token, query })).body.map(({ level }) => level);
    expect(await levels({ sport: 'PADEL', matchType: 'OPENDOUBLE' })).toEqual([5]);
    expect(await levels({ sport: 'PADEL' })).toEqual([null]);
    expect((await call(app, findKnownPeople, { token: owner.token, query: { sport: 'CHESS' } as never })).status).toBe(
      400,
    );
  });
});

// R-hidden-invitee
describe('somebody who has blocked the organiser, or all invitations', () => {
  test('hears and sees nothing of an invitation; the organiser sees that it did not arrive', async () => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    await call(app, blockUser, { query: { userId: owner.id }, token: player.token });
    const mails = (await outbox(app, player.email)).length;
    const game = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    expect(game.invitee).toMatchObject([{ status: 'UNDELIVERABLE' }]);
    await call(app, actOnGame, { params: { id: game.id }, token: owner.token, body: { actionType: 'CANCEL' } });
    expect(await outbox(app, player.email)).toHaveLength(mails);
    const shown = await call(app, getDashboard, { token: player.token, query: { archive: 'true' } });
    expect(shown.body.games).toEqual([]);
  });
});
