import { expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { getRatingQuality, getSkills, setInitialRating } from '../../../shared/contract/rating.ts';
import { expectedScore, kFactor } from '../../../shared/domain/rating/rating.ts';
import { ratingWidth, toElo } from '../../../shared/domain/rating/scale.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, hoursFromNow, type Person } from '../../support/factories.ts';
import { seedClub } from '../../support/seedClub.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
const app = useTestApp({ now: NOW });

const predictionOf = async (id: string) =>
  (await app.db.query('select chance, made_at from predictions where game_id = $1', [id])).rows[0];
const moveTo = (hours: number) =>
  app.app.inject({
    method: 'POST',
    url: '/dev/clock',
    payload: { now: new Date(Date.parse(NOW) + hours * HOUR).toISOString() },
  });

/** A strong organiser and a newcomer, agreed for 24 hours from now. */
async function agree(preference: Record<string, unknown> = {}): Promise<{ id: string; owner: Person }> {
  await moveTo(0);
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  await call(app, setInitialRating, { token: owner.token, body: { sport: 'TENNIS', productRating: 8 } });
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] }, preference);
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  return { id, owner };
}

async function score(id: string, owner: Person, winner: 'INITIATOR' | 'OPPONENT'): Promise<void> {
  const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
  const [initiatorScore, opponentScore] = winner === 'INITIATOR' ? [6, 4] : [4, 6];
  const sets = [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', sets, winner, version };
  expect((await call(app, actOnGame, { params: { id }, token: owner.token, body })).status).toBe(200);
}

const CHANCE = expectedScore(toElo(8), toElo(5));

// R-rating-prediction
test('a match is predicted before it begins, and its result changes nothing of that', async () => {
  const { id, owner } = await agree();
  expect(await predictionOf(id)).toBeUndefined();
  await moveTo(23.9);
  await expect.poll(() => predictionOf(id)).toBeTruthy();
  const made = await predictionOf(id);
  expect(made.chance).toBeCloseTo(CHANCE, 9);
  expect(made.made_at.getTime()).toBeLessThan(Date.parse(NOW) + 24 * HOUR);
  await moveTo(30);
  await score(id, owner, 'OPPONENT');
  await score(id, owner, 'INITIATOR');
  expect(await predictionOf(id)).toEqual(made);
});

test('one that was missed is predicted before its first score counts; a practice is not', async () => {
  const missed = await agree();
  app.clock.set(new Date(Date.parse(NOW) + 30 * HOUR));
  await score(missed.id, missed.owner, 'OPPONENT');
  expect((await predictionOf(missed.id)).chance).toBeCloseTo(CHANCE, 9);
  const practice = await agree({ matchCategory: 'PRACTICEHIT' });
  app.clock.set(new Date(Date.parse(NOW) + 30 * HOUR));
  await score(practice.id, practice.owner, 'OPPONENT');
  expect(await predictionOf(practice.id)).toBeUndefined();
});

/** A single of even players so many hours from now. */
async function agreeAt(owner: Person, guest: Person, hours: number): Promise<string> {
  app.clock.set(new Date(NOW));
  const calendarPreference = [{ fromTime: hoursFromNow(app, hours), toTime: hoursFromNow(app, hours + 1) }];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)], calendarPreference });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  return id;
}

async function scoreAt(hours: number, id: string, owner: Person): Promise<void> {
  app.clock.set(new Date(Date.parse(NOW) + hours * HOUR));
  await score(id, owner, 'INITIATOR');
  const receipts = () => app.db.query('select 1 from rating_receipts where game_id = $1', [id]);
  await expect.poll(async () => (await receipts()).rowCount).toBe(2);
}

test.each([
  ['on a later day, entered before it', 48],
  ['earlier that day', 20],
])('a win %s is not in the chance, which is the one of the receipt', async (_when, hours) => {
  const [ann, eva, zoe] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const first = await agreeAt(ann, eva, 24);
  const other = await agreeAt(ann, zoe, hours);
  await scoreAt(52, other, ann);
  expect((await call(app, getSkills, { token: ann.token })).body[0]?.productRating).toBeGreaterThan(5);
  await scoreAt(52, first, ann);
  expect((await predictionOf(first)).chance).toBe(0.5);
  const { rows } = await app.db.query('select expected from rating_receipts where game_id = $1', [first]);
  expect(rows).toEqual([{ expected: 0.5 }, { expected: 0.5 }]);
});

