import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The process that started the PostgreSQL of a folder. PostgreSQL's own lock says that one runs, not whether the Crosscourt
 * that
 * started it still lives; and a process number alone says little where numbers are few, as in a container.
 */
interface Owner {
  pid: number;
  /** Clock ticks since boot at the process's start, or null where the system has no /proc. */
  started: string | null;
}

const ownerFile = (folder: string) => `${folder}.owner`;

/** What /proc says about a process: null when it is gone or the system has no /proc. */
function processState(pid: number): { name: string; state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { name, state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) return false;
  }
  return processState(pid)?.state !== 'Z';
}

/** Records this process as the one whose PostgreSQL runs in the folder. */
export function claim(folder: string): void {
  const owner: Owner = { pid: process.pid, started: processState(process.pid)?.started ?? null };
  writeFileSync(ownerFile(folder), JSON.stringify(owner));
}

/** Releases the folder: this process may live on without its database. */
export function disclaim(folder: string): void {
  rmSync(ownerFile(folder), { force: true });
}

/** @returns the number of the living process that uses the folder's database, or null when there is none */
export function livingOwner(folder: string): number | null {
  try {
    const owner: Owner = JSON.parse(readFileSync(ownerFile(folder), 'utf8'));
    const same = owner.started === (processState(owner.pid)?.started ?? null);
    return owner.pid !== process.pid && same && isAlive(owner.pid) ? owner.pid : null;
  } catch {
    return null;
  }
}

/** @returns process number, TCP port and state (`ready`, `stopping`, …) of the PostgreSQL that holds the folder, else null */
export function postmasterOf(folder: string): { pid: number; port: number; status: string } | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/**
 * Cleans up after a Crosscourt that died without its watcher: a PostgreSQL without an owner is asked to stop, and
 * a lock file whose number belongs to a dead or another program (a restarted container) is removed.
 */
export function evictOrphan(folder: string): void {
  const postmaster = postmasterOf(folder);
  if (postmaster === null || !Number.isInteger(postmaster.pid) || postmaster.pid < 2) return;
  const holder = processState(postmaster.pid);
  if (holder === null) return;
  if (holder.state === 'Z' || holder.name !== 'postgres') rmSync(join(folder, 'postmaster.pid'), { force: true });
  else if (postmaster.status === 'ready') process.kill(postmaster.pid, 'SIGINT');
}
