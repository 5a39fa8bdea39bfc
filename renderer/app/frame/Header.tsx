import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { SportWord } from './SportWord.tsx';

interface HeaderProps {
  /** After the name: the navigation. */
  children?: ReactNode;
  /** At the end: language, menu, account. */
  end?: ReactNode;
  /** The rotating sports; not on /unsub (R-banner). */
  banner?: boolean;
}

export function Header({ children, end, banner = true }: HeaderProps) {
  const t = useText();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t('app.skip')}
      </a>
      <div className={styles.bar}>
        <div className={styles.name}>
          <Brand />
          {banner && <SportWord />}
        </div>
        {children}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
