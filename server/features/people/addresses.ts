/** An email counts in any case; a phone number is written without spaces (decisions §4). */
export function normalizeAddress(address: string): string {
  return address.replace(/\s/g, '').toLowerCase();
}
