import type { Email } from '../../../mail/email.ts';
import { textIn } from '../../../texts.ts';
import { formatsOfReader, type GameState, type Invitee } from '../gameState.ts';
import { nameToThemselves } from '../store/ownNames.ts';
import { offeredCourt, timesToMark } from './drawn.ts';
import { answeredOf, askedFacts, nameOf, offeredFacts, playing, sportName, stopOf, whyOf } from './facts.ts';

/**
 * Invites to several matches in one email, each with a link of its own.
 * @param invitee the receiver, in the first of them
 * @param inviteeIds the receiver in each of them
 */
export function seriesEmail(
  invitee: Invitee,
  matches: readonly { state: GameState; url: string }[],
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
    inviteeIds,
  };
}
