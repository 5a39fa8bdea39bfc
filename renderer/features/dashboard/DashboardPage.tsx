import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { chunk } from '../../common/chunk.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { useLive } from '../../stores/useLive.ts';
import { Page } from '../../ui/display/Page.tsx';
import { useRoute } from '../../ui/route.ts';
import { ScoreDialog } from '../score/ScoreDialog.tsx';
import { DashboardBody } from './DashboardBody.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { DashboardView } from './DashboardView.ts';
import { PATH_OF, readTab } from './dashboardTab.ts';
import { useShortcuts } from './keys/useShortcuts.ts';
import { MatchDialog } from './list/MatchDialog.ts';
import { PartnerDialog } from './list/PartnerDialog.tsx';
import { isAhead } from './matchView.ts';
import { OpenGamesStore } from './OpenGamesStore.ts';

const OpenGameQuestion = chunk(() => import('./OpenGameQuestion.tsx')).Part;

const InstallCard = chunk(() => import('../install/InstallCard.tsx'), { waiting: null, isExtra: true }).Part;
const FactorHint = chunk(() => import('./FactorHint.tsx')).Part;
const PushHint = chunk(() => import('../push/PushHint.tsx')).Part;

/** One suggestion at a time: a safer log-in, the installed app, or notices (R-factor-hint). */
const DashboardHints = observer(function DashboardHints({ view }: { view: DashboardView }) {
  const { config, session } = useStores();
  const { user } = session;
  const isComing = view.half === 'current' && view.matches?.some(({ game }) => isAhead(game, config.now()));
  return user?.factorHint ? <FactorHint /> : isComing && <InstallCard otherwise={user?.pushHint && <PushHint />} />;
});

const ShortcutsDialog = chunk(() => import('./keys/ShortcutsDialog.tsx'), { waiting: null }).Part;

const VIEWER_ZONE = deviceZone();

interface MatchDialogsProps {
  dialog: MatchDialog;
  /** Something was decided, or is decided otherwise by now. */
  onDone: () => void;
}

/** The dialog that is open over the matches. */
const MatchDialogs = observer(function MatchDialogs({ dialog, onDone }: MatchDialogsProps) {
  const { open } = dialog;
  const handleDone = () => {
    dialog.close();
    onDone();
  };
  if (open?.kind === 'score') {
    return <ScoreDialog sheet={open.sheet} onClose={dialog.close} onSaved={handleDone} />;
  }
  if (open?.kind !== 'partner') return null;
  return (
    <PartnerDialog
      game={open.game}
      chosen={open.chosen}
      onChoose={(id) => dialog.choosePartner(open.game, id)}
      onClose={dialog.close}
      onChosen={handleDone}
    />
  );
});

/** A player's matches: the next and the pending ones, or their lists (R-dashboard, R-past-matches, R-month, R-week-board). */
const DashboardPage = observer(function DashboardPage() {
  const t = useText();
  const root = useStores();
  const { search, go } = useRoute();
  const [view] = useState(
    () => new DashboardView(root, () => ({ userId: root.session.user?.id ?? null, language: root.language.language })),
  );
  const [dialog] = useState(() => new MatchDialog({ games: root.games, sheetOf: (id) => view.sheetOf(id) }));
  const [openGames] = useState(() => new OpenGamesStore(root));
  const asksKeys = new URLSearchParams(search).has('keys');
  const [showsKeys, setShowsKeys] = useState(asksKeys);
  // The header's search can lead here again from this page.
  useEffect(() => {
    if (!asksKeys) return;
    setShowsKeys(true);
    go(PATH_OF.now, { replace: true });
  }, [asksKeys, go]);
  // Counts how often the search was asked for: each time the field takes the focus.
  const [searches, setSearches] = useState(0);
  const { matches } = view;
  const today = venueDay(root.config.now().toISOString(), VIEWER_ZONE);
  const { tab, month, week, sport, year } = readTab(search, today);
  const half = tab === 'past' ? 'past' : 'current';
  usePageTitle(t(tab === 'now' ? 'dashboard.current' : tab === 'list' ? 'dashboard.all' : `dashboard.${tab}`));
  useEffect(() => view.show(half, { sport, year }), [view, half, sport, year]);
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
    <Page>
      <DashboardHead
        tab={tab}
        due={matches && matches.length > 0 ? view.overview.due.length : null}
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
      {openGames.question && <OpenGameQuestion open={openGames} />}
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
    </Page>
  );
});

export default DashboardPage;
