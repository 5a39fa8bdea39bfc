import { createHmac, randomBytes } from 'node:crypto';

/**
 * What an operator is told of, and whether it was done or refused (R-security-log). The list is closed: an event is one
 * line here, and a call where it happens.
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
  'link.refused': 'refused',
  'access.refused': 'refused',
  'shareLink.refused': 'refused',
  'limit.hit': 'refused',
  'webhook.refused': 'refused',
  'admin.command': 'done',
  'admin.refused': 'refused',
} as const satisfies Record<string, 'done' | 'refused'>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** Words of closed lists and opaque ids: nothing that a person has typed, and no address of theirs. */
export interface SecurityFacts {
  accountId?: string | null;
  /** Network address of the caller; it is never written, only what tells one from another until the day ends. */
  from?: string;
  /** How somebody logs in. */
  by?: string;
  /** Code of the refusal. */
  reason?: string;
  /** Name of the limit. */
  limit?: string;
  /** Method and pattern, without what a caller puts into it. */
  route?: string;
  /** Name of an operator's command. */
  command?: string;
}

/** Writes one event down; call it once what it tells of is stored. */
export type SecurityLog = (event: SecurityEvent, facts: SecurityFacts) => void;

/** How much of a hash tells the network addresses of a day apart. */
const MARK_LENGTH = 12;

/** @returns what makes marks of network addresses: with a key that nobody has, and that is another one each day */
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
 * @param write takes what becomes one line of JSON, which brings its own time
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
