import { sql } from 'kysely';
import { ratingSystemValues } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';

/**
 * Sets where a player starts in a sport (R-rating-start).
 * @param rating on the shown scale, one of `GET /api/rating/values`
 * @throws AppError 400 for another value, 409 once a rated match of the sport was played
 */
export async function setInitialRating(context: Context, userId: string, sport: Sport, rating: number): Promise<void> {
  const isListed = ratingSystemValues().some((value) => value.sportType === sport && value.productRank === rating);
  if (!isListed) refuseFields({ productRating: 'field.choice' });
  const kept = await sql`
    insert into initial_skills (user_id, sport, rating, set_at)
    select ${userId}, ${sport}, ${rating}, ${context.clock.now()}
    where not exists (
      select 1 from teams join rated_matches on initiator_team_id = teams.id or opponent_team_id = teams.id
      where teams.sport = ${sport} and teams.players @> array[${userId}]
    )
    on conflict (user_id, sport) do update set rating = excluded.rating, set_at = excluded.set_at`.execute(context.db);
  if (kept.numAffectedRows === 0n) throw new AppError('E.rating.started');
}
