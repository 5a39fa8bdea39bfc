import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import {
  askPlayersNow,
  getPlayerSearch,
  startPlayerSearch,
  stopPlayerSearch,
} from '../../../shared/contract/playerSearch.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, outbox, type Person, readGame } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';
import { inspect } from '../../support/model/gameModel.ts';

// Players looked for wave by wave (R-substitute-search).

/** A Monday morning in Brussels. */
const NOW = '2026-11-23T09:00:00.000Z';
/** Wednesday at seven in the evening, there. */
const SLOT = { fromTime: '2026-11-25T18:00:00.000Z', toTime: '2026-11-25T19:00:00.000Z' };

let app: TestApp;
let db: pg.Client;
let owner: Person;
let player: Person;
let known: Person[];

beforeAll(async () => {
  app = await buildTestApp({ now: NOW });
  db = await inspect(app);
  [owner, player] = [await createPerson(app), await createPerson(app)];
  known = [];
  for (let each = 0; each < 6; each += 1) known.push(await createPerson(app));
});
afterAll(async () => {
  await db.end();
  await app.close();
});

beforeEach(async () => {
  await db.query('truncate games, locations, mails, mail_counts, preferences, blocks cascade');
  await sweepAt([app], NOW);
  await createTestGame(app, owner, { contactList: known.map(contactOf) });
  // They have answered: whoever is only invited is not known (R-typed-address).
  await db.query("update invitees set status = 'DECLINED', mailbox_answered_at = created_at");
});

/** Waits until searches that are to go on at once have done so. */
async function goneOn(): Promise<void> {
  const pending = `select 1 from jobs.job where name = 'search.step' and state < 'completed' and start_after <= now()`;
  await expect.poll(async () => (await db.query(pending)).rowCount, { timeout: 8000, interval: 50 }).toBe(0);
}
const texts = async ({ email }: Person) => (await outbox(app, email)).map(({ text }) => text);

const act = (game: Game, person: Person, actionType: string) =>
  call(app, actOnGame, { params: { id: game.id }, token: person.token, body: { actionType } });
const search = async (game: Game) =>
  (await call(app, getPlayerSearch, { params: { id: game.id }, token: owner.token })).body;
const subjects = async ({ email }: Person) => (await outbox(app, email)).map(({ subject }) => subject);
const minutes = (after: number) => new Date(Date.parse(NOW) + after * 60_000).toISOString();
const personOf = (id: string) => known.find((each) => each.id === id);
const askedIn = async (game: Game): Promise<Person[]> => {
  const { invitee } = await readGame(app, game.id, owner.token);
  const { asked } = await search(game);
  return asked.flatMap(({ inviteeId }) => personOf(invitee.find(({ id }) => id === inviteeId)?.user.id ?? '') ?? []);
};

/** A match agreed with `player`, who then drops out. */
async function droppedOut(changes: Record<string, unknown> = {}): Promise<Game> {
  const game = await createTestGame(app, owner, {
    contactList: [contactOf(player)],
    calendarPreference: [SLOT],
    ...changes,
  });
  await act(game, player, 'ACCEPT');
  expect((await act(game, player, 'WITHDRAW')).status).toBe(200);
  return game;
}

// R-substitute-begin
test('the organiser is asked, and begins it; until the first wave goes out nobody has heard of it', async () => {
  const game = await droppedOut();
  expect(await texts(owner)).toContainEqual(expect.stringContaining('Find someone else'));
  const before = await search(game);
  expect(before).toMatchObject({ state: null, missing: 1, asked: [] });
  expect(before.next.map(({ id }) => id).sort()).toEqual(known.map(({ id }) => id).sort());
  const started = await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
  expect(started.body).toMatchObject({ state: 'RUNNING', wave: 0, nextAt: '2026-11-23T09:00:10.000Z' });
  const stopped = await call(app, stopPlayerSearch, { params: { id: game.id }, token: owner.token });
  expect(stopped.body).toMatchObject({ state: 'STOPPED', nextAt: null, asked: [] });
  await sweepAt([app], minutes(5));
  expect((await search(game)).asked).toEqual([]);
});

