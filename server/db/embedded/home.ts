import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BRAND } from '../../../shared/brand.ts';
import { type Account, canEnter, DatabaseError, type Say } from './account.ts';

/** Where data may be outside a closed clone: both survive a reboot. */
const READABLE_PARENTS = ['/var/lib', '/var/tmp'];

/** Written into DATA_DIR when the database had to be put elsewhere. */
const POINTER = 'postgres.location';

export function databaseFolder(home: string): string {
  return join(home, 'postgres');
}

/** A folder for files that `nobody` has to read, owned by root and open to all readers. */
export function readableFolder(): string {
  for (const parent of READABLE_PARENTS) {
    const folder = join(parent, BRAND.slug);
    try {
      mkdirSync(folder, { recursive: true });
      if (statSync(folder).uid !== 0) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // the next folder may be writable
    }
  }
  throw new DatabaseError(
    `No folder for the database: ${READABLE_PARENTS.join(' and ')} cannot be written. Set DATABASE_URL.`,
  );
}

/** Creates a folder and those above it; Node's own `recursive` spins forever where the system answers ENOENT (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Creates DATA_DIR when it is missing. @throws DatabaseError when it can't be written */
function prepareDataDir(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir);
      // under root the database's user must be able to pass through, whatever the umask
      chmodSync(dataDir, 0o711);
    }
    // root passes every access check, so only writing shows it
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new DatabaseError(`DATA_DIR ${dataDir} cannot be written (${why}). Set DATA_DIR to a folder that can.`);
  }
}

function firstClosed(account: Account, folder: string): string {
  const parent = dirname(folder);
  return parent !== folder && !canEnter(account, parent) ? firstClosed(account, parent) : folder;
}

/**
 * Chooses the folder that holds the database: DATA_DIR, or a folder that `nobody` can reach when DATA_DIR is closed to
 * it. An existing database is always used before a new one is created.
 * @returns an absolute path; the folder exists
 */
export function databaseHome(dataDir: string, account: Account, say: Say): string {
  const folder = resolve(dataDir);
  prepareDataDir(folder);
  const pointer = join(folder, POINTER);
  if (existsSync(pointer)) return openHome(readFileSync(pointer, 'utf8').trim());
  if (canEnter(account, folder)) return folder;
  if (existsSync(databaseFolder(folder))) {
    const closed = firstClosed(account, folder);
    throw new DatabaseError(`The database in ${folder} is closed to the user nobody. Run: chmod o+x "${closed}"`);
  }
  const home = join(readableFolder(), `data-${randomBytes(6).toString('hex')}`);
  openHome(home);
  writeFileSync(pointer, `${home}\n`);
  say(`PostgreSQL runs as nobody, who cannot enter ${folder}: the database is kept in ${home}.`);
  return home;
}

function openHome(home: string): string {
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o711);
  return home;
}

/** Creates a folder that only the database's user may enter. */
export function makePrivate(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== null) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}
