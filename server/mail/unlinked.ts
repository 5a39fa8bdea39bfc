import { FIGURES, isPhoneLike } from '../../shared/domain/linkLike.ts';
import type { Email, Facts } from './email.ts';
import type { MailPlayer } from './html/courtHtml.ts';

/** A zero-width space: nobody sees it, and no mail program takes what it parts for an address. */
const GAP = '\u200b';

/**
 * The dots of names of hosts, which have a letter on one side, and of addresses in figures; the signs of addresses; what comes
 * before two slashes, and after the name of a way to reach somebody.
 */
const JOINTS =
  /(?<=\S)@(?=[^\s@]*[.。．｡])|(?<=[\p{L}\p{M}-])[.。．｡](?=[\p{L}\p{N}])|(?<=[\p{N}])[.。．｡](?=\p{L})|(?<=\d\.\d{1,3})\.(?=\d{1,3}\.\d)|:(?=\/)|\/(?=\/)|(?<=\b(?:mailto|tel)):(?=\S)/giu;

/**
 * What people have typed, so that no mail program makes links of it: a mail of ours leads to our pages alone (R-mail-unlinked).
 * @returns the same to the eye
 */
export const unlinked = (text: string): string =>
  text
    .replace(JOINTS, `$&${GAP}`)
    .replace(FIGURES, (figures) => (isPhoneLike(figures) ? figures.replace(/\p{Nd}{2}/gu, `$&${GAP}`) : figures));

const unlinkedNames = (players: readonly MailPlayer[]): MailPlayer[] =>
  players.map((player) => ({ ...player, name: unlinked(player.name) }));

const unlinkedFacts = (facts: Facts): Facts => facts.map(([label, value]) => [label, unlinked(value)]);

/**
 * @returns a mail in which nothing but our own addresses makes a link: names, notes and venues stand in all of its texts. Mails
 * of security quote their reader alone, who needs what they say to the letter; only the name may be a stranger's (R-mail-unlinked)
 */
export function withoutTypedLinks(email: Email): Email {
  const greeting = unlinked(email.greeting);
  if (email.stop === null) return { ...email, greeting, ...(email.quotes && { quotes: email.quotes.map(unlinked) }) };
  const { court, stub, headline, why, facts, quotes, notes, parts } = email;
  return {
    ...email,
    greeting,
    headline: unlinked(headline ?? email.subject),
    paragraphs: email.paragraphs.map(unlinked),
    ...(quotes && { quotes: quotes.map(unlinked) }),
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
