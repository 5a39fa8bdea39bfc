import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue } from 'react';
import { failureText, failureValues } from '../../api/failures.ts';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { AGAIN_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import type { DashboardView } from './DashboardView.ts';
import type { Tab } from './dashboardTab.ts';
import { MatchActionsProvider, type MatchDialog } from './list/MatchDialog.ts';
import { MatchesSkeleton } from './MatchesSkeleton.tsx';
import { EmptyList, NoMatches } from './NoMatches.tsx';
import type { OpenGamesStore } from './OpenGamesStore.ts';
import { OpenGames } from './open/OpenGames.tsx';
import { Clashes } from './overview/Clashes.tsx';
import { PhoneOverview } from './overview/PhoneOverview.tsx';
import { PendingActions } from './pendingActions/PendingActions.tsx';

const loadForm = () => import('./form/FormCard.tsx');
const FormCard = chunk(loadForm, { waiting: <Skeleton height={13} />, isExtra: true }).Part;
const LateFormCard = chunk(loadForm, { isExtra: true }).Part;
const MonthView = chunk(() => import('./month/MonthView.tsx'), { waiting: <MatchesSkeleton tab="month" /> }).Part;
const MatchList = chunk(() => import('./list/MatchList.tsx'), { waiting: <MatchesSkeleton tab="list" /> }).Part;
const PastMatches = chunk(() => import('./past/PastMatches.tsx'), { waiting: <MatchesSkeleton tab="past" /> }).Part;
const WeekOverview = chunk(() => import('./week/WeekOverview.tsx'), { waiting: <MatchesSkeleton tab="now" /> }).Part;

/** How many open matches an empty dashboard shows first: what follows stays in reach. */
const MAX_FIRST = 2;
const MAX_FIRST_WIDE = 3;

interface DashboardBodyProps {
  view: DashboardView;
  dialog: MatchDialog;
  openGames: OpenGamesStore;
  shown: { tab: Tab; month: string; week: string; today: string; searches: number };
  /** Suggestions to this person, below or beside their matches. */
  hints: ReactNode;
}

/** One view of the dashboard, or why it is not there yet. */
export const DashboardBody = observer(function DashboardBody(props: DashboardBodyProps) {
  const { view, openGames, shown } = props;
  const t = useText();
  const { games } = useStores();
  const { half, matches } = view;
  const { failure } = half === 'past' ? view.past : games.current;
  const isHere = matches !== null && !(half === 'current' ? openGames.isWaiting : view.past.isSumming);
  // The new content is drawn in pieces: a touch is answered between them.
  const isDrawn = useDeferredValue(isHere);
  if (failure) {
    return (
      <Notice
        tone="error"
        live
        title={t('dashboard.failed')}
        action={
          <Button icon={AGAIN_ICON} onClick={() => void view.load()}>
            {t('alert.retry')}
          </Button>
        }
      >
        {t(failureText(failure), failureValues(failure))}
      </Notice>
    );
  }
  if (!isHere || !isDrawn) return <MatchesSkeleton tab={shown.tab} />;
  return (
    <MatchActionsProvider value={props.dialog}>
      {shown.tab === 'now' ? <NowBody {...props} /> : <ListBody {...props} />}
    </MatchActionsProvider>
  );
});

/** The next and the pending matches: in a wide window over the week, on a phone one below the other. */
const NowBody = observer(function NowBody({ view, dialog, openGames, shown, hints }: DashboardBodyProps) {
  const isWide = useMedia(WIDE);
  const { overview, matches } = view;
  const actions = { enterScore: dialog.enterScore, onDone: () => void view.reload() };
  if (view.isEmpty) {
    return (
      <>
        {/* Before the ways to make a match: one press here is a match (R-open-games). */}
        <OpenGames open={openGames} first={isWide ? MAX_FIRST_WIDE : MAX_FIRST} />
        <NoMatches />
        {hints}
        {/* Last: most people without matches have no form either, and nothing may jump. */}
        <LateFormCard isLate />
      </>
    );
  }
  if (!isWide) {
    return (
      <>
        <PhoneOverview overview={overview} actions={actions} />
        <FormCard />
        <OpenGames open={openGames} />
        {hints}
      </>
    );
  }
  return (
    <>
      <Clashes matches={overview.clashes} />
      <PendingActions matches={overview.due} actions={actions} />
      <WeekOverview matches={matches ?? []} first={shown.week} today={shown.today}>
        <FormCard />
        {hints}
      </WeekOverview>
      <OpenGames open={openGames} />
    </>
  );
});

/** The list of all, the months or the past (R-month, R-past-matches). */
const ListBody = observer(function ListBody({ view, shown }: DashboardBodyProps) {
  const { tab, month, today, searches } = shown;
  if (tab === 'month') return <MonthView month={month} today={today} matches={view.matches ?? []} />;
  if (view.isEmpty) return <EmptyList half={view.half} />;
  if (tab === 'past') return <PastMatches view={view} today={today} searches={searches} />;
  return <MatchList view={view} searches={searches} />;
});
