import { sql } from 'kysely';
import type { Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { GameState } from '../gameState.ts';

/** Longer than scores of a match are accepted: there is no reminder of a dispute that began before. */
const DISPUTE_DAYS = 20;

export interface ReminderCandidate {
  id: string;
  /** When the present slot was agreed. */
  agreed: Date | null;
  /** Since when its sides disagree about the score. */
  disputed: Date | null;
}

/**
 * @param after id of the last game looked at; the next ones follow in the order of their ids
 * @returns games whose match, end of answering, missing or disputed score is near enough for a reminder
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
    ) as agreed, case when games.disputed then disputes.began_at end as disputed
    from games left join disputes on disputes.game_id = games.id
    where games.id > ${after} and games.id in (
      select id from games where status = 'SCHEDULED' and from_time < ${now}::timestamptz + interval '1 day'
        and to_time > ${now}::timestamptz - interval '3 days'
      union all
      select id from games where status = 'CONFIRMED'
        and expires_at > ${now} and expires_at < ${now}::timestamptz + interval '1 day'
      union all
      select game_id from disputes where began_at > ${now}::timestamptz - ${DISPUTE_DAYS} * interval '1 day')
    order by games.id limit ${max}`.execute(db);
  return rows;
}

/**
 * @param about when it changes there is a new reminder: for a match that was moved, and a dispute that began again
 * @returns false when this person has had this reminder already
 */
export async function noteReminder(
  tx: Tx,
  { game }: GameState,
  userId: string,
  { kind, about }: { kind: Reminder; about: Date },
): Promise<boolean> {
  const isNew = await tx
    .insertInto('reminders')
    .values({ game_id: game.id, user_id: userId, kind, about })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return isNew.numInsertedOrUpdatedRows === 1n;
}
