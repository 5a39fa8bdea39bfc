import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** A mean of fewer people would reveal who gave what (R-stars-mean). */
const FEWEST_REVIEWERS = 3;

const WEEK_MS = 7 * 86_400_000;
/** A Monday, 00:00 UTC. */
const A_MONDAY = Date.UTC(1970, 0, 5);

/** @returns the last Monday's midnight in UTC: until then reviews count */
const renewedAt = (now: Date): Date => new Date(A_MONDAY + Math.floor((now.getTime() - A_MONDAY) / WEEK_MS) * WEEK_MS);

/** The scope of the stars. */
export type Whose = 'own' | 'circle' | 'all';

function condition(whose: Whose, userId: string): RawBuilder<boolean> {
  if (whose === 'own') return sql`user_id = ${userId}`;
  if (whose === 'all') return sql`true`;
  return sql`user_id <> ${userId} and user_id in (
    with mine as (
      select id from games where owner_id = ${userId}
      union
      select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'
    ),
    played as (select games.id, owner_id from games join mine on mine.id = games.id where status = 'PLAYED')
    select owner_id from played
    union
    select invitees.user_id from invitees join played on played.id = game_id where status = 'CONFIRMED'
  )`;
}

/**
 * Rounded to halves, and renewed on Mondays for all together, so that comparing a mean before and after one match does not
 * reveal anybody's stars (R-stars-mean).
 * @returns by skill the mean of the stars, null with fewer than three reviewers
 */
export async function meansOf<Skill extends string>(
  db: Queryable,
  skills: readonly Skill[],
  whose: Whose,
  userId: string,
  now: Date,
): Promise<Record<Skill, number | null>> {
  const { rows } = await sql<{ skill: string; mean: number }>`
    select skill, (round(avg(value::int) * 2) / 2)::double precision as mean
    from reviews, jsonb_each_text(stars) as given (skill, value)
    where skill = any(${skills}) and value is not null and created_at < ${renewedAt(now)} and ${condition(whose, userId)}
    group by skill having count(distinct reviewer_id) >= ${FEWEST_REVIEWERS}`.execute(db);
  const means = new Map(rows.map(({ skill, mean }) => [skill, mean]));
  return Object.fromEntries(skills.map((skill) => [skill, means.get(skill) ?? null])) as Record<Skill, number | null>;
}
