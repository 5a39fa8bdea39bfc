import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../RankingsStore.ts';
import { chartOf, courseOf, HEIGHT, WIDTH } from './chart.ts';

it('goes from left to right, with higher ratings higher up, and stays inside the frame', () => {
  const { points } = chartOf([5, 5.4, 4.8]);
  expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((a, b) => a - b));
  const [first, second, third] = points.map(({ y }) => y);
  expect(second).toBeLessThan(first ?? 0);
  expect(third).toBeGreaterThan(first ?? 0);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HEIGHT);
  }
});

it('draws lines at half points, and at whole ones over a wide range', () => {
  expect(chartOf([5.1, 5.3]).levels.map(({ rating }) => rating)).toEqual([5, 5.5]);
  expect(chartOf([5, 8]).levels.map(({ rating }) => rating)).toEqual([5, 6, 7, 8]);
  expect(chartOf([-0.2, 0.4]).levels.map(({ rating }) => rating)).toEqual([-0.5, 0, 0.5]);
});

it('has room for a history of one match, or one that never moved', () => {
  expect(chartOf([5]).points).toHaveLength(1);
  for (const { y } of chartOf([5, 5, 5]).points) expect(Number.isFinite(y)).toBe(true);
});

describe('the course of a rating', () => {
  const team = (id: string, ...players: string[]) => ({
    id,
    single: players.length === 1,
    mixed: false,
    players: players.map((player) => ({
      id: player,
      firstName: '',
      lastName: '',
      code: null,
      profileImageId: null,
      gender: null,
    })),
  });
  const receipt = (id: string, before: number) => ({
    id,
    before,
    expected: 0.5,
    result: 1,
    share: 0.6,
    credit: 0.875,
    rule: 'MARGIN' as const,
    k: 0.6,
    change: 0,
    after: 0,
    width: 0.8,
    provisional: true,
    sameDay: false,
  });
  const entry = (rating: number, before: Record<string, number>): HistoryEntry => ({
    teamId: 'us',
    rating,
    receipt: { day: '2026-11-01', players: Object.entries(before).map(([id, elo]) => receipt(id, elo)) },
    gameDTO: {
      id: `${rating}`,
      sport: 'TENNIS',
      initiatorTeam: team('them', 'Zoe', 'Kim'),
      opponentTeam: team('us', 'Ann', 'Eva'),
      winner: 'OPPONENT',
    },
  });

  it('begins before the oldest match, with the mean of the pair and not of the others', () => {
    const newest = entry(5.6, { Zoe: 9, Kim: 9, Ann: 5.2, Eva: 5.8 });
    const oldest = entry(5.5, { Zoe: 9, Kim: 9, Ann: 4, Eva: 6 });
    expect(courseOf([newest, oldest])).toEqual([5, 5.5, 5.6]);
  });

  it('is empty without matches, and begins after the first when its receipt is still to come', () => {
    expect(courseOf([])).toEqual([]);
    expect(courseOf([entry(5.5, {})])).toEqual([5.5]);
  });
});
