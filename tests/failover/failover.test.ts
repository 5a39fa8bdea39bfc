import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followStream, type Load, signUpOrganiser, startLoad } from '../faults/support/load.ts';
import { execute } from '../support/database/databaseServer.ts';
import { type MailServer, startMailServer } from '../support/mail/smtp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type Cluster, startCluster } from './support/cluster.ts';
import { type Programs, programsIn } from './support/programs.ts';
import { startServers } from './support/servers.ts';
import { templates } from './support/templates.ts';

// Three PostgreSQLs under Patroni, two servers, a proxy before each, from the files of packaging/server/ha, under load: leaders
// and servers are killed, and nobody does anything by hand (R-failover).

const KILLS = Number(process.env.FAILOVER_KILLS ?? 10);
/** Writes wait for a second machine, as the template says; without that some may be lost, and the figures say how many. */
const isSynchronous = process.env.FAILOVER_ASYNCHRONOUS !== '1';
const NEEDED = ['patroni', 'etcd', 'haproxy', '/usr/lib/postgresql/15/bin/postgres'];
/** Writers without guests write as fast as they can. The others stay below what one person may mail to strangers in an hour. */
const [WRITERS, INVITERS, INVITER_RESTS_MS] = [4, 6, 12_500];
/** From the promotion on. */
const BACK_MS = 2_000;
/** A job that a killed server had is done by another after two minutes, and what lost its job after five. */
const MAILS_MS = 600_000;
const LONG = { timeout: 3_600_000 };

const has = (program: string) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0;
const missing = NEEDED.filter((program) => !has(program));
const why = process.platform !== 'linux' ? 'it runs on Linux' : missing.length > 0 ? `no ${missing.join(', ')}` : null;

