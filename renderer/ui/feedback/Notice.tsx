import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warn' | 'error';

const ICONS: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warn: 'alert', error: 'alert' };

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  /** A way on: a button or a link. */
  action?: ReactNode;
  /** Whether it is spoken when it appears; leave off for what is there from the start. */
  live?: boolean;
  children: ReactNode;
}

export function Notice({ tone = 'info', title, action, live = false, children }: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
