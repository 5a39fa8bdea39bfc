import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { LAST_SWEEP, noteDone } from './lastDone.ts';

const MINUTE = 60_000;
/** By how much clocks may differ, and one may be put right at a time. */
const TOLERANCE = 5 * MINUTE;
/** How long a clock that has jumped has to be steady before it is believed. */
const STEADY = 15 * MINUTE;
/** After so long without a sweep a start may be one with a wrong clock. */
const GAP = 6 * 60 * MINUTE;
/** How often a log is told of the same fault. */
const SAY_AGAIN = 60 * MINUTE;

export interface ClockGuard {
  /**
   * Whether what the clock brings may be done now. It is not while the process's clock and the database's differ, nor for a
   * quarter of an hour after the clock has jumped against the time the machine has been up, or after a start that comes long
   * after the last sweep (R-sweep-clock). A clock that was set on purpose is believed.
   * @param now what the clock has just shown
   */
  isTrusted(now: Date): Promise<boolean>;
}

interface OtherClocks {
  databaseNow(): Promise<Date>;
  /** Milliseconds that only go forward, whatever is done to the clock. */
  uptime(): number;
}

/** What else shows the time: no page of development moves it. */
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
  /** The clock less the uptime, as last seen: the same as long as nobody touches the clock. */
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
