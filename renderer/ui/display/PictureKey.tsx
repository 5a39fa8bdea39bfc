import type { ReactNode } from 'react';
import styles from './PictureKey.module.css';

/** What the signs of a picture mean: a `span` for each, its sign before its words. */
export function PictureKey({ children }: { children: ReactNode }) {
  return <p className={styles.key}>{children}</p>;
}
