import { isEmailAddress } from '../../../../shared/domain/limits.ts';

/** The longest parts of an address (RFC 5321). */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 255;

/** Of the signs that RFC 5321 allows, those that people have in their address. */
const LOCAL = /[\p{L}\p{N}_.+'&%-]+$/u;
const DOMAIN = /^[\p{L}\p{N}.-]+/u;
/** A spreadsheet would run what begins with another sign. */
const PLAIN = /^[\p{L}\p{N}_]/u;

/** @returns an address in lower case, or null for what is none, or could be run as a formula */
function asAddress(text: string): string | null {
  const address = text.toLowerCase().replace(/[.]+$/, '');
  return PLAIN.test(address) && isEmailAddress(address) ? address : null;
}

/**
 * Walks from one `@` to the next, of those between two positions, and looks a bounded way around each: ten megabytes of
 * anything take a bounded time.
 */
export function* findAddresses(text: string, from: number, to: number): Generator<string> {
  for (let at = text.indexOf('@', from); at >= 0 && at < to; at = text.indexOf('@', at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - MAX_LOCAL), at))?.[0];
    const domain = local && DOMAIN.exec(text.slice(at + 1, at + 1 + MAX_DOMAIN))?.[0];
    const address = domain?.includes('.') ? asAddress(`${local}@${domain}`) : null;
    if (address) yield address;
  }
}
