/** Pages and calls whose path carries a token (decisions §2 CORS). */
const SECRET_PATH = /\/(extinv|setNewPassword|g|unsub|email|calendar)(?![\w-])[^\s"'<>)]*/g;
/** Links that open the desktop app, whatever they carry. */
const APP_LINK = /\bcrosscourt(-dev)?:[^\s"'<>)]*/gi;
const QUERY = /\?[^\s"'<>)]+/g;
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const ADDRESS = /[^\s"'<>@/:,;]+@[^\s"'<>@/:,;]+\.[a-z]{2,}/gi;
const PHONE = /\+\d[\d ()./-]{6,}\d/g;

/** Fields that are never part of a report, wherever they stand. */
const SECRET_FIELDS =
  /^(authorization|cookies?|set-cookie|password|currentPassword|token|access_token|accessToken|argv|user|server_name)$/i;

/** @returns a text without tokens, queries and addresses of people */
export function scrubText(text: string): string {
  return text
    .replace(APP_LINK, 'crosscourt:…')
    .replace(SECRET_PATH, '/$1/…')
    .replace(QUERY, '?…')
    .replace(BEARER, '$1 …')
    .replace(ADDRESS, '…@…')
    .replace(PHONE, '+…');
}

function scrubValue(value: unknown, seen: WeakSet<object>): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return '…';
  seen.add(value);
  if (Array.isArray(value)) return value.map((part) => scrubValue(part, seen));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET_FIELDS.test(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, scrubValue(part, seen)]));
}

/**
 * Takes out of a report what may be nobody else's business: every text in it is gone through, and fields that hold
 * secrets are left out.
 */
export function scrub<Report extends object>(report: Report): Report {
  return scrubValue(report, new WeakSet()) as Report;
}

/** How errors are reported, in every process: all of them, and nothing that was not scrubbed (spec §1 Sentry). */
export const REPORT_OPTIONS = {
  sampleRate: 1,
  sendDefaultPii: false,
  beforeSend: <Report extends object>(report: Report) => scrub(report),
  beforeSendTransaction: <Report extends object>(report: Report) => scrub(report),
  beforeBreadcrumb: <Crumb extends object>(crumb: Crumb) => scrub(crumb),
};
