import { describe, expect, test } from 'vitest';
import { type SeasonCount, substituteSeason, wakingOf, wallOf } from '../../../tests/support/substituteSeason.ts';
import { afterWakingMinutes, wakingMinutes } from './wakingTime.ts';

const SEASONS = 60;
const SEARCHES = 200;
/** What the rule was chosen for, measured in as many seasons of as many searches: the part that is filled, mails for each. */
const MEASURED = [
  { hours: 72, fill: 0.96, mails: 7.5 },
  { hours: 24, fill: 0.89, mails: 10.5 },
  { hours: 6, fill: 0.74, mails: 15.2 },
  { hours: 2, fill: 0.48, mails: 29.6 },
];
/** Of one side of a normal distribution: 1 % lies beyond. */
const ONE_PERCENT = 2.33;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of a ratio over all seasons, and its standard error, by how the seasons differ: a club's people stay the same. */
function ratio(seasons: readonly SeasonCount[], part: 'filled' | 'mails', whole: 'searches' | 'filled') {
  const value = mean(seasons.map((season) => season[part])) / mean(seasons.map((season) => season[whole]));
  const residues = seasons.map((season) => season[part] - value * season[whole]);
  const variance = mean(residues.map((residue) => residue ** 2)) * (SEASONS / (SEASONS - 1));
  return { value, error: Math.sqrt(variance / SEASONS) / mean(seasons.map((season) => season[whole])) };
}

describe('a season of searches (R-substitute-waves, R-substitute-order)', () => {
  test.each(MEASURED)('fills as many spots with as few mails $hours hours before', ({ hours, fill, mails }) => {
    const seasons = Array.from({ length: SEASONS }, (_, seed) => substituteSeason(seed + 1, hours, SEARCHES));
    const filled = ratio(seasons, 'filled', 'searches');
    const sent = ratio(seasons, 'mails', 'filled');
    // What is compared with was measured as often, with an error of its own, and rounded.
    const among = ONE_PERCENT * Math.SQRT2;
    expect(filled.value).toBeGreaterThan(fill - 0.005 - among * filled.error);
    expect(sent.value).toBeLessThan(mails + 0.05 + among * sent.error);
    // An error so wide that anything passes would show nothing.
    expect(filled.error).toBeLessThan(0.01);
    expect(sent.error).toBeLessThan(0.05 * mails);
  });

  test('counts the minutes by day as the searches of the product do', () => {
    const midnight = Date.UTC(2026, 5, 1);
    for (const wall of [0, 420, 433, 1000, 1319, 1320, 1500, 3000, 6870]) {
      expect(wakingOf(wall)).toBe(wakingMinutes(midnight, midnight + wall * 60_000, 'UTC'));
    }
    for (const minutes of [0, 1, 500, 899, 900, 901, 3600]) {
      expect(wallOf(minutes)).toBe((afterWakingMinutes(midnight, minutes, 'UTC') - midnight) / 60_000);
    }
  });
});
