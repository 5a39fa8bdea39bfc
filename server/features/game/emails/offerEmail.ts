import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Email } from '../../../mail/compose.ts';
import { textIn } from '../../../texts.ts';
import { formatsOfReader, type GameState, type Invitee } from '../gameState.ts';
import { nameOf, offeredFacts, sportName, stopOf } from './facts.ts';

interface OfferText {
  subject: TextKey;
  intro: TextKey;
  /** What the organiser says about the match. */
  note?: string | null;
  /** What comes last. */
  closing?: TextKey;
  action: TextKey;
}

/** What decides on its budgets (R-mail-budget). */
type Budgeted = Pick<Email, 'kind' | 'isRefusable'>;

/** An email to one invitee about what is offered, with the link that answers it; its delivery is told to the organiser. */
export function offerEmail(
  state: GameState,
  invitee: Invitee,
  url: string,
  { subject, intro, note, closing, action }: OfferText,
  budgeted: Budgeted = {},
): Email {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, subject, values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [
      textIn(language, intro, values),
      ...(note ? [textIn(language, 'mail.quote', { note })] : []),
      ...(closing ? [textIn(language, closing)] : []),
    ],
    facts: offeredFacts(formatsOfReader(invitee), state),
    action: { label: textIn(language, action), url },
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
    match: { id: state.game.id, decisive: false },
    isAnswered: invitee.mailbox_answered_at !== null,
    ...budgeted,
  };
}
