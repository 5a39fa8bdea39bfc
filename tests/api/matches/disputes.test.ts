import { expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { getSkills } from '../../../shared/contract/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
const app = useTestApp({ now: NOW });

const moveTo = (hours: number) => app.clock.set(new Date(Date.parse(NOW) + hours * HOUR));

async function play(): Promise<{ id: string; owner: Person; guest: Person }> {
  moveTo(0);
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  moveTo(30);
  return { id, owner, guest };
}

async function enter(id: string, { token }: Person, initiatorScore: number, opponentScore: number) {
  const { version } = (await call(app, getGame, { params: { id }, token })).body;
  const sets = [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }];
  const winner = initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT';
  return call(app, actOnGame, { params: { id }, token, body: { actionType: 'SET_SCORE', sets, winner, version } });
}

const ratedOf = async ({ token }: Person) => {
  const [skill] = (await call(app, getSkills, { token })).body;
  return skill ? { wins: skill.wins, loses: skill.loses } : null;
};

test('two sides that disagree: shown, not rated, until one confirms the other’s', async () => {
  const { id, owner, guest } = await play();
  expect((await enter(id, owner, 6, 4)).body.disputed).toBe(false);
  await expect.poll(() => ratedOf(owner)).toEqual({ wins: 1, loses: 0 });
  const other = (await enter(id, guest, 4, 6)).body;
  expect(other).toMatchObject({ disputed: true, winner: 'OPPONENT', status: 'PLAYED' });
  await expect.poll(() => ratedOf(owner)).toBeNull();
  // Insisting changes nothing; giving in settles it.
  expect((await enter(id, owner, 6, 4)).body.disputed).toBe(true);
  expect(await ratedOf(owner)).toBeNull();
  expect((await enter(id, owner, 4, 6)).body.disputed).toBe(false);
  await expect.poll(() => ratedOf(owner)).toEqual({ wins: 0, loses: 1 });
});

test('one’s own mistake is corrected without a dispute', async () => {
  const { id, owner } = await play();
  await enter(id, owner, 6, 4);
  expect((await enter(id, owner, 4, 6)).body.disputed).toBe(false);
  await expect.poll(() => ratedOf(owner)).toEqual({ wins: 0, loses: 1 });
});

// R-score-final
test('48 hours after the last entry it is final', async () => {
  const { id, owner, guest } = await play();
  await enter(id, owner, 6, 4);
  moveTo(30 + 47);
  expect((await enter(id, guest, 6, 4)).status).toBe(200);
  moveTo(30 + 47 + 47);
  expect((await enter(id, owner, 6, 4)).status).toBe(200);
  moveTo(30 + 47 + 47 + 49);
  expect((await enter(id, guest, 4, 6)).status).toBeGreaterThanOrEqual(400);
  expect((await call(app, getGame, { params: { id }, token: guest.token })).body.action).not.toContain('SET_SCORE');
});
