import { FIGURES, isPhoneLike } from '../../shared/domain/linkLike.ts';
import type { Email, Facts } from './email.ts';
import type { MailPlayer } from './html/courtHtml.ts';

/** A zero-width space: it is invisible, and mail programs don't take the parts around it for an address. */
const GAP = '\u200b';

/**
 * The dots in host names, which have a letter on one side, and in addresses in figures; the `@` of addresses; the colon and the
 * first slash of `://`, and the colon after `mailto` and `tel`.
 */
const JOINTS =
  /(?<=\S)@(?=[^\s@]*[.。．｡])|(?<=[\p{L}\p{M}-])[.。．｡](?=[\p{L}\p{N}])|(?<=[\p{N}])[.。．｡](?=\p{L})|(?<=\d\.\d{1,3})\.(?=\d{1,3}\.\d)|:(?=\/)|\/(?=\/)|(?<=\b(?:mailto|tel)):(?=\S)/giu;

/**
 * Changes text that people have typed so that no mail program makes links of it: our mails lead only to our pages
 * (R-mail-unlinked).
 * @returns text that looks the same
 */
export const unlinked = (text: string): string =>
  text
    .replace(JOINTS, `$&${GAP}`)
    .replace(FIGURES, (figures) => (isPhoneLike(figures) ? figures.replace(/\p{Nd}{2}/gu, `$&${GAP}`) : figures));

const unlinkedNames = (players: readonly MailPlayer[]): MailPlayer[] =>
  players.map((player) => ({ ...player, name: unlinked(player.name) }));

const unlinkedFacts = (facts: Facts): Facts => facts.map(([label, value]) => [label, unlinked(value)]);

/**
 * @returns a mail in which only our own addresses make a link: names, notes and venues are in all of its texts. Security mails
 * quote only their reader, who needs the exact words; only the name may be a stranger's (R-mail-unlinked)
 */
export function withoutTypedLinks(email: Email): Email {
  const greeting = unlinked(email.greeting);
  const quotes = email.quotes?.map((quote) => ({ ...quote, text: unlinked(quote.text) }));
  if (email.stop === null) return { ...email, greeting, ...(quotes && { quotes }) };
  const { court, stub, headline, why, facts, notes, parts } = email;
  return {
    ...email,
    greeting,
    headline: unlinked(headline ?? email.subject),
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
