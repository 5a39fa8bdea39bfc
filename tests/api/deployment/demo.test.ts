import { beforeAll, expect, test } from 'vitest';
import { buildContext } from '../../../server/buildContext.ts';
import { movableClock } from '../../../server/clock.ts';
import { fillDemoClub } from '../../../server/demo/demoClub.ts';
import { getMe } from '../../../shared/contract/account.ts';
import { getClub, searchPeople } from '../../../shared/contract/club.ts';
import { getDashboard, getGame } from '../../../shared/contract/game.ts';
import { getRanking } from '../../../shared/contract/rating.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { isValidSet } from '../../../shared/domain/score/sets.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { buildTestApp, type TestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { testConfig } from '../../support/config.ts';
import { createTestDatabase } from '../../support/database/database.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const config = testConfig({ demo: true });
let connection: TestApp['connection'];
let sent: unknown[];
let notes: Record<string, string>;

beforeAll(async () => {
  connection = await createTestDatabase();
  // Without jobs: a sweep reminds people of scores that are missing, in the demo club as well.
  const { context, close } = buildContext({
    config,
    connection,
    clock: movableClock(new Date(NOW)),
    log: console,
    security: () => undefined,
  });
  await fillDemoClub(context);
  sent = await context.db.selectFrom('mails').select('subject').execute();
  await close();
});
const app = useTestApp(() => ({ now: NOW, config, connection }));
beforeAll(async () => {
  const lines = await app.app.startupNotes();
  notes = Object.fromEntries(lines.map((line) => line.split(/ {2,}/)));
});

async function gamesOf(who: string, archive: 'true' | 'false'): Promise<Game[]> {
  const credentials = { grant_type: 'password', username: notes[who], password: notes.Password };
  const token = (await call(app, createToken, { body: credentials })).body.access_token;
  return (await call(app, getDashboard, { token, query: { archive } })).body.games;
}

test('the organiser finds games in every state, and the player something to do', async () => {
  const games = await gamesOf('Organiser', 'false');
  expect(new Set(games.map(({ status }) => status))).toEqual(new Set(['CONFIRMED', 'SCHEDULED']));
  const titles = games.map(({ summary }) => summary.title);
  expect(titles).toEqual(expect.arrayContaining(['summary.owner.choose', 'summary.owner.partner', 'summary.scoreDue']));
  const todo = (await gamesOf('Player', 'false')).filter(({ summary }) => summary.icon === 'action');
  expect(todo.length).toBeGreaterThanOrEqual(3);
  const past = await gamesOf('Organiser', 'true');
  expect(past.some(({ status }) => status === 'CANCELED')).toBe(true);
});

test('the newcomer finds empty pages', async () => {
  expect(await gamesOf('Newcomer', 'false')).toEqual([]);
  expect(await gamesOf('Newcomer', 'true')).toEqual([]);
});

test('past matches ended as matches of their sport can end, and are rated', async () => {
  const past = (await gamesOf('Organiser', 'true')).filter(({ status }) => status === 'PLAYED');
  expect(past.length).toBeGreaterThan(5);
  for (const { gameSet, sport, gamePreference, winner } of past) {
    expect(winner).not.toBe('UNKNOWN');
    for (const { initiatorScore, opponentScore, type } of gameSet) {
      const context = { sport, setNumber: 1 };
      expect(isValidSet(initiatorScore, opponentScore, type, gamePreference.gameSetRule, context)).toBe(true);
    }
  }
  const credentials = { grant_type: 'password', username: notes.Player, password: notes.Password };
  const token = (await call(app, createToken, { body: credentials })).body.access_token;
  const listed = async (provisional: 'true' | 'false') =>
    (await call(app, getRanking, { token, query: { sport: 'TENNIS', provisional } })).body.length;
  expect((await listed('false')) + (await listed('true'))).toBeGreaterThan(20);
});

test('the printed invitation can be answered, and no mail was sent for the demo', async () => {
  const link = readInvitationPath(new URL(notes.Invitation ?? '').pathname);
  const game = await call(app, getGame, { params: { id: link?.gameId ?? '' }, token: link?.token ?? '' });
  expect(game.body.action).toContain('ACCEPT');
  expect(sent).toEqual([]);
});

test('a second start fills nothing again, and prints the same invitation while it is open', async () => {
  const again = await buildTestApp({
    now: '2026-11-22T09:00:00.000Z',
    config: { demo: true },
    connection: app.connection,
  });
  expect(await again.app.startupNotes()).toContain(`Invitation   ${notes.Invitation}`);
  await again.close();
});

// R-demo-club
test('the demo people have a club with two organisers, three places and requests to answer', async () => {
  const credentials = { grant_type: 'password', username: notes.Organiser, password: notes.Password };
  const token = (await call(app, createToken, { body: credentials })).body.access_token;
  const { clubs } = (await call(app, getMe, { token })).body;
  expect(clubs).toMatchObject([{ name: 'Parkside Racquet Club', role: 'KEEPER' }]);
  const club = (await call(app, getClub, { params: { id: clubs[0]?.slug ?? '' }, token })).body;
  expect(club.organisers.map(({ firstName }) => firstName)).toEqual(['Olivia', 'Milan']);
  expect(club.venues.map(({ courts }) => courts.length)).toEqual([2, 2, 3]);
  const { people } = (await call(app, searchPeople, { params: { id: club.id }, token, body: {} })).body;
  expect(people.filter(({ state }) => state === 'ASKED')).toHaveLength(2);
  expect(people).toHaveLength(40);
});
