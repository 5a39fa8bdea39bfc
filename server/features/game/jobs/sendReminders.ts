import { sql } from 'kysely';
import { dueReminders, type Reminder } from '../../../../shared/domain/reminders.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { silentOf } from '../commands/nudge.ts';
import { matchReminderLetter, reminderLetter } from '../emails/invitation.ts';
import { confirmedOf, type GameState, loadGame, type Member } from '../store/gameState.ts';
import { newInviteeLink } from '../store/links.ts';

/** Games looked at in one go; the rest waits for the next. */
const BATCH = 200;

/** Who is reminded; `invitee` is null for the organiser. */
interface Receiver {
  userId: string;
  invitee: Member | null;
}

/** Reminds players of their matches, the silent of their answer, and of scores that are missing (decisions §5). */
export async function sendReminders(context: Context): Promise<void> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: string; agreed: Date | null }>`
    select games.id, (
      select max(at) from game_history
      where game_id = games.id and to_status = 'SCHEDULED' and from_status <> 'SCHEDULED'
    ) as agreed
    from games
    where (status = 'SCHEDULED' and from_time < ${now}::timestamptz + interval '1 day'
        and to_time > ${now}::timestamptz - interval '3 days')
      or (status = 'CONFIRMED' and expires_at > ${now} and expires_at < ${now}::timestamptz + interval '1 day')
    order by games.id limit ${BATCH}`.execute(context.db);
  for (const { id, agreed } of rows) await remindOf(context, id, agreed, now);
}

async function remindOf(context: Context, gameId: string, agreed: Date | null, now: Date): Promise<void> {
  const state = await loadGame(context.db, gameId);
  const { game } = state;
  const facts = {
    createdAt: game.created_at.getTime(),
    expiresAt: game.expires_at.getTime(),
    agreedAt: agreed?.getTime() ?? null,
    start: game.from_time?.getTime() ?? null,
    end: game.to_time?.getTime() ?? null,
  };
  // The receiver's zone is not known; people play where they live.
  const due = dueReminders(facts, now.getTime(), game.timezone).filter((kind) => isAsked(state, kind));
  for (const kind of due) {
    await context.db.transaction().execute(async (tx) => {
      for (const receiver of receiversOf(state, kind)) await remind(context, tx, state, kind, receiver);
    });
  }
}

/** Answers are missing only while the game looks for players, scores only until there is one. */
function isAsked({ game }: GameState, kind: Reminder): boolean {
  return kind === 'answer' ? game.status === 'CONFIRMED' : game.status === 'SCHEDULED';
}

function receiversOf(state: GameState, kind: Reminder): Receiver[] {
  const invitees = kind === 'answer' ? silentOf(state) : confirmedOf(state).filter(({ mailTo }) => mailTo !== null);
  const others = invitees.map((invitee) => ({ userId: invitee.user_id, invitee }));
  const isOwnerAsked = kind !== 'answer' && state.owner.mailTo !== null;
  return isOwnerAsked ? [{ userId: state.owner.id, invitee: null }, ...others] : others;
}

async function remind(
  context: Context,
  tx: Tx,
  state: GameState,
  kind: Reminder,
  { userId, invitee }: Receiver,
): Promise<void> {
  const { game } = state;
  const isNew = await tx
    .insertInto('reminders')
    // A match that was moved is reminded of anew.
    .values({ game_id: game.id, user_id: userId, kind, about: game.from_time ?? game.expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (isNew.numInsertedOrUpdatedRows !== 1n) return;
  const url = invitee && (await newInviteeLink(context, tx, game.id, invitee.id));
  const letter =
    kind === 'answer' && invitee
      ? reminderLetter(state, invitee, url ?? '')
      : matchReminderLetter(context, state, kind === 'answer' ? 'soon' : kind, invitee, url);
  await context.mailer.send(tx, letter);
}
