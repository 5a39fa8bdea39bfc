import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** What is wrong with a file, or with its location, in one line that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The first line of a backup. */
export interface BackupHead {
  format: 'crosscourt-backup';
  version: 1;
  /** The migrations applied when it was made, in order: the rows fit this schema. */
  migrations: string[];
  madeAt: string;
}

/** Comes before the rows of a table; `\.` ends them, as in PostgreSQL's own text format. */
export interface TableHead {
  table: string;
  columns: string[];
}

/** Comes after the last table: without it the file was cut short. */
export interface BackupEnd {
  end: true;
  sequences: Record<string, number>;
}

export const END_OF_ROWS = '\\.';

const NEWLINE = 10;

/**
 * The lines of a compressed file. Not by `readline`, which ends a line at U+2028 as well.
 * @throws BackupError when it is not gzip, or was cut short
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`);
    if (code.startsWith('Z_'))
      throw new BackupError(`${path} is no whole backup: make a new one, or take another copy.`);
    throw error;
  }
}
