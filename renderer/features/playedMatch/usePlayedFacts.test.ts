import { expect, test } from 'vitest';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { knownFacts } from './usePlayedFacts.ts';

const due = (gameId: string) => ({ gameId, userId: 'u2' }) as DueReview;

// R-stars
test('stars that could not be asked for are neither due nor given', () => {
  expect(knownFacts('g1', undefined, { history: null, due: null }).due).toBeNull();
  const known = knownFacts('g1', undefined, { history: null, due: [due('g1'), due('g2')] });
  expect(known.due).toEqual([due('g1')]);
  expect(knownFacts('g1', known, { history: null, due: null }).due).toEqual([due('g1')]);
  expect(knownFacts('g1', known, { history: null, due: [due('g2')] }).due).toEqual([]);
});
