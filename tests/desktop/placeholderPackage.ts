import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './electronApp.ts';

/** Where a package finds its fuses: a mark that Electron's builds carry, a version, a length, and a digit each. */
const FUSES = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100010'),
]);

/**
 * Packages the built app for Linux by electron-builder, with a file that only has fuses in the place of Electron: all of
 * the package but the runtime is real.
 * @returns the executable, the archive with the app's code, and the file that tells a Linux desktop of the app
 */
export function packWithPlaceholder(folder: string) {
  const runtime = join(folder, 'runtime');
  mkdirSync(join(runtime, 'locales'), { recursive: true });
  mkdirSync(join(runtime, 'resources'));
  writeFileSync(join(runtime, 'electron'), Buffer.concat([Buffer.from('#!/bin/false\n'), FUSES]), { mode: 0o755 });
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(runtime, name), '45.4.1');
  const output = join(folder, 'release');
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/electron-builder/cli.js'),
      ...['--linux', 'dir', '--publish', 'never'],
      ...[`-c.electronDist=${runtime}`, `-c.directories.output=${output}`],
      `-c.afterPack=${join(ROOT, 'tests/desktop/writeDesktopEntry.cjs')}`,
    ],
    { cwd: ROOT, stdio: 'pipe', env: process.env },
  );
  const unpacked = join(output, 'linux-unpacked');
  return {
    executable: join(unpacked, 'crosscourt'),
    archive: join(unpacked, 'resources/app.asar'),
    desktopEntry: join(output, 'entry.desktop'),
  };
}

/** Runs a tool of Electron's that is part of electron-builder. @returns what it printed */
export function runTool(name: string, ...args: string[]): string {
  return execFileSync(join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
}