test('a win on the day before is in the chance', async () => {
  const [ann, eva, zoe] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const early = await agreeAt(ann, zoe, 24);
  const late = await agreeAt(ann, eva, 48);
  await scoreAt(52, early, ann);
  await scoreAt(52, late, ann);
  const { chance } = await predictionOf(late);
  expect(chance).toBeGreaterThan(0.55);
  const { rows } = await app.db.query('select expected from rating_receipts where game_id = $1 and user_id = $2', [
    late,
    ann.id,
  ]);
  expect(rows).toEqual([{ expected: chance }]);
});

test('a match that was moved to another day is predicted anew', async () => {
  const { id } = await agree();
  await moveTo(23.9);
  await expect.poll(() => predictionOf(id)).toBeTruthy();
  await app.db.query("update games set from_time = from_time + interval '2 days' where id = $1", [id]);
  const dayOf = async () =>
    (await app.db.query('select day::text from predictions where game_id = $1', [id])).rows[0]?.day;
  expect(await dayOf()).toBe('2026-11-22');
  await moveTo(71.9);
  await expect.poll(dayOf).toBe('2026-11-24');
});

test('an evening of practices does not keep the others from being predicted', async () => {
  const practice = await agree({ matchCategory: 'PRACTICEHIT' });
  await app.db.query(
    `insert into games select (jsonb_populate_record(games, jsonb_build_object('id', 'practice' || n, 'code', 'P' || n,
      'from_time', from_time - interval '1 minute'))).* from games, generate_series(1, 250) n where id = $1`,
    [practice.id],
  );
  const { id } = await agree();
  await moveTo(23.9);
  await expect.poll(() => predictionOf(id)).toBeTruthy();
});

test('everybody may ask how good they were: a count below 500, figures from there on', async () => {
  const other = await buildTestApp({ now: NOW });
  expect((await call(other, getRatingQuality)).body).toEqual({ matches: 0, needed: 500, quality: null, rules: null });
  await seedClub(other.db, { players: 55, rounds: 12, now: new Date(NOW) }, []);
  // Those who organise always win in this club: they were given 80 %.
  await other.db.query(`insert into predictions (game_id, chance, day, initiators, opponents, made_at)
    select game_id, 0.8, day, initiators, opponents, day from rated_matches limit 499`);
  const ask = async (minutes: number) => {
    other.clock.set(new Date(Date.parse(NOW) + minutes * 60_000));
    return (await call(other, getRatingQuality)).body;
  };
  expect(await ask(20)).toMatchObject({ matches: 499, needed: 500, quality: null });
  await other.db.query(`insert into predictions (game_id, chance, day, initiators, opponents, made_at)
    select game_id, 0.8, day, initiators, opponents, day from rated_matches
    where game_id not in (select game_id from predictions) limit 1`);
  expect((await ask(21)).matches).toBe(499);
  const { quality } = await ask(40);
  expect(quality).toMatchObject({ matches: 500, accuracy: 1 });
  // R-rating-quality: who knows only the favourite knows who wins here, and we gave 80 %.
  expect(quality).toMatchObject({ favourite: 0, sureness: [] });
  expect(quality?.logLoss).toBeCloseTo(-Math.log(0.8), 9);
  for (const { matches, logLoss, favourite } of quality?.sports ?? []) {
    expect([matches >= 50, favourite]).toEqual([true, 0]);
    expect(logLoss).toBeCloseTo(-Math.log(0.8), 9);
  }
  expect(quality?.calibrationError).toBeCloseTo(0.2, 9);
  expect(quality?.bins.map(({ count }) => count)).toEqual([0, 500, 0, 0, 0, 0, 0, 0, 500, 0]);
  // How sure: each of these had played so often before.
  await other.db.query(
    `insert into rating_receipts (game_id, user_id, pool, day, before, expected, result, k, change, after, rule)
    select game_id, player, pool, day, 1500, 0.5, 1, case when player = initiators[1] then $1::float8 else $2 end, 0, 1500, 'MARGIN'
    from rated_matches, unnest(initiators || opponents) player`,
    [kFactor(70), kFactor(19)],
  );
  const { quality: sure } = await ask(60);
  expect(sure?.sureness).toEqual([
    { from: ratingWidth(5), to: ratingWidth(20), matches: 500, logLoss: quality?.logLoss, favourite: 0 },
  ]);
  await other.close();
});
