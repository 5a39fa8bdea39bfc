import type { InboundMail } from './inboundMail.ts';

/** Google's calendar sends its replies from here, in the name of people whose domains know nothing about it. */
const GOOGLE_CALENDAR = 'calendar-server.bounces.google.com';

/** The result of one method of authentication (RFC 8601). */
interface Finding {
  method: string;
  result: string;
  /** Such as `header.from`, in lower case like their values. */
  properties: Map<string, string>;
}

/**
 * Removes comments and quoted words, which a sender may have written, and which may contain the header's own delimiters.
 * @returns null for a header with an unclosed comment or quote
 */
function plainOf(text: string): string | null {
  let plain = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (sign === '(' && !isQuoted) depth += 1;
    else if (sign === ')' && !isQuoted && depth > 0) depth -= 1;
    else if (depth === 0 && !isQuoted) plain += sign;
  }
  return depth > 0 || isQuoted ? null : plain;
}

/** @returns null for another server's header; an empty list for one that can't be read, which may be ours */
function findingsOf(header: string, server: string): Finding[] | null {
  const plain = plainOf(header);
  if (plain === null) return [];
  const [id = '', ...rest] = plain.split(';').map((each) => each.trim().toLowerCase());
  if (id.split(/\s+/)[0] !== server.toLowerCase()) return null;
  return rest.map((finding) => {
    const [proof = '', ...properties] = finding.split(/\s+/);
    const [method = '', result = ''] = proof.split('=');
    const pairs = properties.map((property) => property.split('='));
    return { method, result, properties: new Map(pairs.map(([name = '', value = '']) => [name, value])) };
  });
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * How sure it is that a mail is from the owner of its From address, according to our own mail server: `own` when their
 * domain vouches for it (DMARC), `google` when Google's calendar sent it for them. Only the topmost header of that server
 * counts: those below may have come with the mail. If that header can't be read, or says a thing twice, the sender has
 * manipulated it, and the mail is not believed.
 * @param server `TRUSTED_AUTHSERV`; null: no mail is believed
 */
export function proofOf(mail: InboundMail, server: string | null): 'own' | 'google' | 'none' {
  if (server === null || mail.from === '') return 'none';
  const findings = mail.all('authentication-results').flatMap((header) => {
    const found = findingsOf(header, server);
    return found ? [found] : [];
  })[0];
  if (!findings) return 'none';
  const about = (method: string) => findings.filter((each) => each.method === method);
  const envelopes = about('spf').filter(({ properties }) => properties.has('smtp.mailfrom'));
  // A mail may be signed several times, but comes from one place.
  if (about('dmarc').length > 1 || envelopes.length > 1) return 'none';
  const passes = (method: string, property: string, fits: (value: string) => boolean) =>
    about(method).some((each) => each.result === 'pass' && fits(each.properties.get(property) ?? ''));
  if (passes('dmarc', 'header.from', (domain) => domain === domainOf(mail.from))) return 'own';
  const isGoogles = (address: string) => domainOf(address) === GOOGLE_CALENDAR;
  const isSigned =
    passes('dkim', 'header.d', (d) => d === 'google.com') || passes('dkim', 'header.i', (i) => i === '@google.com');
  return isSigned && passes('spf', 'smtp.mailfrom', isGoogles) ? 'google' : 'none';
}
