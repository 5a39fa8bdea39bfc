/** A part of a mail: the lines of its header, and what it holds. */
export interface PartSpec {
  head: readonly string[];
  body: string;
}

/** What somebody writes, as their program writes it. */
export const written = (body: string): PartSpec => ({ head: ['Content-Type: text/plain; charset=utf-8'], body });

/** A file under any type. */
export const file = (type: string, body: string): PartSpec => ({
  head: [`Content-Type: ${type}`, 'Content-Disposition: attachment'],
  body,
});

/** A calendar as the part of a mail, by what it says of its method. */
export const calendarPart = (body: string, method: string): PartSpec => ({
  head: [`Content-Type: text/calendar; charset=utf-8; method=${method}`],
  body,
});

/** Parts that say the same thing in several ways. */
export const alternative = (...parts: readonly PartSpec[]): PartSpec => ({
  head: ['Content-Type: multipart/alternative; boundary="alt"'],
  body: [...parts.flatMap(({ head, body }) => ['--alt', ...head, '', body]), '--alt--'].join('\r\n'),
});

/** A mail of several parts. */
export function mixedMail(headers: Record<string, string>, parts: readonly PartSpec[]): string {
  const all = { ...headers, 'Content-Type': 'multipart/mixed; boundary="mix"' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const body = parts.flatMap(({ head, body: text }) => ['--mix', ...head, '', text]);
  return [...lines, '', ...body, '--mix--', ''].join('\r\n');
}
