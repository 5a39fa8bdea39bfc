import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { useRoute } from '../../ui/route.ts';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import styles from './DashboardPage.module.css';
import { PATH_OF, type Tab } from './dashboardTab.ts';

const TITLES = { list: 'dashboard.all', month: 'dashboard.month', past: 'dashboard.past' } as const;

interface DashboardHeadProps {
  tab: Tab;
  /** How many matches wait for the viewer; null while nobody knows. */
  due: number | null;
  onKeys: () => void;
}

/**
 * The page's title, and the way to its other views. On a phone the title is only spoken; the next match comes first there,
 * and the lists are behind "All matches".
 */
export const DashboardHead = observer(function DashboardHead({ tab, due, onKeys }: DashboardHeadProps) {
  const t = useText();
  const { session } = useStores();
  const { go } = useRoute();
  const isWide = useMedia(WIDE);
  const name = session.user?.firstName ?? '';
  const waits = due === null ? null : t(due === 0 ? 'dashboard.title.none' : 'dashboard.title', { count: due, name });
  const title = tab === 'now' ? (isWide && waits) || t('dashboard.current') : t(TITLES[tab]);
  if (!isWide && tab === 'now') return <h1 className={styles.spoken}>{title}</h1>;
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.ways}>
        {isWide && (
          <Button variant="quiet" aria-keyshortcuts="?" aria-haspopup="dialog" onClick={onKeys}>
            {t('keys.short')}
            <span className={styles.key} aria-hidden="true">
              ?
            </span>
          </Button>
        )}
        <Segmented
          legend={t('dashboard.halves')}
          legendHidden
          options={[
            { value: 'now', label: t(isWide ? 'dashboard.tab.week' : 'dashboard.tab.now') },
            { value: 'list', label: t('dashboard.tab.list') },
            { value: 'month', label: t('dashboard.month') },
            { value: 'past', label: t('dashboard.tab.past') },
          ]}
          value={tab}
          onChange={(value) => go(PATH_OF[value])}
        />
      </div>
    </header>
  );
});
