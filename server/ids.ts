import { createHash, hash, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Crockford's base 32 in lower case: without i, l, o, u, which look like others. */
const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

function random(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** @returns an identifier of 101 random bits (R-ids) */
export const newId = (): string => random(BASE62, 17);

/** @returns a bearer token of 190 random bits */
export const newToken = (): string => random(BASE62, 32);

/** @returns the acceptance password of an invitation link: 83 random bits (R-acceptance-password) */
export const newAcceptancePassword = (): string => random(BASE62, 14);

/** @returns a code people may read out: 10 base-32 characters */
export const newCode = (): string => random(BASE32, 10);

/** @returns a friend-invitation code: three letters, digits, `@`, digits (R-invitation-code) */
export const newInvitationCode = (): string =>
  `${random('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${randomInt(1000, 10_000)}@${randomInt(10, 100)}`;

/** @returns a code that is texted to a phone and typed */
export const newSixDigits = (): string => random('0123456789', 6);

/** @returns a recovery code: 53 random bits in groups of four digits, which a phone's number keys can type */
export const newRecoveryCode = (): string => Array.from({ length: 4 }, () => random('0123456789', 4)).join('-');

/** @returns a recovery code in its original form, however its digits were typed */
export const readRecoveryCode = (typed: string): string => typed.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1-');

/** @returns the stored form of a secret with so many random bits that it needs no salt */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** @returns the name a picture is served under: it includes the owner, so that two people never share one */
export const pictureId = (userId: string, picture: Buffer): string =>
  createHash('sha256').update(userId).update(picture).digest('hex');
