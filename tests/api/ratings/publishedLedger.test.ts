import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import { getRatingLedger, getRatingPools, setInitialRating } from '../../../shared/contract/rating.ts';
import type { LedgerPage } from '../../../shared/contract/schemas/ratings/ledger.ts';
import { LedgerCheck, type LedgerVerdict } from '../../../shared/domain/rating/ledgerCheck.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, PASSWORD, type Person } from '../../support/factories.ts';
import { jobsDone } from '../../support/jobsDone.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
const POOL = 'TENNIS:single:same';
let app: TestApp;
let client: pg.Client;
let people: [Person, Person, Person];

beforeAll(async () => {
  app = await buildTestApp({ now: NOW });
  client = new pg.Client(app.connection);
  await client.connect();
  people = [
    await createPerson(app, { firstName: 'Ann' }),
    await createPerson(app, { firstName: 'Eva' }),
    await createPerson(app, { firstName: 'Zoe' }),
  ];
  const [ann, eva, zoe] = people;
  await call(app, setInitialRating, { token: ann.token, body: { sport: 'TENNIS', productRating: 8 } });
  await play(ann, eva, [6, 4]);
  await play(zoe, ann, [7, 5]);
  await play(eva, zoe, [2, 6]);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** A single that the organiser has scored, a day after the one before. */
async function play(owner: Person, guest: Person, [initiatorScore, opponentScore]: [number, number]): Promise<string> {
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(app.clock.now().getTime() + 26 * HOUR));
  const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
  const sets = [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }];
  const winner = initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT';
  const body = { actionType: 'SET_SCORE', sets, winner, version };
  expect((await call(app, actOnGame, { params: { id }, token: owner.token, body })).status).toBe(200);
  return id;
}

async function pagesOf(pool: string): Promise<LedgerPage[]> {
  const pages: LedgerPage[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const query: { pool: string; after?: string } = { pool, ...(after ? { after } : {}) };
    const { status, body } = await call(app, getRatingLedger, { query });
    expect(status).toBe(200);
    pages.push(body);
    after = body.next;
  }
  return pages;
}

function verdictOf(pages: LedgerPage[]): LedgerVerdict {
  const check = new LedgerCheck('TENNIS');
  for (const page of pages) check.add(page);
  return check.verdict();
}

// R-rating-ledger, R-rating-check
test('the published numbers come out of the published ledger to the last bit', async () => {
  await jobsDone(app, 'rating.replay');
  expect((await call(app, getRatingPools)).body).toEqual([POOL]);
  const pages = await pagesOf(POOL);
  expect(pages.map(({ pending }) => pending)).not.toContain(true);
  expect(new Set(pages.map(({ version }) => version)).size).toBe(1);
  expect(verdictOf(pages)).toMatchObject({ matches: 3, players: 3, differences: [], onlyRounding: true });
  const { rows } = await client.query('select elo from ratings order by elo');
  expect(pages.flatMap(({ players }) => players.elos).toSorted()).toEqual(rows.map(({ elo }) => elo));
});

test('a rating that was changed by hand is found, with what it should be', async () => {
  const [, eva] = people;
  const change = (by: number) => client.query('update ratings set elo = elo + $1 where user_id = $2', [by, eva.id]);
  await change(16);
  const { differences, onlyRounding } = verdictOf(await pagesOf(POOL));
  await change(-16);
  expect(onlyRounding).toBe(false);
  expect(differences).toHaveLength(1);
  const [found] = differences;
  expect((found?.published?.elo ?? 0) - (found?.computed?.elo ?? 0)).toBeCloseTo(16, 9);
});

