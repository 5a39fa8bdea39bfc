import type { ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import { ALERT_ICON, CHECK_ICON, type IconPath, INFO_ICON } from '../display/icons.ts';
import type { Tone } from '../display/Tag.tsx';
import tones from '../display/tones.module.css';
import styles from './Notice.module.css';

export type NoticeTone = Exclude<Tone, 'neutral' | 'action'>;

const ICONS: Record<NoticeTone, IconPath> = {
  info: INFO_ICON,
  success: CHECK_ICON,
  warn: ALERT_ICON,
  error: ALERT_ICON,
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  /** A way on: a button or a link. */
  action?: ReactNode;
  /** Whether it is spoken when it appears; leave off for notices that are there from the start. */
  live?: boolean;
  children: ReactNode;
}

export function Notice({ tone = 'info', title, action, live = false, children }: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${tones[tone]}`} role={role}>
      <Icon path={ICONS[tone]} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
