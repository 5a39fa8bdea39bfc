import { sql } from 'kysely';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Queryable } from '../../../db/database.ts';
import { played } from './lists.ts';

/** @returns when somebody has been on court since a moment; what was not played, or won without playing, is left out */
export async function findCourtTimes(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ sport: Sport; from_time: Date; timezone: string }[]> {
  const { rows } = await sql<{ sport: Sport; from_time: Date; timezone: string }>`
    with mine as (${played(userId)})
    select games.sport, games.from_time, games.timezone from games join mine on mine.id = games.id
    where status = 'PLAYED' and from_time > ${since}
      and coalesce(played_status, 'PLAYED') not in ('NOT_PLAYED', 'WALKOVER')`.execute(db);
  return rows;
}
