import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actOnGame, getDashboard, getGame } from '../../../shared/contract/game.ts';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { getRanking } from '../../../shared/contract/rating.ts';
import { newestPast } from '../../../shared/domain/match/newestPast.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest, type Person } from '../../support/factories.ts';

// R-measure-statements: each statement is a way to the database and back.
const queries = vi.spyOn(pg.Client.prototype, 'query');
const app = useTestApp();
let owner: Person;

beforeAll(async () => {
  owner = await createPerson(app);
  for (let game = 0; game < 3; game++) await createTestGame(app, owner, { contactList: [newGuest(), newGuest()] });
});
afterAll(async () => {
  queries.mockRestore();
});

/** What the database was asked since the last look, in words. */
const asked = () =>
  queries.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text));

/** @returns the least that is asked of the database for an answer: mails and sweeps ask beside it now and then, jobs all the time */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 10; time++) {
    queries.mockClear();
    await work();
    counts.push(asked().filter((text) => !/\bjobs\./.test(text)).length);
  }
  return Math.min(...counts);
}

test('an opened invitation is read in at most three statements, by session or link', async () => {
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const { token } = await linkOf(app, guest.email);
  for (const holder of [token, owner.token]) {
    const count = await statementsOf(() => call(app, getGame, { params: { id: game.id }, token: holder }));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
  }
});

test('the matches of a dashboard are read in one statement besides who calls, however many they are', async () => {
  for (const archive of ['false', 'true'] as const) {
    const count = await statementsOf(() => call(app, getDashboard, { query: { archive }, token: owner.token }));
    expect(count).toBe(2);
  }
});

test('a page of past matches is read in at most three statements', async () => {
  const count = await statementsOf(() => call(app, findPastGames, { body: newestPast(20), token: owner.token }));
  expect(count).toBeLessThanOrEqual(3);
});

test('both tables of a ranking are read in at most three statements', async () => {
  const count = await statementsOf(() => call(app, getRanking, { query: {}, token: owner.token }));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
});

/** What begins and ends a transaction, and who calls, is not of the answer itself; nor are its mails and notices. */
const ASIDE =
  /^(begin|commit)|\bjobs\.|"(push_\w+|mails|mail_\w+|match_mails|invitee_links)"|s\.token_hash|into (mail_counts|match_mails)|^select mail_channel/;

test('an accept that agrees a match takes at most six statements besides its mails', async () => {
  const [host, guest] = [await createPerson(app), newGuest()];
  const counts: number[] = [];
  // From the second time on their teams are known, as those of people who play again are.
  for (let time = 0; time < 4; time++) {
    const game = await createTestGame(app, host, { contactList: [guest] });
    const { token, password } = await linkOf(app, guest.email);
    await call(app, getGame, { params: { id: game.id }, token });
    queries.mockClear();
    const { body } = await call(app, actOnGame, {
      params: { id: game.id },
      token,
      body: { actionType: 'ACCEPT', password },
    });
    expect(body.status).toBe('SCHEDULED');
    counts.push(asked().filter((text) => !ASIDE.test(text)).length);
  }
  const least = Math.min(...counts);
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThanOrEqual(6);
});
