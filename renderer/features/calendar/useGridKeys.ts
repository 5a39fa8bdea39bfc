import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridModel } from './gridModel.ts';
import { firstPosition, keptPosition, moved, type Position } from './gridMoves.ts';
import { cellsBetween, withRange } from './rangeSelection.ts';

interface Range {
  from: Position;
  /** The selection before the range: a range that shrinks gives back only its own cells. */
  before: ReadonlySet<string>;
}

interface GridKeys {
  /** The one position that Tab reaches. */
  at: Position;
  moveTo: (position: Position) => void;
  handleKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Keys of a grid of times (WAI-ARIA grid pattern): arrows, Home, End and page keys move, Space and Enter toggle, Shift
 * with a moving key selects a range.
 */
export function useGridKeys(
  model: GridModel,
  selected: ReadonlySet<string>,
  { onChange, onPress }: { onChange: (cells: ReadonlySet<string>) => void; onPress: (cell: string) => void },
): GridKeys {
  const [position, setPosition] = useState<Position | null>(null);
  const range = useRef<Range | null>(null);
  const at = position ? keptPosition(model, position) : firstPosition(model);

  const focus = (grid: HTMLElement, { day, row }: Position) =>
    grid.querySelector<HTMLElement>(`[data-at="${day}.${row}"]`)?.focus();

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const cell = model.days[at.day]?.cells[at.row];
    if ((event.key === ' ' || event.key === 'Enter') && cell) {
      event.preventDefault();
      range.current = null;
      onPress(cell);
      return;
    }
    const next = moved(model, at, event.key, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    if (!event.shiftKey) range.current = null;
    else if (at.row >= 0 && next.row >= 0) {
      range.current ??= { from: at, before: selected };
      const { from, before } = range.current;
      onChange(withRange(before, cellsBetween(model, from, next), model.active, model.duration));
    }
    setPosition(next);
    focus(event.currentTarget, next);
  };

  return {
    at,
    handleKey,
    moveTo: (next) => {
      range.current = null;
      setPosition(next);
    },
  };
}
