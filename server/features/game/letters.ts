import type { GameStatus } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MailAttachment } from '../../db/tables.ts';
import type { Letter } from '../../mail/compose.ts';
import { slotText } from '../../mail/slotText.ts';
import { textIn } from '../../texts.ts';
import { calendarEntry } from './calendarEntry.ts';
import { newInviteeLink } from './links.ts';
import { confirmedOf, type GameState, type Member } from './state.ts';

/** Windows named in a mail; the page shows them all. */
const WINDOWS_IN_MAIL = 6;

const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`;

function sportName(language: Language, state: GameState): string {
  return textIn(language, `sport.${state.game.sport}`);
}

function agreedFacts(language: Language, state: GameState): [string, string][] {
  const { game } = state;
  const place = state.places.find(({ id }) => id === game.place_id)?.location;
  const players = [nameOf(state.owner), ...confirmedOf(state).map(nameOf)].join(', ');
  const facts: [string, string][] = [[textIn(language, 'mail.fact.sport'), sportName(language, state)]];
  if (game.from_time && game.to_time) {
    const when = slotText(language, game.from_time, game.to_time, game.timezone);
    facts.push([textIn(language, 'mail.fact.when'), when]);
  }
  if (place) {
    const where = [place.name, place.address, place.city].filter(Boolean).join(', ');
    facts.push([textIn(language, 'mail.fact.where'), where]);
  }
  return [...facts, [textIn(language, 'mail.fact.players'), players]];
}

function offeredFacts(language: Language, state: GameState): [string, string][] {
  const windows = state.windows.map(({ fromTime, toTime }) =>
    slotText(language, new Date(fromTime), new Date(toTime), state.game.timezone),
  );
  const more = windows.length - WINDOWS_IN_MAIL;
  const shown = [
    ...windows.slice(0, WINDOWS_IN_MAIL),
    ...(more > 0 ? [textIn(language, 'mail.moreTimes', { count: more })] : []),
  ];
  const places = state.places.map(({ location }) => location.name).join(', ');
  return [
    [textIn(language, 'mail.fact.sport'), sportName(language, state)],
    [textIn(language, 'mail.fact.times'), shown.join('\n')],
    [textIn(language, 'mail.fact.where'), places],
  ];
}

/** The invitation: who, what, when, where, and the one link that answers it. */
export function invitationLetter(state: GameState, invitee: Member, url: string): Letter {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, 'mail.invitation.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [
      textIn(language, 'mail.invitation.intro', values),
      ...(state.game.notes ? [textIn(language, 'mail.quote', { note: state.game.notes })] : []),
      textIn(language, 'mail.invitation.how'),
    ],
    facts: offeredFacts(language, state),
    action: { label: textIn(language, 'mail.invitation.action'), url },
    inviteeId: invitee.id,
  };
}

/**
 * To the address a visitor of the share link gave: the person's own link. A registered player, or who was invited
 * already, is asked whether it was him.
 */
export function visitorLetter(state: GameState, invitee: Member, url: string, secured: boolean): Letter {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, secured ? 'mail.visitor.confirm.subject' : 'mail.visitor.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [textIn(language, secured ? 'mail.visitor.confirm.intro' : 'mail.visitor.intro', values)],
    facts: offeredFacts(language, state),
    action: { label: textIn(language, secured ? 'mail.visitor.confirm.action' : 'mail.game.action'), url },
    inviteeId: invitee.id,
  };
}

/** Asks once more for the answer. */
export function reminderLetter(state: GameState, invitee: Member, url: string): Letter {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, 'mail.nudge.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [textIn(language, 'mail.nudge.intro', values)],
    facts: offeredFacts(language, state),
    action: { label: textIn(language, 'mail.invitation.action'), url },
    inviteeId: invitee.id,
  };
}

/**
 * Reminds of an agreed match, or of its score.
 * @param invitee null for the organiser
 * @param url the invitee's own link; null for the organiser
 */
export function matchReminderLetter(
  context: Context,
  state: GameState,
  kind: 'dayBefore' | 'soon' | 'score',
  invitee: Member | null,
  url: string | null,
): Letter {
  const language = invitee?.language ?? state.owner.language;
  const players = [state.owner, ...confirmedOf(state)].filter(({ id }) => id !== (invitee?.id ?? state.owner.id));
  const values = { name: players.map(nameOf).join(', '), sport: sportName(language, state) };
  return {
    to: invitee?.mailTo ?? state.owner.mailTo ?? '',
    language,
    subject: textIn(language, `mail.reminder.${kind}.subject`, values),
    greeting: textIn(language, 'mail.greeting', { name: invitee?.first_name ?? state.owner.first_name }),
    paragraphs: [textIn(language, `mail.reminder.${kind}.intro`, values)],
    facts: agreedFacts(language, state),
    action: {
      label: textIn(language, kind === 'score' ? 'mail.reminder.score.action' : 'mail.game.action'),
      url: url ?? `${context.config.publicUrl}${gamePath(state.game.id)}`,
    },
  };
}

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
    paragraphs: [textIn(language, owner?.intro ?? message.intro, values)],
    facts: state.game.from_time ? agreedFacts(language, state) : offeredFacts(language, state),
    action: { label: textIn(language, 'mail.game.action'), url },
    attachments,
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
  const told = state.invitees.filter(({ status }) => !['DECLINED', 'PENDING', 'UNDELIVERABLE'].includes(status));
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

/** Tells whoever an action concerns, at most one mail a person (decisions §5 States). */
export async function sendChangeLetters(context: Context, tx: Tx, state: GameState, before: Snapshot): Promise<void> {
  const occasion = { context, tx, state, before };
  const { status, calendar_sequence: sequence } = state.game;
  if (status === 'CANCELED' && before.status !== 'CANCELED') return sendCanceled(occasion, MESSAGES.canceled);
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
