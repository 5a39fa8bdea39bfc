import type { GameStatus } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { MailAttachment } from '../../../db/tables.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, type GameState, type Member } from '../store/gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import { calendarEntry } from './calendarPart.ts';
import { agreedFacts, nameOf, offeredFacts, sportName, stopOf } from './facts.ts';

/** What a mail about a change needs to know of the game before it. */
export interface Snapshot {
  status: GameStatus;
  sequence: number;
  slot: { from: Date; to: Date } | null;
  confirmed: Set<string>;
  accepted: Set<string>;
}

function slotOf({ game }: GameState): Snapshot['slot'] {
  return game.from_time && game.to_time ? { from: game.from_time, to: game.to_time } : null;
}

export function snapshotOf(state: GameState): Snapshot {
  const having = (status: string) =>
    new Set(state.invitees.filter((invitee) => invitee.status === status).map(({ id }) => id));
  return {
    status: state.game.status,
    sequence: state.game.calendar_sequence,
    slot: slotOf(state),
    confirmed: having('CONFIRMED'),
    accepted: having('ACCEPTED'),
  };
}

/** What is being told about. */
interface Occasion {
  context: Context;
  tx: Tx;
  state: GameState;
  before: Snapshot;
}

interface Receiver {
  to: string;
  firstName: string;
  language: Language;
  /** null: the owner. */
  invitee: Member | null;
}

interface Message {
  subject: TextKey;
  intro: TextKey;
  /** What the organiser reads instead. */
  owner?: { subject: TextKey; intro?: TextKey };
  /** Whether the mail puts the match into the calendar, takes it out, or leaves it alone. */
  calendar?: 'REQUEST' | 'CANCEL';
  /** Somebody the text names. */
  name?: string;
  /** What the organiser says about it. */
  note?: string | null;
}

function ownerReceiver(state: GameState): Receiver[] {
  const { owner } = state;
  if (!owner.mailTo) return [];
  return [{ to: owner.mailTo, firstName: owner.first_name, language: owner.language, invitee: null }];
}

function inviteeReceivers(members: Member[]): Receiver[] {
  return members.flatMap((invitee) =>
    invitee.mailTo ? [{ to: invitee.mailTo, firstName: invitee.first_name, language: invitee.language, invitee }] : [],
  );
}

async function sendTo({ context, tx, state, before }: Occasion, receiver: Receiver, message: Message): Promise<void> {
  const { language, invitee } = receiver;
  const other = invitee ? nameOf(state.owner) : confirmedOf(state).map(nameOf).join(', ');
  const values = { name: message.name ?? other, sport: sportName(language, state) };
  const owner = invitee ? undefined : message.owner;
  const url = invitee
    ? await newInviteeLink(context, tx, state.game.id, invitee.id)
    : `${context.config.publicUrl}${gamePath(state.game.id)}`;
  const slot = slotOf(state) ?? before.slot;
  const attachments: MailAttachment[] =
    message.calendar && slot
      ? [calendarEntry(context, state, { email: receiver.to, language, method: message.calendar, url, slot })]
      : [];
  await context.mailer.send(tx, {
    to: receiver.to,
    language,
    ...(invitee ? { fromName: nameOf(state.owner) } : {}),
    subject: textIn(language, owner?.subject ?? message.subject, values),
    greeting: textIn(language, 'mail.greeting', { name: receiver.firstName }),
    paragraphs: [
      textIn(language, owner?.intro ?? message.intro, values),
      ...(message.note && invitee ? [textIn(language, 'mail.quote', { note: message.note })] : []),
    ],
    facts: state.game.from_time ? agreedFacts(language, state) : offeredFacts(language, state),
    action: { label: textIn(language, 'mail.game.action'), url },
    attachments,
    stop: stopOf(state, invitee),
  });
}

const MESSAGES = {
  agreed: { subject: 'mail.agreed.subject', intro: 'mail.agreed.intro', calendar: 'REQUEST' },
  canceled: {
    subject: 'mail.canceled.subject',
    intro: 'mail.canceled.intro',
    owner: { subject: 'mail.canceled.owner.subject', intro: 'mail.canceled.owner.intro' },
  },
  expired: {
    subject: 'mail.expired.subject',
    intro: 'mail.expired.intro',
    owner: { subject: 'mail.expired.owner.subject' },
  },
  withdrawn: { subject: 'mail.withdrawn.subject', intro: 'mail.withdrawn.intro' },
  reopened: { subject: 'mail.reopened.subject', intro: 'mail.reopened.intro', calendar: 'CANCEL' },
  accepted: { subject: 'mail.accepted.subject', intro: 'mail.accepted.intro' },
  moved: { subject: 'mail.moved.subject', intro: 'mail.moved.intro' },
} satisfies Record<string, Message>;

