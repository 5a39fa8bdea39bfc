import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOpenGames, joinGame } from '../../shared/contract/gameLists.ts';
import { getHealth } from '../../shared/contract/operator/operator.ts';
import { saveMe } from '../../shared/contract/profile.ts';
import { getPublicProfile } from '../../shared/contract/publicProfile.ts';
import { getOwnRanks, getRanking } from '../../shared/contract/rating.ts';
import { type TestApp, useTestApp } from '../support/app.ts';
import { call } from '../support/client.ts';
import { execute } from '../support/database/databaseServer.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { caughtUp, type LeaderAndStandby, startLeaderAndStandby } from '../support/database/standby.ts';
import { createPerson, createTestGame, type Person } from '../support/factories.ts';
import { createOperator, OPERATORS } from '../support/operators.ts';

// R-replica: a real PostgreSQL with a real streaming replica, and two server processes.

const TOKEN = 'a1'.repeat(20);
/** What was found out about the replica holds for a second (CHECK_MS). */
const OUTDATED_MS = 1_100;

let pair: LeaderAndStandby;
let player: Person;
let organiser: Person;
let operator: Person;

beforeAll(async () => {
  pair = await startLeaderAndStandby();
});
afterAll(() => pair?.stop());
const options = () => ({
  connection: pair.leader,
  config: { databaseReplicaUrl: databaseUrl(pair.standby.connection), metricsToken: TOKEN, operators: OPERATORS },
});
const app = useTestApp(options);
const other = useTestApp(options);
beforeAll(async () => {
  organiser = await createPerson(app);
  player = await createPerson(app);
  operator = await createOperator(app);
});

async function metric(of: TestApp, name: string): Promise<number | undefined> {
  const { body } = await of.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  const line = body.split('\n').find((each) => each.startsWith(`crosscourt_replica_${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}
const isRead = (of: TestApp) => metric(of, 'read');
const readsFrom = async (of: TestApp, from: string) => (await metric(of, `reads{from="${from}"}`)) ?? 0;
const openIds = async (of: TestApp, { token }: Person) =>
  (await call(of, findOpenGames, { token })).body.games.map(({ id }) => id);
const profileOf = async (of: TestApp, code: string) => (await call(of, getPublicProfile, { params: { code } })).body;

/** As the operator's page shows it (R-operator-health). */
const replicaHealth = async (of: TestApp) => (await call(of, getHealth, { token: operator.token })).body.replica;

/** Both processes read from the replica, which has everything. */
async function expectRead(): Promise<void> {
  await expect.poll(() => caughtUp(pair)).toBe(true);
  for (const each of [app, other]) await expect.poll(() => isRead(each)).toBe(1);
}

const onReplica = (statement: string) => execute(pair.standby.connection, statement);

test('rankings, public profiles and open matches are read from the replica', async () => {
  await expectRead();
  const { code } = await profileOf(app, (await codeOf(player)) ?? '').then(({ user }) => user);
  const before = await readsFrom(app, 'replica');
  await call(app, getRanking, { token: player.token, query: { from: '1' } });
  await call(app, getOwnRanks, { token: player.token, query: { sport: 'TENNIS' } });
  await call(app, findOpenGames, { token: player.token });
  await profileOf(app, code ?? '');
  expect(await readsFrom(app, 'replica')).toBe(before + 4);
  expect(await metric(app, 'lag_seconds')).toBe(0);
  expect(await replicaHealth(app)).toEqual({ read: true, lagMs: 0 });
});

async function codeOf({ id }: Person): Promise<string | undefined> {
  return (await execute(pair.leader, `select code from users where id = '${id}'`)).rows[0]?.code;
}

test('a person who has written sees it at once, in every process; others see it as soon as the replica has it', async () => {
  const code = (await codeOf(player)) ?? '';
  const first = await createTestGame(app, organiser, {}, { opponentsSelection: 'OPENCHALLENGE' });
  await expectRead();
  const watcher = await createPerson(app);
  await expectRead();
  // Who has just signed up reads from the leader until the replica has it: paused before, it never would.
  const fromReplica = async () => {
    const reads = await readsFrom(app, 'replica');
    expect(await openIds(app, watcher)).toContain(first.id);
    return (await readsFrom(app, 'replica')) - reads;
  };
  await expect.poll(fromReplica).toBe(1);
  await onReplica('select pg_wal_replay_pause()');
  try {
    const second = await createTestGame(app, organiser, {}, { opponentsSelection: 'OPENCHALLENGE' });
    await call(app, saveMe, { token: player.token, body: { firstName: 'Newname' } });
    await call(app, joinGame, { params: { id: first.id }, token: player.token });
    // Both processes: the one that wrote, and one that learns it only from the database.
    for (const each of [app, other]) {
      expect((await profileOf(each, code)).user.firstName).toBe('Newname');
      expect(await openIds(each, player)).not.toContain(first.id);
      expect(await openIds(each, player)).toContain(second.id);
    }
    expect(await openIds(app, watcher)).not.toContain(second.id);
    // Further behind than a page may be, the replica is left alone.
    await expect.poll(() => openIds(app, watcher)).toContain(second.id);
    await expect.poll(() => isRead(app)).toBe(0);
    expect(await metric(app, 'lag_seconds')).toBeGreaterThan(5);
    const health = await replicaHealth(app);
    expect(health?.read).toBe(false);
    expect(health?.lagMs).toBeGreaterThan(5_000);
  } finally {
    await onReplica('select pg_wal_replay_resume()');
  }
  await expectRead();
  const before = await readsFrom(app, 'replica');
  expect((await profileOf(app, code)).user.firstName).toBe('Newname');
  await openIds(app, player);
  expect(await readsFrom(app, 'replica')).toBe(before + 2);
});

test('without its replica the leader answers, the log says so once, and it is read again when it is back', async () => {
  await expectRead();
  const said = () => app.lines.filter((line) => line.includes('the replica is not read')).length;
  const before = said();
  await pair.standby.kill();
  for (let call = 0; call < 20; call += 1) expect((await openIds(app, organiser)).length).toBe(0);
  await expect.poll(() => isRead(app)).toBe(0);
  expect(said()).toBe(before + 1);
  expect(await replicaHealth(app)).toEqual({ read: false, lagMs: null });
  await pair.standby.start();
  // The caller waits for a new check: the last one is from the time when the replica was away.
  await expect.poll(() => caughtUp(pair).catch(() => false)).toBe(true);
  await new Promise((done) => setTimeout(done, OUTDATED_MS));
  expect(await replicaHealth(app)).toEqual({ read: true, lagMs: 0 });
  await expectRead();
  expect(app.lines.filter((line) => line.includes('the replica is read again')).length).toBeGreaterThan(0);
});

test('what was made a leader itself is no replica any more', async () => {
  await expectRead();
  await onReplica('select pg_promote()');
  await expect.poll(() => isRead(app)).toBe(0);
  expect((await openIds(app, player)).length).toBeGreaterThan(0);
});
