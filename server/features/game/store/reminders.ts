import { sql } from 'kysely';
import type { Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { GameState } from '../gameState.ts';

/** What a game's reminders are about: a match that was moved is reminded of anew. */
const aboutOf = ({ game }: GameState): Date => game.from_time ?? game.expires_at;

export interface ReminderCandidate {
  id: string;
  /** When the present slot was agreed. */
  agreed: Date | null;
}

/**
 * @param after id of the last game looked at; the next ones come in the order of their ids
 * @returns games whose match, end of answering or missing score is near enough for a reminder
 */
export async function findReminderCandidates(
  db: Queryable,
  now: Date,
  after: string,
  max: number,
): Promise<ReminderCandidate[]> {
  const { rows } = await sql<ReminderCandidate>`
    select games.id, (
      select max(at) from game_history
      where game_id = games.id and to_status = 'SCHEDULED' and from_status <> 'SCHEDULED'
    ) as agreed
    from games
    where games.id > ${after} and (
      (status = 'SCHEDULED' and from_time < ${now}::timestamptz + interval '1 day'
        and to_time > ${now}::timestamptz - interval '3 days')
      or (status = 'CONFIRMED' and expires_at > ${now} and expires_at < ${now}::timestamptz + interval '1 day'))
    order by games.id limit ${max}`.execute(db);
  return rows;
}

/** @returns false when this person was reminded of this already */
export async function noteReminder(tx: Tx, state: GameState, userId: string, kind: Reminder): Promise<boolean> {
  const isNew = await tx
    .insertInto('reminders')
    .values({ game_id: state.game.id, user_id: userId, kind, about: aboutOf(state) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return isNew.numInsertedOrUpdatedRows === 1n;
}
