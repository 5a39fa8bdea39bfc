import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GridModel } from '../../calendar/gridModel.ts';
import type { Position } from '../../calendar/gridMoves.ts';
import { cellsBetween } from '../../calendar/rangeSelection.ts';

/** A stretch of cells being drawn, from where the pointer went down or the first tap was. */
export interface Stroke {
  from: Position;
  to: Position;
  /** It erases when it begins on a cell that is drawn. */
  erases: boolean;
  /** It waits for the second tap. */
  isTap: boolean;
}

/** The grid names the position of each cell, for the keys as well. */
function positionOf(target: EventTarget): Position | null {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
  const [day, row] = (at ?? '').split('.').map(Number);
  return day === undefined || row === undefined || row < 0 ? null : { day, row };
}

const same = (a: Position, b: Position) => a.day === b.day && a.row === b.row;

/** @returns the cells drawn with the stroke in them */
function withStroke(model: GridModel, selected: ReadonlySet<string>, { from, to, erases }: Stroke): Set<string> {
  const range = cellsBetween(model, from, to);
  const cells = new Set([...selected, ...range]);
  if (erases) for (const cell of range) cells.delete(cell);
  return cells;
}

/**
 * Drawing by pointer over a grid of cells: the mouse drags; a finger taps the first and the last cell, as its drag
 * scrolls the page. A click of the mouse is left to the grid, as are the keys.
 */
export function useStroke(
  model: GridModel,
  selected: ReadonlySet<string>,
  onChange: (cells: ReadonlySet<string>) => void,
) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const pointer = useRef('');
  const begin = (at: Position, isTap: boolean): Stroke => {
    const cell = model.days[at.day]?.cells[at.row];
    return { from: at, to: at, erases: cell !== null && cell !== undefined && selected.has(cell), isTap };
  };
  const latest = useRef({ model, selected, onChange, stroke });
  latest.current = { model, selected, onChange, stroke };

  const isDragging = stroke !== null && !stroke.isTap;
  useEffect(() => {
    if (!isDragging) return;
    const end = () => {
      const now = latest.current;
      if (now.stroke && !same(now.stroke.from, now.stroke.to)) {
        now.onChange(withStroke(now.model, now.selected, now.stroke));
      }
      setStroke(null);
    };
    const abort = () => setStroke(null);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', abort);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', abort);
    };
  }, [isDragging]);

  return {
    stroke,
    /** The selection as drawn. */
    shown: stroke ? withStroke(model, selected, stroke) : selected,
    cancel: () => setStroke(null),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType;
        const at = positionOf(event.target);
        if (event.pointerType === 'mouse' && event.button === 0 && at) setStroke(begin(at, false));
      },
      onPointerOver: (event: PointerEvent) => {
        const at = isDragging ? positionOf(event.target) : null;
        if (at && stroke && !same(at, stroke.to)) setStroke({ ...stroke, to: at });
      },
      onClickCapture: (event: MouseEvent) => {
        const isFinger = pointer.current === 'touch' || pointer.current === 'pen';
        pointer.current = '';
        const at = positionOf(event.target);
        if (!isFinger || !at) return;
        event.stopPropagation();
        if (stroke?.isTap) {
          onChange(withStroke(model, selected, { ...stroke, to: at }));
          setStroke(null);
        } else setStroke(begin(at, true));
      },
    },
  };
}
