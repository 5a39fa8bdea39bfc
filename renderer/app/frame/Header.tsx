import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { SportsBanner } from './SportsBanner.tsx';

interface HeaderProps {
  /** Between the name and the end: the navigation. */
  children?: ReactNode;
  /** At the end: language, account. */
  end?: ReactNode;
  /** Before the name: the menu button of phones. */
  start?: ReactNode;
  /** The rotating sports with the quick-start link; not on /unsub (R-banner). */
  banner?: boolean;
}

export function Header({ children, end, start, banner = true }: HeaderProps) {
  const t = useText();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t('app.skip')}
      </a>
      <div className={styles.bar}>
        {start}
        <Brand />
        {children}
        <div className={styles.end}>{end}</div>
      </div>
      {banner && <SportsBanner />}
    </header>
  );
}
