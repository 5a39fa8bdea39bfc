import { observer } from 'mobx-react-lite';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { chartOf, HEIGHT, WIDTH } from './chart.ts';
import styles from './HistoryChart.module.css';

interface HistoryChartProps {
  /** Oldest first, on the shown scale. */
  ratings: readonly number[];
  /** How many it went over. */
  matches: number;
  names: string;
}

/** The course of a rating; the list below it says the same in words. */
export const HistoryChart = observer(function HistoryChart({ ratings, matches, names }: HistoryChartProps) {
  const t = useText();
  const { language } = useStores().language;
  const first = ratings[0];
  const last = ratings.at(-1);
  if (first === undefined || last === undefined || ratings.length < 2) return null;
  const figure = (rating: number) => formatRating(rating, language);
  const { points, levels } = chartOf(ratings);
  const end = points.at(-1);
  const label = t('rankings.chart', {
    names,
    count: matches,
    first: figure(first),
    last: figure(last),
    lowest: figure(Math.min(...ratings)),
    highest: figure(Math.max(...ratings)),
  });
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {levels.map(({ rating, y }) => (
        <g key={rating}>
          <line x1={40} x2={WIDTH} y1={y} y2={y} className={styles.level} />
          <text x={32} y={y} className={styles.figure}>
            {figure(rating)}
          </text>
        </g>
      ))}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.course} />
      {end && <circle cx={end.x} cy={end.y} r={6} className={styles.ball} />}
    </svg>
  );
});
