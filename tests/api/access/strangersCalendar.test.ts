import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { actOnGame, editGame } from '../../../shared/contract/game.ts';
import { askPlayersNow, getPlayerSearch, startPlayerSearch } from '../../../shared/contract/playerSearch.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, outbox, type Person } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';
import { rankedPlayer } from '../../support/ratings/ranked.ts';

// Somebody who has just signed up asks for a stranger's calendar, hour by hour (R-substitute-strangers).

/** A Monday morning in Brussels. */
const NOW = '2026-11-23T09:00:00.000Z';
const HOUR_MS = 3_600_000;
/** The hours that are asked for: Tuesday and Wednesday. */
const FIRST_HOUR = Date.parse('2026-11-24T00:00:00.000Z');
const HOURS = 48;
/** When the victim plays. */
const PLAYED = ['2026-11-24T17:00:00.000Z', '2026-11-25T18:00:00.000Z'];
/** Of the victim alone, and of all who are there. */
const ALONE = { opponentsAgeFrom: 37, opponentsAgeTo: 37 };
const CROWD = { opponentsAgeFrom: 20, opponentsAgeTo: 60 };
const BORN = 2026 - 37;

const queries = vi.spyOn(pg.Client.prototype, 'query');
const app = useTestApp({ now: NOW });
let curious: Person;
let victim: Person;
let partner: Person;

beforeAll(async () => {
  partner = await createPerson(app);
  victim = await rankedPlayer(app, 5, { yearOfBirth: BORN });
  for (let each = 0; each < 6; each += 1) await rankedPlayer(app, 5, { yearOfBirth: 1980 + each });
});
afterAll(async () => {
  queries.mockRestore();
});
beforeEach(async () => {
  await app.db.query('truncate games, locations, mails, mail_counts, limits cascade');
  await sweepAt([app], NOW);
  curious = await createPerson(app);
});

const hourFrom = (at: number) => ({
  fromTime: new Date(at).toISOString(),
  toTime: new Date(at + HOUR_MS).toISOString(),
});
const hours = Array.from({ length: HOURS }, (_, hour) => hourFrom(FIRST_HOUR + hour * HOUR_MS));
const act = ({ id }: Game, { token }: Person, actionType: string) =>
  call(app, actOnGame, { params: { id }, token, body: { actionType } });

/** A match of the victim's that is agreed. */
async function playsAt(fromTime: string): Promise<void> {
  const slot = hourFrom(Date.parse(fromTime));
  const game = await createTestGame(app, victim, { contactList: [contactOf(partner)], calendarPreference: [slot] });
  expect((await act(game, partner, 'ACCEPT')).body.status).toBe('SCHEDULED');
}

const [FIRST = hourFrom(FIRST_HOUR)] = hours;
const PLAYED_HOUR = hourFrom(Date.parse(PLAYED[0] ?? ''));
const FREE_HOUR = hourFrom(FIRST_HOUR + 20 * HOUR_MS);

const newSearch = (wishes: Record<string, unknown>, slot = FIRST) =>
  createTestGame(app, curious, { calendarPreference: [slot] }, wishes);

/** @returns what is answered of a search, but for the end that follows from its hours */
async function look({ id }: Game) {
  const { status, body } = await call(app, getPlayerSearch, { params: { id }, token: curious.token });
  expect(status).toBe(200);
  const { cutoff: _ends, ...rest } = body;
  return rest;
}

async function moveTo({ id }: Game, slot: typeof FIRST): Promise<void> {
  await call(app, editGame, { params: { id }, token: curious.token, body: { calendarPreference: [slot] } });
}

/** @returns the least that the database is asked for a look: mails and jobs ask beside it now and then */
async function statementsOf(game: Game): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 8; time += 1) {
    queries.mockClear();
    await look(game);
    counts.push(queries.mock.calls.length);
  }
  return Math.min(...counts);
}

