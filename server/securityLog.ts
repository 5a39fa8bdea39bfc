import { createHmac, randomBytes } from 'node:crypto';

/**
 * The events that are logged for an operator, and whether each was done or refused (R-security-log). The list is closed: an
 * event is one line here, and a call where it happens.
 */
const SECURITY_EVENTS = {
  'account.signedUp': 'done',
  'account.deleted': 'done',
  'account.closed': 'done',
  'account.opened': 'done',
  'guest.erased': 'done',
  'data.exported': 'done',
  logIn: 'done',
  'logIn.refused': 'refused',
  logOut: 'done',
  'ticket.given': 'done',
  'session.ended': 'done',
  'sessions.ended': 'done',
  'password.linkSent': 'done',
  'password.reset': 'done',
  'password.changed': 'done',
  'address.added': 'done',
  'address.removed': 'done',
  'address.main': 'done',
  'address.proved': 'done',
  'factor.on': 'done',
  'factor.off': 'done',
  'factor.codesRenewed': 'done',
  'passkey.added': 'done',
  'passkey.removed': 'done',
  'push.on': 'done',
  'push.off': 'done',
  'proof.refused': 'refused',
  'club.keeper': 'done',
  'club.closed': 'done',
  'club.opened': 'done',
  'link.refused': 'refused',
  'access.refused': 'refused',
  'shareLink.refused': 'refused',
  'limit.hit': 'refused',
  'webhook.refused': 'refused',
  'admin.command': 'done',
  'admin.refused': 'refused',
} as const satisfies Record<string, 'done' | 'refused'>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** Words from closed lists and opaque ids: nothing that a person has typed, and no addresses. */
export interface SecurityFacts {
  accountId?: string | null;
  /** Network address of the caller; only a mark made from it is logged, which tells addresses apart for one day. */
  from?: string;
  /** How somebody logs in. */
  by?: string;
  /** Code of the refusal. */
  reason?: string;
  /** Name of the limit. */
  limit?: string;
  /** Method and pattern, without the caller's values. */
  route?: string;
  /** Name of an operator's command. */
  command?: string;
}

/** Logs one event; call it once the change is stored. */
export type SecurityLog = (event: SecurityEvent, facts: SecurityFacts) => void;

/** How many characters of a hash tell the network addresses of a day apart. */
const MARK_LENGTH = 12;

/** @returns a function that makes marks of network addresses: with a secret key that changes every day */
function marker(): (address: string) => string {
  let day = '';
  let key = Buffer.alloc(0);
  return (address) => {
    const today = new Date().toISOString().slice(0, 10);
    if (day !== today) {
      day = today;
      key = randomBytes(32);
    }
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, MARK_LENGTH);
  };
}

/**
 * @param write takes the facts of one line of JSON, and adds the time
 * @returns the log of security events (R-security-log)
 */
export function createSecurityLog(write: (line: Record<string, string>) => void): SecurityLog {
  const mark = marker();
  return (event, { from, accountId, ...facts }) =>
    write({
      event,
      outcome: SECURITY_EVENTS[event],
      ...(accountId ? { accountId } : {}),
      ...(from ? { from: mark(from) } : {}),
      ...facts,
    });
}
