import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COURT_PLANS } from '../../shared/court/courtPlans.ts';
import { SPORTS } from '../../shared/domain/values.ts';

test('every sport has a plan of its court, and a colour', () => {
  expect(Object.keys(COURT_PLANS).sort()).toEqual([...SPORTS].sort());
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  expect(SPORTS.filter((sport) => !tokens.includes(`[data-sport="${sport}"] {`))).toEqual([]);
});
