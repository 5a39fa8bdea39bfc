import { BRAND } from '../brand.ts';
import { invitationPath, MARKED_TIMES, markedTimesQuery, readMarkedTimes } from './invitation.ts';
import { PATHS, setNewPasswordPath } from './paths.ts';

/** The possible beginnings of links into the desktop app. */
export interface LinkDeps {
  /** The app's own scheme, without a colon. */
  scheme: string;
  /** Origin of the server the app talks to: its addresses open in the app as well. */
  serverOrigin: string;
}

const MAX_LINK_LENGTH = 2048;
/** Ids and passwords never contain a hyphen: the one between them is the separator (R-ids). */
const GAME = /^[A-Za-z0-9]{1,64}(-[A-Za-z0-9]{1,64})?$/;
const TOKEN = /^[A-Za-z0-9_-]{1,256}$/;

/** As in a button of a mail, in whatever way its colon was encoded. */
const TIME = new RegExp(`^${MARKED_TIMES}=(\\d{4}-\\d\\d-\\d\\dT\\d\\d)(?::|%3A)(\\d\\dZ)$`, 'i');

/** @returns the query of the times that a button of a mail marks; empty without one (R-time-buttons) */
function timesIn(query: string): string {
  const found = query.split('&').flatMap((pair) => {
    const [, hour, minutes] = TIME.exec(pair) ?? [];
    return hour ? [`${hour}:${minutes}`] : [];
  });
  return markedTimesQuery(readMarkedTimes(found));
}

/** Query parameter of the ticket that hands a log-in on. */
export const TICKET_PARAMETER = 'ticket';
const ticketPath = (ticket: string): string => `${PATHS.login}?${TICKET_PARAMETER}=${ticket}`;

/** @returns the link that hands a log-in on to the desktop app */
export const ticketLink = (scheme: string, ticket: string): string =>
  `${scheme}://login?${TICKET_PARAMETER}=${encodeURIComponent(ticket)}`;

/** The part of a link after scheme or origin: a path without its first slash; null when it has neither. */
function afterPrefix(link: string, { scheme, serverOrigin }: LinkDeps): string | null {
  const beginsWith = (prefix: string) => link.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase();
  if (beginsWith(`${serverOrigin}/`)) return link.slice(serverOrigin.length + 1);
  // Systems replace `scheme:x`, `scheme:/x`, `scheme://x` and `scheme:///x` by one another.
  return beginsWith(`${scheme}:`) ? link.slice(scheme.length + 1).replace(/^\/{0,3}/, '') : null;
}

/**
 * Reads a link that the system hands to the desktop app (R-desktop-links):
 * `crosscourt://extinv/{gameId}[-password]/{token}[?time=…]`, `crosscourt://setNewPassword/{token}`,
 * `crosscourt://login?ticket={ticket}`, and the same pages of the configured server. Anybody may have written it.
 * @returns the path of the page, built again from its checked parts; null for everything else
 */
export function readDeepLink(link: string, deps: LinkDeps): string | null {
  if (link.length > MAX_LINK_LENGTH) return null;
  const [path = '', query = ''] = (afterPrefix(link, deps) ?? '').split(/[?#]/);
  // Windows adds a slash at the end.
  const [page = '', first = '', second, ...more] = path.replace(/\/$/, '').split('/');
  if (more.length > 0) return null;
  // Shells write what looks like a host in lower case.
  switch (page.toLowerCase()) {
    case 'extinv': {
      if (!GAME.test(first) || second === undefined || !TOKEN.test(second)) return null;
      const [gameId = '', password = null] = first.split('-');
      return invitationPath({ gameId, password, token: second }) + timesIn(query);
    }
    case 'setnewpassword':
      return second === undefined && TOKEN.test(first) ? setNewPasswordPath(first) : null;
    case 'login': {
      const ticket = query.startsWith(`${TICKET_PARAMETER}=`) ? query.slice(TICKET_PARAMETER.length + 1) : '';
      return first === '' && second === undefined && TOKEN.test(ticket) ? ticketPath(ticket) : null;
    }
    default:
      return null;
  }
}

/**
 * @param path of a page of this app
 * @param development whether the app is a development build, which has a scheme of its own
 * @returns the link that opens it in the desktop app
 */
export function deepLink(path: string, development: boolean): string {
  return `${development ? BRAND.desktopDevScheme : BRAND.desktopScheme}:/${path}`;
}
