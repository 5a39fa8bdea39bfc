import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../display/Icon.tsx';
import { SORT_DOWN_ICON, SORT_UP_ICON } from '../display/icons.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import styles from './Table.module.css';
import type { WindowRows } from './useWindowRows.ts';

export interface Column<Row> {
  key: string;
  label: string;
  /** The label is only spoken. */
  labelHidden?: boolean;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures are at the end of their column. */
  figures?: boolean;
  /** Buttons alone: left out on paper. */
  screenOnly?: boolean;
  /** CSS width, which keeps a column still while other rows come and go. */
  width?: string;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

interface TableProps<Row> {
  /** Says what the table is about; spoken. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** The row to point out, such as the viewer's own. */
  currentKey?: string | null;
  /** The same for several rows, such as all pairs with the viewer. */
  isCurrent?: (row: Row) => boolean;
  /** Stays a table on phones: for a few short columns. */
  narrow?: boolean;
  /** A long table's: `rows` are the part on screen. */
  part?: WindowRows<Row>;
}

/** The room of rows that are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot have the focus
    <tr aria-hidden="true">
      <td colSpan={columns} className={styles.room} style={{ height }} />
    </tr>
  );
}

/** Columns become labelled lines under 40 rem, so nothing scrolls sideways on a phone. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, onSort, currentKey, isCurrent, narrow = false, part } = props;
  const next = (key: string): Sorting => ({
    key,
    direction: sorting?.key === key && sorting.direction === 'descending' ? 'ascending' : 'descending',
  });
  return (
    <table
      className={classNames(styles.table, narrow ? styles.narrow : styles.stacking, part && styles.still)}
      aria-rowcount={part && part.count + 1}
    >
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const sorted = sorting?.key === column.key ? sorting.direction : undefined;
            return (
              <th
                key={column.key}
                scope="col"
                aria-sort={sorted}
                className={classNames(column.figures && styles.figures, column.screenOnly && styles.screenOnly)}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.sortable && onSort ? (
                  <button type="button" data-prints className={styles.sort} onClick={() => onSort(next(column.key))}>
                    {column.label}
                    <span className={sorted ? undefined : styles.unsorted}>
                      <Icon path={sorted === 'ascending' ? SORT_UP_ICON : SORT_DOWN_ICON} size="s" />
                    </span>
                  </button>
                ) : column.labelHidden ? (
                  <VisuallyHidden>{column.label}</VisuallyHidden>
                ) : (
                  column.label
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody ref={part?.frame}>
        {part && <Room height={part.before} columns={columns.length} />}
        {rows.map((row, position) => {
          const key = rowKey(row);
          const index = (part?.first ?? 0) + position;
          return (
            <tr
              key={key}
              ref={part?.measure}
              data-index={part && index}
              aria-rowindex={part && index + 2}
              aria-current={key === currentKey || isCurrent?.(row) || undefined}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.label}
                  className={classNames(column.figures && styles.figures, column.screenOnly && styles.screenOnly)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
        {part && <Room height={part.after} columns={columns.length} />}
      </tbody>
    </table>
  );
}
