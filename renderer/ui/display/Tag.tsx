import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tag.module.css';

/** `action` waits for the viewer; the others tell a state. */
export type Tone = 'neutral' | 'action' | 'info' | 'success' | 'warn' | 'error';

interface TagProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
