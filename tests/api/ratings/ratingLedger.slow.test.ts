import { expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { setInitialRating } from '../../../shared/contract/rating.ts';
import { replay } from '../../../shared/domain/rating/rating.ts';
import { START_ELO, toElo } from '../../../shared/domain/rating/scale.ts';
import type { Winner } from '../../../shared/domain/values.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, hoursFromNow, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
/** When scores are entered: after the last of the days, within 48 hours of each other. */
const SCORING = 110;
const START = 7;

const app = useTestApp({ now: NOW });

interface Agreed {
  id: string;
  owner: Person;
  guest: Person;
}

function drawsFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function agree(owner: Person, guest: Person, hours: number): Promise<Agreed> {
  app.clock.set(new Date(NOW));
  const calendarPreference = [{ fromTime: hoursFromNow(app, hours), toTime: hoursFromNow(app, hours + 1) }];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)], calendarPreference });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  return { id, owner, guest };
}

/** Enters a score, corrects it, contradicts it or says that nothing was played. */
async function enter({ id, owner, guest }: Agreed, draw: (below: number) => number): Promise<void> {
  const { token } = draw(3) === 0 ? guest : owner;
  const { version } = (await call(app, getGame, { params: { id }, token })).body;
  const isInitiator = draw(2) === 0;
  const [initiatorScore, opponentScore] = isInitiator ? [6, 4] : [4, 6];
  const set = { initiatorScore, opponentScore, type: 'NORMAL', ord: 1 };
  const how = draw(6) === 0 ? { playedStatus: 'NOT_PLAYED', sets: [] } : { sets: [set] };
  const body = { actionType: 'SET_SCORE', winner: isInitiator ? 'INITIATOR' : 'OPPONENT', version, ...how };
  expect((await call(app, actOnGame, { params: { id }, token, body })).status).toBe(200);
}

async function noJobsLeft(): Promise<void> {
  const waiting = () =>
    app.db.query("select 1 from jobs.job where name = 'rating.replay' and state in ('created', 'retry', 'active')");
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
}

interface Ledger {
  game_id: string;
  day: string;
  initiators: string[];
  opponents: string[];
  winner: Exclude<Winner, 'UNKNOWN'>;
}

async function expectReplayed(people: readonly Person[], strong: Person): Promise<number> {
  const ids = people.map(({ id }) => id);
  const ledger = await app.db.query<Ledger>(
    'select game_id, day::text, initiators, opponents, winner from rated_matches where initiators && $1 order by random()',
    [ids],
  );
  const matches = ledger.rows.map(({ game_id, day, initiators, opponents, winner }) => ({
    id: game_id,
    day,
    initiator: initiators,
    opponent: opponents,
    winner,
    sport: 'TENNIS' as const,
    share: 0.6,
  }));
  const { ratings } = replay(matches, (id) => (id === strong.id ? toElo(START) : START_ELO));
  const stored = await app.db.query<{ user_id: string; elo: number; matches: number }>(
    'select user_id, elo, matches from ratings where user_id = any($1)',
    [ids],
  );
  const isStored = Object.fromEntries(
    stored.rows.map(({ user_id, elo, matches: n }) => [user_id, { elo, matches: n }]),
  );
  expect(isStored).toEqual(Object.fromEntries(ratings));
  return matches.length;
}

test.each([1, 2, 3])(
  'scores entered late, corrected, disputed or taken back give what a replay of the ledger gives (%s)',
  async (seed) => {
    const draw = drawsFrom(seed);
    const people = [await createPerson(app), await createPerson(app), await createPerson(app), await createPerson(app)];
    const [strong] = people;
    if (!strong) throw new Error('nobody plays');
    await call(app, setInitialRating, { token: strong.token, body: { sport: 'TENNIS', productRating: START } });
    const games: Agreed[] = [];
    for (let index = 0; index < 12; index += 1) {
      const [owner, guest] = [people[index % 4], people[(index + 1 + draw(3)) % 4]];
      // Three a day, on four days.
      if (owner && guest) games.push(await agree(owner, guest, 24 * (1 + (index % 4)) + Math.floor(index / 4) * 2));
    }
    app.clock.set(new Date(Date.parse(NOW) + SCORING * HOUR));
    let rated = 0;
    for (let round = 0; round < 30; round += 1) {
      const game = games[draw(games.length)];
      if (game) await enter(game, draw);
      if (round % 6 !== 5) continue;
      await noJobsLeft();
      rated = await expectReplayed(people, strong);
    }
    expect(rated).toBeGreaterThan(3);
  },
);

test('a correction leaves a match in the pool it was scored in, also when its players have changed their profiles', async () => {
  const [owner, guest] = [await createPerson(app, { gender: 'FEMALE' }), await createPerson(app, { gender: 'FEMALE' })];
  const { id } = await agree(owner, guest, 24);
  app.clock.set(new Date(Date.parse(NOW) + SCORING * HOUR));
  const score = async (winner: Winner) => {
    const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
    const [initiatorScore, opponentScore] = winner === 'INITIATOR' ? [6, 4] : [4, 6];
    const sets = [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }];
    const body = { actionType: 'SET_SCORE', winner, version, sets };
    expect((await call(app, actOnGame, { params: { id }, token: owner.token, body })).status).toBe(200);
  };
  const entry = async () =>
    (await app.db.query('select pool, winner, initiators, opponents from rated_matches where game_id = $1', [id])).rows;
  const players = { initiators: [owner.id], opponents: [guest.id] };
  await score('INITIATOR');
  expect(await entry()).toEqual([{ pool: 'TENNIS:single:same', winner: 'INITIATOR', ...players }]);
  await app.db.query("update users set gender = 'MALE' where id = $1", [guest.id]);
  await score('OPPONENT');
  expect(await entry()).toEqual([{ pool: 'TENNIS:single:same', winner: 'OPPONENT', ...players }]);
});

test('a score is taken while a replay of ratings refers to the teams of the match', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  const { id } = await agree(owner, guest, 24);
  app.clock.set(new Date(Date.parse(NOW) + SCORING * HOUR));
  await app.db.query('begin');
  await app.db.query('select 1 from teams for key share');
  const sets = [{ initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', winner: 'INITIATOR', sets };
  const answer = await call(app, actOnGame, { params: { id }, token: owner.token, body });
  await app.db.query('rollback');
  expect(answer.status).toBe(200);
});
