import { spawnSync } from 'node:child_process';

/** The operating-system user that PostgreSQL runs as; `null` is the user of this process. */
export type Account = { uid: number; gid: number } | null;

/** One line for the person at the terminal. */
export type Say = (line: string) => void;

/** Why there is no database, in one line that says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** `nobody`: the one unprivileged user that every Unix has by this number. */
const NOBODY = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so under root it gets the user `nobody`. */
export function databaseAccount(): Account {
  return process.getuid?.() === 0 ? NOBODY : null;
}

/** True when the account may enter the folder: a closed home folder stops `nobody` on the way. */
export function canEnter(account: Account, folder: string): boolean {
  if (account === null) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' });
  return probe.status === 0;
}

/** The options of every PostgreSQL program: English messages, UTC, and no folder that its user can't read. */
export function programOptions(account: Account) {
  const { PATH = '', SystemRoot } = process.env;
  const env = { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot === undefined ? {} : { SystemRoot }) };
  return { ...account, cwd: process.platform === 'win32' ? process.cwd() : '/', env };
}
