import type { ReactNode } from 'react';
import { Court } from '../../ui/court/Court.tsx';
import styles from './InfoPage.module.css';

/** The head that pages of words have in common. */
export function InfoFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <header>
        <Court sport="TENNIS" className={styles.head}>
          <h1>{title}</h1>
        </Court>
      </header>
      {children}
    </article>
  );
}
