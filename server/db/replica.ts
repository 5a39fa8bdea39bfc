import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { connect, type Database } from './database.ts';
import { LeaderPositions } from './replicaPosition.ts';

/** A replica that is further behind is not read: the leader answers instead. */
export const MAX_LAG_MS = 5_000;
/** How long what was found out about the replica holds. */
const CHECK_MS = 1_000;
/** How long it may take to say how far it is. */
const PATIENCE_MS = 1_000;
/** What the leader has written a moment ago is on its way: the replica is asked so often, and so much later each time. */
const ASKS = 3;
const ASK_PAUSE_MS = 20;
/** How long a read may take there: it is asked again of the leader, and somebody waits. */
const QUERY_MS = 3_000;
/** So long after a write nobody asks any more whether the replica has it: it is far less behind, or not read. */
const NOTED_SECONDS = 60;
/** It is said at most so often that the replica is not read. */
const SAY_AGAIN_MS = 60_000;

/** What a replica is good for just now; a lag of null: it cannot be asked, or is none. */
export interface ReplicaState {
  isRead: boolean;
  lagMs: number | null;
  /** Up to where it has the leader's log. */
  replayed: number;
}

/** Which database has answered, and why not the other. */
export type ReadFrom = 'replica' | 'leaderAhead' | 'leaderLag' | 'leaderFailure';

/** The database that some pages are read from, so that the leader is left to those who write (R-replica). */
export interface Replica {
  /**
   * @param writer whose last write has to be in what is read; null: nobody's
   * @param work reads only. What it throws on the replica counts for nothing: the leader is asked
   */
  read<T>(writer: string | null, work: (db: Database) => Promise<T>): Promise<T>;
  /** Has this person's reads go to the leader until the replica has what they have written by now. */
  noteWrite(userId: string): Promise<void>;
  /** How it is now, whatever was found out before; null where there is no replica. */
  state(): Promise<ReplicaState | null>;
  counts: Readonly<Record<ReadFrom, number>>;
  close(): Promise<void>;
}

const NOT_READ: ReplicaState = { isRead: false, lagMs: null, replayed: 0 };

const noCounts = (): Record<ReadFrom, number> => ({ replica: 0, leaderAhead: 0, leaderLag: 0, leaderFailure: 0 });

/** What there is without a replica: the leader answers everything, and nothing is noted. */
export function leaderAlone(db: Database): Replica {
  return {
    read: (_writer, work) => work(db),
    noteWrite: async () => undefined,
    state: async () => null,
    counts: noCounts(),
    close: async () => undefined,
  };
}

const bytes = (position: string) => sql.raw<number>(`pg_wal_lsn_diff(${position}, '0/0')::int8`);

async function askLeader(db: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`select ${bytes('pg_current_wal_flush_lsn()')} as position`.execute(
    db,
  );
  return rows[0]?.position ?? 0;
}

/** @returns null for one that was made the leader: it is somebody else's then, or has the writes of nobody */
async function askOnce(db: Database): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then ${bytes('pg_last_wal_replay_lsn()')} end as position`.execute(db);
  return rows[0]?.position ?? null;
}

/** @param wanted how far the leader is @returns how far it is, or null as askOnce() */
async function askReplica(db: Database, wanted: number): Promise<number | null> {
  let replayed = await askOnce(db);
  for (let ask = 1; ask < ASKS && replayed !== null && replayed < wanted; ask += 1) {
    await pause(ASK_PAUSE_MS, null, { ref: false });
    replayed = await askOnce(db);
  }
  return replayed;
}

/**
 * Reads from the replica at `connection`, and from the leader whenever that one is away, is no replica, lags by more than
 * MAX_LAG_MS, or lacks what the reader has written. It is asked how far it is only when somebody reads.
 */
export function createReplica(
  leader: Database,
  connection: pg.PoolConfig,
  log: { warn(fields: object, line: string): void },
): Replica {
  const { db, pool } = connect({ ...connection, query_timeout: QUERY_MS, connectionTimeoutMillis: QUERY_MS });
  const positions = new LeaderPositions();
  const counts = noCounts();
  let state = NOT_READ;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<void> | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  let isSaid = false;
  let wasBehind = false;

  function say(reason: string, lagMs: number | null): void {
    const now = performance.now();
    if (now - saidAt < SAY_AGAIN_MS) return;
    saidAt = now;
    isSaid = true;
    log.warn({ reason, lagMs }, 'the replica is not read');
  }

  async function lookAt(): Promise<ReplicaState> {
    const at = performance.now();
    const written = await askLeader(leader);
    positions.note(at, written);
    const replayed = await askReplica(db, written);
    if (replayed === null) {
      say('it is no replica', null);
      return NOT_READ;
    }
    const lag = positions.lag(performance.now(), replayed);
    const lagMs = Number.isFinite(lag) ? Math.round(lag) : null;
    if (lag <= MAX_LAG_MS) {
      if (isSaid) log.warn({ lagMs }, 'the replica is read again');
      isSaid = false;
      wasBehind = false;
      saidAt = Number.NEGATIVE_INFINITY;
      return { isRead: true, lagMs, replayed };
    }
    // How far it is behind nobody knows before it was asked twice in a row.
    if (wasBehind) say('it lags', lagMs);
    wasBehind = true;
    return { isRead: false, lagMs, replayed };
  }

  async function renew(): Promise<void> {
    const silent = pause(PATIENCE_MS, null, { ref: false });
    const found = await Promise.race([lookAt().catch(() => null), silent]);
    if (!found) say('it does not answer', null);
    state = found ?? NOT_READ;
    checkedAt = performance.now();
  }

  function checked(): Promise<void> {
    if (performance.now() - checkedAt < CHECK_MS) return Promise.resolve();
    check ??= renew().finally(() => {
      check = null;
    });
    return check;
  }

  /** Whoever reads doesn't wait for a replica that was away when it was last asked. */
  async function current(): Promise<ReplicaState> {
    const check = checked();
    const wasKnown = Number.isFinite(checkedAt);
    if (state.isRead || !wasKnown) await check;
    return state;
  }

  async function hasWrite(userId: string, replayed: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from user_writes where user_id = ${userId} and ${bytes('written_at')} > ${replayed}
        and noted_at > clock_timestamp() - ${NOTED_SECONDS} * interval '1 second'`.execute(leader);
    return rows.length === 0;
  }

  return {
    counts,
    async read(writer, work) {
      const { isRead, replayed } = await current();
      if (!isRead) counts.leaderLag += 1;
      else if (writer !== null && !(await hasWrite(writer, replayed))) counts.leaderAhead += 1;
      else {
        try {
          const answer = await work(db);
          counts.replica += 1;
          return answer;
        } catch {
          // It is away, has no such row yet, or gave the query up for what it had to replay.
          counts.leaderFailure += 1;
          checkedAt = Math.min(checkedAt, performance.now() - CHECK_MS);
        }
      }
      return work(leader);
    },
    async noteWrite(userId) {
      await sql`
        insert into user_writes (user_id, written_at) select id, pg_current_wal_insert_lsn() from users where id = ${userId}
        on conflict (user_id) do update set written_at = excluded.written_at, noted_at = clock_timestamp()`.execute(
        leader,
      );
    },
    async state() {
      await checked();
      return state;
    },
    async close() {
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
