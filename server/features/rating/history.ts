import { sql } from 'kysely';
import type { Form } from '../../../shared/contract/schemas/ratings/form.ts';
import type { RatingHistory, RatingReceipt } from '../../../shared/contract/schemas/ratings/rating.ts';
import { poolKey, poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { roundHundredths, shownChange, toShown } from '../../../shared/domain/rating/scale.ts';
import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import { requireRatedIn } from './ranking.ts';
import { isIn, type RatedMatchRow, withReceipts } from './ratedMatches.ts';

/** Changes in one course. */
export const MAX_CHANGES = 10;

/** The last changes of a player's rating in the pool of their last rated match, oldest first; null before it (R-form). */
export async function findCourse(db: Queryable, userId: string): Promise<Form['course']> {
  const own = db.selectFrom('rating_receipts').where('user_id', '=', userId).orderBy('day', 'desc').orderBy('game_id');
  const latest = await own.select('pool').limit(1).executeTakeFirst();
  if (!latest) return null;
  const receipts = await own
    .select(['before', 'after', 'change', 'day'])
    .where('pool', '=', latest.pool)
    .limit(MAX_CHANGES)
    .execute();
  const total = await db
    .selectFrom('ratings')
    .select(['wins', 'losses'])
    .where('pool', '=', latest.pool)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const [last] = receipts;
  const first = receipts.at(-1);
  if (!last || !first) return null;
  const ofLastDay = receipts.filter(({ day }) => day === last.day);
  return {
    ...poolOfKey(latest.pool),
    ratings: [first.before, ...receipts.map(({ after }) => after).reverse()].map((elo) =>
      roundHundredths(toShown(elo)),
    ),
    day: last.day,
    change: shownChange(
      last.before,
      ofLastDay.reduce((sum, { change }) => sum + change, 0),
    ),
    wins: total?.wins ?? 0,
    losses: total?.losses ?? 0,
  };
}

/** Matches in one history. */
const MAX_LINES = 200;

const matches = sql`
  select rated_matches.*, teams.sport, teams.mixed, teams.single from rated_matches
  join teams on teams.id = rated_matches.initiator_team_id`;

/**
 * The rated matches of a team, newest first, each with the receipt of all its players on the shown scale
 * (R-rating-history).
 * @throws AppError 404 when there is no such team, or one of its players is hidden; 403 for a viewer without a rated match in
 * its pool
 */
export async function findHistory(db: Queryable, viewerId: string, teamId: string, now: Date): Promise<RatingHistory> {
  const team = await db.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst();
  if (!team) throw new AppError('E.notFound');
  if (!team.players.includes(viewerId)) {
    if (await isAnyHidden(db, team.players)) throw new AppError('E.notFound');
    await requireRatedIn(db, poolKey(team), viewerId);
  }
  const { rows } = await sql<RatedMatchRow>`
    ${matches} where ${teamId} in (initiator_team_id, opponent_team_id)
    order by day desc, game_id limit ${MAX_LINES}`.execute(db);
  const entries = await withReceipts(db, rows, viewerId, now);
  return entries.map((entry) => {
    const ofTeam = entry.receipt.players.filter(({ id }) => team.players.includes(id));
    const rating = roundHundredths(ofTeam.reduce((sum, { after }) => sum + after, 0) / Math.max(1, ofTeam.length));
    return { teamId, rating, ...entry };
  });
}

async function isAnyHidden(db: Queryable, players: string[]): Promise<boolean> {
  const hidden = db.selectFrom('users').select('id').where('id', 'in', players).where('listed', '=', 'NOBODY');
  return (await hidden.executeTakeFirst()) !== undefined;
}

/**
 * What one match has changed for everybody in it (R-rating-receipt).
 * @throws AppError 404 when it is not, or not yet, in the ratings; 403 for a viewer without a rated match in its pool
 */
export async function findReceipt(db: Queryable, viewerId: string, gameId: string, now: Date): Promise<RatingReceipt> {
  const { rows } = await sql<RatedMatchRow>`${matches} where game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('E.notFound');
  if (!isIn(row, viewerId)) await requireRatedIn(db, row.pool, viewerId);
  const [entry] = await withReceipts(db, rows, viewerId, now);
  if (!entry || entry.receipt.players.length === 0) throw new AppError('E.notFound');
  return entry;
}
