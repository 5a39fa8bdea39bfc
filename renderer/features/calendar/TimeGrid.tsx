import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, type TableHTMLAttributes } from 'react';
import { formatDayShort, formatTime } from '../../i18n/format.ts';
import { useStores } from '../../stores/StoreContext.ts';
import type { GridDay, GridModel } from './gridModel.ts';
import type { Position } from './gridMoves.ts';
import styles from './TimeGrid.module.css';

interface TimeGridProps extends TableHTMLAttributes<HTMLTableElement> {
  model: GridModel;
  /** Whether a row is a point in time instead of the half hour that begins there. */
  isOfStarts?: boolean;
  /** Below the name of a day. */
  underDay?: (day: GridDay, index: number) => ReactNode;
  /** The content of a position, in a `td`; not called where the day has no such time. */
  cell: (cell: string, at: Position) => ReactNode;
}

/** A single day across a wide page would be bars instead of cells. */
const WIDEST_SIDE = 5;
const WIDEST_DAY = 12;

/** The class of widths: up to 3 days fit a phone, up to 7 a wide page. */
const fitting = (days: number) => (days <= 3 ? 3 : days <= 7 ? 7 : undefined);

/** Days as columns and times as rows; the heads of both stay in sight. */
export const TimeGrid = observer(function TimeGrid(props: TimeGridProps) {
  const { model, isOfStarts, underDay, cell, ...table } = props;
  const { timezone } = model;
  const { formats } = useStores();
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroll}
        data-days={fitting(model.days.length)}
        style={{ maxWidth: `${WIDEST_SIDE + model.days.length * WIDEST_DAY}rem` }}
      >
        <table {...table} className={styles.grid} data-starts={isOfStarts}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {model.days.map((day, index) => {
                const { weekday, date } = formatDayShort(day.sample, timezone, formats);
                return (
                  <th key={day.day} scope="col" className={styles.day}>
                    <span className={styles.weekday}>{weekday}</span>
                    <span className={styles.date}>{date}</span>
                    {underDay?.(day, index)}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {model.rows.map((row, rowIndex) => (
              <tr key={row.key} data-gap={row.afterGap || undefined}>
                <th scope="row" className={styles.time}>
                  {formatTime(row.sample, timezone, formats)}
                </th>
                {model.days.map(({ day, cells }, dayIndex) => {
                  const found = cells[rowIndex] ?? null;
                  if (found === null) return <td key={day} aria-disabled="true" className={styles.none} />;
                  return <Fragment key={day}>{cell(found, { day: dayIndex, row: rowIndex })}</Fragment>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
