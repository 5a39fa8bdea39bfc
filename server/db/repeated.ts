import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import pg from 'pg';

/** serialization_failure and deadlock_detected: PostgreSQL has rolled everything back, and the statement was not wrong. */
const NOT_COMMITTED = new Set(['40001', '40P01']);
/** Including the first. A deadlock takes a second each time (deadlock_timeout). */
const MAX_TRIES = 5;
/** The longest first pause; later ones grow by as much. It is random, so that two don't meet again. */
const PAUSE_MS = 20;

/** A table has a new column since the statement was prepared, and PostgreSQL refuses the prepared statement (R-upgrade). */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

const isNotCommitted = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  ((error.code !== undefined && NOT_COMMITTED.has(error.code)) || isOutdated(error));

/** admin_shutdown, and the errors of the system and pg for a connection whose other end has gone. */
const DROPPED = new Set(['57P01', 'ECONNRESET', 'EPIPE']);
const DROPPED_MESSAGES = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

/** An idle connection in the pool may have died unnoticed. A database that accepts no connections has other errors. */
const isDropped = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  return (code !== undefined && DROPPED.has(code)) || (message !== undefined && DROPPED_MESSAGES.has(message));
};

/** @param run is given a function to call once it has begun: before that nothing can be committed */
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
 * A database that repeats transactions when they are known not to be committed (R-repeated). So the work in a transaction may
 * only change the database: everything else it stores or sends might happen twice.
 */
export class RepeatingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return repeating(super.transaction());
  }
}
