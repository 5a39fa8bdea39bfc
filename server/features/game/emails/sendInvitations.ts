import { addMinutes } from 'date-fns/addMinutes';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { MailAttachment } from '../../../db/tables/mail.ts';
import type { Email } from '../../../mail/email.ts';
import { notify } from '../../../notify.ts';
import { textIn } from '../../../texts.ts';
import { formatsOfReader, type GameState, type Invitee, isReached, type Slot } from '../gameState.ts';
import { findAnswered } from '../store/invitees.ts';
import { newWaysBack, type WaysBack } from '../store/links.ts';
import { nameToThemselves } from '../store/lists.ts';
import { replyAddressOf } from '../store/tokens.ts';
import { calendarPart } from './calendarPart.ts';
import type { ClubAct } from './clubAct.ts';
import { offeredCourt, timesToMark } from './courtBlock.ts';
import {
  answeredOf,
  askedFacts,
  isAmongKnown,
  nameOf,
  offeredFacts,
  playing,
  sportName,
  stopOf,
  whyOf,
} from './facts.ts';
import { offerEmail } from './offerEmail.ts';
import { pushOf } from './shortNews.ts';

/** @returns the time of a match that offers only one time and one venue; null when there is a choice */
function onlySlotOf({ game, windows, venues }: GameState, now: Date): Slot | null {
  const { duration } = game.preference;
  const [start, another] = candidateStarts(windows, duration, game.timezone, now.toISOString());
  if (start === undefined || another !== undefined || venues.length !== 1) return null;
  const from = new Date(start);
  return { from, to: addMinutes(from, duration) };
}

/**
 * @returns the entry that asks for the answer in the receiver's calendar, where that is a yes or a no and answers are read
 * (R-calendar-answers); empty otherwise
 */
async function invitationParts(
  context: Context,
  tx: Tx,
  state: GameState,
  { invitee, url }: { invitee: Invitee; url: string },
): Promise<MailAttachment[]> {
  const slot = onlySlotOf(state, context.clock.now());
  if (!slot || !invitee.mailTo || !context.config.inbound) return [];
  const replyTo = await replyAddressOf(context.config, tx, invitee.id, slot);
  const { mailTo: email, language } = invitee;
  return [
    calendarPart(context, state, {
      email,
      language,
      method: 'REQUEST',
      url,
      slot,
      replyTo,
      isOwner: false,
      isAsked: true,
    }),
  ];
}

/**
 * Invites to several matches in one email, each with a link of its own.
 * @param invitee the receiver, in the first of the matches
 * @param inviteeIds the receiver in each of them
 */
function seriesEmail(
  invitee: Invitee,
  matches: readonly ({ state: GameState } & WaysBack)[],
  inviteeIds: string[],
  now: Date,
): Email {
  const { language } = invitee;
  const [first] = matches;
  if (!first) throw new RangeError('a series has matches');
  const { owner, game } = first.state;
  const formats = formatsOfReader(invitee);
  const values = {
    name: nameOf(owner, language),
    sport: sportName(language, first.state),
    play: playing(language, first.state),
    count: matches.length,
  };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(owner, language),
    subject: textIn(language, 'mail.series.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: nameToThemselves(invitee).first_name }),
    paragraphs: [
      textIn(language, 'mail.series.intro', values),
      ...(game.notes ? [textIn(language, 'mail.quote', { note: game.notes })] : []),
    ],
    notes: [textIn(language, 'mail.series.how')],
    ...whyOf(first.state, invitee, 'mail.series.why'),
    court: offeredCourt(first.state, invitee, answeredOf(first.state)),
    parts: matches.map(({ state, url }, index) => ({
      title: textIn(language, 'mail.series.match', { number: index + 1 }),
      facts: [...offeredFacts(formats, state), ...askedFacts(formats, state)],
      action: { label: textIn(language, 'mail.invitation.action'), url },
      ...timesToMark(formats, state, invitee, url, now),
    })),
    stop: stopOf(first.state, invitee),
    // What is replied to all of them at once is about the first as well.
    replyTo: first.replyTo,
    tracks: { kind: 'invitee', ids: inviteeIds },
    about: 'INVITATION',
  };
}

