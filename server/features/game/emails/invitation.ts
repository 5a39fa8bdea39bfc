import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Letter } from '../../../mail/compose.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, type GameState, type Member } from '../store/gameState.ts';
import { agreedFacts, nameOf, offeredFacts, sportName, stopOf } from './facts.ts';

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
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
  };
}

/**
 * Invites to several matches in one letter, each with a link of its own.
 * @param invitee the receiver, in the first of them
 */
export function seriesLetter(
  invitee: Member,
  matches: readonly { state: GameState; url: string }[],
  inviteeIds: string[],
): Letter {
  const { language } = invitee;
  const [first] = matches;
  if (!first) throw new RangeError('a series has matches');
  const { owner, game } = first.state;
  const values = { name: nameOf(owner), sport: sportName(language, first.state), count: matches.length };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(owner),
    subject: textIn(language, 'mail.series.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [
      textIn(language, 'mail.series.intro', values),
      ...(game.notes ? [textIn(language, 'mail.quote', { note: game.notes })] : []),
      textIn(language, 'mail.series.how'),
    ],
    parts: matches.map(({ state, url }, index) => ({
      title: textIn(language, 'mail.series.match', { number: index + 1 }),
      facts: offeredFacts(language, state),
      action: { label: textIn(language, 'mail.invitation.action'), url },
    })),
    stop: stopOf(first.state, invitee),
    inviteeIds,
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
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
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
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
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
    stop: stopOf(state, invitee),
  };
}
