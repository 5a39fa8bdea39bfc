import { expect, it } from 'vitest';
import { type RankingsAddress, rankingsPath, readAddress } from './rankingsAddress.ts';

it.each<[string, RankingsAddress]>([
  ['', { tab: 'rankings', sport: null, players: null }],
  ['?sport=TENNIS', { tab: 'rankings', sport: 'TENNIS', players: null }],
  ['?sport=PADEL&doubles', { tab: 'rankings', sport: 'PADEL', players: 'doubles' }],
  ['?sport=PADEL&singles&tab=technical', { tab: 'technical', sport: 'PADEL', players: 'singles' }],
])('reads %s, and writes the same', (search, address) => {
  expect(readAddress(search)).toEqual(address);
  expect(rankingsPath(address)).toBe(`/ratingsAndRankings${search}`);
});

it('leaves open what it does not know', () => {
  expect(readAddress('?sport=golf&tab=x')).toEqual({ tab: 'rankings', sport: null, players: null });
});
