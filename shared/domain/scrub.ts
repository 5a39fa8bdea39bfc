/** The replacement for removed text. */
const GONE = '…';

/** Paths that contain a token: everything after their first part is removed (R-redaction). */
const SECRET_PATH =
  /([/\\])(extinv|setNewPassword|g|unsub|email|calendar|club[/\\][\w-]+[/\\]join)(?=[/\\?#]|%2F)[^\s"'`<>)\]]*/gi;
const QUERY = /[?#][^\s"'`<>)\]?#]*=[^\s"'`<>)\]]*/g;
/** In `https://name:password@host`. */
const CREDENTIALS = /(:\/\/)[^\s/@]+@/g;
const AUTHORIZATION = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const EMAIL = /[^\s@<>"'`(),;:/\\=?&[\]{}]+(@|%40)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;
/** International or national: a plus, `00` or one leading zero, and seven digits or more. */
const PHONE = /(?<![\w.-])(\+|00?)[1-9](?:[ ()./-]{0,2}\d){6,13}(?![\w-])/g;
/** Names of people in paths of their machines. */
const HOME = /([/\\](?:home|Users)[/\\])[^/\\\s"']+/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The token in our addresses for replies, which sometimes has only letters. */
const ADDRESS_TOKEN = /(?<![\w-])[a-z2-7]{28}(?![\w-])/gi;
/** Long words of letters and digits: tokens of every kind, JSON web tokens with their dots. */
const TOKEN = /(?<![\w-])(?=[\w.-]*\d)(?=[\w.-]*[a-z])[\w-]{20,}(?:\.[\w-]{20,})*(?![\w-])/gi;

/** Names whose values are always removed, whatever they look like. */
const SECRET_NAME =
  /authorization|cookie|password|passwd|secret|token|ticket|nonce|otp|^(code|query_?string|ip_address|user_?name|(first|last)_?name|e?-?mails?|phones?|address|location|notes?|body|data_?base_?url|server_name)$/i;
/** Where errors happened: names of files and functions may be long. */
const SOURCE_NAME = /^(filename|abs_path|function|module|release|debug_id|code_file|image_addr)$/;
/** Fields that tell reports apart and contain no personal data. */
const KEPT_NAME = /^(event_id|trace_id|span_id|parent_span_id|timestamp|start_timestamp|sdk|sdkProcessingMetadata)$/;

const scrubSource = (text: string): string =>
  text
    .replace(SECRET_PATH, `$1$2/${GONE}`)
    .replace(QUERY, `?${GONE}`)
    .replace(CREDENTIALS, '$1')
    .replace(EMAIL, GONE)
    .replace(HOME, `$1${GONE}`);

/**
 * @param text anything that may go into a report of an error: a message, an address, a line of a log
 * @returns it without tokens, passwords, queries, email addresses and phone numbers (R-redaction)
 */
export function scrubText(text: string): string {
  return scrubSource(text.replace(AUTHORIZATION, `$1 ${GONE}`))
    .replace(ADDRESS_TOKEN, GONE)
    .replace(TOKEN, (word) => (UUID.test(word) ? word : GONE))
    .replace(PHONE, GONE);
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

function scrubValue(value: unknown, name: string, seen: WeakMap<object, unknown>): unknown {
  if (KEPT_NAME.test(name)) return value;
  if (SECRET_NAME.test(name)) return value === undefined || value === null ? value : GONE;
  if (typeof value === 'string') return SOURCE_NAME.test(name) ? scrubSource(value) : scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    seen.set(value, list);
    for (const each of value) list.push(scrubValue(each, name, seen));
    return list;
  }
  // A value that is not plain data can't be checked, so it is not sent.
  if (!isPlain(value)) return GONE;
  const copy: Record<string, unknown> = {};
  seen.set(value, copy);
  for (const [key, each] of Object.entries(value)) copy[scrubText(key)] = scrubValue(each, key, seen);
  return copy;
}

/**
 * Scrubs a whole report: an event of Sentry or one of its breadcrumbs. The user is left out completely.
 * @returns a copy of the same shape, ready to be sent
 */
export function scrubReport<Report extends object>(report: Report): Report {
  const { user: _user, ...rest } = report as Record<string, unknown>;
  return scrubValue(rest, '', new WeakMap()) as Report;
}
