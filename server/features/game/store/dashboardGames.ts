import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { GameState } from '../gameState.ts';
import { involved, isPast, type PastSince } from './lists.ts';
import { type ReadRow, readGames, selectGames } from './readGames.ts';

/** Matches in one answer; the newest are kept. */
const MAX_MATCHES = 1000;

const askFor = (archive: boolean) =>
  statement<ReadRow, [userId: string, endedBefore: Date, scoredAfter: Date]>((userId, endedBefore, scoredAfter) =>
    selectGames({
      tables: sql`mine as (${involved(userId)}),
      wanted as materialized (
        select games.id, row_number() over (order by coalesce(games.from_time, games.created_at) desc, games.id) as ord
        from games join mine on mine.id = games.id
        where ${archive ? sql`` : sql`not`} ${isPast({ endedBefore, scoredAfter })}
        order by ord limit ${sql.lit(MAX_MATCHES)})`,
    }),
  );

const ask = { past: askFor(true), present: askFor(false) };

/** @returns the games of a user's dashboard, newest first; `archive` for the past ones (R-past-matches) */
export async function findDashboardGames(
  db: Queryable,
  userId: string,
  archive: boolean,
  { endedBefore, scoredAfter }: PastSince,
): Promise<GameState[]> {
  const asks = archive ? ask.past : ask.present;
  return readGames(await asks(db, userId, endedBefore, scoredAfter)).games;
}
