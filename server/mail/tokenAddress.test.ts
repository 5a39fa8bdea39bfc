import { expect, test } from 'vitest';
import { addressWith, newAddressToken, tokensOf } from './tokenAddress.ts';

// R-mailbox: whom a mail was for.

const PATTERN = 'play+*@club.example';
const [ONE, TWO] = ['a'.repeat(27).concat('2'), 'b'.repeat(27).concat('7')];
const to = (value: string, key = 'to') => [{ key, value }];

test('a token has 28 characters that survive a change of case', () => {
  expect(newAddressToken()).toMatch(/^[a-z2-7]{28}$/);
  const address = addressWith(PATTERN, newAddressToken());
  expect(tokensOf(PATTERN, to(address.toUpperCase()))).toEqual(tokensOf(PATTERN, to(address)));
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
});

test.each([
  ['bare', `play+${ONE}@club.example`, [ONE]],
  ['with a name', `"Ann, of the club" <play+${ONE}@club.example>`, [ONE]],
  ['beside others', `ann@a.example, <play+${ONE}@club.example>`, [ONE]],
  ['of another domain', `play+${ONE}@club.example.evil.example`, []],
  ['of another name', `xplay+${ONE}@club.example`, []],
  ['too short', `play+${ONE.slice(1)}@club.example`, []],
  ['too long', `play+a${ONE}@club.example`, []],
  ['with characters that no token has', `play+${ONE.slice(1)}0@club.example`, []],
  ['with another character in place of the dot', `play+${ONE}@clubxexample`, []],
] as const)('an address %s', (_what, value, tokens) => {
  expect(tokensOf(PATTERN, to(value))).toEqual(tokens);
});

test('what the last server says comes first, other headers say nothing, and many are not read', () => {
  const [first, second] = [addressWith(PATTERN, ONE), addressWith(PATTERN, TWO)];
  expect(tokensOf(PATTERN, [...to(first), ...to(second, 'delivered-to')])).toEqual([TWO, ONE]);
  expect(tokensOf(PATTERN, [...to(first, 'subject'), ...to(first, 'from'), ...to(first, 'reply-to')])).toEqual([]);
  const many = Array.from({ length: 40 }, () => addressWith(PATTERN, newAddressToken())).join(', ');
  expect(tokensOf(PATTERN, to(many))).toHaveLength(5);
});
