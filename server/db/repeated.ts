import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import pg from 'pg';

/** serialization_failure and deadlock_detected: PostgreSQL has undone all of it, and nothing is wrong with what was asked. */
const NOT_COMMITTED = new Set(['40001', '40P01']);
/** With the first. Who deadlocks has waited a second each time (deadlock_timeout). */
const MAX_TRIES = 5;
/** The first pause at most; each later one is so much longer. By chance, so that two don't meet again. */
const PAUSE_MS = 20;

/** A table has got a column since the statement was prepared, and PostgreSQL refuses what it prepared (R-upgrade). */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

const isNotCommitted = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  ((error.code !== undefined && NOT_COMMITTED.has(error.code)) || isOutdated(error));

/** admin_shutdown, and what the system and pg say of a connection whose other end has gone. */
const DROPPED = new Set(['57P01', 'ECONNRESET', 'EPIPE']);
const DROPPED_MESSAGES = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

/** One that lay idle in the pool may have died unnoticed. A database that lets nobody in says something else. */
const isDropped = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  return (code !== undefined && DROPPED.has(code)) || (message !== undefined && DROPPED_MESSAGES.has(message));
};

/** @param run told what to call once it has begun: before that nothing can be committed */
async function repeated<T>(run: (begin: () => void) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let hasBegun = false;
    try {
      return await run(() => {
        hasBegun = true;
      });
    } catch (error) {
      const isUndone = isNotCommitted(error) || (!hasBegun && isDropped(error));
      if (tries === MAX_TRIES || !isUndone) throw error;
      await pause(Math.random() * PAUSE_MS * tries);
    }
  }
}

function repeating<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const plain = {
    execute: builder.execute.bind(builder),
    setAccessMode: builder.setAccessMode.bind(builder),
    setIsolationLevel: builder.setIsolationLevel.bind(builder),
  };
  const own: Pick<TransactionBuilder<DB>, keyof typeof plain> = {
    execute: (work) =>
      repeated((begin) =>
        plain.execute((tx) => {
          begin();
          return work(tx);
        }),
      ),
    setAccessMode: (mode) => repeating(plain.setAccessMode(mode)),
    setIsolationLevel: (level) => repeating(plain.setIsolationLevel(level)),
  };
  return Object.assign(builder, own);
}

/**
 * A database whose transactions are repeated when they are known not to be committed (R-repeated). So the work of a transaction
 * changes nothing but the database: what it remembers or tells besides, it would remember or tell twice.
 */
export class RepeatingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return repeating(super.transaction());
  }
}
