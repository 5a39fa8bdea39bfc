import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { failureText } from '../../api/failures.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { pathOf } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useRoute } from '../../ui/route.ts';
import { MatchesSkeleton } from './MatchesSkeleton.tsx';
import { isAgreed } from './matchView.ts';

/** @returns the agreed match that is on, or begins next; null without one */
export function nextMatch(games: readonly Game[], now: Date): Game | null {
  const ahead = games.filter((game) => isAgreed(game) && Date.parse(game.toTime ?? '') > now.getTime());
  const [next] = ahead.sort((a, b) => Date.parse(a.fromTime ?? '') - Date.parse(b.fromTime ?? ''));
  return next ?? null;
}

/** Leads to the next agreed match, without one to all of them: a shortcut of the installed app (R-installable). */
const NextMatchPage = observer(function NextMatchPage() {
  const t = useText();
  const { config, games, session } = useStores();
  const { go } = useRoute();
  const userId = session.user?.id;
  const failure = games.current.failure ?? session.me.failure;
  usePageTitle(t('install.next'));
  useEffect(() => {
    const lead = async () => {
      if (!userId) return;
      await games.loadCurrent();
      const list = games.currentList;
      const next = list && nextMatch(list, config.now());
      if (list) go(next ? pathOf(next) : PATHS.dashboard, { replace: true });
    };
    void lead();
  }, [games, userId, config, go]);
  if (!failure) return <MatchesSkeleton />;
  return (
    <EmptyState
      heading="h1"
      title={t('dashboard.failed')}
      action={<Button onClick={() => go(PATHS.dashboard, { replace: true })}>{t('publicProfile.home')}</Button>}
    >
      {t(failureText(failure))}
    </EmptyState>
  );
});

export default NextMatchPage;
