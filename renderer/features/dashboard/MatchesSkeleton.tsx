import { useText } from '../../i18n/useText.ts';
import { WaitingCourt } from '../../ui/court/WaitingCourt.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import styles from './DashboardPage.module.css';
import type { Tab } from './dashboardTab.ts';

/** Heights in rem of the content to come. A phone's first of `now` is a court. */
const BONES: Record<Tab, readonly number[]> = {
  now: [16, 8, 12, 12],
  list: [2.75, 4, 4, 4, 4, 4],
  month: [2.75, 24],
  past: [8, 2.75, 4, 4, 4, 4],
};

/** The room of the matches while they are loaded. */
export function MatchesSkeleton({ tab = 'now' }: { tab?: Tab }) {
  const t = useText();
  const hasCourt = !useMedia(WIDE) && tab === 'now';
  return (
    <div className={styles.bones} aria-busy="true">
      {hasCourt && <WaitingCourt />}
      <p className={styles.loading} role="status">
        {t('dashboard.loading')}
      </p>
      {BONES[tab].slice(hasCourt ? 1 : 0).map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity and no state
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
