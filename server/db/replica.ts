import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { connect, type Database } from './database.ts';

/** The position of one database in the log, when it was asked; positions are bytes since the log's beginning. */
interface Position {
  at: number;
  position: number;
}

/** For how long positions are useful; a replica with a greater lag is not read anyway. */
const KEPT_MS = 60_000;

/**
 * Computes the lag of a replica from the positions that the leader was seen at: the lag that a replica itself reports
 * is nothing once it has lost its leader.
 */
export class LeaderPositions {
  #seen: Position[] = [];

  /** @param at milliseconds, of a clock that only goes forward */
  note(at: number, position: number): void {
    this.#seen = [...this.#seen.filter((each) => at - each.at < KEPT_MS), { at, position }];
  }

  /** @returns the maximum lag in milliseconds of a replica at this position; infinite when it is unknown */
  lag(at: number, replayed: number): number {
    const reached = this.#seen.filter(({ position }) => position <= replayed).at(-1);
    if (!reached) return Number.POSITIVE_INFINITY;
    // It has everything that there was when the leader was last asked.
    return reached === this.#seen.at(-1) ? 0 : at - reached.at;
  }
}

/** A replica with a greater lag is not read: the leader answers instead. */
const MAX_LAG_MS = 5_000;
/** How long the known state of the replica is used. */
const CHECK_MS = 1_000;
/** How long it may take to report its position. */
const PATIENCE_MS = 1_000;
/** A recent write of the leader is on its way: the replica is asked this often, after growing pauses. */
const ASKS = 3;
const ASK_PAUSE_MS = 20;
/** How long a read there may take: afterwards the leader is asked, while somebody waits. */
const QUERY_MS = 3_000;
/** How long after a write the replica is checked for it: later it has the write, or lags too far to be read. */
const NOTED_SECONDS = 60;
/** How often it is logged at most that the replica is not read. */
const SAY_AGAIN_MS = 60_000;

/** The current state of a replica; a lag of null: it can't be asked, or is not a replica. */
interface ReplicaState {
  isRead: boolean;
  lagMs: number | null;
  /** Its position in the leader's log. */
  replayed: number;
}

/** Which database has answered, and why not the other. */
type ReadFrom = 'replica' | 'leaderAhead' | 'leaderLag' | 'leaderFailure';

/** The database for reading some pages, so that the leader has more time for writes (R-replica). */
export interface Replica {
  /**
   * @param writer the user whose last write has to be visible; null: no user's
   * @param work reads only. Errors on the replica are ignored: the leader is asked
   */
  read<T>(writer: string | null, work: (db: Database) => Promise<T>): Promise<T>;
  /** Sends this person's reads to the leader until the replica has everything they have written by now. */
  noteWrite(userId: string): Promise<void>;
  /** Its state now, not the known one; null where there is no replica. */
  state(): Promise<ReplicaState | null>;
  counts: Readonly<Record<ReadFrom, number>>;
  close(): Promise<void>;
}

const NOT_READ: ReplicaState = { isRead: false, lagMs: null, replayed: 0 };

const noCounts = (): Record<ReadFrom, number> => ({ replica: 0, leaderAhead: 0, leaderLag: 0, leaderFailure: 0 });

/** Without a replica: the leader answers everything, and nothing is stored. */
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

/** @returns null for a database that was made a leader: it now belongs to somebody else, or lacks our writes */
async function askOnce(db: Database): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then ${bytes('pg_last_wal_replay_lsn()')} end as position`.execute(db);
  return rows[0]?.position ?? null;
}

/** @param wanted the leader's position @returns the replica's position, or null as askOnce() */
async function askReplica(db: Database, wanted: number): Promise<number | null> {
  let replayed = await askOnce(db);
  for (let ask = 1; ask < ASKS && replayed !== null && replayed < wanted; ask += 1) {
    await pause(ASK_PAUSE_MS, null, { ref: false });
    replayed = await askOnce(db);
  }
  return replayed;
}

/**
 * Reads from the replica at `connection`, and from the leader whenever the replica is away, is no replica, lags by more than
 * MAX_LAG_MS, or lacks what the reader has written. Its position is only asked for when somebody reads.
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
    // Its lag is unknown until it was asked twice in a row.
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

  /** A read doesn't wait for a replica that was away when it was last asked. */
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
          // It is away, has no such row yet, or cancelled the query because of what it had to replay.
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
