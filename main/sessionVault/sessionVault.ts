import type { KeptSession } from '../../shared/ipc/desktop.ts';
import { isRecord } from '../isRecord.ts';
import type { Cipher } from './cipher.ts';
import { quarantine, readKept, wipe, writeKept } from './keptFile.ts';

export interface SessionVault {
  load(): Promise<KeptSession>;
  /** Keeps a token, or wipes everything for null. */
  save(token: string | null): Promise<{ persisted: boolean }>;
}

interface VaultDeps {
  /** Absolute path of the file. */
  file: string;
  /** A token is for this server and is never shown to another. */
  serverOrigin: string;
  cipher: Cipher;
}

/** @returns the token in a decrypted text; null when it is another server's; undefined when it is no text of ours */
function tokenIn(text: string, serverOrigin: string): string | null | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.token !== 'string') return undefined;
    return value.server === serverOrigin ? value.token : null;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the session by the system's encryption, or in memory alone where there is none (R-desktop-session). A file that
 * cannot be read is put aside and means logged out; nothing of this is ever a crash.
 */
export function createSessionVault({ file, serverOrigin, cipher }: VaultDeps): SessionVault {
  /** What this run knows; undefined until it was looked for. */
  let known: KeptSession | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: two saves at once would leave it to chance which token is kept. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  const write = async (token: string) =>
    writeKept(file, {
      backend: cipher.backend(),
      data: await cipher.encrypt(JSON.stringify({ server: serverOrigin, token })),
    });

  async function find(): Promise<KeptSession> {
    // A keyring that is locked may open later: the file stays for then.
    if (!(await cipher.isSecure())) return { token: null, persisted: false };
    const kept = await readKept(file);
    const nobody: KeptSession = { token: null, persisted: true };
    if (kept === null) return nobody;
    const opened =
      kept !== 'foreign' && kept.backend === cipher.backend()
        ? await cipher.decrypt(kept.data).catch(() => null)
        : null;
    const token = opened ? tokenIn(opened.text, serverOrigin) : undefined;
    if (token === undefined) {
      await quarantine(file);
      return nobody;
    }
    // The new key is for the next time; today's token is good even if that fails.
    if (token !== null && opened?.stale) await write(token).catch(() => undefined);
    return { token, persisted: true };
  }

  async function keep(token: string): Promise<boolean> {
    try {
      if (await cipher.isSecure()) {
        await write(token);
        return true;
      }
    } catch {
      // A full disk, a keyring that has just been locked: memory has it.
    }
    // What is left from before must not come back at the next start.
    await wipe(file).catch(() => undefined);
    return false;
  }

  return {
    load: () =>
      inTurn(async () => {
        known ??= await find();
        return known;
      }),
    save: (token) =>
      inTurn(async () => {
        if (token === null) await wipe(file).catch(() => undefined);
        const persisted = token === null || (await keep(token));
        known = { token, persisted };
        return { persisted };
      }),
  };
}
