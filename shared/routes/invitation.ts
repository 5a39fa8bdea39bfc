import { fillPattern, PATTERNS, readPattern } from './paths.ts';

/** The token that means: read this game with my session (R-web-access). */
export const WEB_ACCESS_TOKEN = 'n';

/** The content of an invitation's address (R-invitee-link). */
export interface InvitationLink {
  gameId: string;
  /** The acceptance password known to one mailbox only; null in share links and after log-in. */
  password: string | null;
  /** Token of an invitee or of the share link; `n` for a logged-in visit. */
  token: string;
}

/** @returns `/extinv/{gameId}[-password]/{token}` */
export function invitationPath({ gameId, password, token }: InvitationLink): string {
  return fillPattern(PATTERNS.invitation, { gameId: password ? `${gameId}-${password}` : gameId, token });
}

/**
 * @returns the address from which a guest's calendar fetches the agreed match (R-calendar-file); it gives access to nothing
 * else
 */
export const entryPath = (gameId: string, token: string): string => `/calendar/${gameId}/${token}.ics`;

/**
 * Splits the game's segment: ids never contain a hyphen, so the first one begins the password (R-ids).
 * @returns null when the game's id is empty
 */
function readInvitation(segment: string, token: string): InvitationLink | null {
  const at = segment.indexOf('-');
  const gameId = at < 0 ? segment : segment.slice(0, at);
  const password = at < 0 ? '' : segment.slice(at + 1);
  return gameId && token ? { gameId, password: password || null, token } : null;
}

/** @returns the content of an invitation's path, or null for another path */
export function readInvitationPath(path: string): InvitationLink | null {
  const params = readPattern(PATTERNS.invitation, path);
  return params ? readInvitation(params.gameId ?? '', params.token ?? '') : null;
}

/** The query parameter of the times that a button in the mail marks, with one value for each (R-time-buttons). */
export const MARKED_TIMES = 'time';

/** @returns the query of a button that marks the slots beginning at these instants; empty without one */
export function markedTimesQuery(starts: readonly string[]): string {
  if (starts.length === 0) return '';
  return `?${starts.map((start) => `${MARKED_TIMES}=${start.slice(0, 16)}Z`).join('&')}`;
}

/**
 * @param values those of `time` in a query
 * @returns the marked instants, as ISO; invalid ones are left out
 */
export function readMarkedTimes(values: readonly string[]): string[] {
  const instants = values.map((value) => Date.parse(value)).filter((instant) => !Number.isNaN(instant));
  return instants.map((instant) => new Date(instant).toISOString());
}