test('a search can be begun and stopped again and again', async () => {
  const game = await droppedOut();
  const owned = { params: { id: game.id }, token: owner.token };
  // PostgreSQL plans a statement anew from its sixth time on.
  for (let each = 0; each < 16; each += 1) {
    expect((await call(app, startPlayerSearch, owned)).body.state).toBe('RUNNING');
    expect((await call(app, stopPlayerSearch, owned)).body.state).toBe('STOPPED');
  }
});

// R-substitute-waves
test('people are asked in the order that was shown; a no brings the next ones, a yes ends it, and who waited is told', async () => {
  const game = await droppedOut();
  const { next, batch } = await search(game);
  expect(batch).toBeLessThan(next.length);
  await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
  await sweepAt([app], minutes(1));
  const first = await askedIn(game);
  expect(first.map(({ id }) => id)).toEqual(next.slice(0, batch).map(({ id }) => id));
  for (const person of first) expect(await subjects(person)).toContainEqual(expect.stringContaining('tennis'));

  for (const person of first) await act(game, person, 'DECLINE');
  await goneOn();
  const second = (await askedIn(game)).filter((person) => !first.includes(person));
  expect(second.map(({ id }) => id)).toEqual(next.slice(batch, batch * 2).map(({ id }) => id));

  // Their time to themselves is over, and their yes counts all the same.
  const { nextAt } = await search(game);
  await sweepAt([app], nextAt ?? '');
  const all = await askedIn(game);
  const third = all.filter((person) => !first.includes(person) && !second.includes(person));
  expect(third).toHaveLength(batch);
  const [late] = second;
  const answer = late && (await act(game, late, 'ACCEPT'));
  expect(answer?.body.status).toBe('SCHEDULED');
  await goneOn();
  expect((await search(game)).state).toBe('FILLED');
  for (const person of third) expect(await subjects(person)).toContainEqual(expect.stringMatching(/quicker/));
  const notAsked = known.filter((person) => !all.includes(person));
  expect(notAsked.length).toBeGreaterThan(0);
  for (const person of notAsked) expect(await subjects(person)).not.toContainEqual(expect.stringMatching(/quicker/));
});

// R-copy-game
test('the organiser alone reads who was asked by a search', async () => {
  const game = await droppedOut();
  await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
  await sweepAt([app], minutes(1));
  const asked = await askedIn(game);
  const searchedIn = async ({ token }: Person) => {
    const { invitee } = await readGame(app, game.id, token);
    return invitee.filter(({ bySearch }) => bySearch).map(({ user }) => user.id);
  };
  expect(asked.length).toBeGreaterThan(0);
  expect((await searchedIn(owner)).sort()).toEqual(asked.map(({ id }) => id).sort());
  for (const person of [player, ...asked]) expect(await searchedIn(person)).toEqual([]);
});

// R-substitute-begin
test('where the organiser has chosen so it begins by itself, and time and place stay agreed', async () => {
  const game = await droppedOut({ findsSubstitutes: true });
  const seen = await readGame(app, game.id, owner.token);
  expect(seen).toMatchObject({ status: 'SCHEDULED', fromTime: SLOT.fromTime });
  await goneOn();
  await sweepAt([app], minutes(15));
  expect(await texts(owner)).toContainEqual(expect.stringContaining('We’re asking people who fit'));
  const [asked] = await askedIn(game);
  const answer = asked && (await act(game, asked, 'ACCEPT'));
  expect(answer?.body).toMatchObject({ status: 'SCHEDULED', fromTime: SLOT.fromTime });
  await goneOn();
  expect((await search(game)).state).toBe('FILLED');
});

// R-substitute-waves
test('nobody is asked at night, and their time does not run then', async () => {
  await sweepAt([app], '2026-11-23T21:30:00.000Z');
  const game = await droppedOut({ findsSubstitutes: true });
  await goneOn();
  expect(await search(game)).toMatchObject({ asked: [], nextAt: '2026-11-24T06:00:00.000Z' });
  await sweepAt([app], '2026-11-24T05:59:00.000Z');
  expect((await search(game)).asked).toEqual([]);
  await sweepAt([app], '2026-11-24T06:00:00.000Z');
  expect((await search(game)).asked.length).toBeGreaterThan(0);
});

test('a search that is begun at night says at once when people are asked', async () => {
  await sweepAt([app], '2026-11-23T21:26:00.000Z');
  const game = await droppedOut();
  const started = await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
  expect(started.body).toMatchObject({ state: 'RUNNING', nextAt: '2026-11-24T06:00:00.000Z' });
});

