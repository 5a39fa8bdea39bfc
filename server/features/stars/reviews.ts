import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import type { reviewPlayer as endpoint } from '../../../shared/contract/skill.ts';
import { REVIEW_DAYS } from '../../../shared/domain/limits.ts';
import { adultsBornUntil } from '../../../shared/domain/people/age.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { findPlayers } from '../game/players.ts';
import { shownPictureSql } from '../profilePicture/pictures.ts';

/**
 * Stores the stars that one player gives another after a match.
 * @throws AppError 400 without a single star, 403 for a user who did not play in it, 409 when it is too late or done already
 */
export async function review(context: Context, userId: string, body: BodyOf<typeof endpoint>): Promise<void> {
  const { db, clock } = context;
  const stars = { ...body.personal, ...body.technical };
  if (Object.values(stars).every((given) => given === null)) refuseFields({ personal: 'field.required' });
  const { game, players } = await findPlayers(db, body.gameId);
  if (userId === body.userId || !players.includes(userId) || !players.includes(body.userId)) {
    throw new AppError('E.not.allowed');
  }
  const now = clock.now();
  const end = game.to_time;
  if (game.status !== 'PLAYED' || !end || now >= addDays(end, REVIEW_DAYS)) throw new AppError('E.review.closed');
  const kept = await db
    .insertInto('reviews')
    .values({
      game_id: game.id,
      reviewer_id: userId,
      user_id: body.userId,
      stars: JSON.stringify(stars),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 0n) throw new AppError('E.review.closed');
}

interface Row extends Omit<DueReview, 'playedAt' | 'sport'> {
  sport: Sport;
  playedAt: Date;
}

/** @returns people to whom the user can still give stars: registered players of their matches in the last 14 days */
export async function findDueReviews({ db, clock }: Context, userId: string): Promise<DueReview[]> {
  const { rows } = await sql<Row>`
    with mine as (
      select id from games where owner_id = ${userId}
      union
      select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'
    ),
    played as (
      select games.* from games join mine on mine.id = games.id
      where status = 'PLAYED' and to_time > ${subDays(clock.now(), REVIEW_DAYS)}
    ),
    others as (
      select id as game_id, owner_id as user_id from played
      union
      select game_id, user_id from invitees where status = 'CONFIRMED' and game_id in (select id from played)
    )
    select played.id as "gameId", played.sport, played.to_time as "playedAt", users.id as "userId",
      users.first_name as "firstName", users.last_name as "lastName", ${shownPictureSql(adultsBornUntil(clock.now()))} as "profileImageId"
    from others
    join played on played.id = others.game_id
    join users on users.id = others.user_id and users.type = 'NORMAL' and users.deleted_at is null
    where users.id <> ${userId} and not exists (
      select 1 from reviews
      where reviews.game_id = others.game_id and reviewer_id = ${userId} and reviews.user_id = others.user_id
    )
    order by played.to_time desc, users.last_name, users.id`.execute(db);
  return rows.map((row) => ({ ...row, playedAt: row.playedAt.toISOString() }));
}
