import type { ReactNode } from 'react';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import styles from './InfoPage.module.css';

/** The head that pages of words have in common. */
export function InfoFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.lines}>
          <CourtLines fade />
        </div>
      </header>
      {children}
    </article>
  );
}
