import { min } from 'date-fns/min';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { lastAnswerOf } from '../../db/answered.ts';
import { isAutomatic, isFromProgram } from '../../mailbox/automaticMail.ts';
import { type CalendarReply, isPressed, replyPart } from '../../mailbox/calendarReply.ts';
import type { InboundMail } from '../../mailbox/inboundMail.ts';
import type { MailPart } from '../../mailbox/mailParts.ts';
import { type MailFacts, readCalendar } from '../../mailbox/readMailbox.ts';
import { proofOf } from '../../mailbox/sender.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { runCommand } from './commands/runCommand.ts';
import { calendarUid } from './emails/calendarPart.ts';
import { emailInvitees, type Occasion } from './emails/changeEmail.ts';
import type { GameState, Invitee } from './gameState.ts';
import { type PassedOn, passOnReply, wordsIn } from './passOnReply.ts';
import { loadGame, lockGame } from './store/loadGames.ts';
import { findReplier, takeAsking } from './store/tokens.ts';

const MESSAGES = {
  /** It is not clear whose calendar answered. */
  who: { subject: 'mail.reply.who.subject', intro: 'mail.reply.who.intro' },
  /** It is more than a plain yes or no, or wrapped so that nobody else can read it. */
  unread: { subject: 'mail.reply.unread.subject', intro: 'mail.reply.unread.intro' },
  /** A no from a person who has a spot. */
  withdraw: { subject: 'mail.reply.withdraw.subject', intro: 'mail.reply.withdraw.intro' },
  /** It answers an earlier offer, or comes too late to matter. */
  late: { subject: 'mail.reply.late.subject', intro: 'mail.reply.late.intro' },
  /** It is a reply in words that nobody can be sure of, or that can't be read. */
  notPassedOn: { subject: 'mail.reply.notPassedOn.subject', intro: 'mail.reply.notPassedOn.intro' },
  /** It counts; a person who did not send it can undo it. */
  taken: { subject: 'mail.reply.taken.subject', intro: 'mail.reply.taken.intro' },
} satisfies Record<string, { subject: TextKey; intro: TextKey }>;

/** The reasons to write to somebody about an answer of their calendar. */
type AskedAbout = keyof typeof MESSAGES;

/** Writes to the invitee's known address, whatever address an answer came from (R-calendar-answers). */
async function emailAbout(occasion: Occasion, invitee: Invitee, about: AskedAbout): Promise<void> {
  const isOver = occasion.state.game.status === 'CANCELED';
  const kind = isOver ? ({ kind: 'over', slot: null } as const) : ({ kind: 'news' } as const);
  await emailInvitees(occasion, [invitee], { ...kind, ...MESSAGES[about] });
}

/** How far a calendar's own clock may be from the mail's arrival to be believed. */
const BELIEVED_MS = 24 * 60 * 60_000;

/** How often others may change the match while one answer is taken. */
const MAX_TRIES = 5;

interface Replier {
  inviteeId: string;
  gameId: string;
}

/** The outcome of an answer, for the log; if somebody is asked about it, one more word says so. */
type Outcome =
  | 'taken'
  | 'older'
  | 'automatic'
  | 'none'
  | 'tooMany'
  | 'otherMatch'
  | PassedOn
  | `${AskedAbout}.${'asked' | 'notAsked'}`;

