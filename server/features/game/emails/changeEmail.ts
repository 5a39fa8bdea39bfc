import type { Formats } from '../../../../shared/domain/formats.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import { hasAnsweredOwner } from '../../../db/answered.ts';
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
  slotOf,
} from '../gameState.ts';
import { newWaysBack, type WaysBack } from '../store/links.ts';
import { nameToThemselves } from '../store/lists.ts';
import { askedSlotOf } from '../store/tokens.ts';
import { calendarPart } from './calendarPart.ts';
import { actTexts, type ClubAct } from './clubAct.ts';
import { offCourt, offeredCourt, ticketOf, timesToMark } from './courtBlock.ts';
import { agreedFacts, isAmongKnown, nameOf, namesOf, offeredFacts, sportName, stopOf } from './facts.ts';
import { actOf, isDecisive, isTexted, lostSlotOf, type Message, onDeviceOf, pushKindOf, senderOf } from './message.ts';
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
function drawnFor({ context, state }: Occasion, { formats, invitee }: Receiver, { kind }: Message, url: string) {
  if (kind === 'over') return { court: offCourt(state, formats.language) };
  const slot = slotOf(state);
  if (slot) return ticketOf(formats, state, slot);
  const asked = kind === 'moved' ? invitee : null;
  const times = asked ? timesToMark(formats, state, asked, url, context.clock.now()) : {};
  return { court: offeredCourt(state, asked), ...times };
}

/** @returns the entry to add to the receiver's calendar or to remove from it, with its time; null: it stays as it is */
async function entryOf({ tx, state }: Occasion, { invitee }: Receiver, message: Message) {
  if (message.kind === 'agreed') return { method: 'REQUEST', slot: slotOf(state) } as const;
  const lost = lostSlotOf(message);
  if (lost) return { method: 'CANCEL', slot: lost } as const;
  // Invitees who were asked for the only time have it in their calendar.
  const isAskedTimeGone = message.kind === 'moved' || message.kind === 'over';
  return isAskedTimeGone && invitee ? ({ method: 'CANCEL', slot: await askedSlotOf(tx, invitee.id) } as const) : null;
}

async function calendarParts(
  occasion: Occasion,
  receiver: Receiver,
  message: Message,
  { url, replyTo }: WaysBack,
): Promise<MailAttachment[]> {
  const { to: email, formats, invitee } = receiver;
  // A calendar entry needs a mail.
  const entry = email === '' ? null : await entryOf(occasion, receiver, message);
  if (!entry?.slot) return [];
  const { method, slot } = entry;
  const isOwner = invitee === null;
  const { language } = formats;
  return [calendarPart(occasion.context, occasion.state, { email, language, method, url, slot, replyTo, isOwner })];
}

/** Not for the organiser who called it off, nor for invitees who have not said yes unless it asks for an answer. */
function textTo(occasion: Occasion, { textTo: to, formats, invitee }: Receiver, message: Message, subject: string) {
  const knows = invitee === null && message.kind === 'over' && occasion.command === 'CANCEL' && !message.act;
  const isConcerned = invitee === null || isIn(invitee.status) || message.kind === 'moved';
  if (!isTexted(message) || knows || !isConcerned) return null;
  return textOf(occasion.context, occasion.state, { to, subject, formats });
}

/** The name of the sender; mails to the organiser about the others come from the product. */
function fromOf({ state }: Occasion, { invitee, formats }: Receiver, message: Message): Pick<Email, 'fromName'> {
  const from = actOf(message)?.person ?? senderOf(message) ?? (invitee ? state.owner : null);
  return from ? { fromName: nameOf(from, formats.language) } : {};
}

/** @returns a note to everybody, by whose id it is found when they are erased */
function quotesOf(message: Message, language: Language, subject: string, intro: string): Quote[] {
  if (message.kind !== 'said') return [];
  const { sender, says } = message;
  return [{ text: says(language), message: { by: sender.id, fromName: nameOf(sender, language), subject, intro } }];
}

/** A mail that brings only words can be stopped separately (R-notes-stopped). */
function stopFor({ state }: Occasion, { invitee }: Receiver, message: Message): Email['stop'] {
  const sender = senderOf(message);
  return {
    ...stopOf(state, invitee),
    ...(sender ? { senderId: sender.id } : {}),
    ...(message.kind === 'said' ? { notesOf: state.game.id, simple: true } : {}),
  };
}

/** What the texts are filled with. */
function valuesFor({ state }: Occasion, { invitee, formats: { language } }: Receiver, message: Message) {
  const by = actOf(message)?.person ?? message.by;
  const named = by ? [by] : invitee ? [state.owner] : confirmedOf(state);
  return { name: namesOf(named, language), sport: sportName(language, state) };
}

async function emailFor(occasion: Occasion, receiver: Receiver, message: Message): Promise<Email> {
  const { context, tx, state } = occasion;
  const { formats, invitee } = receiver;
  const { language } = formats;
  const ways: WaysBack = invitee
    ? await newWaysBack(context, tx, state.game.id, invitee.id)
    : { url: `${context.config.publicUrl}${gamePath(state.game.id)}`, replyTo: null };
  const values = valuesFor(occasion, receiver, message);
  const subject = textIn(language, message.subject, values);
  const intro = textIn(language, message.intro, values);
  const note = message.kind === 'over' && message.note;
  const claims = message.kind === 'score' ? message.facts(formats, invitee?.user_id ?? state.owner.id) : [];
  const isAnswered = invitee === null || hasAnsweredOwner(invitee);
  return {
    to: onDeviceOf(message) === 'only' ? '' : receiver.to,
    language,
    ...fromOf(occasion, receiver, message),
    subject,
    greeting: textIn(language, 'mail.greeting', { name: receiver.firstName }),
    paragraphs: [
      intro,
      ...actTexts(language, actOf(message)),
      ...(note ? [textIn(language, 'mail.quote', { note })] : []),
    ],
    quotes: quotesOf(message, language, subject, intro),
    facts: [...(slotOf(state) ? agreedFacts(formats, state) : offeredFacts(formats, state)), ...claims],
    ...(message.kind === 'agreed' ? { headline: textIn(language, 'invitation.header.scheduled', values) } : {}),
    ...(message.kind === 'moved' || message.kind === 'score' ? { waits: true as const } : {}),
    ...drawnFor(occasion, receiver, message, ways.url),
    action: { label: textIn(language, message.action ?? 'mail.game.action'), url: ways.url },
    attachments: await calendarParts(occasion, receiver, message, ways),
    stop: stopFor(occasion, receiver, message),
    replyTo: ways.replyTo,
    about: 'MATCH',
    match: { id: state.game.id, decisive: isDecisive(message) },
    isAnswered,
    isAmongKnown: isAmongKnown(state, isAnswered),
  };
}

async function sendTo(occasion: Occasion, receiver: Receiver, message: Message): Promise<void> {
  const { context, tx, state } = occasion;
  const email = await emailFor(occasion, receiver, message);
  const userId = receiver.invitee?.user_id ?? state.owner.id;
  const about = { userId, kind: pushKindOf(message), slot: lostSlotOf(message) ?? slotOf(state) };
  const push = receiver.hasDevice ? pushOf(state, email, about, context.clock.now()) : null;
  if (onDeviceOf(message)) await notifyOnce(context, tx, email, push);
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
