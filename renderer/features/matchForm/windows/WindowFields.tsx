import { observer } from 'mobx-react-lite';
import { laterDay, venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { formatDayLong, formatTime, formatWeekday } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { COPY_ICON, TRASH_ICON } from '../../../ui/display/icons.ts';
import { focusLastRow } from '../../../ui/forms/formFocus.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../MatchForm.module.css';
import type { WindowList, WindowRow } from '../WindowList.ts';
import { endsThatDay, FROM_TIMES, TO_TIMES } from '../windowTimes.ts';

/** One window: day, from, to; below it the matches that fit, or why none does. */
export const WindowFields = observer(function WindowFields({ windows, row }: { windows: WindowList; row: WindowRow }) {
  const t = useText();
  const { formats } = useStores();
  const { duration, timezone, now } = windows.rules;
  const number = windows.rows.indexOf(row) + 1;
  const problem = windows.problems.get(row.key);
  const onDay = problem === 'organise.when.problem.day' || problem === 'organise.when.problem.past';
  const error = problem && t(problem, { minutes: duration });
  const count = windows.startsIn(row);
  // Read as if it were UTC: only the wall clock is meant.
  const timeText = (time: string) => formatTime(`2026-01-01T${time === '24:00' ? '00:00' : time}:00Z`, 'UTC', formats);
  // A game that was made elsewhere may have a window at 18:15.
  const times = (values: readonly string[], own: string) =>
    [...new Set([...values, own])].sort().map((value) => ({ value, label: timeText(value) }));
  const tomorrow = laterDay(row.day);
  const nextWeekday = tomorrow && formatWeekday(tomorrow, formats, 'short');
  const ends = times(TO_TIMES, row.to);
  const isSameDay = (time: string) => time > row.from || (time === row.to && endsThatDay(row, timezone));
  const nextDay = ends
    .filter(({ value }) => !isSameDay(value))
    .map(({ value, label }) => ({ value, label: inLine([label, nextWeekday], ' · ') }));
  const day = row.day && formatDayLong(`${row.day}T12:00:00Z`, 'UTC', formats);
  return (
    <li className={styles.row} data-row>
      <fieldset className={styles.window}>
        <legend className={styles.rowTitle}>{day || t('organise.when.window', { number })}</legend>
        <TextField
          label={t('organise.when.day')}
          type="date"
          value={row.day}
          min={venueDay(now.toISOString(), timezone)}
          error={onDay ? error : null}
          onChange={(value) => windows.set(row.key, { day: value })}
        />
        <Select
          label={t('organise.when.from')}
          options={times(FROM_TIMES, row.from)}
          value={row.from}
          onChange={(from) => windows.set(row.key, { from })}
        />
        <Select
          label={t('organise.when.to')}
          options={[...ends.filter(({ value }) => isSameDay(value)), ...nextDay]}
          value={row.to}
          error={onDay ? null : error}
          onChange={(to) => windows.set(row.key, { to })}
        />
      </fieldset>
      <div className={styles.rowEnd}>
        {count > 0 && !problem && <span className={styles.quiet}>{t('organise.when.starts', { count })}</span>}
        {!windows.full && row.day && (
          <Button variant="quiet" icon={COPY_ICON} onClick={() => windows.repeat(row.key)}>
            {t('organise.when.repeat')}
          </Button>
        )}
        <IconButton
          icon={TRASH_ICON}
          label={t('organise.when.remove', { number })}
          onClick={(event) => {
            focusLastRow(event.currentTarget);
            windows.remove(row.key);
          }}
        />
      </div>
    </li>
  );
});
