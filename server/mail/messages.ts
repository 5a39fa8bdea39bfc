import type { Email, Quote } from './email.ts';

/** How many messages a mail brings, the newest; the page has them all. */
const MAX_MESSAGES = 10;

/** @returns the messages of two mails about one match, the newest ones of them */
export const joinQuotes = (earlier: Email, later: Email): Quote[] =>
  [...(earlier.quotes ?? []), ...(later.quotes ?? [])].slice(-MAX_MESSAGES);

/**
 * @param writerId somebody who is erased (R-erase)
 * @returns a mail that waits, without their messages; one that brings only messages begins with the last of the others, and is
 * null when there is none
 */
export function withoutMessagesOf<E extends Email>(email: E, writerId: string): E | null {
  const all = email.quotes ?? [];
  const quotes = all.filter(({ message }) => message?.by !== writerId);
  const intros = (of: readonly Quote[]) => of.map(({ message }) => message?.intro);
  const gone = intros(all).filter((intro) => !intros(quotes).includes(intro));
  const left = { ...email, quotes, paragraphs: email.paragraphs.filter((text) => !gone.includes(text)) };
  if (!email.stop?.notesOf) return left;
  const last = quotes.at(-1)?.message;
  if (!last) return null;
  const { by: senderId, fromName, subject } = last;
  return { ...left, fromName, subject, stop: { ...email.stop, senderId } };
}
