import { min } from 'date-fns/min';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { type CalendarReply, isAutomatic, readReply } from '../../mailbox/calendarReply.ts';
import type { InboundMail } from '../../mailbox/inboundMail.ts';
import type { MailFacts } from '../../mailbox/readMailbox.ts';
import { proofOf } from '../../mailbox/sender.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { runCommand } from './commands/runCommand.ts';
import { calendarUid } from './emails/calendarPart.ts';
import { type AskedAbout, emailAbout } from './emails/reply.ts';
import { type GameState, type Invitee, lastAnswerOf } from './gameState.ts';
import { loadGame, lockGame } from './store/loadGames.ts';
import { findReplier, takeAsking } from './store/replyTokens.ts';

/** A calendar's own clock is believed when it is so near to the mail's arrival. */
const BELIEVED_MS = 24 * 60 * 60_000;

/** How often the match may be changed by others while one answer is taken. */
const MAX_TRIES = 5;

interface Replier {
  inviteeId: string;
  gameId: string;
}

/** What became of an answer, for the log; of those about which somebody is asked it says so in a word more. */
type Outcome =
  | 'taken'
  | 'older'
  | 'automatic'
  | 'none'
  | 'tooMany'
  | 'otherMatch'
  | `${AskedAbout}.${'asked' | 'notAsked'}`;

/** Asks, by a mail to the address that is known, at most once a day; whoever sent the answer hears nothing. */
async function ask(context: Context, { inviteeId, gameId }: Replier, about: AskedAbout): Promise<Outcome> {
  return context.db.transaction().execute(async (tx): Promise<Outcome> => {
    const state = await lockGame(tx, gameId);
    const invitee = state.invitees.find(({ id }) => id === inviteeId);
    if (!invitee || !(await takeAsking(tx, inviteeId, context.clock.now()))) return `${about}.notAsked`;
    await emailAbout({ context, tx, state, command: 'REPLY', events: [] }, invitee, about);
    return `${about}.asked`;
  });
}

async function isWithinLimit(context: Context, inviteeId: string): Promise<boolean> {
  try {
    await consumeLimit(context, LIMITS.replies, inviteeId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** When somebody answered: as their calendar says, never later than the mail came. */
function timeOf({ stampedAt }: CalendarReply, { receivedAt }: InboundMail): Date {
  const isBelieved = stampedAt !== null && receivedAt.getTime() - stampedAt.getTime() <= BELIEVED_MS;
  return isBelieved ? min([stampedAt, receivedAt]) : receivedAt;
}

/** Whether a no would take away a spot, or one in the line for it: calendars say no as well when somebody tidies them up. */
const wouldWithdraw = ({ game }: GameState, { status }: Invitee): boolean =>
  status === 'CONFIRMED' || (status === 'ACCEPTED' && game.status === 'SCHEDULED');

/** What the answer means for the match as it is now; null: it was taken, or something later was said. */
async function answer(
  context: Context,
  replier: Replier,
  { says, sequence, at }: CalendarReply & { at: Date },
): Promise<AskedAbout | null> {
  const state = await loadGame(context.db, replier.gameId);
  const invitee = state.invitees.find(({ id }) => id === replier.inviteeId);
  if (!invitee) return null;
  const { status, offer_sequence, version } = state.game;
  if (status === 'CANCELED' || status === 'PLAYED') return 'late';
  if (sequence !== null && sequence < offer_sequence) return 'late';
  if (says === 'DECLINED' && wouldWithdraw(state, invitee)) return 'withdraw';
  // A no never is a WITHDRAW: who gets a spot just now keeps it, as DECLINE is none of theirs then.
  const command =
    says === 'ACCEPTED' ? ({ type: 'ACCEPT', password: '', at } as const) : ({ type: 'DECLINE', at } as const);
  const viewer = { kind: 'user', userId: invitee.user_id } as const;
  await runCommand(context, viewer, replier.gameId, { ...command, version });
  return null;
}

/** As answer(), looking again where somebody else has changed the match meanwhile. */
async function answerAsItIs(
  context: Context,
  replier: Replier,
  reply: CalendarReply & { at: Date },
): Promise<AskedAbout | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await answer(context, replier, reply);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'E.game.changed' || tries === MAX_TRIES) return 'late';
    }
  }
}

async function outcomeOf(context: Context, mail: InboundMail, replier: Replier): Promise<Outcome> {
  const reply = isAutomatic(mail) ? 'automatic' : readReply(mail);
  if (reply === 'automatic' || reply === 'none') return reply;
  if (!(await isWithinLimit(context, replier.inviteeId))) return 'tooMany';
  if (reply === 'unclear') return ask(context, replier, 'who');
  const state = await loadGame(context.db, replier.gameId);
  const invitee = state.invitees.find(({ id }) => id === replier.inviteeId);
  if (!invitee || reply.uid !== calendarUid(context.config, replier.gameId)) return 'otherMatch';
  const proof = proofOf(mail, context.config.inbound?.trustedAuthserv ?? null);
  const isKnown = mail.from === invitee.mailTo?.toLowerCase();
  if (!isKnown || proof === 'none' || (proof === 'google' && reply.attendee !== mail.from)) {
    return ask(context, replier, 'who');
  }
  const at = timeOf(reply, mail);
  const last = lastAnswerOf(invitee);
  if (last !== null && last >= at) return 'older';
  const left = await answerAsItIs(context, replier, { ...reply, at });
  if (left) return ask(context, replier, left);
  return proof === 'google' ? ask(context, replier, 'taken') : 'taken';
}

/**
 * What somebody's calendar answered for them counts as their answer on the page would, where it is sure to be theirs
 * (R-calendar-answers).
 * @returns what became of a mail that came for an address which stands in a calendar; null for another
 */
export async function receiveReply(context: Context, mail: InboundMail): Promise<MailFacts | null> {
  const replier = await findReplier(context.db, mail.tokens);
  if (!replier) return null;
  return { reply: await outcomeOf(context, mail, replier), inviteeId: replier.inviteeId };
}
