import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JOB_SECONDS } from '../../server/jobs/jobs.ts';
import { readInvitationPath } from '../../shared/routes/invitation.ts';
import { createEmptyDatabase } from '../support/database/database.ts';
import { execute } from '../support/database/databaseServer.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { readRows } from '../support/database/schema.ts';
import { type MailServer, startMailServer } from '../support/mail/smtp.ts';
import { POLL_MS, TEST_MS } from '../support/patience.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { freePort, startServer, type WebServer } from '../support/web/server.ts';
import { findEarlierRelease, programOf } from './support/earlierRelease.ts';
import { makeMatch, signUpOrganiser } from './support/load.ts';

// A release meets the data and the servers of the one before it (R-upgrade).

const release = findEarlierRelease();
const why = typeof release === 'string' ? `: ${release}` : '';
/** Of what many lives and two releases have to do first. */
const PATIENT = { timeout: TEST_MS };

const ROOT = join(import.meta.dirname, '../..');
const PLAYERS = 3;
const MORE_LIVES = 4;
/** A mail that a server had in hand when it stopped is sent by another once its job has expired. */
const MAIL_MS = (JOB_SECONDS + 30) * 1000;

describe.skipIf(typeof release === 'string')(`an upgrade${why}`, () => {
  const folder = temporaryFolder();
  const earlier = join(folder.path, 'earlier');
  const backup = join(folder.path, 'club.gz');
  let connection: pg.PoolConfig;
  let env: Record<string, string>;
  let mail: MailServer;
  let before: WebServer;
  let after: WebServer | null = null;
  let token: string;
  /** The steps of the test, and which release answered each of them. */
  const lived: string[][] = [];
  const faults: string[] = [];
  let lives = 0;
  let isOver = false;
  /** Nobody is sent to the earlier one any more. */
  let isLeaving = false;
  let playing: Promise<void>[] = [];

  beforeAll(async () => {
    if (typeof release !== 'string') release.unpack(earlier);
    connection = await createEmptyDatabase();
    mail = await startMailServer();
    env = { DATABASE_URL: databaseUrl(connection), SMTP_URL: mail.url, MAIL_FROM: 'matches@club.be' };
    before = await startServer(false, { ...env, PORT: String(await freePort()) }, ['--no-web'], programOf(earlier));
    token = await signUpOrganiser(before.url, connection);
    playing = Array.from({ length: PLAYERS }, play);
  });

  afterAll(async () => {
    isOver = true;
    await Promise.all(playing);
    await before?.kill();
    await after?.kill();
    await mail?.close();
    folder.remove();
  }, MAIL_MS + TEST_MS);

  const isUp = (server: WebServer | null): server is WebServer => server?.isAlive() === true;

  /** Either server that runs, in turn: each meets what the other has written. */
  function next(life: number, steps: string[]): string {
    const servers = [isLeaving ? null : before, after].filter(isUp);
    const server = servers[(life + steps.length) % servers.length] ?? before;
    steps.push(server === before ? 'before' : 'after');
    return server.url;
  }

  async function act(
    url: string,
    id: string,
    bearer: string,
    body: object,
  ): Promise<{ status?: string; version: number }> {
    const answer = await fetch(`${url}/api/game/${id}/action`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { status: string; version: number };
  }

  /** A match from the offer over the answer to the score. */
  async function live(): Promise<void> {
    lives += 1;
    const life = lives;
    const guest = `guest${life}@players.be`;
    const steps: string[] = [];
    const made = await makeMatch(next(life, steps), token, guest);
    if (made.status !== 201) throw new Error(`the offer: ${made.status} ${await made.text()}`);
    const { id } = (await made.json()) as { id: string };
    const mailed = () => mail.received.find(({ to }) => to?.[0]?.address === guest);
    await expect.poll(mailed, { timeout: MAIL_MS + POLL_MS }).toBeDefined();
    const link = readInvitationPath(new URL(/https?:\/\/\S+/.exec(mailed()?.text ?? '')?.[0] ?? '').pathname);
    const accept = { actionType: 'ACCEPT', password: link?.password };
    const agreed = await act(next(life, steps), id, link?.token ?? '', accept);
    if (agreed.status !== 'SCHEDULED') throw new Error(`the answer led to ${agreed.status}`);
    // It is played: nobody's clock has to be moved for it.
    const past = "from_time = from_time - interval '3 days', to_time = to_time - interval '3 days'";
    await execute(connection, `update games set ${past} where id = '${id}'`);
    const sets = [{ initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 0 }];
    await act(next(life, steps), id, token, { actionType: 'SET_SCORE', sets, version: agreed.version });
    const read = await fetch(`${next(life, steps)}/api/game/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const game = (await read.json()) as { winner?: string };
    if (game.winner !== 'INITIATOR') throw new Error(`read: ${read.status} ${JSON.stringify(game)}`);
    lived.push(steps);
  }

  async function play(): Promise<void> {
    while (!isOver) {
      await live().catch((error: Error) => {
        faults.push(error.message);
        isOver = true;
      });
    }
  }

  /** So many more lives that begin from now on. */
  async function livesGoOn(): Promise<void> {
    const known = lived.length;
    // Those under way have begun before.
    await expect.poll(() => lived.length - known + faults.length * 100, PATIENT).toBeGreaterThan(PLAYERS + MORE_LIVES);
    expect(faults).toEqual([]);
  }

  const applied = async () =>
    (await execute(connection, 'select name from kysely_migration order by name')).rows.map(({ name }) => name);

  function runAdmin(root: string, database: pg.PoolConfig, words: string[]): void {
    execFileSync(process.execPath, ['server/admin/cli.ts', ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl(database), NODE_ENV: 'test', DEMO: '0' },
      stdio: 'ignore',
    });
  }

  test('the release of before writes a backup', async () => {
    await livesGoOn();
    runAdmin(earlier, connection, ['backup', backup]);
  });

  test('the new release brings the schema up to date beside it, and both go on', async () => {
    const migrations = await applied();
    after = await startServer(false, { ...env, PORT: String(await freePort()) }, ['--no-web']);
    const since = lived.length;
    await livesGoOn();
    console.log(
      `beside ${typeof release === 'string' ? '' : release.name}: ${(await applied()).slice(migrations.length)}`,
    );
    // Each kind of step was answered by both, about matches that the other one had made.
    const answeredBy = (step: number) => new Set(lived.slice(since).map((steps) => steps[step])).size;
    await expect.poll(() => [0, 1, 2, 3].map(answeredBy), PATIENT).toEqual([2, 2, 2, 2]);
    expect((await fetch(`${before.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200);
    isLeaving = true;
    await livesGoOn();
    await before.stop();
    await livesGoOn();
    expect(before.said() + after.said()).not.toMatch(/"level":[56]0/);
  });

  test('its backup is restored by the new one', async () => {
    const restored = await createEmptyDatabase();
    runAdmin(ROOT, restored, ['restore', backup]);
    const server = await startServer(false, { ...env, DATABASE_URL: databaseUrl(restored) }, ['--no-web']);
    try {
      const rows = await readRows(restored);
      expect(rows.games?.length).toBeGreaterThan(PLAYERS);
      const [game] = (await execute(restored, "select id from games where winner = 'INITIATOR'")).rows;
      const headers = { authorization: `Bearer ${token}` };
      const read = await fetch(`${server.url}/api/game/${game?.id}`, { headers });
      // Who was logged in when it was made still is.
      expect(await read.json()).toMatchObject({ id: game?.id, winner: 'INITIATOR' });
    } finally {
      await server.stop();
    }
  });
});
