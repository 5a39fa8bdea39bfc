import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { ColumnProps } from './columnProps.ts';
import styles from './HourCells.module.css';

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
  const label = (hour: number) => {
    const span = drawing.has({ column, hour }) ? drawing.span : null;
    const [from, to] = span ? [span.from, span.to] : [hour, hour + 1];
    const text = `${time(from)}–${time(to)}`;
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
              // A finger scrolls; what it taps is one hour.
              if (event.button === 0 && event.pointerType !== 'touch' && !past) drawing.begin(cell);
            }}
            onPointerEnter={(event) => {
              if (event.buttons === 1 && !past) drawing.extend(cell);
            }}
            onPointerUp={(event) => {
              if (event.pointerType !== 'touch' && drawing.drawn?.column === column) onOrganise();
            }}
            onClick={(event) => {
              // Of a mouse the end of the drawing has done it.
              const isMouse = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse';
              if (past || isMouse) return;
              drawing.visit(cell);
              onOrganise();
            }}
          />
        );
      })}
    </div>
  );
});
