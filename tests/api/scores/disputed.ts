import { actOnGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createTestGame, type Person, readGame } from '../../support/factories.ts';

const HOUR = 3_600_000;
/** Hours after which a new match is over, and its score not yet asked for. */
export const OVER = 25.5;

/** Moves the clock of the processes; what became due runs within a second. */
export async function moveTo(apps: readonly TestApp[], now: Date): Promise<void> {
  for (const { app } of apps) await app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
}

/** As moveTo, by so many hours. */
export const pass = (app: TestApp, hours: number): Promise<void> =>
  moveTo([app], new Date(app.clock.now().getTime() + hours * HOUR));

/** One set, won by the side with more. */
export const setOf = (initiatorScore: number, opponentScore: number) => [
  { initiatorScore, opponentScore, type: 'NORMAL', ord: 0 },
];

export const enter = (
  app: TestApp,
  game: Pick<Game, 'id' | 'version'>,
  { token }: Pick<Person, 'token'>,
  [initiatorScore, opponentScore]: readonly [number, number],
) =>
  call(app, actOnGame, {
    params: { id: game.id },
    token,
    body: { actionType: 'SET_SCORE', sets: setOf(initiatorScore, opponentScore), version: game.version },
  });

/** A single of two players that is over. */
export async function playMatch(app: TestApp, owner: Person, guest: Person): Promise<Game> {
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  await pass(app, OVER);
  return readGame(app, id, owner.token);
}

/** A match of which the organiser says 6-4 and the other 4-6. @returns it as the organiser sees it */
export async function disputeMatch(app: TestApp, owner: Person, guest: Person): Promise<Game> {
  const game = await playMatch(app, owner, guest);
  const { body } = await enter(app, game, owner, [6, 4]);
  await enter(app, body, guest, [4, 6]);
  return readGame(app, game.id, owner.token);
}
