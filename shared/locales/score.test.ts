import { describe, expect, test } from 'vitest';
import { formatFigures, formatSets } from './score.ts';

const set = (initiatorScore: number, opponentScore: number, ord: number, type: 'NORMAL' | 'TB' = 'NORMAL') => ({
  initiatorScore,
  opponentScore,
  type,
  ord,
});

describe('a score as text', () => {
  test('has the separator of its language', () => {
    const written = (['en', 'de', 'es', 'fr', 'hu', 'it', 'nl', 'pt'] as const).map((to) => formatFigures(6, 4, to));
    expect(written).toEqual(['6–4', '6:4', '6–4', '6–4', '6:4', '6–4', '6–4', '6–4']);
  });

  test('is written from either side', () => {
    const match = { gameSet: [set(4, 6, 1), set(6, 3, 2), set(5, 7, 3)], sport: 'TENNIS' } as const;
    expect(formatSets(match, 'OPPONENT', 'en')).toBe('6–4, 3–6, 7–5');
    expect(formatSets(match, 'INITIATOR', 'de')).toBe('4:6, 6:3, 5:7');
    expect(formatSets({ gameSet: [], sport: 'TENNIS' }, 'INITIATOR', 'en')).toBe('');
  });

  test('has a tie-break with the set it decided', () => {
    const match = { gameSet: [set(6, 7, 1), set(5, 7, 2, 'TB'), set(4, 6, 3)], sport: 'PADEL' } as const;
    expect(formatSets(match, 'OPPONENT', 'en')).toBe('7–6\u00a0(7–5), 6–4');
    expect(formatSets(match, 'INITIATOR', 'en')).toBe('6–7\u00a0(5–7), 4–6');
  });
});
