import type { IncomingMessage } from 'node:http';

const NAMES = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const ADDRESSES = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i;
/** Headers that proxies add: a caller behind one is not known to be on this machine. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'];

/** @returns whether a host name or address, an IPv6 one in brackets or not, means this machine */
export const isLoopback = (host: string): boolean => NAMES.test(host);

/**
 * Whether a request comes from this machine, by its connection and not by what its headers claim, and names it by a
 * loopback name: a page elsewhere whose own name was pointed here is refused (R-dev-tools, R-metrics-access).
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  if (PROXY_HEADERS.some((header) => Boolean(headers[header]))) return false;
  return isLoopback(name) && ADDRESSES.test(socket.remoteAddress ?? '');
}
