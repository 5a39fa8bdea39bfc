import { beforeAll, expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import { getRatingLedger, getRatingPools, setInitialRating } from '../../../shared/contract/rating.ts';
import type { LedgerPage } from '../../../shared/contract/schemas/ratings/ledger.ts';
import { LedgerCheck, type LedgerVerdict } from '../../../shared/domain/rating/ledgerCheck.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, PASSWORD, type Person } from '../../support/factories.ts';
import { jobsDone } from '../../support/jobsDone.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
const POOL = 'TENNIS:single:same';
const app = useTestApp({ now: NOW });
let people: [Person, Person, Person];

beforeAll(async () => {
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

/** As somebody reads it who has a rated match in the pool. */
async function pagesOf(pool: string, { token } = people[1]): Promise<LedgerPage[]> {
  const pages: LedgerPage[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const query: { pool: string; after?: string } = { pool, ...(after ? { after } : {}) };
    const { status, body } = await call(app, getRatingLedger, { query, token });
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
  expect((await call(app, getRatingPools, { token: people[1].token })).body).toEqual([POOL]);
  const pages = await pagesOf(POOL);
  expect(pages.map(({ pending }) => pending)).not.toContain(true);
  expect(new Set(pages.map(({ version }) => version)).size).toBe(1);
  expect(verdictOf(pages)).toMatchObject({ matches: 3, players: 3, differences: [], onlyRounding: true });
  const { rows } = await app.db.query('select elo from ratings order by elo');
  expect(pages.flatMap(({ players }) => players.elos).toSorted()).toEqual(rows.map(({ elo }) => elo));
});

test('a rating that was changed by hand is found, with what it should be', async () => {
  const [, eva] = people;
  const change = (by: number) => app.db.query('update ratings set elo = elo + $1 where user_id = $2', [by, eva.id]);
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
  const { rows } = await app.db.query<{ id: string }>('select id from games union select id from teams');
  const known = people.flatMap(({ id, code, email }) => [id, code, email]);
  for (const each of [...known, ...rows.map(({ id }) => id), 'Ann', 'Eva', 'Zoe']) expect(text).not.toContain(each);
  const ids = async (pool: string) => (await pagesOf(pool)).flatMap(({ players }) => players.ids);
  const here = await ids(POOL);
  await app.db.query(
    `insert into ratings select 'PADEL:single:same', user_id, elo, matches, wins, losses from ratings`,
  );
  const there = await ids('PADEL:single:same');
  await app.db.query(`delete from ratings where pool = 'PADEL:single:same'`);
  expect(there).toHaveLength(here.length);
  expect(there.filter((id) => here.includes(id))).toEqual([]);
  // The profile of somebody shows less of their numbers than would name them in the ledger.
  const { body } = await call(app, getPublicProfile, { params: { code: people[0].code } });
  const [skill] = body.technicalSkill.sports;
  for (const figure of [skill?.productRating, skill?.width]) expect(`${figure}`).toMatch(/^\d+(\.\d)?$/);
  // Nor is there a day that another pool could have as well: they are counted.
  expect((await pagesOf(POOL)).flatMap(({ matches }) => matches.days)).toEqual([1, 2, 3]);
});

test('a match that is not computed yet is said, and makes another version once it is', async () => {
  const [ann, eva] = people;
  const before = (await pagesOf(POOL))[0];
  await app.db.query('begin');
  await app.db.query('select 1 from rating_pools where pool = $1 for update', [POOL]);
  await play(ann, eva, [6, 0]);
  const waiting = (await pagesOf(POOL))[0];
  await app.db.query('rollback');
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

test('a person without a rated match in a pool cannot check it, and finds none of its names', async () => {
  const stranger = await createPerson(app);
  const answer = await call(app, getRatingLedger, { query: { pool: POOL }, token: stranger.token });
  expect(answer.error).toMatchObject({ status: 403, messageId: 'E.rating.pool' });
  expect((await call(app, getRatingPools, { token: stranger.token })).body).toEqual([]);
  expect((await call(app, getRatingLedger, { query: { pool: POOL } })).status).toBe(401);
  expect((await call(app, getRatingPools)).status).toBe(401);
  // One of theirs opens no other.
  const other = { pool: 'TENNIS:double:mixed' };
  expect((await call(app, getRatingLedger, { query: other, token: people[1].token })).status).toBe(403);
});

test('an unknown pool or place in a ledger is refused', async () => {
  const { token } = people[1];
  const statusOf = async (query: Record<string, string>) => (await call(app, getRatingLedger, { query, token })).status;
  expect(await statusOf({ pool: 'TENNIS' })).toBe(400);
  expect(await statusOf({ pool: POOL, after: 'd0; drop' })).toBe(400);
  expect(await statusOf({ pool: POOL, after: 'd999999' })).toBe(200);
});

test('a long ledger comes in pages of whole days', async () => {
  const other = await buildTestApp({ now: NOW });
  const { id, code, token } = await createPerson(other);
  await other.db.query(
    `insert into teams (id, sport, single, mixed, players) values ('t', 'SQUASH', true, false, array[$1])`,
    [id],
  );
  const guest = await createPerson(other);
  await createTestGame(other, { ...guest, code });
  await other.db.query(
    `
    with made as (
      insert into games select (jsonb_populate_record(games, jsonb_build_object('id', 'g' || n, 'code', 'c' || n,
        'share_token', 's' || n))).* from games, generate_series(1, 12000) n returning id)
    insert into rated_matches (game_id, pool, day, initiator_team_id, opponent_team_id, initiators, opponents, winner)
    select id, 'SQUASH:single:same', '2026-01-01'::date + substr(id, 2)::int / 300, 't', 't', array[$1], array[$2], 'INITIATOR'
    from made`,
    [id, guest.id],
  );
  await other.db.query(`insert into ratings values ('SQUASH:single:same', $1, 1500, 12000, 12000, 0)`, [id]);
  const pages: LedgerPage[] = [];
  for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next) {
    const query = { pool: 'SQUASH:single:same', ...(after ? { after } : {}) };
    pages.push((await call(other, getRatingLedger, { query, token })).body);
  }
  const days = pages.map(({ matches }) => new Set(matches.days));
  expect(pages.map(({ matches }) => matches.days.length)).toEqual([5099, 5100, 1801, 0]);
  expect(days.reduce((sum, { size }) => sum + size, 0)).toBe(
    new Set(pages.flatMap(({ matches }) => matches.days)).size,
  );
  await other.close();
});
