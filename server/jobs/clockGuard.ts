import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { LAST_SWEEP, noteDone } from '../db/moments.ts';

const MINUTE = 60_000;
/** By how much clocks may differ, and by how much a clock may be corrected at once. */
const TOLERANCE = 5 * MINUTE;
/** How long a clock that has jumped must be steady before it is trusted. */
const STEADY = 15 * MINUTE;
/** After this time without a sweep, the clock may be wrong at the start. */
const GAP = 6 * 60 * MINUTE;
/** How often the log repeats the same error. */
const SAY_AGAIN = 60 * MINUTE;

export interface ClockGuard {
  /**
   * Whether the work of sweeps may be done now. It may not while the process's clock and the database's differ, nor for a
   * quarter of an hour after the clock has jumped against the machine's uptime, or after a start that comes long
   * after the last sweep (R-sweep-clock). A clock that was set on purpose is trusted.
   * @param now the time that the clock has just shown
   */
  isTrusted(now: Date): Promise<boolean>;
}

interface OtherClocks {
  databaseNow(): Promise<Date>;
  /** Milliseconds that only go forward, whatever is done to the clock. */
  uptime(): number;
}

/** Other sources of the time: no development page moves them. */
function realClocks(db: Database): OtherClocks {
  return {
    async databaseNow() {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      if (!rows[0]) throw new Error('the database has no time');
      return rows[0].now;
    },
    uptime: () => performance.now(),
  };
}

async function readLastSweep(db: Database): Promise<number | null> {
  const row = await db.selectFrom('deployment').select('value').where('key', '=', LAST_SWEEP).executeTakeFirst();
  return row ? Date.parse(row.value) : null;
}

/** Watches one process's clock, from sweep to sweep. */
export function createClockGuard(
  { db, clock, report }: Pick<Context, 'db' | 'clock' | 'report'>,
  others: OtherClocks = realClocks(db),
): ClockGuard {
  /** The clock less the uptime, as last seen: constant as long as the clock is not changed. */
  let offset: number | null = null;
  let steadySince = Number.NEGATIVE_INFINITY;
  let saidAt = Number.NEGATIVE_INFINITY;

  function refuse(uptime: number, why: string): false {
    if (uptime - saidAt < SAY_AGAIN) return false;
    saidAt = uptime;
    report(new Error(`${why}: nothing is expired, purged or erased until it is right`), 'clock');
    return false;
  }

  return {
    async isTrusted(now) {
      if (clock.isSet?.()) {
        offset = null;
        return true;
      }
      const uptime = others.uptime();
      const apart = now.getTime() - (await others.databaseNow()).getTime();
      if (offset === null) {
        const last = await readLastSweep(db);
        if (last !== null && Math.abs(now.getTime() - last) > GAP) steadySince = uptime;
      } else if (Math.abs(now.getTime() - uptime - offset) > TOLERANCE) {
        steadySince = uptime;
      }
      offset = now.getTime() - uptime;
      if (Math.abs(apart) > TOLERANCE) {
        steadySince = uptime;
        return refuse(uptime, `The clock is ${Math.round(apart / MINUTE)} minutes ahead of the database’s`);
      }
      if (uptime - steadySince < STEADY) return refuse(uptime, 'The clock has jumped since the last sweep');
      await noteDone(db, LAST_SWEEP, now);
      return true;
    },
  };
}
