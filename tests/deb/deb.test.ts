import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../server/db/embedded.ts';
import { type FaultyProxy, startProxy } from '../faults/support/proxy.ts';
import { type MailServer, startMailServer } from '../support/mail/smtp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { freePort } from '../support/web/server.ts';
import { type CopiedMachine, copyMachine, whyNoDeb } from './support/copiedMachine.ts';
import { readUnit, variablesOf } from './support/unit.ts';

// The server's deb, installed by dpkg on what this machine is, and run as its unit says by a user that has nothing.

const ROOT = join(import.meta.dirname, '../..');
const UNITS = ['crosscourt@.service', 'crosscourt-backup.service', 'crosscourt-backup.timer'];
const CONFIG = '/etc/crosscourt/env';
/** One of those that systemd gives to a service of its own (DynamicUser). */
const USER = '61999';
const why = whyNoDeb();

describe.skipIf(why !== null)(`the server's deb${why === null ? '' : `: ${why}`}`, () => {
  const folder = temporaryFolder();
  let machine: CopiedMachine;
  let database: EmbeddedDatabase;
  let proxy: FaultyProxy;
  let mail: MailServer;
  let port: string;
  let config = '';

  beforeAll(async () => {
    execFileSync(process.execPath, [join(ROOT, 'scripts/distServer.mjs')], {
      cwd: ROOT,
      // The tests' own environment would build pages for development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
    machine = await copyMachine(join(folder.path, 'machine'));
    database = await startEmbedded({ dataDir: join(folder.path, 'data'), say: () => undefined });
    const { host, port: at } = database.connection;
    proxy = await startProxy({ path: `${host}/.s.PGSQL.${at}` });
    mail = await startMailServer();
    port = String(await freePort());
  }, 600_000);
  afterAll(async () => {
    await machine?.stop();
    await mail?.close();
    await proxy?.close();
    await database?.stop();
    folder.remove();
  });

  /** @returns what a command says that has to succeed on the machine */
  function said(...command: string[]): string {
    const done = machine.run(command);
    expect(done.status, `${command.join(' ')}: ${done.said}`).toBe(0);
    return done.said;
  }
  const isThere = (path: string) => machine.run(['test', '-e', path]).status === 0;
  const state = () => /^Status: (.*)$/m.exec(machine.run(['dpkg', '-s', 'crosscourt-server']).said)?.[1];

  /** As `dpkg -i` of what was built. */
  function install(): void {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const isBuilt = (file: string) => file.startsWith(`crosscourt-server-${version}-`) && file.endsWith('.deb');
    const name = readdirSync(join(ROOT, 'release')).find(isBuilt) ?? expect.unreachable('no deb was built');
    machine.put(join(ROOT, 'release', name), '/var/server.deb');
    said('dpkg', '-i', '/var/server.deb');
  }

  /** Starts the server as its unit does, waits as the unit does, and asks whether it is ready. */
  async function runService(): Promise<void> {
    const unit = readUnit(said('cat', '/lib/systemd/system/crosscourt@.service'), port);
    const env = { ...unit.env, ...variablesOf(said('cat', CONFIG)) };
    said('install', '-d', '-m', '0700', '-o', USER, '-g', USER, `/var/cache/${unit.cache}`);
    const asService = (command: string[]) => [
      ...['setpriv', '--reuid', USER, '--regid', USER, '--clear-groups', '--no-new-privs', '--bounding-set', '-all'],
      ...['env', '-i', '--chdir', unit.folder, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      ...command,
    ];
    const child: ChildProcess = machine.start(asService(unit.command));
    let heard = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
      });
    const ended = once(child, 'exit');
    try {
      const waiting = once(machine.start(asService(unit.after)), 'exit');
      const first = await Promise.race([waiting, ended.then(() => null)]);
      expect(first, heard).toEqual([0, null]);
      const url = `http://127.0.0.1:${port}`;
      expect((await fetch(`${url}/readyz`)).status, heard).toBe(200);
      const page = await fetch(url, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('Crosscourt');
    } finally {
      child.kill('SIGTERM');
    }
    expect((await ended)[0], heard).toBe(0);
  }

  test('is installed with its files, which are root’s, and with its units', () => {
    install();
    expect(state()).toBe('install ok installed');
    expect(said('dpkg', '--verify', 'crosscourt-server')).toBe('');
    for (const path of ['/opt/crosscourt/bin/node', '/opt/crosscourt/dist/web/index.html', '/etc/crosscourt/texts'])
      expect(isThere(path), path).toBe(true);
    expect(said('find', '/opt/crosscourt', '!', '-user', '0', '-o', '-perm', '-002', '!', '-type', 'l')).toBe('');
    const names = UNITS.map((name) => name.replace('@.', '@3001.'));
    const { said: judged } = machine.run(['systemd-analyze', 'verify', '--man=no', ...names]);
    // Units of the machine itself may have faults of their own.
    expect(judged.split('\n').filter((line) => line.includes('crosscourt'))).toEqual([]);
    // No user of its own: systemd makes one for as long as the server runs.
    expect(machine.run(['getent', 'passwd', 'crosscourt']).status).toBe(2);
  });

  test('starts from its example of a configuration, filled in, as a user who may write nothing else', async () => {
    const { user, database: name } = database.connection;
    const own: Record<string, string> = {
      PUBLIC_URL: 'https://play.example.org',
      DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/${name}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'matches@club.be',
    };
    const example = said('cat', '/opt/crosscourt/packaging/server/env.example');
    config = example.replace(/^([A-Z_]+)=.*$/gm, (_line, key: string) => `${key}=${own[key]}`);
    expect(config).not.toContain('undefined');
    said('install', '-m', '0600', '/dev/null', CONFIG);
    expect(machine.run(['tee', CONFIG], config).status).toBe(0);
    await runService();
    const written = machine.writtenBy(USER);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((path) => !path.startsWith(`/var/cache/crosscourt-${port}/`))).toEqual([]);
  });

  test('is installed anew over itself, and starts with the configuration that was there', async () => {
    install();
    expect(state()).toBe('install ok installed');
    expect(said('cat', CONFIG)).toBe(config);
    expect(said('stat', '-c', '%a %u', CONFIG).trim()).toBe('600 0');
    await runService();
  });

  test('goes, and leaves what isn’t its own', () => {
    said('dpkg', '--remove', 'crosscourt-server');
    for (const unit of UNITS) expect(isThere(`/lib/systemd/system/${unit}`), unit).toBe(false);
    expect(isThere('/opt/crosscourt')).toBe(false);
    expect(said('cat', CONFIG)).toBe(config);
    said('dpkg', '--purge', 'crosscourt-server');
    expect(machine.run(['dpkg', '-s', 'crosscourt-server']).status).not.toBe(0);
  });
});
