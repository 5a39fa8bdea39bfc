import type { addressParser } from 'postal-mime';
import { tokensOf } from '../mail/tokenAddress.ts';

/** Longer ones are not fetched: ours have 60 kB, and what comes back holds one of them at most. */
export const MAX_MAIL_BYTES = 1_000_000;
const MAX_NESTING = 16;
const MAX_HEADER_BYTES = 100_000;

/** A part that is no text to read, in bytes as it was sent. */
export interface MailPart {
  /** Lower case, without parameters. */
  type: string;
  /** Of a calendar part, in upper case; empty where it says none. */
  method: string;
  bytes: Uint8Array;
}

/** A mail that came for one of our addresses. */
export interface InboundMail {
  /** Of the addresses it came for, the surest first. */
  tokens: string[];
  /** The address of its author, in lower case; empty where it names none or several. */
  from: string;
  /** When the mailbox got it. */
  receivedAt: Date;
  /** Of a header with this lower-case name the topmost, unfolded; empty where there is none. */
  header(name: string): string;
  /** All headers with this lower-case name, the topmost first. */
  all(name: string): string[];
  /** What it says in plain text; empty where it has only HTML. */
  text: string;
  parts: MailPart[];
}

/** What vouches for one author vouches for no second one. */
function authorOf(headers: readonly string[], parse: typeof addressParser): string {
  const [author, another] = headers.flatMap((header) => parse(header, { flatten: true }));
  return another ? '' : (author?.address?.toLowerCase() ?? '');
}

/**
 * Reads a mail as it is, without unpacking what somebody forwards in it: an answer in there is not the sender's.
 * @param pattern `REPLY_ADDRESS`
 * @returns null for one that is none, is nested too deeply or came for no address of ours
 */
export async function readMail(pattern: string, raw: Buffer, receivedAt: Date): Promise<InboundMail | null> {
  const limits = { maxNestingDepth: MAX_NESTING, maxHeadersSize: MAX_HEADER_BYTES };
  const { default: PostalMime, addressParser } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { ...limits, forceRfc822Attachments: true }).catch(() => null);
  if (!mail) return null;
  const headers = mail.headers.map(({ key, value }) => ({ key: key.toLowerCase(), value }));
  const tokens = tokensOf(pattern, headers);
  if (tokens.length === 0) return null;
  const all = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  return {
    tokens,
    from: authorOf(all('from'), addressParser),
    receivedAt,
    header: (name) => all(name)[0] ?? '',
    all,
    text: mail.text ?? '',
    parts: mail.attachments.map(({ mimeType, method, content }) => ({
      type: mimeType,
      method: method ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}
