import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { databaseAccount } from '../../../server/db/embedded/account.ts';

/** After how long systemd starts again what has ended: RestartSec of the units. */
const RESTART_MS = 2_000;

export interface Program {
  /** Ends it, as kill -9 does, until `start()`; a supervised one is then not started again by itself. */
  kill(): void;
  start(): void;
}

/**
 * Ends all that has been started, and what that has started, however this process ends: the end of the pipe is what it waits
 * for. A PostgreSQL isn't its Patroni's to end when that is killed. The number of what has ended may be somebody else's by now.
 */
const GUARD = `read -r _
for pid in $(cat "$1"/pids 2>/dev/null); do kill -9 "$pid" 2>/dev/null; done
sleep 0.3
for data in "$1"/*/data; do
  pid=$(head -1 "$data/postmaster.pid" 2>/dev/null)
  if [ "$(readlink "/proc/$pid/cwd")" = "$data" ]; then kill -9 "$pid"; fi
done
rm -rf "$1"`;

/** Programs of one test, run by an unprivileged user and started again when they end, as systemd does it. */
export function programsIn(folder: string) {
  const account = databaseAccount();
  const pids = new Set<number>();
  const guard = spawn('sh', ['-c', GUARD, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  let isOver = false;

  /** @returns a folder that the programs may write to */
  function ownFolder(name: string): string {
    const path = join(folder, name);
    if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  }

  function notePids(): void {
    if (!isOver) writeFileSync(join(folder, 'pids'), [...pids].join('\n'));
  }

  function run(name: string, command: string, args: string[], env: Record<string, string> = {}): Program {
    const log = join(folder, `${name}.log`);
    let child: ChildProcess | null = null;
    let isWanted = true;
    const start = () => {
      isWanted = true;
      const output = openSync(log, 'a');
      const stdio = ['ignore', output, output] as const;
      const { PATH = '' } = process.env;
      const own = spawn(command, args, {
        ...account,
        cwd: '/',
        env: { PATH: `${PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder, ...env },
        stdio: [...stdio],
      });
      closeSync(output);
      child = own;
      const { pid } = own;
      if (pid) pids.add(pid);
      notePids();
      own.once('exit', () => {
        if (pid) pids.delete(pid);
        notePids();
        setTimeout(() => isWanted && !isOver && child === own && start(), RESTART_MS).unref();
      });
      own.once('error', () => undefined);
    };
    start();
    return {
      start,
      kill() {
        isWanted = false;
        child?.kill('SIGKILL');
      },
    };
  }

  return {
    run,
    ownFolder,
    /** @returns the last that each has written, to find out why something doesn't run */
    said: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.log'))
        .map((file) => `${file}: ${readFileSync(join(folder, file), 'utf8').slice(-600)}`)
        .join('\n'),
    /** Ends everything, and takes the folder away. */
    async end() {
      isOver = true;
      const ended = new Promise((done) => guard.once('exit', done));
      guard.stdin?.end();
      await ended;
    },
  };
}

export type Programs = ReturnType<typeof programsIn>;