/** The invitation: who, what, when, where, and the ways to answer it. */
function invitationEmail(
  state: GameState,
  invitee: Invitee,
  ways: WaysBack,
  { now, act }: { now: Date; act: ClubAct | null },
): Email {
  return offerEmail(state, invitee, ways, {
    subject: 'mail.invitation.subject',
    intro: act ? 'mail.club.invitation' : 'mail.invitation.intro',
    note: state.game.notes,
    closing: 'mail.invitation.how',
    action: 'mail.invitation.action',
    headline: 'invitation.header.pending',
    why: 'mail.invitation.why',
    act,
    asksAt: now,
  });
}

interface Invitation {
  state: GameState;
  invitee: Invitee;
}

/** What decides the budgets of an invitation (R-mail-budget), and whether its words stay as typed (R-mail-unlinked). */
type Budgeted = Pick<Email, 'isAnswered' | 'isAmongKnown' | 'isRefusable'>;

async function sendOne(
  context: Context,
  tx: Tx,
  { state, invitee }: Invitation,
  { act, ...budgeted }: Budgeted & { act: ClubAct | null },
): Promise<void> {
  const ways = await newWaysBack(context, tx, state.game.id, invitee.id);
  const now = context.clock.now();
  const attachments = await invitationParts(context, tx, state, { invitee, url: ways.url });
  const email = { ...invitationEmail(state, invitee, ways, { now, act }), ...budgeted, attachments };
  const about = { userId: invitee.user_id, kind: 'invitation' } as const;
  await notify(context, tx, email, pushOf(state, email, about, now));
  invitee.status = 'SENT';
}

async function sendSeries(
  context: Context,
  tx: Tx,
  own: [Invitation, ...Invitation[]],
  budgeted: Budgeted,
): Promise<void> {
  const matches = [];
  for (const { state, invitee } of own) {
    matches.push({ state, ...(await newWaysBack(context, tx, state.game.id, invitee.id)) });
    invitee.status = 'SENT';
  }
  const inviteeIds = own.map(({ invitee }) => invitee.id);
  const [first] = own;
  const now = context.clock.now();
  const email = { ...seriesEmail(first.invitee, matches, inviteeIds, now), ...budgeted };
  const about = { userId: first.invitee.user_id, kind: 'invitation' } as const;
  const action = { label: textIn(email.language, 'mail.invitation.action'), url: '' };
  const push = pushOf(first.state, { ...email, action }, about, now);
  await notify(context, tx, email, { ...push, gameId: null, path: PATHS.dashboard });
}

/**
 * Mails invitations, one email a person, with a link to each of the matches. Nothing goes out on behalf of an organiser
 * without a proved address, or to a person who does not want it (R-address-proved, R-block).
 * @param isRefusable whether the organiser is there to hear that a budget is used up
 * @param act an organiser of the club invites, to one match
 * @throws AppError 429 in that case
 */
export async function sendInvitations(
  context: Context,
  tx: Tx,
  games: readonly { state: GameState; inviteeIds: readonly string[] }[],
  { isRefusable, act = null }: { isRefusable: boolean; act?: ClubAct | null },
): Promise<void> {
  const invitations = games
    .filter(({ state }) => state.owner.proved)
    .flatMap(({ state, inviteeIds }) => state.invitees.map((invitee) => ({ state, invitee, inviteeIds })))
    .filter(({ invitee, inviteeIds }) => inviteeIds.includes(invitee.id) && isReached(invitee));
  const [any] = invitations;
  if (!any) return;
  const userIds = invitations.map(({ invitee }) => invitee.user_id);
  const answered = await findAnswered(tx, act?.person.id ?? any.state.owner.id, userIds);
  for (const [first, ...more] of Map.groupBy(invitations, ({ invitee }) => invitee.user_id).values()) {
    if (!first) continue;
    const isAnswered = answered.has(first.invitee.user_id);
    const budgeted = { isRefusable, isAnswered, isAmongKnown: isAmongKnown(first.state, isAnswered) };
    if (more.length === 0) await sendOne(context, tx, first, { ...budgeted, act });
    else await sendSeries(context, tx, [first, ...more], budgeted);
  }
}
