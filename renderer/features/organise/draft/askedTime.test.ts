import { expect, it } from 'vitest';
import { askedTime } from './askedTime.ts';

const FROM = '2026-11-23T17:00:00.000Z';

it.each([
  [`?from=${FROM}&to=2026-11-23T19:00:00.000Z`, { fromTime: FROM, toTime: '2026-11-23T19:00:00.000Z' }],
  [`?from=${FROM}`, null],
  [`?from=${FROM}&to=${FROM}`, null],
  [`?from=${FROM}&to=2026-11-25T17:00:00.000Z`, null],
  ['?from=tomorrow&to=later', null],
  ['', null],
])('%s asks for %j', (search, expected) => {
  expect(askedTime(search)).toEqual(expected);
});
