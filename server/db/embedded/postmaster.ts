import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { type Account, programOptions } from './account.ts';
import { postmasterOf } from './owner.ts';

/** A PostgreSQL that accepts connections. */
export interface Postmaster {
  /** Settles with PostgreSQL's last lines when it is gone, wanted or not. */
  gone: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and waits for its parent's end of a pipe to close, which the system does however the parent dies:
 * without it PostgreSQL outlives a kill -9. The shell gives up its own stderr, so that the parent sees PostgreSQL's
 * stderr end when PostgreSQL does.
 */
const WATCH = `"$@" </dev/null 3<&- & server=$!
exec 2>/dev/null
read -r _ <&3
kill -INT "$server"
wait "$server"`;

/** PostgreSQL's fast stop writes a checkpoint; past this time it is told to drop everything and recover later. */
const PATIENCE_MS = 4000;

const READY = 'ready to accept connections';
const isWindows = process.platform === 'win32';

interface Command {
  /** Folder of the programs. */
  binaries: string;
  /** Folder of the database. */
  folder: string;
  args: string[];
  account: Account;
}

function spawnServer({ binaries, folder, args, account }: Command) {
  const options = programOptions(account);
  const line = [join(binaries, 'postgres'), '-D', folder, ...args];
  if (isWindows) {
    // no watcher: Windows ends the children of a Node process with it
    return spawn(line[0] ?? '', line.slice(1), { ...options, windowsHide: true, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  // a session of its own: Ctrl-C at the terminal must reach the application first, not the database below it
  return spawn('/bin/sh', ['-c', WATCH, 'postgres-watch', ...line], {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

function signal(pid: number | null, name: NodeJS.Signals): void {
  try {
    if (pid !== null && pid > 1) process.kill(pid, name);
  } catch {
    // gone meanwhile
  }
}

/** @returns the running server, or its last lines when it did not come up */
export function launch(command: Command): Promise<Postmaster | { failure: string }> {
  const child = spawnServer(command);
  let words = '';
  /** Known once it is ready; until then the folder's lock may belong to another Crosscourt's PostgreSQL. */
  let server: number | null = null;
  const gone = new Promise<string>((resolve) => {
    child.stderr?.once('close', () => resolve(words));
    child.once('error', (cause) => resolve(cause.message));
  });
  // the watcher alone was killed: its PostgreSQL must not stay behind unwatched
  child.once('exit', () => signal(server, 'SIGINT'));
  void gone.then(() => {
    server = null;
    release();
  });

  function release(): void {
    const pipe = child.stdio[3] as Writable | undefined;
    pipe?.on('error', () => undefined);
    pipe?.end();
  }

  async function stop(): Promise<void> {
    if (isWindows) spawnSync(join(command.binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', command.folder]);
    release();
    const timer = setTimeout(() => signal(server, 'SIGQUIT'), PATIENCE_MS);
    await gone;
    clearTimeout(timer);
  }

  return new Promise((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4000);
      if (server !== null || !words.includes(READY)) return;
      server = postmasterOf(command.folder)?.pid ?? null;
      resolve({ gone, stop });
    });
    void gone.then((failure) => resolve({ failure }));
  });
}
