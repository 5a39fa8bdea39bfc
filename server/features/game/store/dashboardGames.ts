import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Found, selectHolder } from '../../../holderQuery.ts';
import { hashToken } from '../../../ids.ts';
import { oldestLogIn } from '../../session/repository.ts';
import type { GameState } from '../gameState.ts';
import { involved, isPast, type PastSince } from './lists.ts';
import { type ReadRow, readGames, selectGames } from './readGames.ts';

/** Matches of one answer; the newest are kept. */
const MAX_MATCHES = 1000;

type Asked = [
  hash: string,
  token: string,
  gameId: null,
  now: Date,
  oldestLogIn: Date,
  endedBefore: Date,
  scoredAfter: Date,
];

const askFor = (archive: boolean) =>
  statement<ReadRow, Asked>((hash, token, gameId, now, oldest, endedBefore, scoredAfter) =>
    selectGames({
      tables: sql`holder as materialized (${selectHolder({ hash, token, gameId, now, oldestLogIn: oldest })}),
      mine as (${involved(sql`(select "userId" from holder)`)}),
      wanted as materialized (
        select games.id, row_number() over (order by coalesce(games.from_time, games.created_at) desc, games.id) as ord
        from games join mine on mine.id = games.id
        where ${archive ? sql`` : sql`not`} ${isPast({ endedBefore, scoredAfter })}
        order by ord limit ${sql.lit(MAX_MATCHES)})`,
      beside: sql`select row_to_json(holder) from holder`,
    }),
  );

const ask = { past: askFor(true), present: askFor(false) };

/**
 * @returns whose session a token is, for `tokens.seen`, and the games of their dashboard, newest first; `archive` for the
 *   past ones (R-past-matches). Nothing is read for a token that is nobody's
 */
export async function findDashboardGames(
  db: Queryable,
  token: string,
  archive: boolean,
  { endedBefore, scoredAfter }: PastSince,
  now: Date,
): Promise<{ found: Found; games: GameState[] }> {
  const asks = archive ? ask.past : ask.present;
  const rows = await asks(db, hashToken(token), token, null, now, oldestLogIn(now), endedBefore, scoredAfter);
  const { games, beside } = readGames(rows);
  return { found: beside as Found, games };
}
