import type { ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import styles from './Problem.module.css';

/** What is wrong with a part of a form as a whole: it takes the focus as a field that is wrong does (`focusProblem`). */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} tabIndex={-1} data-problem>
      <Icon name="alert" size="s" />
      {children}
    </p>
  );
}
