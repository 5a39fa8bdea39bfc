import { isRecord } from '../isRecord.ts';
import type { Cipher } from './cipher.ts';
import { readKept, wipe, writeKept } from './keptFile.ts';

interface LastMatchesDeps {
  /** Absolute path of the file. */
  file: string;
  serverOrigin: string;
  cipher: Cipher;
}

/**
 * What the page shows at a start without network, encrypted like the session: names and addresses of people are in it.
 * On a system without a safe place nothing is kept. Never fails: what cannot be read is as good as nothing.
 */
export function createLastMatches({ file, serverOrigin, cipher }: LastMatchesDeps) {
  return {
    async keep(matches: string | null): Promise<null> {
      try {
        if (matches === null || !(await cipher.isSecure())) await wipe(file);
        else {
          const data = await cipher.encrypt(JSON.stringify({ server: serverOrigin, matches }));
          await writeKept(file, { backend: cipher.backend(), data });
        }
      } catch {
        // A full disk: the next start without network shows less.
      }
      return null;
    },
    async last(): Promise<string | null> {
      try {
        if (!(await cipher.isSecure())) return null;
        const kept = await readKept(file);
        if (kept === null || kept === 'foreign' || kept.backend !== cipher.backend()) return null;
        const value: unknown = JSON.parse((await cipher.decrypt(kept.data)).text);
        return isRecord(value) && value.server === serverOrigin && typeof value.matches === 'string'
          ? value.matches
          : null;
      } catch {
        return null;
      }
    },
  };
}
