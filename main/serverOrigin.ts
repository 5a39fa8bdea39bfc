const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * @param address of the server the app talks to, as somebody has configured it
 * @returns its origin; null for what is no address, or one that strangers could listen in on
 */
export function readServerOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe ? origin : null;
}
