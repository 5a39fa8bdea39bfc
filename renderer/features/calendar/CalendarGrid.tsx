import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { toggleBlock, toggleDay, turnBlock } from '../../../shared/domain/calendar/cellSelection.ts';
import { formatDayLong, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './CalendarGrid.module.css';
import { DayHead } from './DayHead.tsx';
import { type CellState, GridCell } from './GridCell.tsx';
import type { GridModel } from './gridModel.ts';
import { useGridKeys } from './useGridKeys.ts';

interface CalendarGridProps {
  /** What it is a grid of; left out, of times to choose from. */
  label?: string;
  model: GridModel;
  selected: ReadonlySet<string>;
  /** Cells of which a part is taken, with that part in words. */
  odd?: ReadonlyMap<string, string>;
  /** Chosen cells that are marked (R-rather-not); left out where nothing can be marked. */
  ratherNot?: ReadonlySet<string>;
  /** `ratherNot` where a mark has changed; marks of cells that are chosen no more go with them. */
  onChange: (cells: ReadonlySet<string>, ratherNot?: ReadonlySet<string>) => void;
}

/** A single day across a wide page would be bars instead of cells. */
const WIDEST_SIDE = 5;
const WIDEST_DAY = 12;

const NOTHING: ReadonlySet<string> = new Set();

/** The class of widths: up to 3 days fit a phone, up to 7 a wide page. */
const fitting = (days: number) => (days <= 3 ? 3 : days <= 7 ? 7 : undefined);

/** Days as columns, half hours as rows: a click toggles a block as long as the match (R-calendar-grid). */
export const CalendarGrid = observer(function CalendarGrid(props: CalendarGridProps) {
  const { label, model, selected, odd, ratherNot, onChange } = props;
  const { duration, timezone } = model;
  const t = useText();
  const { formats } = useStores();
  const press = (cell: string) => {
    if (!ratherNot) return onChange(toggleBlock(selected, cell, model.active, duration));
    const turned = turnBlock({ chosen: selected, ratherNot }, cell, model.active, duration);
    onChange(turned.chosen, turned.ratherNot);
  };
  const { at, moveTo, handleKey } = useGridKeys(model, selected, { onChange, onPress: press });
  const [preview, setPreview] = useState(NOTHING);
  const stateOf = (cell: string): CellState => {
    if (ratherNot?.has(cell)) return 'ratherNot';
    if (selected.has(cell)) return 'chosen';
    return preview.has(cell) ? 'previewed' : 'free';
  };
  const time = (cell: string) => formatTime(cell, timezone, formats);

  return (
    <div className={styles.frame}>
      <div
        className={styles.scroll}
        data-days={fitting(model.days.length)}
        style={{ maxWidth: `${WIDEST_SIDE + model.days.length * WIDEST_DAY}rem` }}
        onPointerLeave={() => setPreview(NOTHING)}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of choices (WAI-ARIA)
          role="grid"
          aria-label={label ?? t('calendar.label')}
          aria-multiselectable="true"
          className={styles.grid}
          onKeyDown={handleKey}
        >
          <thead>
            <tr>
              <td className={styles.corner} />
              {model.days.map((day, index) => (
                <DayHead
                  key={day.day}
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
              ))}
            </tr>
          </thead>
          <tbody>
            {model.rows.map((row, rowIndex) => (
              <tr key={row.key} data-gap={row.afterGap || undefined}>
                <th scope="row" className={styles.time}>
                  {time(row.sample)}
                </th>
                {model.days.map(({ day, cells }, dayIndex) => {
                  const cell = cells[rowIndex] ?? null;
                  if (cell === null) return <td key={day} aria-disabled="true" className={styles.none} />;
                  if (!model.active.has(cell)) {
                    return (
                      <td key={day} aria-disabled="true" className={styles.past} title={t('calendar.cell.over')} />
                    );
                  }
                  return (
                    <GridCell
                      key={day}
                      name={`${formatDayLong(cell, timezone, formats)}, ${time(cell)}`}
                      part={odd?.get(cell)}
                      at={`${dayIndex}.${rowIndex}`}
                      isStop={at.day === dayIndex && at.row === rowIndex}
                      state={stateOf(cell)}
                      onToggle={() => {
                        moveTo({ day: dayIndex, row: rowIndex });
                        setPreview(NOTHING);
                        press(cell);
                      }}
                      onHover={() =>
                        setPreview(selected.has(cell) ? NOTHING : toggleBlock(NOTHING, cell, model.active, duration))
                      }
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