test.each([
  ['one person', ALONE],
  ['a crowd', CROWD],
])('a match that fits %s answers the same for every hour, whether they play then or not', async (_who, wishes) => {
  for (const hour of PLAYED) await playsAt(hour);
  const game = await newSearch(wishes);
  const answers = new Set<string>();
  for (const slot of hours) {
    await moveTo(game, slot);
    answers.add(JSON.stringify(await look(game)));
  }
  expect(answers.size).toBe(1);
  // Nor does the time tell that the answer takes.
  await moveTo(game, PLAYED_HOUR);
  const busy = await statementsOf(game);
  await moveTo(game, FREE_HOUR);
  expect(await statementsOf(game)).toBe(busy);
});

test('nothing is told of where and when strangers have played, nor of others’ searches', async () => {
  const game = await newSearch(CROWD, PLAYED_HOUR);
  const before = await look(game);
  // On the same weekday at the same place, a week ago.
  await playsAt(PLAYED[0] ?? '');
  await app.db.query(
    "update games set from_time = from_time - interval '7 days', to_time = to_time - interval '7 days'",
  );
  // Asked by somebody else, for another day.
  const other = await createPerson(app);
  const theirs = await createTestGame(app, other, { calendarPreference: [hours[HOURS - 1]] }, CROWD);
  await call(app, startPlayerSearch, { params: { id: theirs.id }, token: other.token });
  for (const minute of [1, 200, 400]) await sweepAt([app], new Date(Date.parse(NOW) + minute * 60_000).toISOString());
  expect((await app.db.query('select 1 from search_invitations')).rowCount).toBeGreaterThan(1);
  await sweepAt([app], NOW);
  expect(await look(game)).toEqual(before);
});

const minutes = (after: number) => new Date(Date.parse(NOW) + after * 60_000).toISOString();

/** @returns how a search stands some minutes after it began */
async function searched(slot: { fromTime: string; toTime: string }, wishes: Record<string, unknown>) {
  await sweepAt([app], NOW);
  const game = await newSearch(wishes, slot);
  await call(app, startPlayerSearch, { params: { id: game.id }, token: curious.token });
  for (const minute of [1, 5]) await sweepAt([app], minutes(minute));
  return look(game);
}

test('a search for one stranger ends the same, and asks nobody, whether they play then or not', async () => {
  await playsAt(PLAYED[0] ?? '');
  const free = await searched(FREE_HOUR, ALONE);
  expect(await searched(PLAYED_HOUR, ALONE)).toEqual(free);
  expect(free).toMatchObject({ state: 'EXHAUSTED', asked: [] });
});

/** Everybody but some has another match then; theirs is agreed. */
async function onlyFree(...free: readonly string[]): Promise<void> {
  const { id } = await createTestGame(app, partner, { calendarPreference: [PLAYED_HOUR] });
  await app.db.query(
    `insert into invitees (id, game_id, user_id, inviter, status, hidden, first_name, last_name, language, created_at)
     select 'busy' || users.id, $1, users.id, 'OWNER', 'CONFIRMED', false, 'Pat', 'Busy', 'en', now()
     from users join ratings on user_id = users.id where users.id <> all($2)`,
    [id, free],
  );
  await app.db.query("update games set status = 'SCHEDULED', from_time = $2, to_time = $3 where id = $1", [
    id,
    PLAYED_HOUR.fromTime,
    PLAYED_HOUR.toTime,
  ]);
}

const begin = (game: Game, { token }: Person) => call(app, startPlayerSearch, { params: { id: game.id }, token });
/** An instant of an answer, as minutes after the beginning. */
const minutesOf = (at: string | null) => Math.round((Date.parse(at ?? '') - Date.parse(NOW)) / 60_000);

test('where nobody has time a search goes on as if it asked, and ends when all would have been asked', async () => {
  const some = await searched(PLAYED_HOUR, CROWD);
  expect(some.asked.length).toBeGreaterThan(0);
  await onlyFree();
  await sweepAt([app], NOW);
  const game = await newSearch(CROWD, PLAYED_HOUR);
  await begin(game, curious);
  await sweepAt([app], minutes(1));
  let seen = await look(game);
  expect(seen).toMatchObject({ state: 'RUNNING', wave: 0, asked: [], others: 'FEW' });
  expect(minutesOf(seen.nextAt)).toBe(minutesOf(some.nextAt));
  let last = '';
  while (seen.nextAt !== null) {
    last = seen.nextAt;
    await sweepAt([app], last);
    seen = await look(game);
  }
  expect(seen).toMatchObject({ state: 'EXHAUSTED', asked: [] });
  // Of the 1170 minutes by day until half an hour before it two fifths have gone by.
  expect(minutesOf(last)).toBeGreaterThan(0.4 * 1170);
  expect((await outbox(app, curious.email))[0]?.subject).toContain('everyone who fits');
});

