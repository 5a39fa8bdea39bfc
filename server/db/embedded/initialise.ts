import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BRAND } from '../../../shared/brand.ts';
import { type Account, DatabaseError, programOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { makePrivate } from './home.ts';

/** The version of the database in a folder, or null when there is none. */
export function databaseVersion(folder: string): string | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

/** Removes what killed starts left while they created a database. It never had the database's own name. */
function clearUnfinished(folder: string): void {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    const pid = Number(name.slice(prefix.length));
    if (!name.startsWith(prefix) || (pid !== process.pid && isRunning(pid))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function run(program: string, args: string[], account: Account): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...programOptions(account), stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (cause) => resolve(cause.message));
    child.on('close', (code) => resolve(code === 0 ? null : output.trim().split('\n').slice(-2).join(' ')));
  });
}

/** On Windows the server listens on TCP, where any user of the machine could connect: there it asks for a password. */
export function passwordOf(folder: string): string | undefined {
  const file = `${folder}.password`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * Creates a database in a folder beside its own and moves it there when it is complete, so that a start that was killed
 * half-way
 * leaves nothing that looks like a database.
 */
export async function initialise(folder: string, binaries: Binaries, account: Account): Promise<void> {
  clearUnfinished(folder);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseError(
      `${folder} holds files but no database. Move them away, or set DATA_DIR to another folder.`,
    );
  }
  const unfinished = `${folder}.new-${process.pid}`;
  makePrivate(unfinished, account);
  const args = ['-D', unfinished, '-U', BRAND.slug, '-E', 'UTF8', '--locale=C'];
  if (process.platform === 'win32') {
    writeFileSync(`${folder}.password`, randomBytes(24).toString('hex'), { mode: 0o600 });
    args.push('-A', 'scram-sha-256', `--pwfile=${folder}.password`);
  } else {
    args.push('-A', 'trust');
  }
  const failure = await run(join(binaries.folder, 'initdb'), args, account);
  if (failure !== null) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new DatabaseError(`PostgreSQL could not make a database in ${folder}: ${failure}`);
  }
  try {
    renameSync(unfinished, folder);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    // two first starts at once: the other one was faster
    if (databaseVersion(folder) === null) throw cause;
  }
}
