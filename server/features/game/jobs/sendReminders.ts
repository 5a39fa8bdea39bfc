import { dueReminders, type Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { eachItem } from '../../../jobs/eachItem.ts';
import { answerReminderEmail } from '../emails/answerReminder.ts';
import { matchReminderEmail } from '../emails/matchReminder.ts';
import { confirmedOf, type GameState, hearsOfChanges, type Invitee, unansweredOf } from '../gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import { loadGames } from '../store/loadGames.ts';
import { findReminderCandidates, noteReminder, type ReminderCandidate } from '../store/reminders.ts';

/** Games loaded in one go. */
const BATCH = 200;

/** Who is reminded; `invitee` is null for the organiser. */
interface Receiver {
  userId: string;
  invitee: Invitee | null;
}

/** Reminds players of their matches, the silent of their answer, and of scores that are missing (R-reminders). */
export async function sendReminders(context: Context): Promise<void> {
  const now = context.clock.now();
  // All of them in turn, however many: games that were reminded of already must not keep others from it.
  for (let after = ''; ; ) {
    const candidates = await findReminderCandidates(context.db, now, after, BATCH);
    const last = candidates.at(-1);
    if (!last) return;
    await remindOfAll(context, candidates, now);
    after = last.id;
  }
}

async function remindOfAll(context: Context, candidates: ReminderCandidate[], now: Date): Promise<void> {
  const agreedOf = new Map(candidates.map(({ id, agreed }) => [id, agreed]));
  const states = await loadGames(context.db, [...agreedOf.keys()]);
  await eachItem(context, 'reminder of a game', states, (state) =>
    remindOf(context, state, agreedOf.get(state.game.id) ?? null, now),
  );
}

async function remindOf(context: Context, state: GameState, agreed: Date | null, now: Date): Promise<void> {
  const { game } = state;
  const facts = {
    createdAt: game.created_at.getTime(),
    expiresAt: game.expires_at.getTime(),
    agreedAt: agreed?.getTime() ?? null,
    start: game.from_time?.getTime() ?? null,
    end: game.to_time?.getTime() ?? null,
  };
  // The receiver's zone is not known; people play where they live.
  const due = dueReminders(facts, now.getTime(), game.timezone).filter((kind) => isMissing(state, kind));
  for (const kind of due) {
    await context.db.transaction().execute(async (tx) => {
      for (const receiver of receiversOf(state, kind)) await remind(context, tx, state, kind, receiver);
    });
  }
}

/** Answers are missing only while the game looks for players, scores only until there is one. */
function isMissing({ game }: GameState, kind: Reminder): boolean {
  return kind === 'answer' ? game.status === 'CONFIRMED' : game.status === 'SCHEDULED';
}

const isReminded = (invitee: Invitee) => invitee.mailTo !== null && hearsOfChanges(invitee);

function receiversOf(state: GameState, kind: Reminder): Receiver[] {
  const invitees = kind === 'answer' ? unansweredOf(state) : confirmedOf(state).filter(isReminded);
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
  if (!(await noteReminder(tx, state, userId, kind))) return;
  const url = invitee && (await newInviteeLink(context, tx, state.game.id, invitee.id));
  const email =
    kind === 'answer' && invitee
      ? answerReminderEmail(state, invitee, url ?? '')
      : matchReminderEmail(context, state, kind === 'answer' ? 'soon' : kind, invitee, url);
  await context.mailer.send(tx, email);
}
