import type { ReliabilityBin } from '../../shared/domain/rating/predictions.ts';
import type { ReplayResult } from './replayMatches.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (count: number): string => count.toLocaleString('en');

function binLine({ from, to, count, predicted, observed }: ReliabilityBin): string {
  const range = `${(100 * from).toFixed(0).padStart(3)}-${(100 * to).toFixed(0)} %`.padEnd(11);
  const cells = [predicted, observed].map((share) => (share === null ? '-' : percent(share)).padStart(10));
  return `${range}${cells.join('')}${whole(count).padStart(12)}`;
}

/** @returns a replay's result in lines for a terminal */
export function describeReplay({ quality, walkovers, retirements, wrong }: ReplayResult): string[] {
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
    `accuracy           ${percent(quality.accuracy)}`,
    `log-loss           ${quality.logLoss.toFixed(4)}`,
    `Brier score        ${quality.brier.toFixed(4)}`,
    `calibration error  ${percent(quality.calibrationError)}`,
    '',
    'Reliability, every match from both sides:',
    `chance      predicted       won     matches`,
    ...quality.bins.map(binLine),
  ];
}
