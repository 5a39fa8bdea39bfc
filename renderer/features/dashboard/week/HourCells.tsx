import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './HourCells.module.css';
import type { HourDrawing } from './HourDrawing.ts';
import type { BoardDay } from './weekBlocks.ts';

/** One day of the board, and the drawing on it. */
export interface ColumnProps {
  day: BoardDay;
  column: number;
  hours: { from: number; to: number };
  drawing: HourDrawing;
  /** Whether an hour of a day has begun. */
  isPast: (day: string, hour: number) => boolean;
  onOrganise: () => void;
}

/** The hours of a day that can still be offered: drawn with a pointer, or walked through by the arrow keys. */
export const HourCells = observer(function HourCells(props: ColumnProps) {
  const { day, column, hours, drawing, isPast, onOrganise } = props;
  const t = useText();
  const { formats } = useStores();
  const frame = useRef<HTMLDivElement>(null);
  const all = Array.from({ length: hours.to - hours.from }, (_, at) => hours.from + at);
  const { at } = drawing;
  const isHere = at.column === column;

  useEffect(() => {
    // The keyboard is on the board: the cell it has come to takes the focus.
    const isOnBoard = document.activeElement?.hasAttribute('data-hour') ?? false;
    if (isHere && isOnBoard) frame.current?.querySelector<HTMLElement>(`[data-hour="${at.hour}"]`)?.focus();
  }, [isHere, at.hour]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') drawing.clear();
    else if (drawing.press(event.key, event.shiftKey)) event.preventDefault();
  };
  const time = (hour: number) => formatTime(new Date(Date.UTC(2026, 0, 1, hour)), 'UTC', formats);
  const span = drawing.span?.column === column ? drawing.span : null;
  const spanText = ({ from, to }: { from: number; to: number }) => `${time(from)}–${time(to)}`;
  const label = (hour: number) => {
    const text = spanText(span && drawing.has({ column, hour }) ? span : { from: hour, to: hour + 1 });
    return t('week.offer', { day: formatDayLong(`${day.day}T12:00:00Z`, 'UTC', formats), time: text });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers of the buttons inside, taken where they meet
    <div
      ref={frame}
      className={styles.cells}
      onKeyDown={handleKey}
      onPointerLeave={(event) => {
        if (event.buttons === 0) drawing.clear();
      }}
    >
      {all.map((hour) => {
        const cell = { column, hour };
        const past = isPast(day.day, hour);
        return (
          <button
            key={hour}
            type="button"
            className={styles.cell}
            data-hour={hour}
            data-drawn={drawing.has(cell) || undefined}
            aria-label={label(hour)}
            aria-disabled={past || undefined}
            tabIndex={isHere && at.hour === hour ? 0 : -1}
            onFocus={() => {
              if (!drawing.has(cell)) drawing.visit(cell);
            }}
            onPointerDown={(event) => {
              // A finger scrolls; its tap is one hour.
              if (event.button === 0 && event.pointerType !== 'touch' && !past) drawing.begin(cell);
            }}
            onPointerEnter={(event) => {
              if (event.buttons === 1 && !past) drawing.extend(cell);
            }}
            onPointerUp={(event) => {
              if (event.pointerType !== 'touch' && drawing.drawn?.column === column) onOrganise();
            }}
            onClick={(event) => {
              // For a mouse the end of the drawing has done it.
              const isMouse = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse';
              if (past || isMouse) return;
              drawing.visit(cell);
              onOrganise();
            }}
          />
        );
      })}
      {span && (
        <span
          className={styles.label}
          style={{ top: `${((at.hour - hours.from) / all.length) * 100}%` }}
          aria-hidden="true"
        >
          {spanText(span)}
        </span>
      )}
    </div>
  );
});
