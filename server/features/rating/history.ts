import { sql } from 'kysely';
import type { RatingHistory, RatingReceipt } from '../../../shared/contract/schemas/ratings/rating.ts';
import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import { type RatedMatchRow, withReceipts } from './ratedMatches.ts';

/** Matches of one history. */
const MAX_LINES = 200;

const matches = sql`
  select rated_matches.*, teams.sport, teams.mixed, teams.single from rated_matches
  join teams on teams.id = rated_matches.initiator_team_id`;

/**
 * The rated matches of a team, newest first, each with the receipt of all its players on the shown scale
 * (R-rating-history).
 * @throws AppError 404 when there is no such team
 */
export async function findHistory(db: Queryable, teamId: string, now: Date): Promise<RatingHistory> {
  const team = await db.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst();
  if (!team) throw new AppError('E.notFound');
  const { rows } = await sql<RatedMatchRow>`
    ${matches} where ${teamId} in (initiator_team_id, opponent_team_id)
    order by day desc, game_id limit ${MAX_LINES}`.execute(db);
  const entries = await withReceipts(db, rows, now);
  return entries.map((entry) => {
    const ofTeam = entry.receipt.players.filter(({ id }) => team.players.includes(id));
    const rating = ofTeam.reduce((sum, { after }) => sum + after, 0) / Math.max(1, ofTeam.length);
    return { teamId, rating, ...entry };
  });
}

/**
 * What one match has changed for everybody in it (R-rating-receipt).
 * @throws AppError 404 when it is not, or not yet, in the ratings
 */
export async function findReceipt(db: Queryable, gameId: string, now: Date): Promise<RatingReceipt> {
  const { rows } = await sql<RatedMatchRow>`${matches} where game_id = ${gameId}`.execute(db);
  const [entry] = await withReceipts(db, rows, now);
  if (!entry || entry.receipt.players.length === 0) throw new AppError('E.notFound');
  return entry;
}
