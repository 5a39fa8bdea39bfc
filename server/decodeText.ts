/** UTF-16 without a byte order mark: every other byte of mostly Latin text is zero. */
function utf16WithoutMark(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 512);
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const most = start.length * 0.3;
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = utf16WithoutMark(bytes);
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Addresses are ASCII: any of the old Windows encodings is right for them.
    return 'windows-1252';
  }
}

/** @returns the text of a file in any encoding, or null for a file that is not text */
export function decodeText(given: Uint8Array): string | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\0') ? null : text;
}
