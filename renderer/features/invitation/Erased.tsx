import { useText } from '../../i18n/useText.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './Invitation.module.css';

/** Everything about the guest is gone. */
export function Erased() {
  const t = useText();
  return (
    <div className={styles.alone}>
      <EmptyState heading="h1" title={t('guest.erased.title')}>
        <p role="status">{t('guest.erased.text')}</p>
      </EmptyState>
    </div>
  );
}
