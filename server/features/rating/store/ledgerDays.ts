import { type Selectable, sql } from 'kysely';
import { poolOfKey } from '../../../../shared/domain/rating/pool.ts';
import type { LedgerMatch } from '../../../../shared/domain/rating/rating.ts';
import { winnersShare } from '../../../../shared/domain/rating/share.ts';
import type { Winner } from '../../../../shared/domain/values.ts';
import type { Database } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';

/** Matches read in one go, and those after them of the same day. */
const PAGE = 5000;

/** @returns a row of the ledger as the rules take it */
export function toLedgerMatch(row: Selectable<Tables['rated_matches']>): LedgerMatch {
  const { sport } = poolOfKey(row.pool);
  return {
    id: row.game_id,
    day: row.day,
    initiator: row.initiators,
    opponent: row.opponents,
    winner: row.winner as Exclude<Winner, 'UNKNOWN'>,
    sport,
    share: winnersShare(row.sets ?? [], { sport, playedStatus: row.played_status ?? 'PLAYED', winner: row.winner }),
  };
}

/** Reads the ledger of a pool from its first day on: some whole days at a time, each the matches of one day. */
export async function* findDays(db: Database, pool: string): AsyncGenerator<LedgerMatch[][]> {
  for (let last: string | null = '-infinity'; last !== null; ) {
    const { rows }: { rows: Selectable<Tables['rated_matches']>[] } = await sql<Selectable<Tables['rated_matches']>>`
      with later as materialized (
        select day from rated_matches where pool = ${pool} and day > ${last}::date order by day offset ${PAGE - 1} limit 1)
      select * from rated_matches
      where pool = ${pool} and day > ${last}::date and day <= coalesce((select day from later), 'infinity')
      order by day`.execute(db);
    const days = Map.groupBy(rows.map(toLedgerMatch), ({ day }) => day);
    if (days.size > 0) yield [...days.values()];
    last = rows.length < PAGE ? null : (rows.at(-1)?.day ?? null);
  }
}
