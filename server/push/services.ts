import { lookup as lookupName } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import type { Config } from '../config.ts';

/** Push services of the known browsers. A client names the address, so nothing else is called (R-push-hosts). */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  // Google's too: Chromium as distributions of Linux build it.
  /^jmt17\.google\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.services\.mozilla\.com$/,
  /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.apple\.com$/,
];

/** Where notices for one device are handed over. */
export interface PushService {
  url: URL;
  /** The operator has named it (PUSH_HOSTS): it may be anywhere. */
  isNamed: boolean;
}

/** @returns null for anything but an address of a known push service, or of one that the operator has named */
export function pushServiceOf(endpoint: string, { pushHosts }: Pick<Config, 'pushHosts'>): PushService | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return null;
  if (pushHosts.includes(url.origin)) return { url, isNamed: true };
  const isKnown = url.protocol === 'https:' && url.port === '' && SERVICES.some((host) => host.test(url.hostname));
  return isKnown ? { url, isNamed: false } : null;
}

const PRIVATE_NETWORKS: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
const privateAddresses = new BlockList();
for (const [network, prefix] of PRIVATE_NETWORKS) privateAddresses.addSubnet(network, prefix, 'ipv4');
const globalAddresses = new BlockList();
globalAddresses.addSubnet('2000::', 3, 'ipv6');

/** @returns whether an address is on the public Internet; for IPv6 only blocks that are assigned to networks */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address) ? globalAddresses.check(address, 'ipv6') : !privateAddresses.check(address, 'ipv4');
}

/** Looks up a name as the system does, but finds no address in a private network. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookupName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    const isPublic = addresses.every(({ address }) => isPublicAddress(address));
    if (!first || !isPublic) return done(new Error('a push service in a private network'), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
