import type { ReliabilityBin } from '../../../../shared/domain/predictions.ts';
import styles from './QualityPage.module.css';

const SIZE = 300;
const MARGIN = 12;

const at = (share: number): number => MARGIN + share * (SIZE - 2 * MARGIN);

/** What was predicted to the right, what came true upwards; the table beside it says the same in figures. */
export function ReliabilityChart({ bins, label }: { bins: readonly ReliabilityBin[]; label: string }) {
  const most = Math.max(...bins.map(({ count }) => count), 1);
  const [low, high] = [at(0), at(1)];
  return (
    <svg className={styles.chart} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <rect x={low} y={low} width={high - low} height={high - low} className={styles.field} />
      <line x1={low} y1={high} x2={high} y2={low} className={styles.truth} />
      {bins.map(
        ({ from, predicted, observed, count }) =>
          predicted !== null &&
          observed !== null && (
            <circle
              key={from}
              cx={at(predicted)}
              cy={SIZE - at(observed)}
              r={4 + 8 * Math.sqrt(count / most)}
              className={styles.point}
            />
          ),
      )}
    </svg>
  );
}