/** Asks by a mail to the known address, at most once a day; the sender of the answer hears nothing. */
async function ask(context: Context, { inviteeId, gameId }: Replier, about: AskedAbout): Promise<Outcome> {
  return context.db.transaction().execute(async (tx): Promise<Outcome> => {
    const state = await lockGame(tx, gameId);
    const invitee = state.invitees.find(({ id }) => id === inviteeId);
    if (!invitee || !(await takeAsking(tx, inviteeId, context.clock.now()))) return `${about}.notAsked`;
    await emailAbout({ context, tx, state, command: 'REPLY', events: [], act: null }, invitee, about);
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

/** Whether a no would take away a spot or a position on the waiting list: tidying up a calendar also sends a no. */
const wouldWithdraw = ({ game }: GameState, { status }: Invitee): boolean =>
  status === 'CONFIRMED' || (status === 'ACCEPTED' && game.status === 'SCHEDULED');

/** What the answer means for the match as it is now; null: it was taken, or a later answer counts. */
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
  // A no is never a WITHDRAW: an invitee who gets a spot just now keeps it, as DECLINE is not possible for them then.
  const command =
    says === 'ACCEPTED' ? ({ type: 'ACCEPT', password: '', at } as const) : ({ type: 'DECLINE', at } as const);
  const viewer = { kind: 'user', userId: invitee.user_id } as const;
  await runCommand(context, viewer, replier.gameId, { ...command, version });
  return null;
}

/** As answer(), but looks again where somebody else has changed the match meanwhile. */
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

const isFrom = ({ from }: InboundMail, { mailTo }: Invitee): boolean => from === mailTo?.toLowerCase();
const proofIn = ({ config }: Context, mail: InboundMail) => proofOf(mail, config.inbound?.trustedAuthserv ?? null);

/** What the answer in a calendar does; `none`: it is no answer. */
async function outcomeOfCalendar(
  context: Context,
  mail: InboundMail,
  replier: Replier,
  invitee: Invitee | undefined,
  part: MailPart | 'unclear',
): Promise<Outcome> {
  const reply = part === 'unclear' ? part : await readCalendar(context, mail, part);
  if (reply === 'none') return reply;
  if (reply === 'unclear') return ask(context, replier, 'unread');
  if (!invitee || reply.uid !== calendarUid(context.config, replier.gameId)) return 'otherMatch';
  const proof = proofIn(context, mail);
  if (!isFrom(mail, invitee) || proof === 'none' || (proof === 'google' && reply.attendee !== mail.from)) {
    return ask(context, replier, 'who');
  }
  const at = timeOf(reply, mail);
  const last = lastAnswerOf(invitee);
  if (last !== null && last >= at) return 'older';
  const left = await answerAsItIs(context, replier, { ...reply, at });
  if (left) return ask(context, replier, left);
  return proof === 'google' ? ask(context, replier, 'taken') : 'taken';
}

/** Handles the answer and the words of a mail: a mail may have both. */
async function outcomeOf(
  context: Context,
  mail: InboundMail,
  replier: Replier,
): Promise<{ reply: Outcome; words?: PassedOn }> {
  const part = replyPart(mail);
  const isUnwritten = isAutomatic(mail);
  if (isFromProgram(mail) || (isUnwritten && !isPressed(part))) return { reply: 'automatic' };
  if (!(await isWithinLimit(context, replier.inviteeId))) return { reply: 'tooMany' };
  const state = await loadGame(context.db, replier.gameId);
  const invitee = state.invitees.find(({ id }) => id === replier.inviteeId);
  const reply = part === 'none' ? part : await outcomeOfCalendar(context, mail, replier, invitee, part);
  const words = isUnwritten ? '' : await wordsIn(context, mail, part);
  // Words are passed on only where their author is certain.
  const isTheirs = invitee && words !== '' && isFrom(mail, invitee) && proofIn(context, mail) === 'own';
  const passedOn = isTheirs ? await passOnReply(context, words, invitee) : null;
  if (reply !== 'none') return passedOn ? { reply, words: passedOn } : { reply };
  // A calendar alone that answers nothing, such as a perhaps, is no reply that somebody has written.
  const isSilent = words === '' && mail.parts.some(({ holds }) => holds === 'entry' || holds === 'answer');
  return { reply: passedOn ?? (isSilent ? 'none' : await ask(context, replier, 'notPassedOn')) };
}

/**
 * An answer from somebody's calendar counts like their answer on the page, where it is certainly theirs (R-calendar-answers).
 * Words beside it are passed on (R-mail-replies).
 * @returns the outcome of a mail to an address that we gave to a calendar; null for another address
 */
export async function receiveReply(context: Context, mail: InboundMail): Promise<MailFacts | null> {
  const replier = await findReplier(context.db, mail.tokens);
  if (!replier) return null;
  const { reply, ...words } = await outcomeOf(context, mail, replier);
  return { reply, inviteeId: replier.inviteeId, ...words };
}
