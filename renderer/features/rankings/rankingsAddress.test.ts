import { expect, it } from 'vitest';
import { type RankingsAddress, rankingsPath, readAddress } from './rankingsAddress.ts';

it.each<[string, RankingsAddress]>([
  ['', { tab: 'rankings', sport: null, players: null, why: false }],
  ['?sport=TENNIS', { tab: 'rankings', sport: 'TENNIS', players: null, why: false }],
  ['?sport=PADEL&doubles&why', { tab: 'rankings', sport: 'PADEL', players: 'doubles', why: true }],
  ['?sport=PADEL&singles&tab=technical', { tab: 'technical', sport: 'PADEL', players: 'singles', why: false }],
])('reads %s, and writes the same', (search, address) => {
  expect(readAddress(search)).toEqual(address);
  expect(rankingsPath(address)).toBe(`/ratingsAndRankings${search}`);
});

it('leaves open what it does not know', () => {
  expect(readAddress('?sport=golf&tab=x')).toEqual({ tab: 'rankings', sport: null, players: null, why: false });
});
