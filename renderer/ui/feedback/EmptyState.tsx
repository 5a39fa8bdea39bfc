import type { ReactNode } from 'react';
import { Court } from '../court/Court.tsx';
import type { Sport } from '../sport.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The thing to do instead. */
  action?: ReactNode;
  sport?: Sport;
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2';
}

/** An empty court: nothing here yet, and how to change that. */
export function EmptyState({ title, children, action, sport = 'TENNIS', heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Court sport={sport} className={styles.court} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
