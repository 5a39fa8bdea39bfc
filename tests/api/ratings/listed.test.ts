import { beforeAll, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { findAskablePeople, findFittingPeople } from '../../../shared/contract/people.ts';
import { exportMe, saveMe } from '../../../shared/contract/profile.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import {
  getOwnRanks,
  getRanking,
  getRatingHistory,
  getRatingLedger,
  getRatingReceipt,
  getSkills,
} from '../../../shared/contract/rating.ts';
import { LedgerCheck } from '../../../shared/domain/rating/ledgerCheck.ts';
import type { Listing } from '../../../shared/domain/values.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person, readGame } from '../../support/factories.ts';
import { jobsDone } from '../../support/jobsDone.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
const POOL = 'TENNIS:single:same';
const app = useTestApp({ now: NOW });
/** Heidi is the one who hides; Ann has played against her, Eva only against Ann; the stranger has played against nobody. */
let heidi: Person;
let ann: Person;
let eva: Person;
let stranger: Person;
let lostToAnn: string;

beforeAll(async () => {
  const person = (firstName: string) => createPerson(app, { firstName, yearOfBirth: 1980 });
  heidi = await person('Heidi');
  ann = await person('Ann');
  eva = await person('Eva');
  stranger = await person('Mallory');
  lostToAnn = await play(ann, heidi);
  await play(eva, ann);
});

/** A single that the organiser has won, a day after the one before. */
async function play(owner: Person, guest: Person): Promise<string> {
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(app.clock.now().getTime() + 26 * HOUR));
  const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
  const sets = [{ initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', sets, winner: 'INITIATOR', version };
  expect((await call(app, actOnGame, { params: { id }, token: owner.token, body })).status).toBe(200);
  return id;
}

async function choose(listed: Listing): Promise<void> {
  const answer = await call(app, saveMe, { token: heidi.token, body: { listed } });
  expect(answer.body.listed).toBe(listed);
  await jobsDone(app, 'rating.list');
}

const profile = (token?: string) =>
  call(app, getPublicProfile, { params: { code: heidi.code }, ...(token && { token }) });

async function teamOf({ id }: Person): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>('select id from teams where players = array[$1]', [id]);
  return rows[0]?.id ?? '';
}

/** @returns who a ranking lists, to somebody */
async function ranked({ token }: Person): Promise<string[]> {
  const rows = await call(app, getRanking, { token, query: { sport: 'TENNIS', mixed: 'false', provisional: 'true' } });
  return rows.body.flatMap(({ team }) => team.players.map(({ id }) => id));
}

const history = async ({ token }: Person, of: Person) =>
  call(app, getRatingHistory, { params: { teamId: await teamOf(of) }, token });

const asked = async ({ token }: Person) => ({
  fitting: (await call(app, findFittingPeople, { token, query: { sport: 'TENNIS' } })).body.people.map(({ id }) => id),
  byCode: (await call(app, findAskablePeople, { token, query: { sport: 'TENNIS', codes: heidi.code } })).body.length,
});

// R-listed
test('everybody sees a player until they say otherwise', async () => {
  await jobsDone(app, 'rating.replay');
  expect((await call(app, getMe, { token: heidi.token })).body.listed).toBe('EVERYBODY');
  expect([(await profile()).status, (await profile(stranger.token)).status]).toEqual([200, 200]);
  expect(await ranked(stranger)).toContain(heidi.id);
  expect(await asked(stranger)).toEqual({ fitting: expect.arrayContaining([heidi.id]), byCode: 1 });
});

test('for players: no profile and no preview for visitors, all else as before', async () => {
  await choose('PLAYERS');
  expect((await profile()).error).toMatchObject({ status: 404, messageId: 'E.notFound' });
  const page = await app.app.inject({ url: publicProfilePath(heidi.code) });
  expect(page.body).not.toContain('Heidi');
  expect((await profile(stranger.token)).body.user.firstName).toBe('Heidi');
  expect(await ranked(stranger)).toContain(heidi.id);
});

test('nobody: an answer like that to a code which is nobody’s', async () => {
  await choose('NOBODY');
  const unknown = await call(app, getPublicProfile, { params: { code: 'nobodyscode' }, token: stranger.token });
  for (const answer of [await profile(), await profile(stranger.token), await profile(ann.token)]) {
    expect([answer.status, answer.error]).toEqual([404, unknown.error]);
  }
});

test('no rank, nobody who could be asked, and no history, but to themselves', async () => {
  expect(await ranked(stranger)).not.toContain(heidi.id);
  expect(await ranked(heidi)).not.toContain(heidi.id);
  expect(await asked(stranger)).toEqual({ fitting: expect.not.arrayContaining([heidi.id]), byCode: 0 });
  const own = { token: heidi.token };
  const places = await call(app, getOwnRanks, { ...own, query: { sport: 'TENNIS', double: 'false' } });
  expect(places.body[0]).toMatchObject({ rated: true, rank: null, provisional: { rank: null, total: 2 } });
  expect((await call(app, getSkills, own)).body[0]).toMatchObject({ sport: 'TENNIS', loses: 1 });
  expect((await history(ann, heidi)).error).toMatchObject({ status: 404, messageId: 'E.notFound' });
  expect((await history(heidi, heidi)).body).toHaveLength(1);
  expect((await call(app, exportMe, own)).body.account.listed).toBe('NOBODY');
});

