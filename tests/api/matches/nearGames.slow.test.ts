import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editGame } from '../../../shared/contract/game.ts';
import { findOpenGames } from '../../../shared/contract/gameLists.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { createPerson, createTestGame, meet, type Person } from '../../support/factories.ts';

/** Hundreds of matches are made and read: on a busy machine that takes its time. */

let app: TestApp;

beforeEach(async () => {
  app = await buildTestApp({ now: '2026-11-21T09:00:00.000Z' });
});
afterEach(() => app.close());

const openTo = (token: string) => call(app, findOpenGames, { token });

async function openGame(changes: Record<string, unknown>) {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner, changes, { opponentsSelection: 'OPENCHALLENGE' });
  return { owner, game };
}

// R-open-games: a deployment of many clubs has more open matches at any time than one list looks at.
describe('open games of a large deployment', () => {
  const at = (location: Record<string, unknown>) => ({ locationPreference: [{ location }] });
  const gent = { name: 'TC Gent', city: 'Gent', country: 'BE', lat: '51.0379', lon: '3.7254' };
  const perth = { name: 'Perth Racquets', city: 'Perth', country: 'AU', lat: '-31.9523', lon: '115.8613' };

  /** Copies a match so many times, each copy newer than everything before it. */
  async function copyGame(id: string, copies: number): Promise<void> {
    const columns = (
      await execute(app.connection, `select column_name from information_schema.columns where table_name = 'games'`)
    ).rows.map(({ column_name }) => String(column_name));
    const own = new Map([
      ['id', `'copy' || n || id`],
      ['code', `'copy' || n || code`],
      ['created_at', `created_at + n * interval '1 second'`],
    ]);
    await execute(
      app.connection,
      `insert into games (${columns.join()}) select ${columns.map((name) => own.get(name) ?? name).join()}
       from games cross join generate_series(1, ${copies}) n where id = '${id}'`,
    );
    await execute(
      app.connection,
      `insert into game_places (id, game_id, location_id, ord) select 'copy' || n || id, 'copy' || n || game_id, location_id, ord
       from game_places cross join generate_series(1, ${copies}) n where game_id = '${id}'`,
    );
  }

  /** Matches here, with far more and newer ones elsewhere. @returns ids of the first ten that a player finds */
  async function newestAreFar(here: Record<string, unknown>, player: Person, zone = 'Europe/Brussels') {
    const near = (await openGame({ ...here, timezone: zone })).game;
    const far = (await openGame({ ...at(perth), timezone: zone })).game;
    await copyGame(far.id, 410);
    const { games } = (await openTo(player.token)).body;
    return { near, first: games.slice(0, 10).map(({ id }) => id) };
  }

  test.each([
    ['at a venue where they have played', { ...gent, city: null, lat: null, lon: null }, { ...gent, city: null }],
    ['in a town where they have played', { ...gent, lat: null, lon: null }, { name: 'Padel Zuid', city: ' gent' }],
    // R-search-letters
    [
      'in a town written on another keyboard',
      { ...gent, city: 'Zürich', lat: null, lon: null },
      { name: 'Sihlcity', city: 'ZURICH' },
    ],
    ['a few kilometres away', gent, { name: 'Merelbeke TC', city: 'Merelbeke', lat: '50.9949', lon: '3.7459' }],
  ])('a match %s is among the first, however many newer ones are elsewhere', async (_name, played, offered) => {
    const player = await createPerson(app);
    await createTestGame(app, player, at(played));
    const { near, first } = await newestAreFar(at(offered), player);
    expect(first).toContain(near.id);
  });

  test('so is one in the town of their profile, and one of somebody they know', async () => {
    const player = await createPerson(app);
    await execute(app.connection, `update users set location = 'Łódź, Poland' where id = '${player.id}'`);
    const { near, first } = await newestAreFar(at({ name: 'Korty Zdrowie', city: 'Lodz' }), player);
    expect(first).toContain(near.id);
    const friend = await createPerson(app);
    await meet(app, player, friend);
    const theirs = await createTestGame(app, friend, at({ name: 'Elsewhere' }), {
      opponentsSelection: 'OPENCHALLENGE',
    });
    await copyGame((await openGame(at(perth))).game.id, 410);
    expect((await openTo(player.token)).body.games.slice(0, 10).map(({ id }) => id)).toContain(theirs.id);
  });

  test('then those of the same zone, and a match that moves is found where it is now', async () => {
    const player = await createPerson(app);
    await createTestGame(app, player, { ...at({ name: 'Riga Courts' }), timezone: 'Europe/Riga' });
    const { owner, game } = await openGame({ ...at({ name: 'Other Courts' }), timezone: 'Europe/Riga' });
    await copyGame((await openGame(at(perth))).game.id, 410);
    const found = async () => (await openTo(player.token)).body.games.map(({ id }) => id);
    expect((await found())[0]).toBe(game.id);
    app.clock.set(new Date('2026-11-21T09:01:00.000Z'));
    const here = await openGame({ ...at({ name: 'Unknown Courts' }), timezone: 'Europe/Riga' });
    expect((await found()).slice(0, 2)).toEqual([here.game.id, game.id]);
    await call(app, editGame, {
      params: { id: game.id },
      token: owner.token,
      body: { locationPreference: [{ location: { name: 'riga courts' } }] },
    });
    expect((await found()).slice(0, 2)).toEqual([game.id, here.game.id]);
  });
});
