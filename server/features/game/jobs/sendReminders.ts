import { dueReminders, type Reminder } from '../../../../shared/domain/match/reminders.ts';
import { scoreClosesAt } from '../../../../shared/domain/score/scoreClaims.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { eachItem } from '../../../jobs/sweeps.ts';
import { remindFirst } from '../../../notify.ts';
import { findUnread, takeUnread } from '../../../push/notices.ts';
import { isOfDispute } from '../emails/reminders.ts';
import { pushOf, textOf } from '../emails/shortNews.ts';
import { formatsOfReader, type GameState } from '../gameState.ts';
import { loadGames, lockGame } from '../store/loadGames.ts';
import { findReminderCandidates, noteReminder, type ReminderCandidate } from '../store/reminders.ts';
import { isMissing, isOfMatch, pushKindOf, type Receiver, receiversOf, reminderEmail } from './reminder.ts';

/** Games loaded in one go. */
const BATCH = 200;

/**
 * Reminds players of their matches, invitees who have not answered of their answer, and of scores that are missing or disputed
 * (R-reminders, R-score-settling).
 */
export async function sendReminders(context: Context): Promise<void> {
  const now = context.clock.now();
  // In batches until all are done: games whose reminders are sent must not keep the job from the others.
  for (let after = ''; ; ) {
    const candidates = await findReminderCandidates(context.db, now, after, BATCH);
    const last = candidates.at(-1);
    if (!last) return;
    await remindOfAll(context, candidates, now);
    after = last.id;
  }
}

async function remindOfAll(context: Context, candidates: ReminderCandidate[], now: Date): Promise<void> {
  const states = await loadGames(
    context.db,
    candidates.map(({ id }) => id),
  );
  const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  await eachItem(context, 'reminder of a game', states, async (state) => {
    const candidate = candidateOf.get(state.game.id);
    if (candidate) await remindOf(context, state, candidate, now);
  });
}

/** Since when the sides disagree, and until when they can agree. */
function disputeOf({ game }: GameState, disputed: Date | null): { since: number; until: number } | null {
  if (!disputed || !game.disputed || !game.to_time || !game.scored_at) return null;
  const until = scoreClosesAt({ end: game.to_time, scoredAt: game.scored_at });
  return { since: disputed.getTime(), until: until.getTime() };
}

async function remindOf(
  context: Context,
  state: GameState,
  { agreed, disputed }: ReminderCandidate,
  now: Date,
): Promise<void> {
  const { game } = state;
  const facts = {
    createdAt: game.created_at.getTime(),
    expiresAt: game.expires_at.getTime(),
    agreedAt: agreed?.getTime() ?? null,
    start: game.from_time?.getTime() ?? null,
    end: game.to_time?.getTime() ?? null,
    dispute: disputeOf(state, disputed),
  };
  // The receiver's zone is not known; people play where they live.
  const due = dueReminders(facts, now.getTime(), game.timezone).filter((kind) => isMissing(state, kind));
  for (const kind of due) {
    const about = (isOfDispute(kind) && disputed) || game.from_time || game.expires_at;
    await context.db.transaction().execute(async (tx) => {
      for (const receiver of receiversOf(state, kind)) await remind(context, tx, state, { kind, about }, receiver);
    });
  }
}

async function remind(
  context: Context,
  tx: Tx,
  state: GameState,
  reminder: { kind: Reminder; about: Date },
  receiver: Receiver,
): Promise<void> {
  const { userId } = receiver;
  if (!(await noteReminder(tx, state, userId, reminder))) return;
  const email = await reminderEmail(context, tx, state, reminder.kind, receiver);
  const about = { userId, kind: pushKindOf(reminder.kind) };
  const { textTo: to } = receiver.invitee ?? state.owner;
  const formats = formatsOfReader(receiver.invitee ?? state.owner);
  const text = isOfMatch(reminder.kind) ? textOf(context, state, { to, subject: email.subject, formats }) : null;
  await remindFirst(context, tx, email, { ...pushOf(state, email, about, context.clock.now()), reminder }, text);
}

/** Reminders mailed in one go; the rest waits for the next. */
const UNREAD_BATCH = 200;

/** Mails reminders that went to devices and were not read there, if they still apply (R-push-reminder). */
export async function remindUnread(context: Context): Promise<void> {
  const ids = await findUnread(context.db, context.clock.now(), UNREAD_BATCH);
  await eachItem(context, 'reminder that nobody has read', ids, (id) => mailOne(context, id));
}

async function mailOne(context: Context, noticeId: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const notice = await takeUnread(tx, noticeId);
    if (!notice?.game_id) return;
    const state = await lockGame(tx, notice.game_id);
    const { game } = state;
    const kind = notice.reminder as Reminder;
    const receiver = receiversOf(state, kind).find(({ userId }) => userId === notice.user_id);
    const about = game.from_time ?? game.expires_at;
    // A match that was moved is reminded of again.
    const isCurrent = isOfDispute(kind) || about.getTime() === notice.about?.getTime();
    if (!receiver || !isCurrent || !isMissing(state, kind)) return;
    const email = await reminderEmail(context, tx, state, kind, receiver);
    if (email.to !== '') await context.mailer.send(tx, email);
  });
}
