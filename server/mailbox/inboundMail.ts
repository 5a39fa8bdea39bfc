import { tokensOf } from '../mail/tokenAddress.ts';
import { headersOf } from './mailHeaders.ts';
import type { NotTaken, TakenApart } from './takeApartTask.ts';

/** Longer mails are not fetched: ours have 60 kB, and a returned mail holds at most one of them. */
export const MAX_MAIL_BYTES = 1_000_000;

/** A mail to one of our addresses. */
export interface InboundMail extends Omit<TakenApart, 'headers'> {
  /** The tokens in its addresses, the most reliable first. */
  tokens: string[];
  /** When the mailbox received it. */
  receivedAt: Date;
  /** The topmost header with this lower-case name, unfolded; empty where there is none. */
  header(name: string): string;
  /** All headers with this lower-case name, the topmost first. */
  all(name: string): string[];
}

/** Why a mail was skipped. */
export interface PassedBy {
  passedBy: NotTaken | 'notOurs' | 'tooLong';
}

interface Reading {
  /** `REPLY_ADDRESS`. */
  pattern: string;
  /** Parses a mail that is for us. */
  takeApart: (raw: Uint8Array) => Promise<TakenApart | { passedBy: NotTaken }>;
}

/**
 * Looks whom a mail is for, and has it parsed if that is one of our addresses (R-mailbox).
 * @returns why it was skipped if it is not ours, or exceeds a limit
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
  // A copy: otherwise the thread would also get the memory that the buffer is a part of.
  const mail = await takeApart(new Uint8Array(raw));
  if ('passedBy' in mail) return mail;
  const { headers, ...rest } = mail;
  const all = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { ...rest, tokens, receivedAt, header: (name) => all(name)[0] ?? '', all };
}
