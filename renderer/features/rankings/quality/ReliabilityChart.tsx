import { observer } from 'mobx-react-lite';
import type { ReliabilityBin } from '../../../../shared/domain/rating/predictions.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './QualityPage.module.css';

/** Size of the field in the drawing's own units; the page stretches it. */
const FIELD = 260;
/** Room for the figures and the names of the axes. */
const MARGIN = { top: 30, right: 22, bottom: 48, left: 52 };
const MARKS = [0, 0.25, 0.5, 0.75, 1];

const across = (share: number): number => MARGIN.left + share * FIELD;
const up = (share: number): number => MARGIN.top + (1 - share) * FIELD;

/** What was predicted to the right, what came true upwards; the table below it says the same in figures. */
export const ReliabilityChart = observer(function ReliabilityChart({ bins }: { bins: readonly ReliabilityBin[] }) {
  const t = useText();
  const { language } = useStores().language;
  const most = Math.max(...bins.map(({ count }) => count), 1);
  const [width, height] = [MARGIN.left + FIELD + MARGIN.right, MARGIN.top + FIELD + MARGIN.bottom];
  return (
    <figure className={styles.figure}>
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
        {bins.map(
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
      <figcaption className={styles.text}>{t('quality.chart')}</figcaption>
    </figure>
  );
});
