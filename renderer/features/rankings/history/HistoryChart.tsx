import { observer } from 'mobx-react-lite';
import { formatDayShort, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { teamName } from '../table/RankingRows.tsx';
import { chartOf, HEIGHT, type Point, WIDTH } from './chart.ts';
import styles from './HistoryChart.module.css';
import type { HistoryLine } from './historyLine.ts';

/** More dots than this are too close to be pressed; the rows below lead to the same. */
const MAX_PRESSED = 12;

interface HistoryChartProps {
  /** Oldest first, on the shown scale: before the first of the matches, then after each. */
  ratings: readonly number[];
  /** The matches, oldest first. */
  lines: readonly HistoryLine[];
  names: string;
  onWhy: (line: HistoryLine) => void;
}

/** The course of a rating with a dot for each match, won or lost; the table below it says the same in words. */
export const HistoryChart = observer(function HistoryChart({ ratings, lines, names, onWhy }: HistoryChartProps) {
  const t = useText();
  const { formats, language } = useStores();
  const first = ratings[0];
  const last = ratings.at(-1);
  if (first === undefined || last === undefined || ratings.length < 2) return null;
  const figure = (rating: number) => formatRating(rating, language.language);
  const dayOf = ({ day }: HistoryLine) => formatDayShort(`${day}T12:00:00Z`, 'UTC', formats).date;
  const { points, levels } = chartOf(ratings);
  const dots = points.slice(-lines.length);
  const at = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` });
  const label = t('rankings.chart', {
    names,
    count: lines.length,
    first: figure(first),
    last: figure(last),
    lowest: figure(Math.min(...ratings)),
    highest: figure(Math.max(...ratings)),
  });
  return (
    <div className={styles.chart}>
      {levels.map(({ rating, y }) => (
        <span
          key={rating}
          className={styles.level}
          data-start={rating === 5 || undefined}
          style={{ top: `${y}%` }}
          aria-hidden="true"
        >
          <span>{figure(rating)}</span>
        </span>
      ))}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.course} />
      </svg>
      {lines.map((line, index) => {
        const point = dots[index];
        if (!point) return null;
        const dot = <i className={styles.dot} data-won={line.won || undefined} />;
        if (lines.length > MAX_PRESSED) {
          return (
            <span key={line.gameId} className={styles.still} style={at(point)} aria-hidden="true">
              {dot}
            </span>
          );
        }
        const against = t('rankings.against', { names: teamName(line.against, language.language) });
        return (
          <button
            key={line.gameId}
            type="button"
            className={styles.press}
            style={at(point)}
            aria-label={`${dayOf(line)}: ${t(line.won ? 'rankings.won' : 'rankings.lost')} ${against}, ${figure(line.rating)}`}
            onClick={() => onWhy(line)}
          >
            {dot}
          </button>
        );
      })}
      {[lines[0], lines.length > 1 ? lines.at(-1) : undefined].map(
        (line) =>
          line && (
            <span key={line.gameId} className={styles.day} aria-hidden="true">
              {dayOf(line)}
            </span>
          ),
      )}
    </div>
  );
});
