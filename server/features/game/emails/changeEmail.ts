import type { Formats } from '../../../../shared/domain/formats.ts';
import type { PushKind } from '../../../../shared/domain/push/pushKinds.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { MailAttachment } from '../../../db/tables/mail.ts';
import type { Email } from '../../../mail/email.ts';
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
import { newInviteeLink } from '../store/links.ts';
import { nameToThemselves } from '../store/ownNames.ts';
import { askedSlotOf, replyAddressOf } from '../store/replyTokens.ts';
import { calendarPart } from './calendarPart.ts';
import { offeredCourt, ticketOf, timesToMark } from './drawn.ts';
import { agreedFacts, type NamedRow, nameOf, namesOf, offeredFacts, sportName, stopOf } from './facts.ts';
import { notify, notifyOnce } from './notify.ts';
import { pushOf } from './pushOf.ts';
import { textOf } from './textOf.ts';

/** What happened, and where. */
export interface Occasion {
  context: Context;
  tx: Tx;
  state: GameState;
  command: string;
  /** All that happened together. */
  events: readonly GameEvent[];
}

interface Receiver {
  /** Empty for who is reached on their devices alone. */
  to: string;
  hasDevice: boolean;
  textTo: string | null;
  firstName: string;
  formats: Formats;
  /** Null: the owner. */
  invitee: Invitee | null;
}

/** An email about a change, apart from who gets it. */
export interface Message {
  subject: TextKey;
  intro: TextKey;
  /** As what it goes to devices; left out, as a change. */
  kind?: PushKind;
  /** What the organiser reads instead. */
  owner?: { subject: TextKey; intro?: TextKey };
  /** Whether the email puts the match into the calendar or takes it out; left alone when absent. */
  calendar?: 'REQUEST' | 'CANCEL';
  /** Whoever was asked for the one time there was has that in their calendar: it takes it out. */
  takesOut?: true;
  /** The match will not be played. */
  isEnd?: true;
  /** People without an address are told by text message, once they have said yes (R-text-news). */
  isTexted?: true;
  /** The slot to take out of the calendar, when the game has lost it. */
  slot?: Slot | null;
  /** Somebody the text names; left out, the organiser, or for them the players. */
  by?: NamedRow;
  /** What else the receiver is to know, label and text a line. */
  facts?: (formats: Formats, userId: string) => [string, string][];
  /** Where the link leads to, when that is more than the match. */
  action?: TextKey;
  /** What the organiser says about it. */
  note?: string | null;
  /** Who it comes from; left out, the organiser. */
  sender?: NamedRow & { id: string };
  /** What somebody has written to all, and nothing else: it can be stopped by itself (R-notes-stopped). */
  quotes?: (language: Language) => string[];
  /** Who gets the notice of it on a device gets no mail; `only`: nobody does. Left out, both go out. */
  onDevice?: 'instead' | 'only';
  /** In large letters; left out, the subject. */
  headline?: TextKey;
  /** An answer is asked for, or a score. */
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

/** The court, and what belongs to it: the ticket of what is agreed, the times of what is asked. */
function drawnFor({ context, state }: Occasion, { formats, invitee }: Receiver, message: Message, url: string) {
  if (message.isEnd) return {};
  const slot = slotOf(state);
  if (slot) return ticketOf(formats, state, slot);
  const isAsked = message.asks === 'answer' && invitee !== null;
  const times = isAsked ? timesToMark(formats, state, invitee, url, context.clock.now()) : {};
  return { court: offeredCourt(state, isAsked ? invitee : null), ...times };
}

/** @returns what the email puts into the receiver's calendar, or takes out of it; empty when it leaves that alone */
async function calendarParts(
  { context, tx, state }: Occasion,
  { to: email, formats: { language }, invitee }: Receiver,
  { calendar, takesOut, slot: lost }: Message,
  url: string,
): Promise<MailAttachment[]> {
  // An entry comes with a mail alone.
  if (email === '') return [];
  const agreed = calendar ? (lost ?? slotOf(state)) : null;
  const slot = agreed ?? (takesOut && invitee ? await askedSlotOf(tx, invitee.id) : null);
  if (!slot) return [];
  const replyTo = invitee && (await replyAddressOf(context.config, tx, invitee.id));
  const isOwner = invitee === null;
  return [calendarPart(context, state, { email, language, method: calendar ?? 'CANCEL', url, slot, replyTo, isOwner })];
}

/** Who called it off knows; of who has not said yes the match wants nothing yet. */
function textTo(occasion: Occasion, { textTo: to, formats, invitee }: Receiver, message: Message, subject: string) {
  const knows = invitee === null && message.isEnd && occasion.command === 'CANCEL';
  const isConcerned = invitee === null || isIn(invitee.status) || message.asks === 'answer';
  if (!message.isTexted || knows || !isConcerned) return null;
  return textOf(occasion.context, occasion.state, { to, subject, formats });
}

/** In whose name it comes; what the organiser reads of the others comes from the product. */
function fromOf({ state }: Occasion, { invitee, formats }: Receiver, { sender }: Message): Pick<Email, 'fromName'> {
  const from = sender ?? (invitee ? state.owner : null);
  return from ? { fromName: nameOf(from, formats.language) } : {};
}

async function sendTo(occasion: Occasion, receiver: Receiver, message: Message): Promise<void> {
  const { context, tx, state } = occasion;
  const { formats, invitee } = receiver;
  const { language } = formats;
  const named = message.by ? [message.by] : invitee ? [state.owner] : confirmedOf(state);
  const values = { name: namesOf(named, language), sport: sportName(language, state) };
  const owner = invitee ? undefined : message.owner;
  const url = invitee
    ? await newInviteeLink(context, tx, state.game.id, invitee.id)
    : `${context.config.publicUrl}${gamePath(state.game.id)}`;
  const slot = message.slot ?? slotOf(state);
  const attachments = await calendarParts(occasion, receiver, message, url);
  const userId = invitee?.user_id ?? state.owner.id;
  const email: Email = {
    to: message.onDevice === 'only' ? '' : receiver.to,
    language,
    ...fromOf(occasion, receiver, message),
    subject: textIn(language, owner?.subject ?? message.subject, values),
    greeting: textIn(language, 'mail.greeting', { name: receiver.firstName }),
    paragraphs: [
      textIn(language, owner?.intro ?? message.intro, values),
      ...(message.note && invitee ? [textIn(language, 'mail.quote', { note: message.note })] : []),
    ],
    facts: [
      ...(state.game.from_time ? agreedFacts(formats, state) : offeredFacts(formats, state)),
      ...(message.facts?.(formats, userId) ?? []),
    ],
    ...(message.headline ? { headline: textIn(language, message.headline, values) } : {}),
    ...(message.asks ? { waits: true as const } : {}),
    ...drawnFor(occasion, receiver, message, url),
    action: { label: textIn(language, message.action ?? 'mail.game.action'), url },
    attachments,
    ...(message.quotes ? { quotes: message.quotes(language) } : {}),
    stop: {
      ...stopOf(state, invitee),
      ...(message.sender ? { senderId: message.sender.id } : {}),
      ...(message.quotes ? { notesOf: state.game.id, simple: true } : {}),
    },
    match: { id: state.game.id, decisive: message.calendar !== undefined || message.isEnd === true },
    isAnswered: invitee === null || invitee.mailbox_answered_at !== null,
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
