import { randomBytes } from 'node:crypto';

/** RFC 4648 in lower case: mail servers may change the case of a local part. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN_LENGTH = 28;
/** What stands for the token in `REPLY_ADDRESS`. */
const STAND_IN = '*';

/** Headers in which the servers on its way say whom a mail was for. */
const RECEIVER_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to', 'to', 'cc'];
/** Ours have one; somebody who tries many is not read any further. */
const MAX_TOKENS = 5;

/**
 * @param bytes 28 of them, or more, that nobody can guess
 * @returns 140 of their bits as they fit into an address in any case
 */
export const tokenOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, TOKEN_LENGTH), (byte) => BASE32[byte % BASE32.length]).join('');

/** @returns a token at random */
export const newAddressToken = (): string => tokenOf(randomBytes(TOKEN_LENGTH));

/** @param pattern `REPLY_ADDRESS`, such as `play+*@club.example` */
export const addressWith = (pattern: string, token: string): string => pattern.replace(STAND_IN, token);

/** @returns the tokens of the addresses that a mail was for, the surest first */
export function tokensOf(pattern: string, headers: readonly { key: string; value: string }[]): string[] {
  const [before = '', after = ''] = pattern.split(STAND_IN).map((part) => part.replace(/[.+]/g, '\\$&'));
  const address = new RegExp(`(?<![\\w.+-])${before}([a-z2-7]{${TOKEN_LENGTH}})${after}(?![\\w.-])`, 'gi');
  const found = RECEIVER_HEADERS.flatMap((name) =>
    headers
      .filter(({ key }) => key === name)
      .flatMap(({ value }) => [...value.matchAll(address)].map(([, token = '']) => token.toLowerCase())),
  );
  return [...new Set(found)].slice(0, MAX_TOKENS);
}
