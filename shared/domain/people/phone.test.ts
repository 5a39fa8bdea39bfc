import { expect, test } from 'vitest';
import { toPhone } from './phone.ts';

test.each([
  ['+32470123456', '+32470123456'],
  ['+32 470 12 34 56', '+32470123456'],
  // The zero that is dialled within the country is no part of the number.
  ['+32 0470 12 34 56', '+32470123456'],
  ['+1-684 633 1234', '+16846331234'],
  ['+36 20 123 4567', '+36201234567'],
  // As it is dialled where there is no plus.
  ['00 32 470 12 34 56', '+32470123456'],
  ['0032470123456', '+32470123456'],
])('%s is %s', (text, number) => {
  expect(toPhone(text)).toBe(number);
});

test.each([
  '',
  '+',
  '+32',
  '0470123456',
  '00',
  '0000470123456',
  '+3247012',
  '+324701234567890',
  '+999123456789',
  'call +32470123456',
  'a@b.be',
])('%j is no phone number', (text) => {
  expect(toPhone(text)).toBeNull();
});