// R-substitute-search
test('when everybody has been asked the organiser hears of it, and nothing goes out after the cut-off', async () => {
  const game = await droppedOut({ findsSubstitutes: true });
  for (const hour of [4, 8, 24, 28, 32, 48, 52]) await sweepAt([app], minutes(hour * 60));
  await sweepAt([app], '2026-11-25T17:31:00.000Z');
  await goneOn();
  const { state, asked } = await search(game);
  expect(state).toBe('EXHAUSTED');
  expect(asked).toHaveLength(known.length);
  expect((await subjects(owner)).filter((subject) => subject.includes('has been asked'))).toHaveLength(1);
  const [one] = known;
  expect(one && (await act(game, one, 'ACCEPT')).body.status).toBe('SCHEDULED');
  await goneOn();
  expect((await search(game)).state).toBe('FILLED');
});

/** Ids of those who would be asked for a game. */
const nextIn = async (game: Game) => (await search(game)).next.map(({ id }) => id);

// R-substitute-asked
test('nobody is asked who doesn’t want it, is kept apart, can’t be reached, or plays then', async () => {
  const [off, busy, apart, unreached, ...others] = known.map(({ id }) => id);
  await call(app, savePreferences, { token: known[0]?.token ?? '', body: { searches: false } });
  const near = { fromTime: '2026-11-25T19:30:00.000Z', toTime: '2026-11-25T20:30:00.000Z' };
  const second = known[1];
  if (!second) throw new Error('nobody is busy');
  const own = await createTestGame(app, second, { contactList: [contactOf(player)], calendarPreference: [near] });
  await act(own, player, 'ACCEPT');
  await db.query('insert into blocks values ($1, $2, now())', [apart, owner.id]);
  await db.query('update users set mail_channel = false where id = $1', [unreached]);
  const game = await droppedOut();
  expect((await nextIn(game)).sort()).toEqual(others.sort());
  await act(own, player, 'WITHDRAW');
  await db.query('update users set mail_channel = true where id = $1', [unreached]);
  expect((await nextIn(game)).sort()).toEqual([...others, busy, unreached].sort());
  expect(await nextIn(game)).not.toContain(off);
});

// R-substitute-asked
test('nobody is asked by two searches for the same time, nor more than twice in seven days', async () => {
  const asked = async (at: string, slot = SLOT) => {
    await sweepAt([app], at);
    const game = await droppedOut({ findsSubstitutes: true, calendarPreference: [slot] });
    await goneOn();
    return game;
  };
  const first = await asked(NOW);
  const [held] = await askedIn(first);
  const second = await asked(NOW);
  expect(await askedIn(second)).not.toContain(held);
  // Another time is another question; the third in a week is none.
  const later = { fromTime: '2026-11-27T18:00:00.000Z', toTime: '2026-11-27T19:00:00.000Z' };
  const third = await asked(NOW, later);
  await call(app, askPlayersNow, {
    params: { id: third.id },
    token: owner.token,
    body: { people: await nextIn(third) },
  });
  expect(await askedIn(third)).toContain(held);
  const fourth = await asked(minutes(600), {
    fromTime: '2026-11-28T18:00:00.000Z',
    toTime: '2026-11-28T19:00:00.000Z',
  });
  expect(await nextIn(fourth)).not.toContain(held?.id);
  expect(await askedIn(fourth)).not.toContain(held);
});

// R-substitute-asked
test('a turn ends with a mail that can’t be delivered, and with another match at that time', async () => {
  const game = await droppedOut({ findsSubstitutes: true });
  await goneOn();
  const [first] = await askedIn(game);
  if (!first) throw new Error('nobody was asked');
  await db.query("update invitees set status = 'UNDELIVERABLE' where game_id = $1 and user_id = $2", [
    game.id,
    first.id,
  ]);
  await sweepAt([app], minutes(1));
  const [, second] = await askedIn(game);
  if (!second) throw new Error('nobody else was asked');
  const own = await createTestGame(app, second, { contactList: [contactOf(player)], calendarPreference: [SLOT] });
  await act(own, player, 'ACCEPT');
  await sweepAt([app], minutes(2));
  expect(await askedIn(game)).toHaveLength(3);
});