test('nobody’s id, name, code or match is in it, and no two pools call a player the same', async () => {
  const text = JSON.stringify(await pagesOf(POOL));
  const { rows } = await client.query<{ id: string }>('select id from games union select id from teams');
  const known = people.flatMap(({ id, code, email }) => [id, code, email]);
  for (const each of [...known, ...rows.map(({ id }) => id), 'Ann', 'Eva', 'Zoe']) expect(text).not.toContain(each);
  const ids = async (pool: string) => (await pagesOf(pool)).flatMap(({ players }) => players.ids);
  const here = await ids(POOL);
  await client.query(
    `insert into ratings select 'PADEL:single:same', user_id, elo, matches, wins, losses from ratings`,
  );
  const there = await ids('PADEL:single:same');
  await client.query(`delete from ratings where pool = 'PADEL:single:same'`);
  expect(there).toHaveLength(here.length);
  expect(there.filter((id) => here.includes(id))).toEqual([]);
  // The profile of somebody shows less of the number than would name them in the ledger.
  const { body } = await call(app, getPublicProfile, { params: { code: people[0].code } });
  expect(body.technicalSkill.sports[0]?.productRating.toString()).toMatch(/^\d+(\.\d)?$/);
});

test('a match that is not computed yet is said, and makes another version once it is', async () => {
  const [ann, eva] = people;
  const before = (await pagesOf(POOL))[0];
  await client.query('begin');
  await client.query('select 1 from rating_pools where pool = $1 for update', [POOL]);
  await play(ann, eva, [6, 0]);
  const waiting = (await pagesOf(POOL))[0];
  await client.query('rollback');
  expect(waiting).toMatchObject({ pending: true, version: before?.version });
  await jobsDone(app, 'rating.replay');
  const after = await pagesOf(POOL);
  expect(after[0]?.pending).toBe(false);
  expect(after[0]?.version).not.toBe(before?.version);
  expect(verdictOf(after)).toMatchObject({ matches: 4, differences: [] });
});

test('it still comes out when somebody has closed their account who had said where they start', async () => {
  const [ann, eva, zoe] = people;
  const body = { currentPassword: PASSWORD };
  expect((await call(app, deleteMe, { token: ann.token, body })).status).toBe(204);
  await play(eva, zoe, [6, 3]);
  await jobsDone(app, 'rating.replay');
  expect(verdictOf(await pagesOf(POOL))).toMatchObject({ matches: 5, players: 3, differences: [] });
});

test('an unknown pool or place in a ledger is refused, a pool without matches is empty', async () => {
  const statusOf = async (query: Record<string, string>) => (await call(app, getRatingLedger, { query })).status;
  expect(await statusOf({ pool: 'TENNIS' })).toBe(400);
  expect(await statusOf({ pool: POOL, after: 'd0; drop' })).toBe(400);
  expect(await statusOf({ pool: POOL, after: 'd999999' })).toBe(200);
  expect(verdictOf(await pagesOf('TENNIS:double:mixed'))).toMatchObject({ matches: 0, players: 0 });
});

test('a long ledger comes in pages of whole days', async () => {
  const other = await buildTestApp({ now: NOW });
  const database = new pg.Client(other.connection);
  await database.connect();
  const { id, code } = await createPerson(other);
  await database.query(
    `insert into teams (id, sport, single, mixed, players) values ('t', 'SQUASH', true, false, array[$1])`,
    [id],
  );
  const guest = await createPerson(other);
  await createTestGame(other, { ...guest, code });
  await database.query(
    `
    with made as (
      insert into games select (jsonb_populate_record(games, jsonb_build_object('id', 'g' || n, 'code', 'c' || n,
        'share_token', 's' || n))).* from games, generate_series(1, 12000) n returning id)
    insert into rated_matches (game_id, pool, day, initiator_team_id, opponent_team_id, initiators, opponents, winner)
    select id, 'SQUASH:single:same', '2026-01-01'::date + substr(id, 2)::int / 300, 't', 't', array[$1], array[$2], 'INITIATOR'
    from made`,
    [id, guest.id],
  );
  const pages: LedgerPage[] = [];
  for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next) {
    const query = { pool: 'SQUASH:single:same', ...(after ? { after } : {}) };
    pages.push((await call(other, getRatingLedger, { query })).body);
  }
  const days = pages.map(({ matches }) => new Set(matches.days));
  expect(pages.map(({ matches }) => matches.days.length)).toEqual([5099, 5100, 1801, 0]);
  expect(days.reduce((sum, { size }) => sum + size, 0)).toBe(
    new Set(pages.flatMap(({ matches }) => matches.days)).size,
  );
  await database.end();
  await other.close();
});
