import type { IncomingMessage } from 'node:http';

const NAMES = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const ADDRESSES = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i;
/** What browsers, curl and Prometheus send. Proxies add headers of any name: with any other, a caller may be behind one. */
const OWN_HEADERS =
  /^(host|connection|keep-alive|user-agent|accept(-\w+)?|authorization|cookie|referer|origin|cache-control|pragma|dnt|te|priority|purpose|range|if-[\w-]+|content-(type|length)|upgrade-insecure-requests|save-data|sec-[\w-]+|x-prometheus-scrape-timeout-seconds)$/;

/** @returns whether a host name or address, an IPv6 one in brackets or not, means this machine */
export const isLoopback = (host: string): boolean => NAMES.test(host);

/**
 * Whether a request comes from this machine, by its connection and not by what its headers claim, and names it by a
 * loopback name: a page elsewhere whose own name was pointed here is refused (R-dev-tools, R-metrics-access). Where a proxy is
 * set up, nobody is.
 */
export function isFromThisMachine(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy }: { trustProxy: unknown },
): boolean {
  if (trustProxy || !Object.keys(headers).every((name) => OWN_HEADERS.test(name))) return false;
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback(name) && ADDRESSES.test(socket.remoteAddress ?? '');
}
