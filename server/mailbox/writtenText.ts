import EmailReplyParser from 'email-reply-parser';
import { firstCharacters, isLongerThan } from '../../shared/domain/characters.ts';
import { MAX_NOTE_LENGTH } from '../../shared/domain/limits.ts';

/** Characters that are looked at: a note is a tenth of them, and the library takes seconds for a line of a hundred thousand. */
const MAX_READ = 10_000;
/** How Hungarian programs begin what is quoted; the library knows those of our other languages. */
const HUNGARIAN_QUOTE = / ezt írta\b.*:$/;

/** @returns a text whose lines end in words, with at most one empty line between them: many cost the library minutes */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '').join('\n');
}

/**
 * Runs in a thread of its own (R-off-thread).
 * @param text of a mail
 * @returns what its author has written, without what it quotes and without a signature, as long as a note may be; empty where
 * that is nothing
 */
export function writtenText(text: string): string {
  const lines = tidied(text.slice(0, MAX_READ)).split('\n');
  const quote = lines.findIndex((line) => HUNGARIAN_QUOTE.test(line));
  const written = lines.slice(0, quote === -1 ? lines.length : quote).join('\n');
  const words = new EmailReplyParser().parseReply(written).trim();
  return isLongerThan(words, MAX_NOTE_LENGTH) ? `${firstCharacters(words, MAX_NOTE_LENGTH - 1).trimEnd()}…` : words;
}