async function sendAll(occasion: Occasion, receivers: Receiver[], message: Message): Promise<void> {
  for (const receiver of receivers) await sendTo(occasion, receiver, message);
}

async function sendCanceled(occasion: Occasion, message: Message): Promise<void> {
  const { state, before } = occasion;
  const told = state.invitees.filter((invitee) => invitee.status !== 'DECLINED' && invitee.status !== 'PENDING');
  const wasAgreed = before.status === 'SCHEDULED';
  const inCalendar = (invitee: Member) => wasAgreed && before.confirmed.has(invitee.id);
  const withEntry: Message = { ...message, calendar: 'CANCEL' };
  await sendAll(occasion, inviteeReceivers(told.filter(inCalendar)), withEntry);
  await sendAll(occasion, inviteeReceivers(told.filter((each) => !inCalendar(each))), message);
  await sendAll(occasion, ownerReceiver(state), wasAgreed ? withEntry : message);
}

async function sendWithdrawn(occasion: Occasion, leaver: Member): Promise<void> {
  const { state, before } = occasion;
  const reopened = before.status === 'SCHEDULED' && state.game.status === 'CONFIRMED';
  const message = { ...(reopened ? MESSAGES.reopened : MESSAGES.withdrawn), name: nameOf(leaver) };
  const confirmed = confirmedOf(state);
  const promoted = confirmed.filter((each) => !before.confirmed.has(each.id));
  const staying = confirmed.filter((each) => before.confirmed.has(each.id));
  await sendAll(occasion, [...ownerReceiver(state), ...inviteeReceivers(staying)], message);
  await sendAll(occasion, inviteeReceivers(promoted), MESSAGES.agreed);
}

/**
 * Tells whoever an action concerns, at most one mail a person (decisions §5 States).
 * @param note what the organiser says about calling it off
 */
export async function sendChangeLetters(
  context: Context,
  tx: Tx,
  state: GameState,
  before: Snapshot,
  note: string | null,
): Promise<void> {
  const occasion = { context, tx, state, before };
  const { status, calendar_sequence: sequence } = state.game;
  if (status === 'CANCELED' && before.status !== 'CANCELED')
    return sendCanceled(occasion, { ...MESSAGES.canceled, note });
  if (status === 'SCHEDULED' && sequence > before.sequence) {
    return sendAll(occasion, [...ownerReceiver(state), ...inviteeReceivers(confirmedOf(state))], MESSAGES.agreed);
  }
  const leaver = state.invitees.find((each) => before.confirmed.has(each.id) && each.status === 'DECLINED');
  if (leaver) return sendWithdrawn(occasion, leaver);
  const acceptor = state.invitees.find((each) => each.status === 'ACCEPTED' && !before.accepted.has(each.id));
  if (!acceptor || status !== 'CONFIRMED') return;
  await sendAll(occasion, ownerReceiver(state), { ...MESSAGES.accepted, name: nameOf(acceptor) });
}

/**
 * The organiser has changed the game: those whose yes it touches are asked again, those of an agreed match that came
 * about or went are told, nobody else (decisions §5 Creating).
 */
export async function sendEditLetters(
  context: Context,
  tx: Tx,
  state: GameState,
  before: Snapshot,
  asked: Member[],
): Promise<void> {
  const occasion = { context, tx, state, before };
  const wasIn = (invitee: Member) => before.status === 'SCHEDULED' && before.confirmed.has(invitee.id);
  const [fromCalendar, others] = [asked.filter(wasIn), asked.filter((each) => !wasIn(each))];
  await sendAll(occasion, inviteeReceivers(fromCalendar), { ...MESSAGES.moved, calendar: 'CANCEL' });
  await sendAll(occasion, inviteeReceivers(others), MESSAGES.moved);
  const confirmed = confirmedOf(state);
  if (state.game.calendar_sequence === before.sequence) return;
  if (state.game.status === 'SCHEDULED') return sendAll(occasion, inviteeReceivers(confirmed), MESSAGES.agreed);
  const waiting = state.invitees.filter((each) => wasIn(each) && !asked.includes(each));
  await sendAll(occasion, inviteeReceivers(waiting), MESSAGES.reopened);
}

/** The time to answer is over and the match did not come about. */
export async function sendExpiredLetters(context: Context, tx: Tx, state: GameState, before: Snapshot): Promise<void> {
  return sendCanceled({ context, tx, state, before }, MESSAGES.expired);
}
