import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Email } from '../../../mail/compose.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, formatsOfReader, type GameState, type Invitee } from '../gameState.ts';
import { agreedFacts, nameOf, sportName, stopOf } from './facts.ts';

/**
 * Reminds of an agreed match, or of its score.
 * @param invitee null for the organiser
 * @param url the invitee's own link; null for the organiser
 */
export function matchReminderEmail(
  context: Context,
  state: GameState,
  kind: 'dayBefore' | 'soon' | 'score',
  invitee: Invitee | null,
  url: string | null,
): Email {
  const language = invitee?.language ?? state.owner.language;
  const players = [state.owner, ...confirmedOf(state)].filter(({ id }) => id !== (invitee?.id ?? state.owner.id));
  const values = { name: players.map(nameOf).join(', '), sport: sportName(language, state) };
  return {
    to: invitee?.mailTo ?? state.owner.mailTo ?? '',
    language,
    subject: textIn(language, `mail.reminder.${kind}.subject`, values),
    greeting: textIn(language, 'mail.greeting', { name: invitee?.first_name ?? state.owner.first_name }),
    paragraphs: [textIn(language, `mail.reminder.${kind}.intro`, values)],
    facts: agreedFacts(formatsOfReader(invitee ?? state.owner), state),
    action: {
      label: textIn(language, kind === 'score' ? 'mail.reminder.score.action' : 'mail.game.action'),
      url: url ?? `${context.config.publicUrl}${gamePath(state.game.id)}`,
    },
    stop: stopOf(state, invitee),
    match: { id: state.game.id, decisive: false },
    isAnswered: invitee === null || invitee.mailbox_answered_at !== null,
  };
}
