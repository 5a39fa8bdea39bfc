import type { ReactNode } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
import brand from './Brand.module.css';
import styles from './Header.module.css';

/** The name with the ball that crosses the court. Leads to the matches, or to the log-in. */
function Brand() {
  const t = useText();
  return (
    <Link to={PATHS.dashboard} className={brand.brand} aria-label={t('app.home', { name: BRAND.name })}>
      <svg viewBox="0 0 40 40" className={brand.mark} aria-hidden="true" focusable="false">
        <path d="M3 37 37 3M3 25 25 3" className={brand.line} />
        <circle cx="25.5" cy="25.5" r="8.5" className={brand.ball} />
      </svg>
      <span aria-hidden="true">{BRAND.name}</span>
    </Link>
  );
}

interface HeaderProps {
  /** After the name: the navigation. */
  children?: ReactNode;
  /** At the end: language, menu, account. */
  end?: ReactNode;
  /** Beside the name: the sports in turn, except where a page has a sport of its own (R-banner). */
  beside?: ReactNode;
}

export function Header({ children, end, beside }: HeaderProps) {
  const t = useText();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t('app.skip')}
      </a>
      <div className={styles.bar}>
        <div className={styles.name}>
          <Brand />
          {beside}
        </div>
        {children}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
