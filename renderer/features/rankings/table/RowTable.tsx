import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './RowTable.module.css';

interface RowTableProps {
  caption: string;
  /** The columns' names: spoken, as pictures and places say it. */
  heads: readonly string[];
  className: string | undefined;
  /** Its rows. */
  children: ReactNode;
}

/** A table of rows that speak for themselves: a ranking, or the matches of a history. */
export function RowTable({ caption, heads, className, children }: RowTableProps) {
  return (
    <table className={classNames(styles.rows, className)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <VisuallyHidden>{head}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