test('in the histories of others, people who have not played the match find neither their name nor their numbers', async () => {
  const [, withHeidi] = (await history(eva, ann)).body;
  const text = JSON.stringify(withHeidi);
  for (const told of ['Heidi', heidi.id, heidi.code, await teamOf(heidi)]) expect(text).not.toContain(told);
  expect(withHeidi?.receipt.players.map(({ id }) => id)).toEqual([ann.id]);
  expect(withHeidi?.gameDTO.opponentTeam.players).toMatchObject([{ firstName: 'Hidden player', code: null }]);
  const receipt = (token: string) => call(app, getRatingReceipt, { params: { gameId: lostToAnn }, token });
  expect(JSON.stringify((await receipt(eva.token)).body)).not.toContain(heidi.id);
  // Whom one has played against one knows: the match itself names them.
  expect((await receipt(ann.token)).body.receipt.players).toHaveLength(2);
  const { opponentTeam } = await readGame(app, lostToAnn, ann.token);
  expect(opponentTeam?.players).toMatchObject([{ firstName: 'Heidi', code: null }]);
});

test('the pool still comes out to the last bit, to them and to the others', async () => {
  for (const { token } of [heidi, ann]) {
    const check = new LedgerCheck('TENNIS');
    for (let after: string | null | undefined; after !== null; ) {
      const page = await call(app, getRatingLedger, { query: { pool: POOL, ...(after ? { after } : {}) }, token });
      check.add(page.body);
      after = page.body.next;
    }
    expect(check.verdict()).toMatchObject({ matches: 2, players: 3, differences: [] });
  }
});

test('the ledgers of two pools have neither a pseudonym nor a date of theirs in common', async () => {
  // The same match on the same day, as if it had been padel as well.
  await app.db.query(
    `with copied as (
      insert into games select (jsonb_populate_record(games, '{"id": "p", "code": "p", "share_token": "p"}')).*
      from games where id = $1 returning id),
    entered as (
      insert into rated_matches select (jsonb_populate_record(rated_matches,
        jsonb_build_object('game_id', copied.id, 'pool', 'PADEL:single:same'))).*
      from rated_matches, copied where game_id = $1)
    insert into ratings select 'PADEL:single:same', user_id, elo, 1, wins, losses from ratings where user_id = any($2)`,
    [lostToAnn, [heidi.id, ann.id]],
  );
  const told = async (pool: string) => {
    const { body } = await call(app, getRatingLedger, { query: { pool }, token: ann.token });
    expect(body.matches.days[0]).toBe(1);
    return [...body.matches.initiators, ...body.matches.opponents].flat();
  };
  const [tennis, padel] = [await told(POOL), await told('PADEL:single:same')];
  expect(padel).toHaveLength(2);
  expect(tennis.filter((pseudonym) => padel.includes(pseudonym))).toEqual([]);
});

test('who shows themselves again is where they were', async () => {
  await choose('EVERYBODY');
  expect((await profile()).status).toBe(200);
  expect(await ranked(stranger)).toContain(heidi.id);
  expect((await history(ann, heidi)).status).toBe(200);
});

test('histories and receipts are for who has a rated match in the pool', async () => {
  expect((await history(stranger, ann)).error).toMatchObject({ status: 403, messageId: 'E.rating.pool' });
  const answer = await call(app, getRatingReceipt, { params: { gameId: lostToAnn }, token: stranger.token });
  expect(answer.error).toMatchObject({ status: 403, messageId: 'E.rating.pool' });
  const { body } = await call(app, getOwnRanks, { token: stranger.token, query: { sport: 'TENNIS', double: 'false' } });
  expect(body[0]?.rated).toBe(false);
});

test('who hides while a replay holds the pool is answered at once, and is in no ranking from then on', async () => {
  const [nina, owner] = [await createPerson(app, { firstName: 'Nina' }), await createPerson(app)];
  await play(owner, nina);
  await jobsDone(app, 'rating.replay');
  expect(await ranked(owner)).toContain(nina.id);
  // As it is while the replay of their first match has not been committed: no rating of theirs is to be seen.
  const { rows: own } = await app.db.query('delete from ratings where user_id = $1 returning *', [nina.id]);
  expect(own).toHaveLength(1);
  await app.db.query('begin');
  await app.db.query('select 1 from rating_pools where pool = $1 for update', [POOL]);
  const hiding = await call(app, saveMe, { token: nina.token, body: { listed: 'NOBODY' } });
  expect(hiding.status).toBe(200);
  expect(await ranked(owner)).not.toContain(nina.id);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.db.query(waiting)).rowCount).toBe(1);
  await app.db.query('insert into ratings select * from json_populate_record(null::ratings, $1)', [
    JSON.stringify(own[0]),
  ]);
  await app.db.query('commit');
  await jobsDone(app, 'rating.list');
  const { rowCount } = await app.db.query(
    'select 1 from rankings join teams on teams.id = team_id where teams.players @> array[$1]',
    [nina.id],
  );
  expect(rowCount).toBe(0);
});
