import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
import styles from './Brand.module.css';

/** The name with the ball that crosses the court. Leads to the matches, or to the log-in. */
export function Brand() {
  const t = useText();
  return (
    <Link to={PATHS.dashboard} className={styles.brand} aria-label={t('app.home', { name: BRAND.name })}>
      <svg viewBox="0 0 40 40" className={styles.mark} aria-hidden="true" focusable="false">
        <path d="M3 37 37 3M3 25 25 3" className={styles.line} />
        <circle cx="25.5" cy="25.5" r="8.5" className={styles.ball} />
      </svg>
      <span aria-hidden="true">{BRAND.name}</span>
    </Link>
  );
}
