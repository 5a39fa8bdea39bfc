import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BUILDER = join(ROOT, 'node_modules/electron-builder/cli.js');
const VITE = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js');

/** What stands before the fuses in every executable of Electron. */
export const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The fuses of a fresh Electron 45, in its order: `1` on, `0` off. */
const FRESH_FUSES = '101100011';

/** Runs a step of packaging. @throws Error with all it has said */
function run(script: string, args: string[]): void {
  // What others start from `out/` later talks to no deployment of ours.
  const { CROSSCOURT_URL: _server, SENTRY_DSN: _dsn, ...env } = process.env;
  const done = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) throw new Error(`${script} failed\n${done.stdout}\n${done.stderr}`);
}

/** Builds the app into `out/`; not while something runs from there. */
export const buildApp = (): void => run(VITE, ['build']);

/**
 * Packages the built app with electron-builder.yml around a file that only holds Electron's fuses: archive, fuses and
 * desktop entry come out as in a release, and nothing is downloaded. It cannot be started.
 * @param folder where everything goes
 * @param options more of electron-builder's command line
 * @returns folder of the unpacked package
 */
export function packPlaceholder(folder: string, options: string[] = []): string {
  const runtime = join(folder, 'runtime');
  mkdirSync(runtime, { recursive: true });
  const fuses = Buffer.concat([
    Buffer.from(`placeholder of Electron ${FUSE_SENTINEL}`),
    Buffer.from([1, FRESH_FUSES.length]),
    Buffer.from(FRESH_FUSES),
  ]);
  writeFileSync(join(runtime, 'electron'), fuses, { mode: 0o755 });
  const ours = {
    electronDist: runtime,
    'directories.output': join(folder, 'release'),
    afterPack: join(import.meta.dirname, 'writeDesktopEntry.cjs'),
  };
  const overrides = Object.entries(ours).map(([name, value]) => `-c.${name}=${value}`);
  run(BUILDER, ['--linux', 'dir', '--x64', '--publish', 'never', ...overrides, ...options]);
  return join(folder, 'release/linux-unpacked');
}

interface Entry {
  files?: Record<string, Entry>;
  size?: number;
  offset?: string;
}

export interface Archive {
  /** Paths of its files, from its root. */
  files: string[];
  bytes(path: string): Buffer;
  text(path: string): string;
}

/** Reads an asar: four numbers, a list as JSON, then the files' bytes. */
export function readAsar(path: string): Archive {
  const bytes = readFileSync(path);
  const begin = 8 + bytes.readUInt32LE(4);
  const list: Entry = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)));
  const found = new Map<string, Entry>();
  const collect = (entry: Entry, at: string) => {
    for (const [name, child] of Object.entries(entry.files ?? {})) {
      if (child.files) collect(child, `${at}${name}/`);
      else found.set(at + name, child);
    }
  };
  collect(list, '');
  const contentOf = (name: string) => {
    const entry = found.get(name);
    if (!entry) throw new Error(`the archive has no ${name}`);
    const from = begin + Number(entry.offset);
    return bytes.subarray(from, from + (entry.size ?? 0));
  };
  return { files: [...found.keys()], bytes: contentOf, text: (name) => contentOf(name).toString('utf8') };
}

/** @returns the fuses of an executable, in Electron's order: `1` on, `0` off, `r` removed */
export function readFuses(path: string): string {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(FUSE_SENTINEL) + FUSE_SENTINEL.length;
  return bytes.toString('latin1', at + 2, at + 2 + (bytes[at + 1] ?? 0));
}
