import type { Formats } from '../../../../shared/domain/formats.ts';
import type { PushKind } from '../../../../shared/domain/push.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { MailAttachment } from '../../../db/tables/mail.ts';
import type { Email, Quote } from '../../../mail/email.ts';
import { notify, notifyOnce } from '../../../notify.ts';
import { textIn } from '../../../texts.ts';
import type { GameEvent } from '../events.ts';
import {
  confirmedOf,
  formatsOfReader,
  type GameState,
  hearsOfChanges,
  type Invitee,
  isToldChanges,
  type Slot,
  slotOf,
} from '../gameState.ts';
import { newWaysBack, type WaysBack } from '../store/links.ts';
import { nameToThemselves } from '../store/lists.ts';
import { askedSlotOf, replyAddressOf } from '../store/tokens.ts';
import { calendarPart } from './calendarPart.ts';
import { actTexts, type ClubAct } from './clubAct.ts';
import { offCourt, offeredCourt, ticketOf, timesToMark } from './courtBlock.ts';
import { agreedFacts, isAmongKnown, type NamedRow, nameOf, namesOf, offeredFacts, sportName, stopOf } from './facts.ts';
import { pushOf, textOf } from './shortNews.ts';

/** What happened, and in which game. */
export interface Occasion {
  context: Context;
  tx: Tx;
  state: GameState;
  command: string;
  /** An organiser of the club did it; null for everybody else. */
  act: ClubAct | null;
  /** Everything that happened in the same command. */
  events: readonly GameEvent[];
}

interface Receiver {
  /** Empty for a person who is reached only on their devices. */
  to: string;
  hasDevice: boolean;
  textTo: string | null;
  firstName: string;
  formats: Formats;
  /** Null: the owner. */
  invitee: Invitee | null;
}

/** An email about a change, without its receiver. */
export interface Message {
  subject: TextKey;
  intro: TextKey;
  /** The kind of its notice on devices; left out, a change. */
  kind?: PushKind;
  /** The texts for the organiser. */
  owner?: { subject: TextKey; intro?: TextKey };
  /** Whether the email puts the match into the calendar or removes it; absent, the calendar stays as it is. */
  calendar?: 'REQUEST' | 'CANCEL';
  /** Invitees who were asked for the only time have it in their calendar: it is removed there. */
  takesOut?: true;
  /** The match will not be played. */
  isEnd?: true;
  /** People without an address get a text message, once they have said yes (R-text-news). */
  isTexted?: true;
  /** The slot to remove from the calendar, when the game has lost it. */
  slot?: Slot | null;
  /** The person the text names; left out, the organiser, or to the organiser the players. */
  by?: NamedRow;
  /** An organiser of the club has done it: the text names them, and says for which club. */
  act?: ClubAct | null;
  /** Other facts for the receiver, one line each with label and text. */
  facts?: (formats: Formats, userId: string) => [string, string][];
  /** What the link is for, where it does more than show the match. */
  action?: TextKey;
  /** The organiser's note about it. */
  note?: string | null;
  /** The person it comes from; left out, the organiser. */
  sender?: NamedRow & { id: string };
  /** The note of `sender` to everybody, and nothing else: such emails can be stopped separately (R-notes-stopped). */
  says?: (language: Language) => string;
  /** `instead`: a person who gets the notice on a device gets no mail; `only`: there is no mail. Left out, both go out. */
  onDevice?: 'instead' | 'only';
  /** In large letters; left out, the subject. */
  headline?: TextKey;
  asks?: 'answer' | 'score';
}

function ownerReceiver(state: GameState): Receiver[] {
  const { owner } = state;
  if (!isToldChanges(owner)) return [];
  const { mailTo, hasDevice, textTo, first_name: firstName } = owner;
  return [{ to: mailTo ?? '', hasDevice, textTo, firstName, formats: formatsOfReader(owner), invitee: null }];
}

function inviteeReceivers(invitees: readonly Invitee[]): Receiver[] {
  return invitees
    .filter((invitee) => hearsOfChanges(invitee) && isToldChanges(invitee))
    .map((invitee) => ({
      to: invitee.mailTo ?? '',
      hasDevice: invitee.hasDevice,
      textTo: invitee.textTo,
      firstName: nameToThemselves(invitee).first_name,
      formats: formatsOfReader(invitee),
      invitee,
    }));
}

/** The court; an agreed match also has its ticket, an invitation its times, a match that is off nothing else. */
function drawnFor({ context, state }: Occasion, { formats, invitee }: Receiver, message: Message, url: string) {
  if (message.isEnd) return { court: offCourt(state, formats.language) };
  const slot = slotOf(state);
  if (slot) return ticketOf(formats, state, slot);
  const isAsked = message.asks === 'answer' && invitee !== null;
  const times = isAsked ? timesToMark(formats, state, invitee, url, context.clock.now()) : {};
  return { court: offeredCourt(state, isAsked ? invitee : null), ...times };
}

