import type { addressParser } from 'postal-mime';
import { MAX_HEADER_BYTES, type MailHeader } from './mailHeaders.ts';
import { apart, isTextOfProgram, type MailPart, mailPartOf } from './mailParts.ts';

const MAX_NESTING = 16;
/** A mail of 1 MB as programs write it has 14,000. */
const MAX_LINES = 20_000;
/** Calendars and mail servers send four or five. */
const MAX_PARTS = 200;
const NEW_LINE = 0x0a;
const HYPHEN = 0x2d;

/** A parsed mail; plain values, because it goes from one thread to another. */
export interface TakenApart {
  headers: MailHeader[];
  /** The address of its author, in lower case; empty where it names none or several. */
  from: string;
  /** Its plain text without calendars; empty where it has only HTML. */
  text: string;
  /** Whether a calendar replaces the text (multipart/alternative): then a program may have written both. */
  isTextOfProgram: boolean;
  parts: MailPart[];
}

/** Why a mail was not parsed. */
export type NotTaken = 'tooManyLines' | 'tooManyParts' | 'unreadable';

/** @returns which limit a mail exceeds; a part begins with a line that begins with two hyphens, as do few others */
function excessOf(raw: Uint8Array): NotTaken | null {
  let lines = 0;
  let parts = 0;
  for (let at = 0; at !== -1 && lines <= MAX_LINES; lines++) {
    if (raw[at] === HYPHEN && raw[at + 1] === HYPHEN) parts += 1;
    const end = raw.indexOf(NEW_LINE, at);
    at = end === -1 ? -1 : end + 1;
  }
  if (parts > MAX_PARTS) return 'tooManyParts';
  return lines > MAX_LINES ? 'tooManyLines' : null;
}

/** A proof for one author is not one for a second. */
function authorOf(headers: readonly MailHeader[], parse: typeof addressParser): string {
  const authors = headers.filter(({ key }) => key === 'from');
  const [author, another] = authors.flatMap(({ value }) => parse(value, { flatten: true }));
  return another ? '' : (author?.address?.toLowerCase() ?? '');
}

/**
 * Parses a mail without looking into a mail that is forwarded in it: an answer in there is not the sender's. Runs in
 * a thread of its own (R-off-thread).
 */
export default async function takeApart(raw: Uint8Array): Promise<TakenApart | { passedBy: NotTaken }> {
  const excess = excessOf(raw);
  if (excess) return { passedBy: excess };
  const limits = { maxNestingDepth: MAX_NESTING, maxHeadersSize: MAX_HEADER_BYTES };
  const { default: PostalMime, addressParser } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { ...limits, forceRfc822Attachments: true }).catch(() => null);
  if (!mail) return { passedBy: 'unreadable' };
  const headers = mail.headers.map(({ key, value }) => ({ key: key.toLowerCase(), value }));
  const { text, calendars } = apart(mail.text ?? '');
  // The text shows what is in HTML, but for a mail of HTML alone.
  const written = calendars.length > 0 ? calendars : apart(mail.html ?? '').calendars;
  const parts = [...mail.attachments.map(mailPartOf), ...written];
  return { headers, from: authorOf(headers, addressParser), text, isTextOfProgram: isTextOfProgram(raw), parts };
}
