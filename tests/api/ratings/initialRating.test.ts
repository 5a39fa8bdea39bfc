import { beforeAll, expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { getRatingValues, getSkills, setInitialRating } from '../../../shared/contract/rating.ts';
import { ratingWidth, roundShown } from '../../../shared/domain/rating/scale.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });
let ann: Person;

beforeAll(async () => {
  ann = await createPerson(app);
});

const start = (person: Person, sport: string, productRating: number) =>
  call(app, setInitialRating, { token: person.token, body: { sport, productRating } });
const skillsOf = async ({ token }: Person) => (await call(app, getSkills, { token })).body;

test('lists the club scale for every sport, and NTRP for tennis', async () => {
  const { body } = await call(app, getRatingValues, { token: ann.token });
  expect(body.find(({ systemCode, systemValue }) => systemCode === 'NTRP' && systemValue === '3.5')).toMatchObject({
    sportType: 'TENNIS',
    productRank: 5,
  });
  expect(body.filter(({ sportType }) => sportType === 'PADEL').map(({ systemCode }) => systemCode)).toEqual(
    Array.from({ length: 10 }, () => 'CLUB'),
  );
});

test('is set and changed, shows at once, and takes listed values only', async () => {
  expect((await start(ann, 'PADEL', 6)).status).toBe(204);
  expect((await start(ann, 'PADEL', 7)).status).toBe(204);
  expect(await skillsOf(ann)).toEqual([
    {
      sport: 'PADEL',
      productRating: 7,
      width: roundShown(ratingWidth(0)),
      provisional: true,
      wins: 0,
      loses: 0,
      double: false,
      mixed: false,
      lastDay: null,
      course: [],
    },
  ]);
  expect((await start(ann, 'PADEL', 6.5)).status).toBe(400);
  expect((await start(ann, 'CHESS', 5)).status).toBe(400);
  // 6.25 is NTRP 4.0, which is of tennis.
  expect((await start(ann, 'TENNIS', 6.25)).status).toBe(204);
  expect((await start(ann, 'PADEL', 6.25)).status).toBe(400);
});

test('is where the first match starts from, and after it can no longer be set', async () => {
  const [zoe, eva] = [await createPerson(app), await createPerson(app)];
  await start(zoe, 'TENNIS', 8);
  const { id } = await createTestGame(app, zoe, { contactList: [contactOf(eva)] });
  await call(app, actOnGame, { params: { id }, token: eva.token, body: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(Date.parse(NOW) + 2 * 86_400_000));
  const { version } = (await call(app, getGame, { params: { id }, token: zoe.token })).body;
  const sets = [{ initiatorScore: 6, opponentScore: 0, type: 'NORMAL', ord: 1 }];
  await call(app, actOnGame, {
    params: { id },
    token: zoe.token,
    body: { actionType: 'SET_SCORE', sets, winner: 'INITIATOR', version },
  });
  expect(await start(zoe, 'TENNIS', 9)).toMatchObject({ status: 409 });
  expect(await start(eva, 'TENNIS', 9)).toMatchObject({ status: 409 });
  expect((await start(zoe, 'PADEL', 9)).status).toBe(204);
  await expect.poll(async () => (await skillsOf(zoe))[0]?.wins).toBe(1);
  const [tennis] = await skillsOf(zoe);
  // A favourite by three points gains little, from 8 up.
  const [, after] = tennis?.course ?? [];
  expect(after).toBeGreaterThan(8);
  expect(after).toBeLessThan(8.1);
  // R-rating-width: played on the day before.
  expect(tennis).toMatchObject({ width: roundShown(ratingWidth(1, 1)), provisional: true });
});
