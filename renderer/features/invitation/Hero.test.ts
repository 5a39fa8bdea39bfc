import { expect, test } from 'vitest';
import { timeToAnswer } from './Hero.tsx';

const NOW = '2026-11-21T10:00:00.000Z';
const match = { status: 'CONFIRMED', expiresAt: '2026-11-23T11:00:00.000Z' } as const;

// R-expiry-left
test.each(['pending', 'sharing', 'proposed', 'validation'] as const)('%s: the time left is told', (header) => {
  expect(timeToAnswer(match, header, NOW)).toEqual({ unit: 'days', count: 2 });
});

test.each(['accepted', 'declined', 'waitingList', 'notInGame'] as const)('%s: nothing is asked any more', (header) => {
  expect(timeToAnswer(match, header, NOW)).toBeNull();
});

test('there is none once it is over, or somebody else plays', () => {
  expect(timeToAnswer(match, 'pending', match.expiresAt)).toBeNull();
  expect(timeToAnswer({ ...match, status: 'SCHEDULED' }, 'pending', NOW)).toBeNull();
});
