import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../server/db/embedded.ts';
import { readInvitationPath } from '../../shared/routes/invitation.ts';
import { makeMatch, signUpOrganiser } from '../faults/support/load.ts';
import { type FaultyProxy, startProxy } from '../faults/support/proxy.ts';
import { execute, withDatabase } from '../support/database/databaseServer.ts';
import { type MailServer, startMailServer } from '../support/mail/smtp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { freePort } from '../support/web/server.ts';
import { type BuiltImage, buildImage, removeImages, whyNoImage } from './support/builtImage.ts';

// The image of the Containerfile as an engine would run it, with a real PostgreSQL and a real mail server beside it.

const MB = 1_000_000;
const GUEST = 'gil@players.be';
const USER = 10_001;
const why = whyNoImage();

describe.skipIf(why !== null)(`the image${why === null ? '' : `: ${why}`}`, () => {
  const folder = temporaryFolder();
  const backups = join(folder.path, 'backups');
  let image: BuiltImage;
  let database: EmbeddedDatabase;
  let proxy: FaultyProxy;
  let mail: MailServer;
  let server: ChildProcess;
  let url: string;
  let env: Record<string, string>;
  let said = '';

  const listen = (child: ChildProcess) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
  };

  beforeAll(async () => {
    image = buildImage(join(folder.path, 'image'));
    database = await startEmbedded({ dataDir: join(folder.path, 'data'), say: () => undefined });
    const { host, port, user, database: name } = database.connection;
    proxy = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
    mail = await startMailServer();
    mkdirSync(backups);
    chownSync(backups, USER, USER);
    const ownPort = await freePort();
    url = `http://127.0.0.1:${ownPort}`;
    env = {
      PORT: String(ownPort),
      PUBLIC_URL: 'https://play.example.org',
      TRUST_PROXY: '1',
      DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/${name}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'matches@club.be',
      RESTIC_REPOSITORY: '/backups/sent',
      RESTIC_PASSWORD: 'eleven silver rackets',
      RESTIC_CACHE_DIR: '/tmp/restic',
    };
    server = image.run({ env });
    listen(server);
  }, 900_000);

  afterAll(async () => {
    server?.kill('SIGKILL');
    await mail?.close();
    await proxy?.close();
    await database?.stop();
    removeImages(join(folder.path, 'image'));
    folder.remove();
  });

  /** @returns what a command of the image ends with */
  async function runCommand(command: string[], more: Record<string, string> = {}): Promise<number> {
    const child = image.run({ env: { ...env, ...more }, command, backups });
    listen(child);
    const [code] = await once(child, 'exit');
    return code;
  }

  /** @returns the matches of a new database that a backup was restored into */
  async function restoredFrom(name: string, words: string[] = []) {
    await execute(database.connection, `create database ${name}`);
    const other = { DATABASE_URL: env.DATABASE_URL?.replace(/[^/]+$/, name) ?? '' };
    expect(await runCommand(['crosscourt-backup', 'restore', ...words], other), said).toBe(0);
    return (await execute(withDatabase(database.connection, name), 'select status from games')).rows;
  }

  test('is small, and belongs to nobody who could change it', async () => {
    const added = image.size.image - image.size.base;
    console.log(`the image adds ${Math.round(added / MB)} MB to its base`);
    expect(added).toBeLessThan(250 * MB);
    expect(image.user).toBe(`${USER}:${USER}`);
    const tryToWrite =
      'for f in /app/x /app/server/index.ts /usr/x; do if echo x 2>/dev/null >>$f; then exit 1; fi; done';
    expect(await runCommand(['sh', '-c', `${tryToWrite}; test "$(id -u)" = ${USER}`])).toBe(0);
    // What a new volume takes its owner from.
    const owners = image.run({
      env,
      command: ['sh', '-c', 'test "$(stat -c %u / /backups | tr "\n" " ")" = "0 10001 "'],
    });
    expect((await once(owners, 'exit'))[0]).toBe(0);
    const others =
      'find /app ! -user 0 -o -perm -002 ! -type l | head; test -z "$(find /app ! -user 0 -o -perm -002 ! -type l)"';
    expect(await runCommand(['sh', '-c', others]), said).toBe(0);
  });

  test('runs a match from the offer to the agreement', async () => {
    const ready = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status ?? said;
    await expect.poll(ready).toBe(200);
    const token = await signUpOrganiser(url, database.connection);
    const made = await makeMatch(url, token, GUEST);
    const { id } = (await made.json()) as { id: string };
    const mailed = () => mail.received.find(({ to }) => to?.[0]?.address === GUEST);
    await expect.poll(mailed).toBeDefined();
    const path = new URL(/https?:\/\/\S+/.exec(mailed()?.text ?? '')?.[0] ?? '').pathname;
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Fay');
    const link = readInvitationPath(path);
    const headers = { authorization: `Bearer ${link?.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ actionType: 'ACCEPT', password: link?.password });
    const answer = await fetch(`${url}/api/game/${id}/action`, { method: 'PUT', headers, body });
    expect(await answer.json()).toMatchObject({ status: 'SCHEDULED' });
    const own = await fetch(`${url}/api/game/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect(await own.json()).toMatchObject({ status: 'SCHEDULED' });
  });

  test('tells by its own health check that it is up', async () => {
    expect(await runCommand(image.healthCheck)).toBe(0);
    expect(await runCommand(image.healthCheck, { PORT: String(await freePort()) })).toBe(1);
  });

  test('backs up, sends it away, and restores from there on another machine', async () => {
    expect(await runCommand(['crosscourt-backup', 'fresh'])).toBe(1);
    expect(await runCommand(['crosscourt-backup', 'once']), said).toBe(0);
    expect(await runCommand(['crosscourt-backup', 'fresh'])).toBe(0);
    const files = readdirSync(backups).filter((name) => name.endsWith('.gz'));
    expect(files).toHaveLength(1);
    await execute(database.connection, "update games set status = 'CANCELED'");
    expect(await runCommand(['crosscourt-backup', 'once']), said).toBe(0);
    // As after the loss of the machine: there is only what was sent.
    await runCommand(['sh', '-c', 'rm /backups/*.gz']);
    expect(await restoredFrom('newest')).toEqual([{ status: 'CANCELED' }]);
    expect(await restoredFrom('named', files)).toEqual([{ status: 'SCHEDULED' }]);
    // Nothing is ever written over.
    expect(await runCommand(['crosscourt-backup', 'restore'])).toBe(1);
  });

  test('ends when it is asked to', async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });
});
