import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { formatMonthName } from '../../../i18n/formatDates.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import styles from './YearBoard.module.css';
import type { Year } from './yearSums.ts';

/** How many sports fit in a line; of more, the last is all others. */
const MAX_SPORTS = 3;

interface YearBoardProps {
  year: Year;
  /** Years with matches, the latest first. */
  years: readonly number[];
  /** `YYYY-MM` */
  thisMonth: string;
  /** Whether how each sport went is said as well: not where only one is shown. */
  withSports: boolean;
  onYear: (year: number) => void;
}

/** A year at a glance: matches won of those played, and a bar for each month (R-past-year). */
export const YearBoard = observer(function YearBoard({ year, years, thisMonth, withSports, onYear }: YearBoardProps) {
  const t = useText();
  const { language } = useStores().language;
  const most = Math.max(1, ...year.months.map(({ sums }) => sums.played));
  const [next, previous] = [years.findLast((each) => each > year.year), years.find((each) => each < year.year)];
  const named = year.sports.length > MAX_SPORTS ? MAX_SPORTS - 1 : MAX_SPORTS;
  const others = year.sports.slice(named);
  const sumOf = (side: 'won' | 'lost') => others.reduce((sum, each) => sum + each[side], 0);
  const records = [
    ...year.sports.slice(0, named).map(({ sport, won, lost }) => `${t(`sport.${sport}`)} ${won}–${lost}`),
    ...(others.length > 0 ? [`${t('past.others')} ${sumOf('won')}–${sumOf('lost')}`] : []),
  ];
  const barOf = (played: number, won: number) => ({ '--played': played / most, '--won': won / most }) as CSSProperties;
  return (
    <section className={styles.board} aria-label={`${year.year}`}>
      <Flip value={`${year.won}`} size="l" />
      <p className={styles.words}>
        <b>{t('past.won', { played: year.played, year: `${year.year}` })}</b>
        {withSports && records.length > 1 && (
          <small>
            {records.map((record) => (
              <span key={record}>{record}</span>
            ))}
          </small>
        )}
      </p>
      {years.length > 1 && (
        <div className={styles.years}>
          <IconButton
            icon={CHEVRON_LEFT_ICON}
            label={t('past.year.previous')}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onYear(previous)}
          />
          <span aria-live="polite">{year.year}</span>
          <IconButton
            icon={CHEVRON_RIGHT_ICON}
            label={t('past.year.next')}
            disabled={next === undefined}
            onClick={() => next !== undefined && onYear(next)}
          />
        </div>
      )}
      <ol className={styles.months} aria-label={t('past.months')}>
        {year.months.map(({ month, sums }) => (
          <li key={month} aria-current={month === thisMonth ? 'date' : undefined}>
            <i style={barOf(sums.played, sums.won)} aria-hidden="true" />
            <span aria-hidden="true">{formatMonthName(month, language, 'narrow')}</span>
            <VisuallyHidden>
              {formatMonthName(month, language, 'long')}: {t('dashboard.count', { count: sums.played })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
});
