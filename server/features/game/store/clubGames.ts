import { sql } from 'kysely';
import type { Audience } from '../../../../shared/domain/club/clubValues.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { notApart } from '../../people/blocks.ts';
import type { GameClub } from '../gameState.ts';
import { involved } from './lists.ts';

/** What is stored of a game that belongs to a club. */
interface ClubGame {
  club_id: string;
  court_id: string | null;
  audience: Audience;
}

export async function insertClubGame(tx: Tx, gameId: string, game: ClubGame): Promise<void> {
  await tx
    .insertInto('club_games')
    .values({ game_id: gameId, ...game })
    .execute();
}

export async function changeClubGame(
  tx: Tx,
  gameId: string,
  change: Partial<Pick<ClubGame, 'court_id' | 'audience'>>,
): Promise<void> {
  await tx.updateTable('club_games').set(change).where('game_id', '=', gameId).execute();
}

/** Takes a game out of its club (R-club-match). */
export async function deleteClubGame(tx: Tx, gameId: string): Promise<void> {
  await tx.deleteFrom('club_games').where('game_id', '=', gameId).execute();
}

/** @returns a court of the club on which that sport is played; undefined for another, or one that is gone */
export async function findCourt(
  db: Queryable,
  court: { id: string; clubId: string; sport: Sport },
): Promise<GameClub['court'] | undefined> {
  return db
    .selectFrom('courts')
    .select(['id', 'name'])
    .where('id', '=', court.id)
    .where('club_id', '=', court.clubId)
    .where('gone_at', 'is', null)
    .where(sql<boolean>`${court.sport} = any(sports)`)
    .executeTakeFirst();
}

/** A person of a club's list, and whether they take no invitations of the club (R-club-block). */
type Listed = UserRow & { hasStopped: boolean };

/** @returns the accounts of these entries of a club's list, by the id of the entry; those without one are left out */
export async function findListed(db: Queryable, clubId: string, ids: readonly string[]): Promise<Map<string, Listed>> {
  const rows = await db
    .selectFrom('club_people')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('users')
    .select('club_people.id as entryId')
    .select(
      sql<boolean>`exists (select 1 from club_blocks
      where club_blocks.club_id = club_people.club_id and club_blocks.user_id = users.id)`.as('hasStopped'),
    )
    .where('club_id', '=', clubId)
    .where(sql<boolean>`club_people.id = any(${ids})`)
    .where('state', '=', 'IN')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ entryId, ...person }) => [entryId, person]));
}

/** The viewer of the games of a club. */
interface ClubGamesQuery {
  clubId: string;
  /** Null for somebody without a session. */
  userId: string | null;
  /** ORGANISER sees all of them, MEMBER the open ones, OUTSIDER those that are open to everybody; NOBODY their own. */
  sees: 'ORGANISER' | 'MEMBER' | 'OUTSIDER' | 'NOBODY';
  now: Date;
  max: number;
}

/** Whether a game of a club is open to people who are not in it: in games, one for members alone is FIX. */
const isOpenTo = ({ sees }: ClubGamesQuery) => {
  const toAll = sql`preference->>'opponentsSelection' = 'OPENCHALLENGE'`;
  if (sees === 'NOBODY') return sql`false`;
  return sees === 'OUTSIDER' ? toAll : sql`(${toAll} or audience = 'CLUB')`;
};

/** @returns ids of games of a club that are open or agreed and not over, the soonest first (R-club-games) */
export async function findClubGameIds(db: Queryable, query: ClubGamesQuery): Promise<string[]> {
  const { clubId, userId, sees, now, max } = query;
  const begins = sql`coalesce(games.from_time, (select min(w.from_time) from game_windows w where w.game_id = games.id))`;
  const { rows } = await sql<{ id: string }>`
    select games.id from club_games join games on games.id = club_games.game_id
    where club_id = ${clubId}
      and (status = 'CONFIRMED' and expires_at > ${now} or status = 'SCHEDULED' and to_time > ${now})
      and (${sees === 'ORGANISER'} or games.id in (${involved(userId)})
        or (status = 'CONFIRMED' and ${isOpenTo(query)} and ${notApart(sql`${userId}`, sql`owner_id`)}))
    order by ${begins}, games.id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
