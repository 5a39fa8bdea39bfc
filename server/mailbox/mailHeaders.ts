/** A mail's header is read up to here. */
export const MAX_HEADER_BYTES = 100_000;

/** A line of a mail's header, unfolded, with its name in lower case. */
export interface MailHeader {
  key: string;
  value: string;
}

/**
 * Reads a mail's header without parsing the mail (R-mailbox).
 * @returns the lines of its header, the topmost first; null for a header that does not end within 100 kB
 */
export function headersOf(raw: Uint8Array): MailHeader[] | null {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MAX_HEADER_BYTES)).toString('latin1');
  const lines = start.replaceAll('\r', '').split('\n');
  const end = lines.indexOf('');
  if (end === -1 && raw.byteLength > MAX_HEADER_BYTES) return null;
  const unfolded: string[][] = [];
  for (const line of end === -1 ? lines : lines.slice(0, end)) {
    const folded = unfolded.at(-1);
    if (folded && (line.startsWith(' ') || line.startsWith('\t'))) folded.push(line);
    else unfolded.push([line]);
  }
  return unfolded.map((pieces) => {
    const [key = '', ...value] = pieces.join('').split(':');
    return { key: key.trim().toLowerCase(), value: value.join(':').trim() };
  });
}
