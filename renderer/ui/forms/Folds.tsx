import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** Folded lines below each other, as one card. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}
