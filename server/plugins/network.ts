import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The unit that a limit counts for a network address: all addresses of one line, or of one site. */
export interface Network {
  name: string;
  /** By which factor the limit is higher for it. */
  times: number;
}

type Networks = readonly [line: Network, ...sites: Network[]];

/** How many lines of an IPv6 site are counted separately at most. */
const SITE_TIMES = 10;
const BITS_PER_GROUP = 16;
/** Prefixes with which an IPv4 address is written as an IPv6 one: mapped, and translated (RFC 6052). */
const IPV4_WITHIN = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** @returns the eight groups of an IPv6 address, in hexadecimal without leading zeros */
function groupsOf(address: string): string[] {
  // The last two groups may be written as an IPv4 address, which the parser of URLs reads.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function ipv4Within(groups: string[]): string | null {
  if (!IPV4_WITHIN.includes(groups.slice(0, 6).join(':'))) return null;
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high, low].map((pair = 0) => `${pair >> 8}.${pair & 255}`).join('.');
}

const prefix = (groups: string[], bits: number) => `${groups.slice(0, bits / BITS_PER_GROUP).join(':')}::/${bits}`;

/**
 * What limits count for an address (R-network): an IPv4 address as it is; for an IPv6 address its /64, because one line has
 * all 2^64 addresses, and its /48 at ten times as much.
 */
export function networksOfAddress(address: string): Networks {
  if (!isIPv6(address)) return [{ name: address, times: 1 }];
  const groups = groupsOf(address);
  const ipv4 = ipv4Within(groups);
  if (ipv4 !== null) return [{ name: ipv4, times: 1 }];
  return [
    { name: prefix(groups, 64), times: 1 },
    { name: prefix(groups, 48), times: SITE_TIMES },
  ];
}

/** @returns what limits count for the caller (R-network); only this function reads a caller's network address */
export const networksOf = ({ ip }: Pick<FastifyRequest, 'ip'>): Networks => networksOfAddress(ip);

/** @returns the line of a caller, which tells callers apart where nothing is counted */
export const lineOf = (request: Pick<FastifyRequest, 'ip'>): string => networksOf(request)[0].name;

const causing = new AsyncLocalStorage<Networks>();

/** @returns the networks of the current request; none for sweeps and jobs */
export const causingNetworks = (): readonly Network[] => causing.getStore() ?? [];

/** Makes the networks of a request known to everything it causes, so that features do not have to pass them on. */
export function rememberNetworks(app: FastifyInstance): void {
  // Not before the body is read: listeners to its bytes start outside this request.
  app.addHook('preHandler', (request, _reply, done) => causing.run(networksOf(request), done));
}
