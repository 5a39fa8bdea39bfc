import type { ReactNode } from 'react';
import styles from './OpenSpot.module.css';

/** A position on the court that waits for somebody, as large as the picture of a player with its ring. */
export function OpenSpot({ size, children }: { size: 'm' | 'l' | 'xl'; children: ReactNode }) {
  return <span className={`${styles.spot} ${styles[size]}`}>{children}</span>;
}
