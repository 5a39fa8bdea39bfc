import { useText } from '../../i18n/useText.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './RankingsPage.module.css';

/** The room of tables that are being loaded. */
export function RankingsSkeleton() {
  const t = useText();
  return (
    <div className={styles.bones} aria-busy="true" role="status">
      <VisuallyHidden>{t('dashboard.loading')}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((bone) => (
        <Skeleton key={bone} height={3} />
      ))}
    </div>
  );
}
