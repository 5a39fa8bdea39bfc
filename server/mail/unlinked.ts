import type { Email, Facts } from './email.ts';
import type { MailPlayer } from './html/courtHtml.ts';

/** A zero-width space: it is invisible, and mail programs don't take the parts around it for an address. */
const GAP = '\u200b';

/**
 * The dots in host names, which have letters behind them, and in addresses in figures; the `@` of addresses; the colon and the
 * first slash of `://`, and the colon after `mailto` and `tel`.
 */
const JOINTS =
  /(?<=\S)@(?=[^\s@]*[.。．｡])|(?<=[\p{L}\p{M}\p{N}-])[.。．｡](?=\p{L}\p{M}*\p{L})|(?<=\d\.\d{1,3})\.(?=\d{1,3}\.\d)|:(?=\/)|\/(?=\/)|(?<=\b(?:mailto|tel)):(?=\S)/giu;

/** The full stop of an abbreviation that is written right before a word, as in `Av.de la Reine`. */
const TIGHT_STOP = /(?<=[\p{L}\p{M}\p{N}-])[.。．｡](?=\p{L}\p{M}*\p{L})/gu;

/**
 * Changes text that people have typed so that no mail program makes links of it (R-mail-unlinked).
 * @returns text that looks the same
 */
export const unlinked = (text: string): string => text.replace(JOINTS, `$&${GAP}`);

/**
 * @returns names and streets with a space after each full stop: no mail program or calendar makes a link of them, and what
 * people copy into a map has nothing invisible in it (R-mail-unlinked)
 */
export const spaced = (text: string): string => text.replace(TIGHT_STOP, '$& ');

const unlinkedNames = (players: readonly MailPlayer[]): MailPlayer[] =>
  players.map((player) => ({ ...player, name: unlinked(player.name) }));

const unlinkedFacts = (facts: Facts): Facts => facts.map(([label, value]) => [label, unlinked(value)]);

/**
 * @returns a mail in which only our own addresses make a link: names, notes and venues are in all of its texts. Mails among
 * people who know each other stay as they are. Security mails quote only their reader, who needs the exact words; only the
 * name may be a stranger's (R-mail-unlinked)
 */
export function withoutTypedLinks(email: Email): Email {
  if (email.isAmongKnown) return email;
  const greeting = unlinked(email.greeting);
  const quotes = email.quotes?.map((quote) => ({ ...quote, text: unlinked(quote.text) }));
  if (email.stop === null) return { ...email, greeting, ...(quotes && { quotes }) };
  const { subject, court, stub, headline, why, facts, notes, parts } = email;
  return {
    ...email,
    // Spam filters count hidden characters in subjects.
    subject: spaced(subject),
    greeting,
    ...(headline && { headline: unlinked(headline) }),
    paragraphs: email.paragraphs.map(unlinked),
    ...(quotes && { quotes }),
    ...(facts && { facts: unlinkedFacts(facts) }),
    ...(notes && { notes: notes.map(unlinked) }),
    ...(why && { why: unlinked(why) }),
    ...(stub && { stub: { ...stub, where: unlinked(stub.where) } }),
    ...(court && { court: { ...court, sides: [unlinkedNames(court.sides[0]), unlinkedNames(court.sides[1])] } }),
    ...(parts && {
      parts: parts.map((part) => ({ ...part, title: unlinked(part.title), facts: unlinkedFacts(part.facts) })),
    }),
  };
}
