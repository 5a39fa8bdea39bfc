import { beforeEach, expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import {
  findDueReviews,
  getPersonalSkills,
  getPersonalSkillsOfAll,
  getPersonalSkillsOfCircle,
  getTechnicalSkills,
  reviewPlayer,
} from '../../../shared/contract/skill.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, newGuest, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const DAY = 86_400_000;
/** The first Monday after all reviews of these tests. */
const NEXT_MONDAY = new Date('2026-11-30T00:00:00.000Z');
const app = useTestApp({ now: NOW });

beforeEach(() => app.clock.set(new Date(NOW)));

/** Two have played and the score is there; the clock stands two days later. @returns the game's id */
async function play(owner: Person, guest: Person): Promise<string> {
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(Date.parse(NOW) + 2 * DAY));
  const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
  const sets = [{ initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', sets, winner: 'INITIATOR', version };
  expect((await call(app, actOnGame, { params: { id }, token: owner.token, body })).status).toBe(200);
  return id;
}

const rate = (by: Person, gameId: string, userId: string, stars: Record<string, number>) => {
  const { forehand = null, ...personal } = stars;
  return call(app, reviewPlayer, { token: by.token, body: { gameId, userId, personal, technical: { forehand } } });
};
const fairplayOf = async ({ token }: Person) => (await call(app, getPersonalSkills, { token })).body.fairplay;

// R-stars-mean
test('a mean shows from three reviewers on, in halves, from the Monday after', async () => {
  const ann = await createPerson(app);
  for (const [count, stars] of [6, 5, 3].entries()) {
    expect(await fairplayOf(ann)).toBeNull();
    const other = await createPerson(app);
    app.clock.set(new Date(NOW));
    const game = await play(ann, other);
    expect((await rate(other, game, ann.id, { fairplay: stars, forehand: 4 })).status).toBe(204);
    expect(count).toBeLessThan(3);
  }
  app.clock.set(new Date('2026-11-29T23:59:59.000Z'));
  expect(await fairplayOf(ann)).toBeNull();
  app.clock.set(NEXT_MONDAY);
  // 14 / 3, rounded to halves.
  expect(await fairplayOf(ann)).toBe(4.5);
  const technical = (await call(app, getTechnicalSkills, { token: ann.token })).body;
  expect(technical.forehand).toBe(4);
  expect(technical.backhand).toBeNull();
});

test('one who rates three times counts once', async () => {
  const [ann, eva] = [await createPerson(app), await createPerson(app)];
  for (let match = 0; match < 3; match += 1) {
    app.clock.set(new Date(NOW));
    await rate(eva, await play(ann, eva), ann.id, { fairplay: 6 });
  }
  app.clock.set(NEXT_MONDAY);
  expect(await fairplayOf(ann)).toBeNull();
});

test('the circle is whom one has played with; all players are all', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)));
  const [ann, star, ...others] = people;
  if (!ann || !star) throw new Error('people');
  for (const other of [ann, ...others]) {
    app.clock.set(new Date(NOW));
    await rate(other, await play(star, other), star.id, { punctual: 5 });
  }
  app.clock.set(NEXT_MONDAY);
  expect((await call(app, getPersonalSkillsOfCircle, { token: ann.token })).body.punctual).toBe(5);
  const stranger = await createPerson(app);
  expect((await call(app, getPersonalSkillsOfCircle, { token: stranger.token })).body.punctual).toBeNull();
  expect((await call(app, getPersonalSkillsOfAll, { token: stranger.token })).body.punctual).not.toBeNull();
});

test('once a match, within 14 days, by players about players, from one star to six', async () => {
  const [ann, eva, zoe] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const game = await play(ann, eva);
  expect(await rate(ann, game, ann.id, { fairplay: 6 })).toMatchObject({ status: 403 });
  expect(await rate(zoe, game, ann.id, { fairplay: 6 })).toMatchObject({ status: 403 });
  expect(await rate(ann, game, zoe.id, { fairplay: 6 })).toMatchObject({ status: 403 });
  for (const stars of [0, 7, 2.5])
    expect(await rate(ann, game, eva.id, { fairplay: stars })).toMatchObject({ status: 400 });
  expect(await rate(ann, game, eva.id, {})).toMatchObject({ status: 400 });
  const both = await Promise.all([rate(ann, game, eva.id, { fairplay: 6 }), rate(ann, game, eva.id, { fairplay: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  app.clock.set(new Date(Date.parse(NOW) + 17 * DAY));
  expect(await rate(eva, game, ann.id, { fairplay: 6 })).toMatchObject({ status: 409 });
});

test('says whom one can still rate: registered players, each once a match', async () => {
  const [ann, eva] = [await createPerson(app), await createPerson(app, { firstName: 'Eva' })];
  const due = async () => (await call(app, findDueReviews, { token: ann.token })).body;
  const game = await play(ann, eva);
  expect(await due()).toMatchObject([{ gameId: game, userId: eva.id, firstName: 'Eva', sport: 'TENNIS' }]);
  await rate(ann, game, eva.id, { fairplay: 6 });
  expect(await due()).toEqual([]);
  await createTestGame(app, ann, { contactList: [newGuest()] });
  expect(await due()).toEqual([]);
});