/** @returns the calendar entry that the email adds or removes; empty when the calendar stays as it is */
async function calendarParts(
  { context, tx, state }: Occasion,
  { to: email, formats: { language }, invitee }: Receiver,
  { calendar, takesOut, slot: lost }: Message,
  url: string,
): Promise<MailAttachment[]> {
  // A calendar entry needs a mail.
  if (email === '') return [];
  const agreed = calendar ? (lost ?? slotOf(state)) : null;
  const slot = agreed ?? (takesOut && invitee ? await askedSlotOf(tx, invitee.id) : null);
  if (!slot) return [];
  const replyTo = invitee && (await replyAddressOf(context.config, tx, invitee.id));
  const isOwner = invitee === null;
  return [calendarPart(context, state, { email, language, method: calendar ?? 'CANCEL', url, slot, replyTo, isOwner })];
}

/** Not for the organiser who called it off, nor for invitees who have not said yes unless it asks for an answer. */
function textTo(occasion: Occasion, { textTo: to, formats, invitee }: Receiver, message: Message, subject: string) {
  const knows = invitee === null && message.isEnd && occasion.command === 'CANCEL' && !message.act;
  const isConcerned = invitee === null || isIn(invitee.status) || message.asks === 'answer';
  if (!message.isTexted || knows || !isConcerned) return null;
  return textOf(occasion.context, occasion.state, { to, subject, formats });
}

/** The name of the sender; mails to the organiser about the others come from the product. */
function fromOf(
  { state }: Occasion,
  { invitee, formats }: Receiver,
  { act, sender }: Message,
): Pick<Email, 'fromName'> {
  const from = act?.person ?? sender ?? (invitee ? state.owner : null);
  return from ? { fromName: nameOf(from, formats.language) } : {};
}

/** @returns a note to everybody, by whose id it is found when they are erased */
function quotesOf({ sender, says }: Message, language: Language, subject: string, intro: string): Quote[] {
  if (!sender || !says) return [];
  return [{ text: says(language), message: { by: sender.id, fromName: nameOf(sender, language), subject, intro } }];
}

async function sendTo(occasion: Occasion, receiver: Receiver, message: Message): Promise<void> {
  const { context, tx, state } = occasion;
  const { formats, invitee } = receiver;
  const { language } = formats;
  const by = message.act?.person ?? message.by;
  const named = by ? [by] : invitee ? [state.owner] : confirmedOf(state);
  const values = { name: namesOf(named, language), sport: sportName(language, state) };
  const owner = invitee ? undefined : message.owner;
  const { url, replyTo }: WaysBack = invitee
    ? await newWaysBack(context, tx, state.game.id, invitee.id)
    : { url: `${context.config.publicUrl}${gamePath(state.game.id)}`, replyTo: null };
  const slot = message.slot ?? slotOf(state);
  const attachments = await calendarParts(occasion, receiver, message, url);
  const userId = invitee?.user_id ?? state.owner.id;
  const subject = textIn(language, owner?.subject ?? message.subject, values);
  const intro = textIn(language, owner?.intro ?? message.intro, values);
  const isAnswered = invitee === null || invitee.mailbox_answered_at !== null;
  const email: Email = {
    to: message.onDevice === 'only' ? '' : receiver.to,
    language,
    ...fromOf(occasion, receiver, message),
    subject,
    greeting: textIn(language, 'mail.greeting', { name: receiver.firstName }),
    paragraphs: [
      intro,
      ...actTexts(language, message.act),
      ...(message.note && (invitee || message.act) ? [textIn(language, 'mail.quote', { note: message.note })] : []),
    ],
    quotes: quotesOf(message, language, subject, intro),
    facts: [
      ...(state.game.from_time ? agreedFacts(formats, state) : offeredFacts(formats, state)),
      ...(message.facts?.(formats, userId) ?? []),
    ],
    ...(message.headline ? { headline: textIn(language, message.headline, values) } : {}),
    ...(message.asks ? { waits: true as const } : {}),
    ...drawnFor(occasion, receiver, message, url),
    action: { label: textIn(language, message.action ?? 'mail.game.action'), url },
    attachments,
    stop: {
      ...stopOf(state, invitee),
      ...(message.sender ? { senderId: message.sender.id } : {}),
      ...(message.says ? { notesOf: state.game.id, simple: true } : {}),
    },
    replyTo,
    about: 'MATCH',
    match: { id: state.game.id, decisive: message.calendar !== undefined || message.isEnd === true },
    isAnswered,
    isAmongKnown: isAmongKnown(state, isAnswered),
  };
  const about = { userId, kind: message.kind ?? 'change', slot };
  const push = receiver.hasDevice ? pushOf(state, email, about, context.clock.now()) : null;
  if (message.onDevice) await notifyOnce(context, tx, email, push);
  else await notify(context, tx, email, push, textTo(occasion, receiver, message, email.subject));
}

/** Sends one email to each of these invitees who can be reached. */
export async function emailInvitees(occasion: Occasion, invitees: readonly Invitee[], message: Message): Promise<void> {
  for (const receiver of inviteeReceivers(invitees)) await sendTo(occasion, receiver, message);
}

/** Sends one email to the organiser, if they can be reached. */
export async function emailOwner(occasion: Occasion, message: Message): Promise<void> {
  for (const receiver of ownerReceiver(occasion.state)) await sendTo(occasion, receiver, message);
}

/** @returns the invitees of the game with these ids, in the order of invitation */
export function inviteesOf({ state }: Occasion, ids: readonly string[]): Invitee[] {
  return state.invitees.filter(({ id }) => ids.includes(id));
}
