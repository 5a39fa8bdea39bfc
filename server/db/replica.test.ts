import { expect, test } from 'vitest';
import { LeaderPositions } from './replica.ts';

// R-replica
test('a replica is behind since the leader had no more than the replica has now', () => {
  const leader = new LeaderPositions();
  expect(leader.lag(0, 100)).toBe(Number.POSITIVE_INFINITY);
  leader.note(1000, 100);
  expect(leader.lag(1000, 100)).toBe(0);
  expect(leader.lag(1000, 99)).toBe(Number.POSITIVE_INFINITY);
  leader.note(2000, 200);
  leader.note(3000, 300);
  expect(leader.lag(3010, 300)).toBe(0);
  expect(leader.lag(3010, 400)).toBe(0);
  expect(leader.lag(3010, 299)).toBe(1010);
  expect(leader.lag(3010, 150)).toBe(2010);
});

test('a leader that writes nothing makes nobody late', () => {
  const leader = new LeaderPositions();
  for (const at of [1000, 50_000, 100_000]) leader.note(at, 100);
  expect(leader.lag(100_000, 100)).toBe(0);
});

test('positions of long ago are forgotten', () => {
  const leader = new LeaderPositions();
  leader.note(0, 100);
  leader.note(60_001, 200);
  expect(leader.lag(60_001, 150)).toBe(Number.POSITIVE_INFINITY);
});
