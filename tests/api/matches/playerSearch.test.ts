import { beforeAll, beforeEach, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import {
  askPlayersNow,
  getPlayerSearch,
  startPlayerSearch,
  stopPlayerSearch,
} from '../../../shared/contract/playerSearch.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, outbox, type Person, readGame } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

// Players looked for wave by wave (R-substitute-search).

/** A Monday morning in Brussels. */
const NOW = '2026-11-23T09:00:00.000Z';
/** Wednesday at seven in the evening, there. */
const SLOT = { fromTime: '2026-11-25T18:00:00.000Z', toTime: '2026-11-25T19:00:00.000Z' };

const app = useTestApp({ now: NOW });
let owner: Person;
let player: Person;
let known: Person[];

beforeAll(async () => {
  [owner, player] = [await createPerson(app), await createPerson(app)];
  known = [];
  for (let each = 0; each < 6; each += 1) known.push(await createPerson(app));
});

beforeEach(async () => {
  await app.db.query('truncate games, locations, mails, mail_counts, preferences, blocks cascade');
  await sweepAt([app], NOW);
  await createTestGame(app, owner, { contactList: known.map(contactOf) });
  // They have answered: people who are only invited are not known (R-typed-address).
  await app.db.query("update invitees set status = 'DECLINED', mailbox_answered_at = created_at");
});

/** Waits until searches that are to go on at once have done so. */
async function goneOn(): Promise<void> {
  const pending = `select 1 from jobs.job where name = 'search.step' and state < 'completed' and start_after <= now()`;
  await expect.poll(async () => (await app.db.query(pending)).rowCount, { interval: 50 }).toBe(0);
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
test('the organiser is asked, and begins it; nobody is asked before the first wave', async () => {
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
test('people are asked one wave after the other; a no brings the next ones, a yes ends it, and who waited is told', async () => {
  const game = await droppedOut();
  const { next } = await search(game);
  await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
  await sweepAt([app], minutes(1));
  const first = await askedIn(game);
  const { length: batch } = first;
  expect(batch).toBeLessThan(next.length);
  const listed = next.map(({ id }) => id);
  for (const person of first) expect(listed).toContain(person.id);
  for (const person of first) expect(await subjects(person)).toContainEqual(expect.stringContaining('tennis'));

  for (const person of first) await act(game, person, 'DECLINE');
  await goneOn();
  const second = (await askedIn(game)).filter((person) => !first.includes(person));
  expect(second).toHaveLength(batch);

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
test('the organiser is told when everybody has been asked, and nothing goes out after the cut-off', async () => {
  const game = await droppedOut({ findsSubstitutes: true });
  for (const hour of [4, 8, 24, 28, 32, 48, 52]) await sweepAt([app], minutes(hour * 60));
  await sweepAt([app], '2026-11-25T17:31:00.000Z');
  await goneOn();
  const { state, asked } = await search(game);
  expect(state).toBe('EXHAUSTED');
  expect(asked).toHaveLength(known.length);
  expect((await subjects(owner)).filter((subject) => subject.includes('been through everyone'))).toHaveLength(1);
  const [one] = known;
  expect(one && (await act(game, one, 'ACCEPT')).body.status).toBe('SCHEDULED');
  await goneOn();
  expect((await search(game)).state).toBe('FILLED');
});

/** @returns ids of those whom a search has asked until shortly before the match, in their order */
async function askedInTheEnd(game: Game): Promise<string[]> {
  await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
  for (let next = minutes(1); next; ) {
    await sweepAt([app], next);
    next = (await search(game)).nextAt ?? '';
  }
  return (await askedIn(game)).map(({ id }) => id).sort();
}

/** Ids of those whom the organiser sees before anybody is asked. */
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
  await app.db.query('insert into blocks values ($1, $2, now())', [apart, owner.id]);
  await app.db.query('update users set mail_channel = false where id = $1', [unreached]);
  const game = await droppedOut();
  // Who plays then is listed: it is nobody's business before they would be asked (R-substitute-strangers).
  expect((await nextIn(game)).sort()).toEqual([...others, busy].sort());
  expect(await askedInTheEnd(game)).toEqual(others.sort());
  await act(own, player, 'WITHDRAW');
  await app.db.query('update users set mail_channel = true where id = $1', [unreached]);
  expect((await nextIn(game)).sort()).toEqual([busy, unreached].sort());
  await sweepAt([app], NOW);
  expect(await askedInTheEnd(game)).toEqual([busy, unreached].sort());
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
  expect(await askedInTheEnd(fourth)).not.toContain(held?.id);
});

// R-substitute-asked
test('a turn ends with a mail that can’t be delivered, and tells nothing of another match at that time', async () => {
  const game = await droppedOut({ findsSubstitutes: true });
  await goneOn();
  const [first] = await askedIn(game);
  if (!first) throw new Error('nobody was asked');
  await app.db.query("update invitees set status = 'UNDELIVERABLE' where game_id = $1 and user_id = $2", [
    game.id,
    first.id,
  ]);
  await sweepAt([app], minutes(1));
  const [, second] = await askedIn(game);
  if (!second) throw new Error('nobody else was asked');
  const own = await createTestGame(app, second, { contactList: [contactOf(player)], calendarPreference: [SLOT] });
  await act(own, player, 'ACCEPT');
  const { asked, nextAt } = await search(game);
  await sweepAt([app], minutes(2));
  expect(await search(game)).toMatchObject({ asked, nextAt });
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
  ['a match', (game: string) => app.db.query('update invitees set phone = $2 where game_id = $1', [game, NUMBER])],
  [
    'the log-in of an account from before',
    (_game: string, user: string) =>
      app.db.query(
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
  ['of one name on two keyboards', { name: 'Łódź', city: 'ŁÓDŹ' }, { name: 'lodz', city: 'łódź' }, true],
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
] as const)(
  'people who have played there are asked first; venues %s: %j and %j',
  async (_which, theirs, ours, isSame) => {
    const [regular] = known as [Person];
    // On a Sunday morning, two weeks ago.
    const sunday = { fromTime: '2026-11-29T08:00:00.000Z', toTime: '2026-11-29T09:00:00.000Z' };
    const before = await createTestGame(app, player, {
      contactList: [contactOf(regular)],
      calendarPreference: [sunday],
      locationPreference: [{ location: theirs }],
    });
    expect((await act(before, regular, 'ACCEPT')).body.status).toBe('SCHEDULED');
    await app.db.query(
      "update games set from_time = from_time - interval '14 days', to_time = to_time - interval '14 days' where id = $1",
      [before.id],
    );
    const game = await createTestGame(app, owner, {
      contactList: [],
      calendarPreference: [SLOT],
      locationPreference: [{ location: ours }],
    });
    // Asked after all others, else they would be the last.
    await app.db.query("update invitees set created_at = created_at + interval '1 minute' where user_id = $1", [
      regular.id,
    ]);
    await call(app, startPlayerSearch, { params: { id: game.id }, token: owner.token });
    await sweepAt([app], minutes(2));
    expect((await askedIn(game))[0]?.id === regular.id).toBe(isSame);
  },
);
