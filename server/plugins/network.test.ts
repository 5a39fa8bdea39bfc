import { expect, test } from 'vitest';
import { networksOfAddress } from './network.ts';

const namesOf = (address: string) => networksOfAddress(address).map(({ name }) => name);

// R-network
test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
])('%s counts as the IPv4 address %s', (address, counted) => {
  expect(networksOfAddress(address)).toEqual([{ name: counted, times: 1 }]);
});

test('the addresses of one IPv6 line count as one, those of a site as ten lines', () => {
  expect(networksOfAddress('2001:db8:1:2::7')).toEqual([
    { name: '2001:db8:1:2::/64', times: 1 },
    { name: '2001:db8:1::/48', times: 10 },
  ]);
  expect(namesOf('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toEqual(namesOf('2001:db8:1:2::'));
  expect(namesOf('2001:db8:1:3::7')[0]).not.toBe(namesOf('2001:db8:1:2::7')[0]);
  expect(namesOf('2001:db8:1:3::7')[1]).toBe(namesOf('2001:db8:1:2::7')[1]);
});

test.each([
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
])('%s is of %s', (address, network) => {
  expect(namesOf(address)[0]).toBe(network);
});