describe.skipIf(why !== null)(`a database that fails over${why === null ? '' : `: ${why}`}`, () => {
  const folder = temporaryFolder();
  let programs: Programs;
  let cluster: Cluster;
  let mail: MailServer;
  let web: Awaited<ReturnType<typeof startServers>>;
  let load: Load;
  let inviting: Load[];
  let stream: ReturnType<typeof followStream>;
  const guests: string[] = [];

  beforeAll(async () => {
    programs = programsIn(folder.path);
    const files = templates();
    cluster = await startCluster(programs, files, isSynchronous);
    mail = await startMailServer();
    const { user, password, host, port, database } = cluster.connection;
    const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/${database}`;
    web = await startServers(programs, files, { DATABASE_URL, SMTP_URL: mail.url, MAIL_FROM: 'matches@club.be' });
    const token = await signUpOrganiser(web.url, cluster.connection);
    stream = followStream(web.url, token);
    load = startLoad(web.url, token, WRITERS);
    const nextGuest = () => {
      const guest = `guest${guests.length}@players.be`;
      guests.push(guest);
      return guest;
    };
    inviting = [];
    for (let inviter = 0; inviter < INVITERS; inviter += 1) {
      const own = await signUpOrganiser(web.url, cluster.connection, `inviter${inviter}@club.example`);
      inviting.push(startLoad(web.url, own, 1, { nextGuest, restMs: INVITER_RESTS_MS }));
    }
  });

  afterAll(async () => {
    if (process.env.FAILOVER_LOGS) console.log(programs?.said());
    stream?.stop();
    await Promise.all([load, ...(inviting ?? [])].map((one) => one?.stop()));
    await Promise.all((web?.servers ?? []).map((server) => server.end()));
    await mail?.close();
    await programs?.end();
    folder.remove();
  });

  const within = (timeout: number) => ({ timeout, interval: 50 });
  const all = () => [load, ...inviting];
  const restarts = () => web.servers.map((server) => server.starts() - 1);

  const busy = async () => {
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 10);
  };

  /** @returns when the first write was acknowledged after a moment, and how long there had been none */
  async function firstAfter(moment: number) {
    const found = () => load.times.findIndex((at) => at >= moment);
    await expect.poll(found, within(120_000)).toBeGreaterThan(0);
    const index = found();
    const [before = 0, after = 0] = load.times.slice(index - 1, index + 1);
    return { after, paused: after - before };
  }

  /** Everything that was acknowledged so far is told, or read again by a page whose stream has broken since. */
  async function expectTold(): Promise<void> {
    // Nobody can be told of what is lost.
    if (!isSynchronous) return;
    const known = load.acknowledged.map((id, index) => ({ id, at: load.times[index] ?? 0 }));
    const untold = () => known.filter(({ id, at }) => !stream.seen.games.has(id) && at > stream.seen.openedAt);
    await expect.poll(untold).toEqual([]);
  }

  /** How many writes were acknowledged a second, from a moment on. */
  const rate = (from: number) => {
    const times = load.times.slice(from);
    return (times.length / ((times.at(-1) ?? 0) - (times[0] ?? 0))) * 1000;
  };
  const seconds = (ms: number) => (ms / 1000).toFixed(1);

  test('two servers are restarted one after the other, and no call fails', LONG, async () => {
    await busy();
    const [begun, known] = [Date.now(), load.times.length];
    for (const server of web.servers) {
      await server.restart();
      await busy();
    }
    const spent = Date.now() - begun;
    console.log(
      `two restarts in ${seconds(spent)} s, ${load.times.length - known} writes, ${rate(known).toFixed(0)} a second`,
    );
    expect(all().map((one) => [one.faults, one.refused(), one.unanswered])).toEqual(all().map(() => [[], 0, []]));
    await expectTold();
  });

  test(`${KILLS} leaders are killed`, LONG, async () => {
    const [started, breaks] = [restarts(), stream.seen.breaks];
    const backs: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await cluster.whole();
      await busy();
      const what = kill % 2 === 0 ? 'PostgreSQL' : 'machine';
      const { killedAt, promotedAt } = await cluster.killLeader(what);
      // Seen by asking again and again, so a write may be a little earlier.
      const { after, paused } = await firstAfter(promotedAt - 500);
      backs.push(after - promotedAt);
      console.log(
        `leader ${kill + 1} (${what}): another led after ${seconds(promotedAt - killedAt)} s, the first write ` +
          `${seconds(after - promotedAt)} s later, ${seconds(paused)} s without any`,
      );
      await expectTold();
    }
    await cluster.whole();
    expect(backs.filter((ms) => ms > BACK_MS)).toEqual([]);
    // Neither a server nor a live stream ended by it.
    expect(restarts()).toEqual(started);
    expect(stream.seen.breaks).toBe(breaks);
  });

  test(`${KILLS} servers are killed`, LONG, async () => {
    const before = restarts().reduce((sum, one) => sum + one, 0);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.all(web.servers.map((server) => server.ready()));
      await busy();
      const killedAt = Date.now();
      web.servers[kill % 2]?.kill();
      await busy();
      const times = load.times.filter((at) => at > killedAt - 1_000);
      const paused = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
      console.log(`server ${kill + 1}: ${seconds(paused)} s without a write`);
      await expectTold();
    }
    await Promise.all(web.servers.map((server) => server.ready()));
    expect(restarts().reduce((sum, one) => sum + one, 0)).toBe(before + KILLS);
  });

  test('everything that was acknowledged is there, and every mail came once', LONG, async () => {
    for (const one of all()) await one.stop();
    expect(all().flatMap(({ faults }) => faults)).toEqual([]);
    const { rows } = await execute(cluster.connection, 'select id from games');
    const stored = new Set(rows.map(({ id }) => id));
    const acknowledged = all().flatMap((one) => one.acknowledged);
    const lost = acknowledged.filter((id) => !stored.has(id));
    // Also of a match that is there although its organiser was never told.
    const asked = await execute(cluster.connection, 'select email from invitees where email is not null');
    const invited: string[] = asked.rows.map(({ email }) => email);
    const queued = async () =>
      (await execute(cluster.connection, "select id from mails where state = 'QUEUED'")).rowCount;
    await expect.poll(queued, { timeout: MAILS_MS, interval: 1_000 }).toBe(0);
    const idsOf = (guest: string) =>
      mail.received.filter(({ to }) => to?.[0]?.address === guest).map(({ messageId }) => messageId);
    const came = invited.map((guest) => ({ guest, ids: idsOf(guest) }));
    const again = came.filter(({ ids }) => ids.length > 1);
    console.log(
      `${acknowledged.length} writes acknowledged, ${lost.length} of them lost; ${rows.length} stored; ${invited.length} mails, ${again.length} of them ` +
        `came again under their Message-ID; ${load.refused()} calls asked to come back, ${load.unanswered.length} without an answer`,
    );
    if (isSynchronous) expect(lost).toEqual([]);
    expect(came.filter(({ ids }) => new Set(ids).size !== 1)).toEqual([]);
  });
});
