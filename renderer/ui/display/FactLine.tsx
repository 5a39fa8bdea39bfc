import type { ReactNode } from 'react';
import styles from './FactLine.module.css';

/** Facts beside each other, each whole on its line: `Singles · 90 min · Counts for levels`. No line begins or ends with a dot. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.line}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its position
        <span key={at} className={styles.fact}>
          {at > 0 && <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
