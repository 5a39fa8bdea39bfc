/**
 * Opens a link of a page in the system's browser: https only, or the app's own server, and what is opened is the parsed
 * address, never the text that came in.
 * @param open the system's way of opening an address
 * @returns whether it was opened
 */
export function openExternal(address: string, serverOrigin: string, open: (address: string) => unknown): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isOurs = url.origin === serverOrigin;
  if ((url.protocol !== 'https:' && !isOurs) || url.username !== '' || url.password !== '') return false;
  open(url.href);
  return true;
}
