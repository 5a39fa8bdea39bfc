import { observer } from 'mobx-react-lite';
import { formatDayLong, formatDayShort } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './CalendarGrid.module.css';
import type { GridDay } from './gridModel.ts';

interface DayHeadProps {
  day: GridDay;
  timezone: string;
  /** Its position in the grid, for the keys. */
  at: string;
  /** Whether Tab reaches it. */
  isStop: boolean;
  /** Every slot of the day is chosen. */
  isFull: boolean;
  onToggle: () => void;
}

/** The head of a day's column with the button that takes all of its slots. */
export const DayHead = observer(function DayHead({ day, timezone, at, isStop, isFull, onToggle }: DayHeadProps) {
  const t = useText();
  const { formats } = useStores();
  const { weekday, date } = formatDayShort(day.sample, timezone, formats);
  return (
    <th scope="col" className={styles.day}>
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.date}>{date}</span>
      <button
        type="button"
        className={styles.all}
        data-at={at}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isFull && day.starts.length > 0}
        aria-label={t('calendar.day.all', { day: formatDayLong(day.sample, timezone, formats) })}
        disabled={day.starts.length === 0}
        onClick={onToggle}
      >
        {t('calendar.all')}
      </button>
    </th>
  );
});
