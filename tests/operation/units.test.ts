import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// The units of systemd, as systemd itself reads and judges them.

const SERVER = join(import.meta.dirname, '../../packaging/server');
const UNITS = join(SERVER, 'systemd');
const OWN_UNITS = '/usr/lib/systemd/system';
/** In tenths, of 100: what talks to a network and makes code as it runs can't do with much less. */
const EXPOSURE = 12;
const names = readdirSync(UNITS);
const services = names.filter((name) => name.endsWith('.service'));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A root as the server package makes it, with the units of systemd itself beside ours. */
function installedRoot(): string {
  const root = join(folder.path, 'root');
  const installed = join(root, 'opt/crosscourt');
  mkdirSync(join(installed, 'bin'), { recursive: true });
  writeFileSync(join(installed, 'bin/node'), '#!/bin/sh\n');
  chmodSync(join(installed, 'bin/node'), 0o755);
  cpSync(SERVER, join(installed, 'packaging/server'), { recursive: true });
  cpSync(OWN_UNITS, join(root, OWN_UNITS), { recursive: true });
  cpSync(UNITS, join(root, 'etc/systemd/system'), { recursive: true });
  return root;
}

const analyze = (args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { cwd: UNITS, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

const why = hasSystemd ? '' : ': there is no systemd-analyze';

describe.skipIf(!hasSystemd)(`units${why}`, () => {
  test('systemd understands every line', () => {
    const units = names.map((name) => name.replace('@.', '@3001.'));
    const { said } = analyze(['verify', `--root=${installedRoot()}`, '--man=no', ...units]);
    // Units of the machine itself may have faults of their own.
    expect(said.split('\n').filter((line) => line.includes('crosscourt'))).toEqual([]);
  });

  test.each(services)('%s can do little beside its work', (name) => {
    const { status, said } = analyze(['security', '--offline=true', `--threshold=${EXPOSURE}`, join(UNITS, name)]);
    expect(said).toContain('Overall exposure level');
    expect(status, said).toBe(0);
  });
});

test('what V8 compiles goes where the unit may write, and no two write to one place', () => {
  const lines = readFileSync(join(UNITS, 'crosscourt@.service'), 'utf8').split('\n');
  const [, folder = ''] = lines.find((line) => line.startsWith('CacheDirectory='))?.split('=') ?? [];
  expect(folder).toContain('%i');
  expect(lines).toContain(`Environment=NODE_COMPILE_CACHE=%C/${folder}`);
});

test('the example of the environment starts a server, with what the unit sets', () => {
  const lines = [
    ...readFileSync(join(SERVER, 'env.example'), 'utf8').split('\n'),
    ...readFileSync(join(UNITS, 'crosscourt@.service'), 'utf8')
      .replaceAll('%i', '3001')
      .split('\n')
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) => line.replace('Environment=', '').split(' ')),
  ];
  const env = Object.fromEntries(lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/)));
  expect(readConfig(env)).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    trustProxy: 1,
    demo: false,
    development: false,
  });
});