// R-substitute-search
test('the organiser asks somebody at once, or all who are left, and nobody else', async () => {
  const game = await droppedOut();
  const ask = (people: string[], token = owner.token) =>
    call(app, askPlayersNow, { params: { id: game.id }, token, body: { people } });
  const last = (await nextIn(game)).at(-1) ?? '';
  expect((await ask([last])).body).toMatchObject({ state: 'RUNNING', wave: 1 });
  expect((await askedIn(game)).map(({ id }) => id)).toEqual([last]);
  expect((await ask([player.id])).status).toBe(404);
  expect((await ask([last], player.token)).status).toBe(403);
  expect((await ask(await nextIn(game))).body).toMatchObject({ wave: 2, next: [] });
  expect(await askedIn(game)).toHaveLength(known.length);
});

const NUMBER = '+3212345678';

// R-substitute-phones, R-phone-account
test.each([
  ['a match', (game: string) => db.query('update invitees set phone = $2 where game_id = $1', [game, NUMBER])],
  [
    'the log-in of an account from before',
    (_game: string, user: string) =>
      db.query(
        'insert into user_addresses (id, user_id, address, main, validated_at) values ($1, $1, $2, false, now())',
        [user, NUMBER],
      ),
  ],
])('two hours before the match phones of %s are listed that people have shown the organiser', async (_whose, store) => {
  const [one] = known;
  if (!one) throw new Error('nobody to call');
  const before = await createTestGame(app, owner, {
    contactList: [contactOf(one)],
    calendarPreference: [{ fromTime: '2026-11-24T18:00:00.000Z', toTime: '2026-11-24T19:00:00.000Z' }],
  });
  await store(before.id, one.id);
  const body = { actionType: 'ACCEPT', shareMyPhone: true };
  await call(app, actOnGame, { params: { id: before.id }, token: one.token, body });
  const game = await droppedOut({ findsSubstitutes: true });
  const phones = async () => {
    const { next, asked } = await search(game);
    return [...next, ...asked].flatMap(({ phone }) => phone ?? []);
  };
  expect(await phones()).toEqual([]);
  await sweepAt([app], '2026-11-25T16:30:00.000Z');
  expect(await phones()).toEqual([NUMBER]);
});

// R-substitute-order
test.each([
  ['of other names, of which nobody has said where they are', { name: 'Moor Lane' }, { name: 'Park Courts' }, false],
  ['of one name', { name: 'Park Courts' }, { name: ' park courts' }, true],
  ['of one name, in two towns', { name: 'Park Courts', city: 'Ghent' }, { name: 'Park Courts', city: 'Namur' }, false],
  ['of one name, one of them without its town', { name: 'Park Courts', city: 'Ghent' }, { name: 'Park Courts' }, true],
  [
    'of one name, of which one is on the map',
    { name: 'Park Courts', lat: '51.05', lon: '3.72' },
    { name: 'Park Courts' },
    true,
  ],
  [
    'of two names at one spot',
    { name: 'Park Courts', lat: '51.05', lon: '3.72' },
    { name: 'Hall 2', lat: '51.0503', lon: '3.7202' },
    true,
  ],
  [
    'of one name at two spots',
    { name: 'Park Courts', lat: '51.05', lon: '3.72' },
    { name: 'Park Courts', lat: '51.35', lon: '3.72' },
    false,
  ],
] as const)('venues %s: %j and %j', async (_which, theirs, ours, isSame) => {
  const [regular] = known as [Person];
  // On a Sunday morning, two weeks ago.
  const sunday = { fromTime: '2026-11-29T08:00:00.000Z', toTime: '2026-11-29T09:00:00.000Z' };
  const before = await createTestGame(app, player, {
    contactList: [contactOf(regular)],
    calendarPreference: [sunday],
    locationPreference: [{ location: theirs }],
  });
  expect((await act(before, regular, 'ACCEPT')).body.status).toBe('SCHEDULED');
  await db.query(
    "update games set from_time = from_time - interval '14 days', to_time = to_time - interval '14 days' where id = $1",
    [before.id],
  );
  const game = await createTestGame(app, owner, {
    contactList: [],
    calendarPreference: [SLOT],
    locationPreference: [{ location: ours }],
  });
  const { next } = await search(game);
  expect(next.find(({ id }) => id === regular.id)).toMatchObject({ saidYes: isSame });
});
