import { observer } from 'mobx-react-lite';
import type { ReliabilityBin } from '../../../../shared/domain/rating/predictions.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import styles from './QualityPage.module.css';

/** Size of the field in the drawing's own units; the page stretches it. */
const FIELD = 260;
/** Room for the figures and the names of the axes. */
const MARGIN = { top: 30, right: 22, bottom: 48, left: 52 };
const MARKS = [0, 0.25, 0.5, 0.75, 1];

const across = (share: number): number => MARGIN.left + share * FIELD;
const up = (share: number): number => MARGIN.top + (1 - share) * FIELD;

type Point = Pick<ReliabilityBin, 'from' | 'predicted' | 'observed' | 'count'>;

/** As good predictions come out: never exactly, and most of them in the middle. */
const SAMPLE: readonly Point[] = [
  { from: 0.1, predicted: 0.15, observed: 0.18, count: 4 },
  { from: 0.2, predicted: 0.26, observed: 0.22, count: 9 },
  { from: 0.3, predicted: 0.35, observed: 0.37, count: 16 },
  { from: 0.4, predicted: 0.45, observed: 0.43, count: 25 },
  { from: 0.5, predicted: 0.55, observed: 0.57, count: 25 },
  { from: 0.6, predicted: 0.65, observed: 0.63, count: 16 },
  { from: 0.7, predicted: 0.74, observed: 0.78, count: 9 },
  { from: 0.8, predicted: 0.85, observed: 0.82, count: 4 },
];

/**
 * The predictions to the right, the results upwards; the table below says the same in figures.
 * @param bins left out if there are too few matches: then an example in grey
 */
export const ReliabilityChart = observer(function ReliabilityChart({ bins }: { bins?: readonly ReliabilityBin[] }) {
  const t = useText();
  const { language } = useStores().language;
  const points: readonly Point[] = bins ?? SAMPLE;
  const most = Math.max(...points.map(({ count }) => count), 1);
  const [width, height] = [MARGIN.left + FIELD + MARGIN.right, MARGIN.top + FIELD + MARGIN.bottom];
  return (
    <figure className={classNames(styles.figure, !bins && styles.sample)}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('quality.table')}>
        <rect x={across(0)} y={up(1)} width={FIELD} height={FIELD} className={styles.field} />
        {MARKS.map((mark) => (
          <g key={mark}>
            <line x1={across(mark)} x2={across(mark)} y1={up(0)} y2={up(1)} className={styles.grid} />
            <line x1={across(0)} x2={across(1)} y1={up(mark)} y2={up(mark)} className={styles.grid} />
            <text x={across(mark)} y={up(0) + 18} textAnchor="middle" className={styles.axis}>
              {formatPercent(mark, language)}
            </text>
            <text x={across(0) - 8} y={up(mark) + 5} textAnchor="end" className={styles.axis}>
              {formatPercent(mark, language)}
            </text>
          </g>
        ))}
        <text x={across(0)} y={up(1) - 14} textAnchor="start" className={styles.axisName}>
          {t('quality.observed')}
        </text>
        <text x={across(1)} y={up(0) + 40} textAnchor="end" className={styles.axisName}>
          {t('quality.chance')}
        </text>
        <line x1={across(0)} y1={up(0)} x2={across(1)} y2={up(1)} className={styles.truth} />
        {points.map(
          ({ from, predicted, observed, count }) =>
            predicted !== null &&
            observed !== null && (
              <circle
                key={from}
                cx={across(predicted)}
                cy={up(observed)}
                r={4 + 6 * Math.sqrt(count / most)}
                className={styles.point}
              />
            ),
        )}
      </svg>
      <figcaption className={styles.text}>{t(bins ? 'quality.chart' : 'quality.sample')}</figcaption>
    </figure>
  );
});
