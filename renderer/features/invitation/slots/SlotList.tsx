import { observer } from 'mobx-react-lite';
import { toggleBlock, toggleDay } from '../../../../shared/domain/calendar/cellSelection.ts';
import { MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import type { GridDay, GridModel } from '../../calendar/gridModel.ts';
import { isSlotChosen } from '../../calendar/rangeSelection.ts';
import styles from './SlotList.module.css';

export interface SlotListProps {
  model: GridModel;
  /** Minutes of a match. */
  duration: number;
  timezone: string;
  selected: ReadonlySet<string>;
  onChange: (cells: ReadonlySet<string>) => void;
}

/** The same choice as the grid, slot by slot: every start a match can take is a button that stays pressed. */
export const SlotList = observer(function SlotList(props: SlotListProps) {
  const { model, duration, timezone, selected, onChange } = props;
  const t = useText();
  const { formats } = useStores();
  const time = (instant: string) => formatTime(instant, timezone, formats);
  const endOf = (start: string) => new Date(Date.parse(start) + duration * MINUTE_MS).toISOString();
  const toggleAll = ({ cells }: GridDay) =>
    onChange(
      toggleDay(
        selected,
        cells.filter((cell) => cell !== null),
        duration,
        model.active,
      ),
    );
  return (
    <ul className={styles.days}>
      {model.days
        .filter(({ starts }) => starts.length > 0)
        .map((day) => {
          const name = formatDayLong(day.sample, timezone, formats);
          const isFull = day.starts.every((start) => isSlotChosen(selected, start, duration));
          return (
            <li key={day.day} className={styles.day}>
              <div className={styles.head}>
                <h3>{name}</h3>
                <button
                  type="button"
                  className={styles.all}
                  aria-pressed={isFull}
                  aria-label={t('calendar.day.all', { day: name })}
                  onClick={() => toggleAll(day)}
                >
                  {t('calendar.all')}
                </button>
              </div>
              <ul className={styles.slots}>
                {day.starts.map((start) => {
                  const isChosen = isSlotChosen(selected, start, duration);
                  return (
                    <li key={start}>
                      <button
                        type="button"
                        className={styles.slot}
                        aria-pressed={isChosen}
                        aria-label={`${name}, ${time(start)}–${time(endOf(start))}`}
                        onClick={() => onChange(toggleBlock(selected, start, model.active, duration))}
                      >
                        <Icon name={isChosen ? 'check' : 'plus'} size="s" />
                        {time(start)}–{time(endOf(start))}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
    </ul>
  );
});
