import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures stand at the end of their column. */
  figures?: boolean;
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
}

/** Columns become labelled lines under 40 rem, so nothing scrolls sideways on a phone. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, onSort, currentKey, isCurrent, narrow = false } = props;
  const next = (key: string): Sorting => ({
    key,
    direction: sorting?.key === key && sorting.direction === 'descending' ? 'ascending' : 'descending',
  });
  return (
    <table className={classNames(styles.table, !narrow && styles.stacking)}>
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
                className={column.figures ? styles.figures : undefined}
              >
                {column.sortable && onSort ? (
                  <button type="button" className={styles.sort} onClick={() => onSort(next(column.key))}>
                    {column.label}
                    <span className={sorted ? undefined : styles.unsorted}>
                      <Icon name={sorted === 'ascending' ? 'sortUp' : 'sortDown'} size="s" />
                    </span>
                  </button>
                ) : (
                  column.label
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr key={key} aria-current={key === currentKey || isCurrent?.(row) || undefined}>
              {columns.map((column) => (
                <td key={column.key} data-label={column.label} className={column.figures ? styles.figures : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
