import type { ReactNode } from 'react';
import { CourtLines } from './CourtLines.tsx';
import styles from './EmptyState.module.css';
import type { Sport } from './sport.ts';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do instead. */
  action?: ReactNode;
  sport?: Sport;
}

/** An empty court: nothing here yet, and how to change that. */
export function EmptyState({ title, children, action, sport = 'TENNIS' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.court} data-sport={sport}>
        <CourtLines sport={sport} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
