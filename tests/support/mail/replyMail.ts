/** What a calendar answers, and to whom. */
export interface ReplySpec {
  to: string;
  from: string;
  uid: string;
  says?: string;
  attendee?: string;
  sequence?: number | null;
  /** As iCalendar writes an instant; null where the calendar leaves it out. */
  stamp?: string | null;
  /** Further or other headers. */
  headers?: Record<string, string>;
}

export const CALENDARS = ['google', 'outlook', 'apple', 'nextcloud'] as const;
export type CalendarName = (typeof CALENDARS)[number];

const crlf = (lines: readonly string[]) => lines.join('\r\n');
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** The times as this calendar writes them: in UTC, or in a zone by the name that Windows has for it. */
const TIMES = {
  utc: ['DTSTART:20261122T090000Z', 'DTEND:20261122T100000Z'],
  windows: ['DTSTART;TZID=Romance Standard Time:20261122T100000', 'DTEND;TZID=Romance Standard Time:20261122T110000'],
};
const WINDOWS_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The entry that comes back, with what each of them adds or leaves out. */
export function replyCalendar(calendar: CalendarName, spec: ReplySpec, event: readonly string[] = []): string {
  const { to, from, uid, says = 'ACCEPTED', attendee = from, sequence = 0, stamp = '20261121T090000Z' } = spec;
  const isOutlook = calendar === 'outlook';
  const who = {
    google: `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${says};CN=${attendee};X-NUM-GUESTS=0:mailto:${attendee}`,
    outlook: `ATTENDEE;PARTSTAT=${says};CN=Gil:mailto:${attendee}`,
    apple: `ATTENDEE;CN=Gil;CUTYPE=INDIVIDUAL;EMAIL=${attendee};PARTSTAT=${says}:mailto:${attendee}`,
    nextcloud: `ATTENDEE;PARTSTAT=${says}:MAILTO:${attendee}`,
  }[calendar];
  return `${crlf([
    'BEGIN:VCALENDAR',
    'PRODID:-//A calendar//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    ...(isOutlook ? WINDOWS_ZONE : []),
    'BEGIN:VEVENT',
    ...(calendar === 'nextcloud' ? [] : TIMES[isOutlook ? 'windows' : 'utc']),
    ...(stamp === null ? [] : [`DTSTAMP:${stamp}`]),
    ...(isOutlook ? [] : [`ORGANIZER;CN=Ann:mailto:${to}`]),
    `UID:${uid}`,
    who,
    ...(sequence === null ? [] : [`SEQUENCE:${sequence}`]),
    ...(isOutlook ? ['SUMMARY;LANGUAGE=de:Zugesagt: Tennis', 'X-MICROSOFT-CDO-APPT-SEQUENCE:0'] : ['SUMMARY:Tennis']),
    ...(calendar === 'nextcloud' ? ['REQUEST-STATUS:2.0;Success'] : []),
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
  ])}\r\n`;
}

const CALENDAR_TYPE = 'Content-Type: text/calendar; charset=utf-8; method=REPLY';
const plain = (text: string) => ['Content-Type: text/plain; charset=utf-8', '', text];

/** The body, nested as each of them nests it. */
function bodyOf(calendar: CalendarName, ics: string): string[] {
  const encoded = ['Content-Transfer-Encoding: base64', '', base64(ics)];
  if (calendar === 'google') {
    return [
      'Content-Type: multipart/mixed; boundary="m"',
      '',
      '--m',
      'Content-Type: multipart/alternative; boundary="a"',
      '',
      '--a',
      ...plain('Gil has accepted this invitation.'),
      '--a',
      CALENDAR_TYPE,
      ...encoded,
      '--a--',
      '--m',
      'Content-Type: application/ics; name="invite.ics"',
      'Content-Disposition: attachment; filename="invite.ics"',
      ...encoded,
      '--m--',
    ];
  }
  if (calendar === 'nextcloud') return [CALENDAR_TYPE, '', ics];
  const html = calendar === 'outlook' ? ['--a', 'Content-Type: text/html; charset="windows-1256"', '', ''] : [];
  const text = calendar === 'outlook' ? '' : 'Gil hat zugesagt.';
  return [
    'Content-Type: multipart/alternative; boundary="a"',
    '',
    '--a',
    ...plain(text),
    ...html,
    '--a',
    CALENDAR_TYPE,
    ...encoded,
    '--a--',
  ];
}

/** What our mail server writes on top of a mail that the domain of its author vouches for. */
export const VOUCHED = (from: string) => ({
  'Authentication-Results': `mx.club.be; dkim=pass header.d=${from.split('@')[1]}; dmarc=pass (p=REJECT) header.from=${from.split('@')[1]}`,
});
/** As Google's calendar sends for a domain that is not Google's. */
export const BY_GOOGLE = {
  'Authentication-Results':
    'mx.club.be; dkim=pass header.i=@google.com header.s=20230601; spf=pass (mx.club.be: domain of 3abc) smtp.mailfrom=3abc@calendar-server.bounces.google.com; dmarc=fail header.from=players.be',
};

/** A reply as one of these calendars mails it. */
export function replyMail(calendar: CalendarName, spec: ReplySpec, event: readonly string[] = []): string {
  const headers = {
    From: `Gil Guest <${spec.from}>`,
    To: spec.to,
    Subject: 'Accepted: Tennis',
    'Message-ID': '<reply@players.be>',
    'MIME-Version': '1.0',
    ...spec.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return crlf([...lines, ...bodyOf(calendar, replyCalendar(calendar, spec, event)), '']);
}
