import type { ReactNode } from 'react';
import styles from './PictureKey.module.css';

/** Explains the marks of a picture: a `span` for each, its mark before its words. */
export function PictureKey({ children }: { children: ReactNode }) {
  return <p className={styles.key}>{children}</p>;
}
