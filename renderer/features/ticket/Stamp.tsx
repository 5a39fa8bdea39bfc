import { useText } from '../../i18n/useText.ts';
import styles from './Stamp.module.css';

/** Comes down on a ticket that was agreed while one looked; the heading says it to screen readers. */
export function Stamp() {
  const t = useText();
  return (
    <span className={styles.stamp} aria-hidden="true">
      {t('ticket.stamp')}
    </span>
  );
}
