import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isRecord } from '../isRecord.ts';

const VERSION = 1;

/** The fields of the file, around the encrypted part. */
export interface Kept {
  backend: string;
  data: Buffer;
}

const quarantineOf = (file: string) => `${file}.quarantined`;
const draftOf = (file: string) => `${file}.draft`;

/** @returns what is kept, `null` for nothing, `'foreign'` for a file that this app has not written, or not so */
export async function readKept(file: string): Promise<Kept | 'foreign' | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    const { v, backend, data } = isRecord(value) ? value : {};
    if (v !== VERSION || typeof backend !== 'string' || typeof data !== 'string') return 'foreign';
    return { backend, data: Buffer.from(data, 'base64') };
  } catch (error) {
    return isRecord(error) && error.code === 'ENOENT' ? null : 'foreign';
  }
}

/** Writes the whole file or nothing, readable by this user alone. */
export async function writeKept(file: string, { backend, data }: Kept): Promise<void> {
  const draft = draftOf(file);
  await rm(draft, { force: true });
  const content = JSON.stringify({ v: VERSION, backend, data: data.toString('base64') });
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, file);
}

/** Puts a file aside that cannot be read; never fails. */
export async function quarantine(file: string): Promise<void> {
  await rename(file, quarantineOf(file)).catch(() => undefined);
}

/** Removes everything that was ever kept. */
export async function wipe(file: string): Promise<void> {
  await Promise.all([file, draftOf(file), quarantineOf(file)].map((each) => rm(each, { force: true })));
}
