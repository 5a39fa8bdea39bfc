import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './DashboardPage.module.css';

/** The room of the list while it is loaded. */
export function MatchesSkeleton() {
  const t = useText();
  return (
    <div className={styles.bones} aria-busy="true">
      <p className={styles.loading} role="status">
        {t('dashboard.loading')}
      </p>
      <Skeleton height={2.75} />
      {[1, 2, 3, 4].map((bone) => (
        <Skeleton key={bone} height={5.5} />
      ))}
    </div>
  );
}
