import type { Period, Sport } from '../domain/values.ts';
import * as PATHS from './pagePaths.ts';

/**
 * Every path of the app (R-routes), built here for the router, mails and deep links. Paths without parameters are in
 * PATHS; those with parameters have a pattern in PATTERNS and a builder below.
 */
export { PATHS };

export const PATTERNS = {
  /** With the session instead of a token (R-web-access): before the other one, which would also match. */
  ownInvitation: '/extinv/:gameId/n',
  invitation: '/extinv/:gameId/:token',
  game: '/game/:id',
  gameEdit: '/game/:id/edit',
  shortLink: '/g/:code',
  payment: '/payment/:requestId',
  setNewPassword: '/setNewPassword/:token',
  publicProfile: '/publicProfile/:code',
  ratingReceipt: '/ratings/receipt/:gameId',
  clubJoin: '/club/:slug/join/:token',
  clubImport: '/club/:slug/people/import',
  club: '/club/:slug',
} as const;

export type PageName = keyof typeof PATHS | keyof typeof PATTERNS;

/** Any path of the app, for the declaration of a route. */
export type RoutePattern = (typeof PATHS)[keyof typeof PATHS] | (typeof PATTERNS)[keyof typeof PATTERNS];

/** @returns the pattern with one encoded segment instead of every `:name` */
export function fillPattern(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? ''));
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % is in no path of ours: the path is unknown, and must not crash.
    return null;
  }
}

/** @returns the decoded parameters when the path matches the pattern segment by segment, else null */
export function readPattern(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (given.length !== expected.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const value = decode(segment);
    if (!value) return null;
    values[part.slice(1)] = value;
  }
  return values;
}

/**
 * @param path the part between the origin and `?` or `#`
 * @returns which page it is and its parameters, or null for a path the app does not have
 */
export function readPath(path: string): { page: PageName; params: Record<string, string> } | null {
  for (const [page, pattern] of Object.entries({ ...PATHS, ...PATTERNS }) as [PageName, string][]) {
    const params = readPattern(pattern, path);
    if (params) return { page, params };
  }
  return null;
}

/** @returns the page of a game for its organiser and players */
export const gamePath = (id: string): string => fillPattern(PATTERNS.game, { id });
/** @returns the page on which its organiser changes a game */
export const gameEditPath = (id: string): string => fillPattern(PATTERNS.gameEdit, { id });
/** @returns the page on which its organiser reduces the offer to one time and one venue (R-edit-at) */
export const gameEditAtPath = (id: string, { fromTime, toTime, venue }: Period & { venue: string }): string =>
  `${gameEditPath(id)}?from=${encodeURIComponent(fromTime)}&to=${encodeURIComponent(toTime)}&venue=${encodeURIComponent(venue)}`;
/** @returns the page on which to organise a game like an earlier one of one's own */
export const organiseAgainPath = (id: string): string => `${PATHS.organise}?copy=${encodeURIComponent(id)}`;
/** @returns the page on which to organise a game of a club. @param slug its address */
export const organiseForClubPath = (slug: string): string => `${PATHS.organise}?club=${encodeURIComponent(slug)}`;
/**
 * @param from such as `2026-11-24T18:00`, by the clock of a venue that is yet to be chosen
 * @returns the page on which to organise a game at a time that is already chosen
 */
export const organiseAtPath = (from: string, to: string): string =>
  `${PATHS.organise}?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
/**
 * @returns the page on which to organise a match with these players, by their codes; without a sport in their usual one (R-ask)
 */
export const askPath = (codes: readonly string[], sport?: Sport): string =>
  `${PATHS.organise}?with=${codes.map(encodeURIComponent).join()}${sport ? `&sport=${sport}` : ''}`;
/** @returns the short form of a share link; `code` is 10 base-32 characters (R-share-link) */
export const shortLinkPath = (code: string): string => fillPattern(PATTERNS.shortLink, { code });
export const paymentPath = (requestId: string): string => fillPattern(PATTERNS.payment, { requestId });
/** @returns the page after paying, which waits for the confirmation of that payment */
export const paymentSuccessPath = (requestId: string): string =>
  `${PATHS.paymentSuccess}?request=${encodeURIComponent(requestId)}`;
export const setNewPasswordPath = (token: string): string => fillPattern(PATTERNS.setNewPassword, { token });
/** @returns a public profile, without the page's header when asked for (R-noheader) */
export const publicProfilePath = (code: string, noHeader = false): string =>
  fillPattern(PATTERNS.publicProfile, { code }) + (noHeader ? '?noheader' : '');
/** @returns the page of the changes that a match made to ratings (R-rating-receipt) */
export const ratingReceiptPath = (gameId: string): string => fillPattern(PATTERNS.ratingReceipt, { gameId });
/** @returns the sign-up with a friend's invitation code filled in */
export const signUpPath = (code: string): string => `${PATHS.signUpMail}?code=${encodeURIComponent(code)}`;
/** @returns the page for a mailed validation link */
export const validateEmailPath = (token: string): string => `${PATHS.validateEmail}?token=${encodeURIComponent(token)}`;

/**
 * @param senderId the sender of the mail; null for the product itself
 * @param notesOf the match whose messages it brings; left out for all other mails
 * @param simple the one-question variant (R-unsubscribe-link)
 * @returns the unsubscribe page of one mail
 */
export function unsubscribePath({ token, senderId, simple = false, notesOf, clubId }: UnsubscribeLink): string {
  const query = {
    t: token,
    ...(senderId ? { pr: senderId } : {}),
    ...(notesOf ? { g: notesOf } : {}),
    ...(clubId ? { club: clubId } : {}),
    ...(simple ? { s: 'true' } : {}),
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${PATHS.unsubscribe}?${pairs.join('&')}`;
}

interface UnsubscribeLink {
  token: string;
  senderId: string | null;
  simple?: boolean;
  notesOf?: string;
  clubId?: string;
}
