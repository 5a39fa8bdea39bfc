import { beforeAll, describe, expect, test } from 'vitest';
import { createGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, gameBody, type Person } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let owner: Person;

beforeAll(async () => {
  owner = await createPerson(app);
});

const create = (preference: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
  call(app, createGame, { token: owner.token, body: gameBody(app, changes, preference) });

// R-game-preference
describe('wishes of a match', () => {
  test.each([
    ['opponentsLevelFrom', 'opponentsLevelTo', 6.9, 7],
    ['opponentsAgeFrom', 'opponentsAgeTo', 40, 41],
  ] as const)('%s may be %s, and not above it', async (from, to, less, more) => {
    expect((await create({ [from]: more, [to]: more })).status).toBe(201);
    expect((await create({ [from]: more, [to]: null })).status).toBe(201);
    const turned = await create({ [from]: more, [to]: less });
    expect(turned.error.data?.fields).toEqual({ [`gamePreference.${to}`]: 'field.order' });
  });

  test('and the cost of a court say how a number is written', async () => {
    const cost = { amount: 'eight', currency: 'EUR' };
    const answer = await create({ opponentsLevelFrom: 'good', opponentsAgeTo: 40.5 }, { cost });
    expect(answer.error.data?.fields).toEqual({
      'gamePreference.opponentsLevelFrom': 'field.number',
      'gamePreference.opponentsAgeTo': 'field.wholeNumber',
      'cost.amount': 'field.amount',
    });
  });
});
