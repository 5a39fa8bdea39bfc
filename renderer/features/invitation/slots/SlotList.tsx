import { observer } from 'mobx-react-lite';
import { toggleDay, turnBlock } from '../../../../shared/domain/calendar/cellSelection.ts';
import { MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';
import { CELL_MINUTES } from '../../../../shared/domain/values.ts';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, MINUS_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import type { GridDay, GridModel } from '../../calendar/gridModel.ts';
import { isSlotChosen, isSlotTouched } from '../../calendar/rangeSelection.ts';
import styles from './SlotList.module.css';

export interface SlotListProps {
  model: GridModel;
  selected: ReadonlySet<string>;
  /** Chosen cells that are marked (R-rather-not). */
  ratherNot: ReadonlySet<string>;
  /** `ratherNot` where a mark has changed; marks of cells that are chosen no more go with them. */
  onChange: (cells: ReadonlySet<string>, ratherNot?: ReadonlySet<string>) => void;
}

/** The same choice as the grid, slot by slot: every start a match can take is a button that stays pressed, or half. */
export const SlotList = observer(function SlotList(props: SlotListProps) {
  const { model, selected, ratherNot, onChange } = props;
  const { duration, timezone } = model;
  const t = useText();
  const { formats } = useStores();
  const time = (instant: string) => formatTime(instant, timezone, formats);
  const endOf = (start: string) => new Date(Date.parse(start) + duration * MINUTE_MS).toISOString();
  const press = (start: string) => {
    const cells = duration / CELL_MINUTES;
    const turned = turnBlock({ chosen: selected, ratherNot }, start, model.active, duration, cells);
    onChange(turned.chosen, turned.ratherNot);
  };
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
          const dayName = formatDayLong(day.sample, timezone, formats);
          const isFull = day.starts.every((start) => isSlotChosen(selected, start, duration));
          return (
            <li key={day.day} className={styles.day}>
              <div className={styles.head}>
                <h3>{dayName}</h3>
                <button
                  type="button"
                  className={styles.all}
                  aria-pressed={isFull}
                  aria-label={t('calendar.day.all', { day: dayName })}
                  onClick={() => toggleAll(day)}
                >
                  {t('calendar.all')}
                </button>
              </div>
              <ul className={styles.slots}>
                {day.starts.map((start) => {
                  const isChosen = isSlotChosen(selected, start, duration);
                  const isMarked = isChosen && isSlotTouched(ratherNot, start, duration);
                  const name = `${dayName}, ${time(start)}–${time(endOf(start))}`;
                  return (
                    <li key={start}>
                      <button
                        type="button"
                        className={styles.slot}
                        aria-pressed={isMarked ? 'mixed' : isChosen}
                        aria-label={isMarked ? `${name}, ${t('calendar.ratherNot')}` : name}
                        onClick={() => press(start)}
                      >
                        <Icon path={isMarked ? MINUS_ICON : isChosen ? CHECK_ICON : PLUS_ICON} size="s" />
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