test('a search whose invitations are used up stands as one for which nobody has time', async () => {
  await searched(FREE_HOUR, CROWD);
  await app.db.query("update limits set used = 20 where key like 'strangers:%'");
  const free = await searched(PLAYED_HOUR, CROWD);
  await onlyFree();
  const busy = await searched(PLAYED_HOUR, CROWD);
  for (const { state, asked, wave } of [free, busy])
    expect({ state, asked, wave }).toEqual({ state: 'RUNNING', asked: [], wave: 0 });
  expect(minutesOf(free.nextAt)).toBe(minutesOf(busy.nextAt));
});

test('known people are named by what they did with the organiser, whether they have time or not, and asked by name', async () => {
  const before = await createTestGame(app, curious, { contactList: [contactOf(victim)], calendarPreference: [FIRST] });
  await act(before, victim, 'DECLINE');
  const game = await newSearch(CROWD, PLAYED_HOUR);
  const named = await look(game);
  expect(named.next.map(({ id }) => id)).toEqual([victim.id]);
  await playsAt(PLAYED_HOUR.fromTime);
  expect(await look(game)).toEqual(named);
  const body = { people: [victim.id] };
  const asked = await call(app, askPlayersNow, { params: { id: game.id }, token: curious.token, body });
  expect(asked.body.asked).toHaveLength(1);
});

test('a person who was only invited is no acquaintance, and makes no crowd', async () => {
  const own: Person[] = [];
  for (let each = 0; each < 5; each += 1) own.push(await createPerson(app, { yearOfBirth: BORN }));
  const contactList = [victim, ...own].map(({ id }) => ({ id }));
  await createTestGame(app, curious, { contactList, calendarPreference: [FIRST] });
  expect(await look(await newSearch(ALONE))).toMatchObject({ next: [], others: 'NONE' });
  expect(await searched(FREE_HOUR, ALONE)).toMatchObject({ asked: [] });
});

/** All strangers but the victim and two others have been asked by two searches of somebody else this week. */
async function askedEnough(): Promise<void> {
  for (const each of ['one', 'two']) {
    const { id } = await createTestGame(app, partner, { calendarPreference: [FIRST] });
    await app.db.query("insert into player_searches values ($1, $2, 'STOPPED', 1, null, $3)", [each, id, NOW]);
    await app.db.query(
      `insert into invitees (id, game_id, user_id, inviter, status, hidden, first_name, last_name, language, created_at)
       select $1 || users.id, $2, users.id, 'OWNER', 'DECLINED', false, 'Pat', 'Asked', 'en', now()
       from users join ratings on user_id = users.id where users.id <> $3 order by users.id limit 4`,
      [each, id, victim.id],
    );
    await app.db.query(
      `insert into search_invitations select id, $1, 1, $3::timestamptz, $3::timestamptz from invitees where game_id = $2`,
      [each, id, NOW],
    );
  }
}

// R-substitute-asked
test('strangers are asked only in a crowd, also where most of them have been asked often enough', async () => {
  await askedEnough();
  const seen = await searched(FREE_HOUR, CROWD);
  expect(seen).toMatchObject({ state: 'RUNNING', asked: [], others: 'FEW' });
  await app.db.query('delete from search_invitations');
  expect((await searched(FREE_HOUR, CROWD)).asked.length).toBeGreaterThan(0);
});

// R-limits-game
test('looks at searches are counted', async () => {
  const game = await newSearch(CROWD);
  await look(game);
  await app.db.query("update limits set used = 240 where key like 'searchLooks:%'");
  const { status } = await call(app, getPlayerSearch, { params: { id: game.id }, token: curious.token });
  expect(status).toBe(429);
});
