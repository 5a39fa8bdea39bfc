import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Email } from '../../../mail/email.ts';
import { textIn } from '../../../texts.ts';
import { formatsOfReader, type GameState, type Invitee } from '../gameState.ts';
import { nameToThemselves } from '../store/ownNames.ts';
import { offeredCourt, timesToMark } from './drawn.ts';
import { answeredOf, askedFacts, nameOf, offeredFacts, playing, sportName, stopOf, whyOf } from './facts.ts';

interface OfferText {
  subject: TextKey;
  intro: TextKey;
  /** What the organiser says about the match. */
  note?: string | null;
  /** What comes last. */
  closing?: TextKey;
  action: TextKey;
  /** In large letters; left out, the subject. */
  headline?: TextKey;
  /** Why it comes, for people without an account. */
  why?: TextKey;
  /** An answer is asked for, with times as buttons, as of this instant. */
  asksAt?: Date;
}

/** What decides on its budgets (R-mail-budget). */
type Budgeted = Pick<Email, 'kind' | 'isRefusable'>;

/** An email to one invitee about what is offered, with the link that answers it; its delivery is told to the organiser. */
export function offerEmail(
  state: GameState,
  invitee: Invitee,
  url: string,
  { subject, intro, note, closing, action, headline, why, asksAt }: OfferText,
  budgeted: Budgeted = {},
): Email {
  const { language } = invitee;
  const values = {
    name: nameOf(state.owner, language),
    sport: sportName(language, state),
    play: playing(language, state),
  };
  const asked = { ...values, first: state.owner.first_name, guest: nameToThemselves(invitee).first_name };
  const formats = formatsOfReader(invitee);
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner, language),
    subject: textIn(language, subject, values),
    greeting: textIn(language, 'mail.greeting', { name: nameToThemselves(invitee).first_name }),
    paragraphs: [textIn(language, intro, values), ...(note ? [textIn(language, 'mail.quote', { note })] : [])],
    ...(closing ? { notes: [textIn(language, closing)] } : {}),
    ...(why && whyOf(state, invitee, why)),
    ...(headline ? { headline: textIn(language, headline, asked) } : {}),
    court: offeredCourt(state, invitee, asksAt ? answeredOf(state) : []),
    facts: [...offeredFacts(formats, state), ...(asksAt ? askedFacts(formats, state) : [])],
    action: { label: textIn(language, action), url },
    ...(asksAt ? { waits: true, ...timesToMark(formats, state, invitee, url, asksAt) } : {}),
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
    match: { id: state.game.id, decisive: false },
    isAnswered: invitee.mailbox_answered_at !== null,
    ...budgeted,
  };
}
