import type { TextKey } from '../../../../shared/locales/keys.ts';
import { hasAnsweredOwner } from '../../../db/answered.ts';
import type { Email } from '../../../mail/email.ts';
import { textIn } from '../../../texts.ts';
import type { EventOf } from '../events.ts';
import { formatsOfReader, type GameState, type Invitee } from '../gameState.ts';
import { newWaysBack, type WaysBack } from '../store/links.ts';
import { nameToThemselves } from '../store/lists.ts';
import type { Occasion } from './changeEmail.ts';
import { actTexts, type ClubAct } from './clubAct.ts';
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

interface OfferText {
  subject: TextKey;
  intro: TextKey;
  /** The organiser's note about the match. */
  note?: string | null;
  /** The last paragraph. */
  closing?: TextKey;
  action: TextKey;
  /** In large letters; left out, the subject. */
  headline?: TextKey;
  /** Why it comes, for people without an account. */
  why?: TextKey;
  /** An organiser of the club asks, on their own account. */
  act?: ClubAct | null;
  /** An answer is asked for, with times as buttons, as of this instant. */
  asksAt?: Date;
}

/** What decides its budgets (R-mail-budget). */
type Budgeted = Pick<Email, 'kind' | 'isRefusable'>;

/** An email to one invitee about what is offered, with the ways to answer it; the organiser is told about its delivery. */
export function offerEmail(
  state: GameState,
  invitee: Invitee,
  { url, replyTo }: WaysBack,
  { subject, intro, note, closing, action, headline, why, act, asksAt }: OfferText,
  budgeted: Budgeted = {},
): Email {
  const { language } = invitee;
  const sender = act?.person ?? state.owner;
  const values = {
    name: nameOf(sender, language),
    owner: nameOf(state.owner, language),
    sport: sportName(language, state),
    play: playing(language, state),
  };
  const asked = { ...values, first: sender.first_name, guest: nameToThemselves(invitee).first_name };
  const formats = formatsOfReader(invitee);
  const isAnswered = hasAnsweredOwner(invitee);
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(sender, language),
    subject: textIn(language, subject, values),
    greeting: textIn(language, 'mail.greeting', { name: nameToThemselves(invitee).first_name }),
    paragraphs: [
      textIn(language, intro, values),
      ...actTexts(language, act),
      ...(note ? [textIn(language, 'mail.quote', { note })] : []),
    ],
    ...(closing ? { notes: [textIn(language, closing)] } : {}),
    ...(why && whyOf(state, invitee, why)),
    ...(headline ? { headline: textIn(language, headline, asked) } : {}),
    court: offeredCourt(state, invitee, asksAt ? answeredOf(state) : []),
    facts: [...offeredFacts(formats, state), ...(asksAt ? askedFacts(formats, state) : [])],
    action: { label: textIn(language, action), url },
    ...(asksAt ? { waits: true, ...timesToMark(formats, state, invitee, url, asksAt) } : {}),
    stop: { ...stopOf(state, invitee), senderId: sender.id },
    replyTo,
    tracks: { kind: 'invitee', ids: [invitee.id] },
    about: 'INVITATION',
    match: { id: state.game.id, decisive: false },
    isAnswered,
    isAmongKnown: isAmongKnown(state, isAnswered),
    ...budgeted,
  };
}

const REGISTERED = {
  subject: 'mail.visitor.subject',
  intro: 'mail.visitor.intro',
  action: 'mail.game.action',
} as const;

/** Nothing counts as answered until the mailbox is proved. */
const TO_CONFIRM = {
  subject: 'mail.visitor.confirm.subject',
  intro: 'mail.visitor.confirm.intro',
  action: 'mail.visitor.confirm.action',
} as const;

/**
 * To the address a visitor of the share link gave: the person's own link. A registered player, or a person who was invited
 * already, is asked whether it was them. One email a person and game: a second visitor with this address only replaces
 * the draft.
 */
export async function emailVisitor(
  { context, tx, state }: Occasion,
  { inviteeId, secured, isFirst }: EventOf<'VisitorRegistered'>,
): Promise<void> {
  const invitee = state.invitees.find(({ id }) => id === inviteeId);
  if (!isFirst || !state.owner.proved || !invitee?.mailTo) return;
  const ways = await newWaysBack(context, tx, state.game.id, invitee.id);
  await context.mailer.send(
    tx,
    offerEmail(state, invitee, ways, secured ? TO_CONFIRM : REGISTERED, { kind: 'visitor' }),
  );
  if (invitee.status === 'PENDING') invitee.status = 'SENT';
}
