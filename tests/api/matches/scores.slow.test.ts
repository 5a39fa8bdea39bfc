import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { matchWinner } from '../../../shared/domain/score/outcome.ts';
import { scoreProblem } from '../../../shared/domain/score/problem.ts';
import { setRulesOf } from '../../../shared/domain/sports.ts';
import { SET_TYPES, SPORTS } from '../../../shared/domain/values.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const SEED = 2026;
const RUNS = 500;
const HIGHEST = 49;

const app = useTestApp({ now: NOW });
let owner: Person;
/** By sport and rule, a match that has begun. */
const games = new Map<string, string>();
const kinds = SPORTS.flatMap((sport) => setRulesOf(sport).map((rule) => ({ sport, rule })));
const nameOf = ({ sport, rule }: (typeof kinds)[number]) => `${sport} ${rule}`;

beforeAll(async () => {
  owner = await createPerson(app);
  const guest = await createPerson(app);
  await app.db.query(`update users set membership_level = 'OWNIT'`);
  for (const kind of kinds) {
    const preference = { gameSetRule: kind.rule };
    const changes = { sport: kind.sport, contactList: [contactOf(guest)] };
    const { id } = await createTestGame(app, owner, changes, preference);
    await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
    games.set(nameOf(kind), id);
  }
  app.clock.set(new Date(Date.parse(NOW) + 30 * 3_600_000));
});

test('a match without a rule of its own has the one of its day at the venue (R-set-rule)', async () => {
  const on = async (fromTime: string, toTime: string) => {
    const calendarPreference = [{ fromTime, toTime }];
    const { gamePreference } = await createTestGame(app, owner, { sport: 'BADMINTON', calendarPreference });
    return gamePreference.gameSetRule;
  };
  expect(await on('2027-01-03T21:30:00.000Z', '2027-01-03T22:30:00.000Z')).toBe('3X21');
  expect(await on('2027-01-03T23:00:00.000Z', '2027-01-04T00:00:00.000Z')).toBe('3X15');
});

const score = fc.integer({ min: 0, max: HIGHEST });
const close = fc.tuple(score, fc.integer({ min: -3, max: 3 })).map(([one, lead]): [number, number] => {
  return [one, Math.min(HIGHEST, Math.max(0, one + lead))];
});
const ends = fc.constantFrom<[number, number]>(
  [6, 4],
  [4, 6],
  [7, 5],
  [11, 7],
  [9, 11],
  [15, 11],
  [21, 15],
  [4, 2],
  [8, 3],
);
// Most pairs are no set at all: those a set ends with, and those near it, are drawn more often than all others.
const pair = fc.oneof({ weight: 4, arbitrary: ends }, { weight: 2, arbitrary: close }, fc.tuple(score, score));
const set = fc.tuple(
  pair,
  fc.oneof({ weight: 4, arbitrary: fc.constant('NORMAL' as const) }, fc.constantFrom(...SET_TYPES)),
);

test('takes exactly the scores that the shared rule takes: any pair, type, sport and rule', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.array(set, { minLength: 1, maxLength: 3 }), async (kind, drawn) => {
      const id = games.get(nameOf(kind)) ?? '';
      const sets = drawn.map(([[initiatorScore, opponentScore], type], index) => ({
        initiatorScore,
        opponentScore,
        type,
        ord: index + 1,
      }));
      const context = { ...kind, playedStatus: 'PLAYED' as const };
      const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
      const answer = await call(app, actOnGame, {
        params: { id },
        token: owner.token,
        body: { actionType: 'SET_SCORE', sets, winner: 'UNKNOWN', version },
      });
      const isValid = scoreProblem(sets, context) === null;
      expect(answer.status).toBe(isValid ? 200 : 422);
      if (!isValid) return;
      accepted += 1;
      expect(answer.body.winner).toBe(matchWinner(sets, { ...context, named: 'UNKNOWN' }));
    }),
    { seed: SEED, numRuns: RUNS },
  );
  // Else it would only be about refusing.
  expect(accepted).toBeGreaterThan(RUNS / 20);
});
