import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icons.ts';
import styles from './Tag.module.css';
import tones from './tones.module.css';

/** `action` waits for the viewer; the others tell a state. */
export type Tone = 'neutral' | 'action' | 'info' | 'success' | 'warn' | 'error';

interface TagProps {
  tone?: Tone;
  icon?: IconPath;
  children: ReactNode;
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${tones[tone] ?? styles[tone]}`}>
      {icon && <Icon path={icon} size="s" />}
      {children}
    </span>
  );
}
