import type { ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import { ALERT_ICON } from '../display/icons.ts';
import styles from './Problem.module.css';

interface ProblemProps {
  /** Always in the page, and spoken when something comes into it; it then takes no focus. */
  live?: boolean;
  children: ReactNode;
}

/** The problem of a part of a form as a whole: it takes the focus as an invalid field does (`focusProblem`). */
export function Problem({ live = false, children }: ProblemProps) {
  const focusable = live ? { role: 'alert' } : { tabIndex: -1, 'data-problem': true };
  return (
    <p className={styles.problem} {...focusable}>
      {children && (
        <>
          <Icon path={ALERT_ICON} size="s" />
          {children}
        </>
      )}
    </p>
  );
}
