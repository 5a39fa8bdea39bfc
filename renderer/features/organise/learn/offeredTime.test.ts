import { expect, it } from 'vitest';
import { offeredTime } from './offeredTime.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const search = (from: string, to: string) => `?${new URLSearchParams({ from, to })}`;

it('reads the time an address asks for', () => {
  const wanted = { fromTime: '2026-11-24T17:00:00.000Z', toTime: '2026-11-24T20:00:00.000Z' };
  expect(offeredTime(search('2026-11-24T17:00:00Z', '2026-11-24T20:00:00.000Z'), NOW)).toEqual(wanted);
  expect(offeredTime(search('2026-11-24T18:00+01:00', '2026-11-24T21:00+01:00'), NOW)).toEqual(wanted);
});

it.each([
  ['', ''],
  ['tomorrow', 'later'],
  ['2026-11-24', '2026-11-25'],
  ['2026-13-45T17:00:00Z', '2026-11-24T20:00:00Z'],
  ['2026-11-24T20:00:00Z', '2026-11-24T17:00:00Z'],
  ['2026-11-24T17:00:00Z', '2026-11-26T17:00:00Z'],
  ['2026-11-20T17:00:00Z', '2026-11-20T20:00:00Z'],
])('passes over %s to %s', (from, to) => {
  expect(offeredTime(search(from, to), NOW)).toBeNull();
});
