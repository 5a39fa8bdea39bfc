import type { PredictionQuality, ReliabilityBin } from '../../shared/domain/rating/predictions.ts';
import type { RatingRule } from '../../shared/domain/rating/rating.ts';
import { ratingWidth } from '../../shared/domain/rating/scale.ts';
import type { Coverage } from './coverage.ts';
import type { ReplayResult } from './replayMatches.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (count: number): string => count.toLocaleString('en');

function binLine({ from, to, count, predicted, observed }: ReliabilityBin): string {
  const range = `${(100 * from).toFixed(0).padStart(3)}-${(100 * to).toFixed(0)} %`.padEnd(11);
  const cells = [predicted, observed].map((share) => (share === null ? '-' : percent(share)).padStart(10));
  return `${range}${cells.join('')}${whole(count).padStart(12)}`;
}

const RULE_NAMES: Record<RatingRule, string> = { RESULT: 'who won', MARGIN: 'how clearly' };

/** One measure for every rule, side by side. */
function measureLine(name: string, cells: readonly string[]): string {
  return `${name.padEnd(17)}${cells.map((cell) => cell.padStart(14)).join('')}`;
}

function ruleLines(rules: ReplayResult['rules']): string[] {
  const each = (read: (quality: PredictionQuality) => string) =>
    rules.map(({ quality }) => (quality ? read(quality) : '-'));
  return [
    measureLine(
      'rule',
      rules.map(({ rule }) => RULE_NAMES[rule]),
    ),
    measureLine(
      'accuracy',
      each(({ accuracy }) => percent(accuracy)),
    ),
    measureLine(
      'log-loss',
      each(({ logLoss }) => logLoss.toFixed(4)),
    ),
    measureLine(
      'Brier score',
      each(({ brier }) => brier.toFixed(4)),
    ),
    measureLine(
      'calibration error',
      each(({ calibrationError }) => percent(calibrationError)),
    ),
  ];
}

function coverageLines(coverage: readonly Coverage[]): string[] {
  if (coverage.length === 0)
    return ['Nobody has played thirty matches after their third: how sure ratings are is not measured.'];
  const sum = (read: (each: Coverage) => number) => coverage.reduce((total, each) => total + read(each), 0);
  const line = (name: string, width: string, players: number, inside: number) =>
    `${name.padEnd(9)}${width.padStart(8)}${whole(players).padStart(12)}${percent(inside / players).padStart(10)}`;
  return [
    'Players who were within the ± of their rating thirty matches later:',
    'matches       ±     players    inside',
    ...coverage.map(({ matches, players, inside }) =>
      line(`${matches}`, ratingWidth(matches).toFixed(2), players, inside),
    ),
    line(
      'all',
      '',
      sum(({ players }) => players),
      sum(({ inside }) => inside),
    ),
  ];
}

/** @returns a replay's result in lines for a terminal */
export function describeReplay({ quality, rules, coverage, walkovers, retirements, wrong }: ReplayResult): string[] {
  const lines = [
    `matches            ${whole(quality?.matches ?? 0)}`,
    `walkovers          ${whole(walkovers)} skipped`,
    `retirements        ${whole(retirements)} before a full set, skipped`,
    `unreadable rows    ${whole(wrong.count)} skipped`,
    ...wrong.first.map(({ line, why }) => `  line ${line}: ${why}`),
  ];
  if (!quality) return lines;
  return [
    ...lines,
    '',
    ...ruleLines(rules),
    '',
    ...coverageLines(coverage),
    '',
    'Reliability of the present rule, every match from both sides:',
    `chance      predicted       won     matches`,
    ...quality.bins.map(binLine),
  ];
}
