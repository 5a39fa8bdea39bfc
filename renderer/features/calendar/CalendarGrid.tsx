import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { toggleBlock, toggleDay, turnBlock } from '../../../shared/domain/calendar/cellSelection.ts';
import { formatDayLong, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './CalendarGrid.module.css';
import { type CellState, GridCell } from './GridCell.tsx';
import type { GridDay, GridModel } from './gridModel.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { useGridKeys } from './useGridKeys.ts';

interface WholeDayProps {
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

/** In the head of a day's column: the button that takes all of its slots. */
const WholeDay = observer(function WholeDay({ day, timezone, at, isStop, isFull, onToggle }: WholeDayProps) {
  const t = useText();
  const { formats } = useStores();
  return (
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
  );
});

interface CalendarGridProps {
  /** Its accessible name; default: times to choose from. */
  label?: string;
  model: GridModel;
  selected: ReadonlySet<string>;
  /** The partly taken cells, with the taken part in words. */
  odd?: ReadonlyMap<string, string>;
  /** The marked ones of the chosen cells, and the way to mark one (R-rather-not); left out where nothing can be marked. */
  ratherNot?: { cells: ReadonlySet<string>; onMark: (cell: string) => void };
  onChange: (cells: ReadonlySet<string>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Days as columns, half hours as rows: a click toggles a block as long as the match (R-calendar-grid). */
export const CalendarGrid = observer(function CalendarGrid(props: CalendarGridProps) {
  const { label, model, selected, odd, ratherNot, onChange } = props;
  const { duration, timezone } = model;
  const t = useText();
  const { formats } = useStores();
  const press = (cell: string) => {
    if (!ratherNot) return onChange(toggleBlock(selected, cell, model.active, duration));
    const turned = turnBlock({ chosen: selected, ratherNot: ratherNot.cells }, cell, model.active, duration);
    if (turned) onChange(turned);
    else ratherNot.onMark(cell);
  };
  const { at, moveTo, handleKey } = useGridKeys(model, selected, { onChange, onPress: press });
  const [preview, setPreview] = useState(NOTHING);
  const stateOf = (cell: string): CellState => {
    if (ratherNot?.cells.has(cell)) return 'ratherNot';
    if (selected.has(cell)) return 'chosen';
    return preview.has(cell) ? 'previewed' : 'free';
  };

  return (
    <TimeGrid
      role="grid"
      aria-label={label ?? t('calendar.label')}
      aria-multiselectable="true"
      model={model}
      onKeyDown={handleKey}
      onPointerLeave={() => setPreview(NOTHING)}
      underDay={(day, index) => (
        <WholeDay
          day={day}
          timezone={timezone}
          at={`${index}.-1`}
          isStop={at.day === index && at.row === -1}
          isFull={day.cells.every((cell) => !cell || !model.active.has(cell) || selected.has(cell))}
          onToggle={() => {
            moveTo({ day: index, row: -1 });
            const cells = day.cells.filter((cell) => cell !== null);
            onChange(toggleDay(selected, cells, duration, model.active));
          }}
        />
      )}
      cell={(cell, { day, row }) =>
        model.active.has(cell) ? (
          <GridCell
            name={`${formatDayLong(cell, timezone, formats)}, ${formatTime(cell, timezone, formats)}`}
            part={odd?.get(cell)}
            at={`${day}.${row}`}
            isStop={at.day === day && at.row === row}
            state={stateOf(cell)}
            onToggle={() => {
              moveTo({ day, row });
              setPreview(NOTHING);
              press(cell);
            }}
            onHover={() =>
              setPreview(selected.has(cell) ? NOTHING : toggleBlock(NOTHING, cell, model.active, duration))
            }
          />
        ) : (
          <td aria-disabled="true" className={styles.past} title={t('calendar.cell.over')} />
        )
      }
    />
  );
});
