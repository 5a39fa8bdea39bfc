import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { userData } from './settings.ts';

export interface SecondStart {
  argv: string[];
  workingDirectory: string;
  additionalData: unknown;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The lock of the first process; later ones put what they were started with into its inbox.
 * @returns what gives the lock back, or null when another process has it
 */
export function takeLock(additionalData: unknown, onSecond: (start: SecondStart) => void): (() => void) | null {
  const lock = join(userData, 'SingletonLock');
  const inbox = join(userData, 'SingletonInbox');
  mkdirSync(inbox, { recursive: true });
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isAlive(owner)) {
    const [first = '', ...rest] = process.argv;
    // Chromium adds switches of its own and changes the order: an app must not count on either.
    const argv = [first, '--allow-file-access-from-files', ...rest.reverse()];
    const draft = join(inbox, `.${process.pid}`);
    writeFileSync(draft, JSON.stringify({ argv, workingDirectory: process.cwd(), additionalData }));
    renameSync(draft, join(inbox, `${process.pid}.json`));
    return null;
  }
  writeFileSync(lock, String(process.pid));
  const read = () => {
    for (const name of readdirSync(inbox).filter((each) => each.endsWith('.json'))) {
      const file = join(inbox, name);
      const start: SecondStart = JSON.parse(readFileSync(file, 'utf8'));
      unlinkSync(file);
      onSecond(start);
    }
  };
  watch(inbox, read).unref();
  return () => rmSync(lock, { force: true });
}
