/**
 * Opens a link of a page in the system's browser: https only, and what is opened is the parsed address, never the text
 * that came in.
 * @param open the system's way of opening an address
 * @returns whether it was opened
 */
export function openExternal(address: string, open: (address: string) => unknown): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  open(url.href);
  return true;
}
