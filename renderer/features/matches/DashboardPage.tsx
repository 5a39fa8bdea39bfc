import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { chunk } from '../../app/chunk.tsx';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { deviceZone } from '../../i18n/deviceZone.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { useLive } from '../../stores/useLive.ts';
import { useRoute } from '../../ui/route.ts';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import { DashboardBody } from './DashboardBody.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { DashboardHints } from './DashboardHints.tsx';
import styles from './DashboardPage.module.css';
import { DashboardView } from './DashboardView.ts';
import { PATH_OF, readTab } from './dashboardTab.ts';
import { useShortcuts } from './keys/useShortcuts.ts';
import { MatchDialog } from './list/MatchDialog.ts';
import { MatchDialogs } from './list/MatchDialogs.tsx';
import { OpenGameQuestion } from './open/OpenGameQuestion.tsx';
import { OpenGamesStore } from './open/OpenGamesStore.ts';

const ShortcutsDialog = chunk(() => import('./keys/ShortcutsDialog.tsx'), { waiting: null }).Part;

const VIEWER_ZONE = deviceZone();

/** A player's matches: what is next and waits, or their lists (R-dashboard, R-past-matches, R-month, R-week-board). */
const DashboardPage = observer(function DashboardPage() {
  const t = useText();
  const root = useStores();
  const { search, go } = useRoute();
  const isWide = useMedia(WIDE);
  const [view] = useState(
    () => new DashboardView(root, () => ({ userId: root.session.user?.id ?? null, language: root.language.language })),
  );
  const [dialog] = useState(() => new MatchDialog({ games: root.games, sheetOf: (id) => view.sheetOf(id) }));
  const [openGames] = useState(() => new OpenGamesStore(root));
  const [showsKeys, setShowsKeys] = useState(false);
  // Counts how often the search was asked for: each time the field takes the focus.
  const [searches, setSearches] = useState(0);
  const { matches } = view;
  const today = venueDay(root.config.now().toISOString(), VIEWER_ZONE);
  const { tab, month, week } = readTab(search, today);
  const half = tab === 'past' ? 'past' : 'current';
  usePageTitle(t(tab === 'now' ? 'dashboard.current' : tab === 'list' ? 'dashboard.all' : `dashboard.${tab}`));
  useEffect(() => view.show(half), [view, half]);
  useEffect(() => void openGames.load(), [openGames]);
  useLive(() => Promise.all([view.load(), openGames.load()]));

  useKept('dialog', dialog);
  useEffect(() => {
    if (matches) dialog.resume();
  }, [dialog, matches]);

  const handleSearch = () => {
    if (tab !== 'list' && tab !== 'past') go(PATH_OF.list);
    setSearches((times) => times + 1);
  };
  useShortcuts({
    organise: () => go(PATHS.organise),
    search: handleSearch,
    help: () => setShowsKeys(true),
  });
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <DashboardHead
        tab={tab}
        due={matches && view.overview.due.length}
        onSearch={handleSearch}
        onKeys={() => setShowsKeys(true)}
      />
      <DashboardBody
        view={view}
        dialog={dialog}
        openGames={openGames}
        shown={{ tab, month, week, today, searches }}
        hints={<DashboardHints view={view} />}
      />
      <MatchDialogs dialog={dialog} onDone={() => void view.reload()} />
      <OpenGameQuestion open={openGames} />
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
    </div>
  );
});

export default DashboardPage;
