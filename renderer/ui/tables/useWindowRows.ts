import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../usePrinting.ts';

/** Rows drawn beyond the screen, so that Tab and a quick scroll find the next ones there. */
const AROUND = 6;

/** The part of a long list that is on screen, and the room that the rest takes. */
export interface WindowRows<Row> {
  rows: readonly Row[];
  /** Index of the first of them in the whole list. */
  first: number;
  /** The length of the whole list. */
  count: number;
  /** Pixels. */
  before: number;
  after: number;
  /** For the element around the rows. */
  frame: RefCallback<HTMLElement>;
  /** For every row, which also carries its index in the whole list as `data-index`. */
  measure: RefCallback<HTMLElement>;
}

interface WindowRowsOptions<Row> {
  all: readonly Row[];
  keyOf: (row: Row) => string;
  /** Height of a row until it is measured, in pixels. */
  estimate: number;
  /** Between rows, in pixels. */
  gap?: number;
  /** Rows drawn beyond the screen. */
  around?: number;
}

/** Draws only the rows of a long list that are in the window, as it is scrolled; on paper all. */
export function useWindowRows<Row>({
  all,
  keyOf,
  estimate,
  gap = 0,
  around = AROUND,
}: WindowRowsOptions<Row>): WindowRows<Row> {
  const element = useRef<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  // The part above the list may have grown since.
  useLayoutEffect(() => {
    if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: all.length,
    estimateSize: () => estimate,
    getItemKey: (index) => {
      const row = all[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: around,
    scrollMargin: top,
    gap,
  });
  const isPrinting = usePrinting();
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1);
  const part = isPrinting
    ? { rows: all, first: 0, before: 0, after: 0 }
    : {
        rows: all.slice(first, last ? last.index + 1 : 0),
        first,
        before: items[0] ? items[0].start - top : 0,
        after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0,
      };
  return {
    ...part,
    count: all.length,
    frame: useCallback((node: HTMLElement | null) => {
      element.current = node;
    }, []),
    measure: virtualizer.measureElement,
  };
}
