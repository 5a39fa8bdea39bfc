import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { chunk } from '../../app/chunk.tsx';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { useLive } from '../../stores/useLive.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { useRoute } from '../../ui/route.ts';
import { ScoreDialog } from '../score/ScoreDialog.tsx';
import styles from './DashboardPage.module.css';
import { DashboardView, type Half } from './DashboardView.ts';
import { MatchDialog } from './list/MatchDialog.ts';
import { MatchList } from './list/MatchList.tsx';
import { PartnerDialog } from './list/PartnerDialog.tsx';
import { MatchesSkeleton } from './MatchesSkeleton.tsx';
import { isAgreed } from './matchView.ts';
import { isMonth, monthOf } from './month/monthWeeks.ts';
import { NoMatches } from './NoMatches.tsx';
import { OpenGames } from './open/OpenGames.tsx';
import { OpenGamesStore } from './open/OpenGamesStore.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

const InstallCard = chunk(() => import('../install/InstallCard.tsx'), { waiting: null, isExtra: true }).Part;
const FactorHint = chunk(() => import('./FactorHint.tsx')).Part;
const PushHint = chunk(() => import('../push/PushHint.tsx')).Part;
const MonthView = chunk(() => import('./month/MonthView.tsx')).Part;

const VIEWER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

type Tab = Half | 'month';

/** @returns what the address asks for: `/?past`, `/?month=2026-11`, else My Matches */
function readTab(search: string, today: string): { tab: Tab; half: Half; month: string } {
  const query = new URLSearchParams(search);
  const named = query.get('month') ?? '';
  const tab = query.has('past') ? 'past' : query.has('month') ? 'month' : 'current';
  return { tab, half: tab === 'past' ? 'past' : 'current', month: isMonth(named) ? named : monthOf(today) };
}

const PATH_OF: Record<Tab, string> = {
  current: PATHS.dashboard,
  past: `${PATHS.dashboard}?past`,
  month: `${PATHS.dashboard}?month`,
};

/** My Matches, Past Matches (R-dashboard, R-past-matches, R-month), and the agreed ones by months. */
const DashboardPage = observer(function DashboardPage() {
  const t = useText();
  const root = useStores();
  const { games } = root;
  const { search, go } = useRoute();
  const [view] = useState(
    () => new DashboardView(root, () => ({ userId: root.session.user?.id ?? null, language: root.language.language })),
  );
  const [dialog] = useState(() => new MatchDialog({ games, sheetOf: (id) => view.sheetOf(id) }));
  const [openGames] = useState(() => new OpenGamesStore(root));
  const { open } = dialog;
  const { matches } = view;
  const today = venueDay(root.config.now().toISOString(), VIEWER_ZONE);
  const { tab, half, month } = readTab(search, today);
  usePageTitle(t(`dashboard.${tab}`));
  useEffect(() => {
    view.show(half);
  }, [view, half]);

  useEffect(() => void openGames.load(), [openGames]);
  useLive(() => Promise.all([view.load(), openGames.load()]));

  useKept('dialog', dialog);
  useEffect(() => {
    if (matches) dialog.resume();
  }, [dialog, matches]);

  const handleDone = () => {
    dialog.close();
    void view.reload();
  };
  const { failure } = half === 'past' ? view.past : games.current;
  const { user } = root.session;
  const hasAgreed = half === 'current' && matches?.some(({ game }) => isAgreed(game));
  // One question at a time.
  const hint = user?.factorHint ? 'factor' : hasAgreed ? 'device' : null;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`dashboard.${tab}`)}</h1>
        {!view.isEmpty && (
          <ButtonLink to={PATHS.organise} variant="primary" icon="plus">
            {t('dashboard.organise')}
          </ButtonLink>
        )}
      </header>
      <Segmented
        legend={t('dashboard.halves')}
        legendHidden
        options={[
          { value: 'current', label: t('dashboard.current') },
          { value: 'past', label: t('dashboard.past') },
          { value: 'month', label: t('dashboard.month') },
        ]}
        value={tab}
        onChange={(value) => go(PATH_OF[value])}
      />
      {failure ? (
        <Notice
          tone="error"
          live
          title={t('dashboard.failed')}
          action={
            <Button icon="arrowRight" onClick={() => void view.load()}>
              {t('alert.retry')}
            </Button>
          }
        >
          {t(failureText(failure), failureValues(failure))}
        </Notice>
      ) : matches === null || (half === 'current' && openGames.isWaiting) ? (
        <MatchesSkeleton />
      ) : tab === 'month' ? (
        <Suspense fallback={<MatchesSkeleton />}>
          <MonthView month={month} today={today} matches={matches} />
        </Suspense>
      ) : view.isEmpty ? (
        <>
          <NoMatches half={half} />
          {half === 'current' && <OpenGames open={openGames} />}
        </>
      ) : (
        <>
          <WaitingStrip matches={view.due} actions={dialog} />
          {(view.count > 0 || view.isSearching) && <MatchList view={view} actions={dialog} />}
          {half === 'current' && <OpenGames open={openGames} />}
        </>
      )}
      <Suspense fallback={null}>
        {hint === 'factor' && <FactorHint />}
        {hint === 'device' && <InstallCard otherwise={user?.pushHint && <PushHint />} />}
      </Suspense>
      {open?.kind === 'score' && <ScoreDialog sheet={open.sheet} onClose={dialog.close} onSaved={handleDone} />}
      {open?.kind === 'partner' && (
        <PartnerDialog
          game={open.game}
          chosen={open.chosen}
          onChoose={(id) => dialog.choosePartner(open.game, id)}
          onClose={dialog.close}
          onChosen={handleDone}
        />
      )}
    </div>
  );
});

export default DashboardPage;
