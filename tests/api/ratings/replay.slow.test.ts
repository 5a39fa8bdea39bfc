import { expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { getRanking } from '../../../shared/contract/rating.ts';
import { type TestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;

type Winner = 'INITIATOR' | 'OPPONENT';

/** A club of three who play each other; what is compared is who has which rating, by first name. */
class SmallClub {
  readonly #app: TestApp;
  readonly #people: Person[] = [];

  constructor(app: TestApp) {
    this.#app = app;
  }

  async join(): Promise<void> {
    for (const firstName of ['Ann', 'Eva', 'Zoe']) this.#people.push(await createPerson(this.#app, { firstName }));
  }

  /** @returns the id of a match that begins in 24 hours */
  async agree(owner: number, guest: number): Promise<string> {
    const [one, other] = [this.#person(owner), this.#person(guest)];
    const { id } = await createTestGame(this.#app, one, { contactList: [contactOf(other)] });
    await call(this.#app, actOnGame, { params: { id }, token: other.token, body: { actionType: 'ACCEPT' } });
    return id;
  }

  async score(id: string, owner: number, winner: Winner): Promise<void> {
    const { token } = this.#person(owner);
    const { version } = (await call(this.#app, getGame, { params: { id }, token })).body;
    const [initiatorScore, opponentScore] = winner === 'INITIATOR' ? [6, 2] : [2, 6];
    const sets = [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }];
    const body = { actionType: 'SET_SCORE', sets, winner, version };
    expect((await call(this.#app, actOnGame, { params: { id }, token, body })).status).toBe(200);
  }

  wait(hours: number): void {
    this.#app.clock.set(new Date(this.#app.clock.now().getTime() + hours * HOUR));
  }

  async ratings(): Promise<Record<string, number>> {
    const query = { sport: 'TENNIS', mixed: 'false', provisional: 'true' } as const;
    const { body } = await call(this.#app, getRanking, { token: this.#person(0).token, query });
    return Object.fromEntries(body.map(({ team, rating }) => [team.players[0]?.firstName ?? '', rating]));
  }

  #person(index: number): Person {
    const person = this.#people[index];
    if (!person) throw new RangeError(`there is no person ${index}`);
    return person;
  }
}

const [wrong, right] = [useTestApp({ now: NOW }), useTestApp({ now: NOW })];

/** Two matches on two days; the first may be entered wrong, and put right after the second. */
async function play(app: TestApp, first: Winner): Promise<SmallClub> {
  const club = new SmallClub(app);
  await club.join();
  const one = await club.agree(0, 1);
  club.wait(26);
  await club.score(one, 0, first);
  const two = await club.agree(1, 2);
  club.wait(26);
  await club.score(two, 1, 'OPPONENT');
  if (first === 'INITIATOR') await club.score(one, 0, 'OPPONENT');
  return club;
}

test('a score put right later gives the ratings it would have given at once', async () => {
  const corrected = await play(wrong, 'INITIATOR');
  const atOnce = await play(right, 'OPPONENT');
  await expect.poll(async () => Object.keys(await atOnce.ratings())).toHaveLength(3);
  const expected = await atOnce.ratings();
  expect(expected.Eva).not.toBe(expected.Zoe);
  await expect.poll(() => corrected.ratings()).toEqual(expected);
});
