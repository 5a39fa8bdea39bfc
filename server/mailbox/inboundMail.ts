import { tokensOf } from '../mail/tokenAddress.ts';
import { headersOf } from './mailHeaders.ts';
import type { MailPart, NotTaken, TakenApart } from './takeApartTask.ts';

/** Longer ones are not fetched: ours have 60 kB, and what comes back holds one of them at most. */
export const MAX_MAIL_BYTES = 1_000_000;

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

/** Why a mail was not looked into. */
export interface PassedBy {
  passedBy: NotTaken | 'notOurs' | 'tooLong';
}

interface Reading {
  /** `REPLY_ADDRESS`. */
  pattern: string;
  /** What takes a mail apart that is for us. */
  takeApart: (raw: Uint8Array) => Promise<TakenApart | { passedBy: NotTaken }>;
}

/**
 * Looks whom a mail is for, and has it taken apart where that is one of our addresses (R-mailbox).
 * @returns why it was passed by where it is not ours, or has too much of something
 */
export async function readMail(
  { pattern, takeApart }: Reading,
  raw: Buffer,
  receivedAt: Date,
): Promise<InboundMail | PassedBy> {
  if (raw.length > MAX_MAIL_BYTES) return { passedBy: 'tooLong' };
  const ownHeaders = headersOf(raw);
  if (!ownHeaders) return { passedBy: 'unreadable' };
  const tokens = tokensOf(pattern, ownHeaders);
  if (tokens.length === 0) return { passedBy: 'notOurs' };
  // A copy: what is handed to a thread would else bring along the memory that it is a piece of.
  const mail = await takeApart(new Uint8Array(raw));
  if ('passedBy' in mail) return mail;
  const { headers, from, text, parts } = mail;
  const all = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { tokens, from, receivedAt, header: (name) => all(name)[0] ?? '', all, text, parts };
}
