import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { chunk } from '../../app/chunk.tsx';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { useRoute } from '../../ui/route.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { HistoryDialog } from './history/HistoryDialog.tsx';
import { MyRatings } from './MyRatings.tsx';
import styles from './RankingsPage.module.css';
import { RankingsSkeleton } from './RankingsSkeleton.tsx';
import { RankingsStore } from './RankingsStore.ts';
import type { RankingEntry } from './RankingTable.ts';
import { RankingTables } from './RankingTables.tsx';

const SkillsTab = chunk(() => import('./skills/SkillsTab.tsx'), { waiting: <RankingsSkeleton /> }).Part;

type Players = 'singles' | 'doubles';

const TABS = ['personal', 'technical', 'rankings'] as const;
type Tab = (typeof TABS)[number];

/** @returns null for what the address leaves open */
function readQuery(search: string): { tab: Tab; sport: Sport | null; players: Players | null } {
  const query = new URLSearchParams(search);
  const named = query.get('sport')?.toUpperCase();
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'rankings',
    sport: SPORTS.find((sport) => sport === named) ?? null,
    players: query.has('doubles') ? 'doubles' : query.has('sport') ? 'singles' : null,
  };
}

const pathOf = (sport: Sport, players: Players) =>
  `${PATHS.ratingsAndRankings}?sport=${sport}${players === 'doubles' ? '&doubles' : ''}`;

const tabPath = (tab: Tab) =>
  tab === 'rankings' ? PATHS.ratingsAndRankings : `${PATHS.ratingsAndRankings}?tab=${tab}`;

/** Stars from other players, and ratings with the rankings (R-rankings-screen); the tab is in the address. */
const RankingsPage = observer(function RankingsPage() {
  const t = useText();
  const { search, go } = useRoute();
  const { tab } = readQuery(search);
  usePageTitle(t('rankings.title'));
  return (
    <div className={styles.page}>
      <h1>{t('rankings.title')}</h1>
      <Tabs
        label={t('rankings.title')}
        tabs={[
          { key: 'personal', label: t('rankings.tab.personal') },
          { key: 'technical', label: t('rankings.tab.technical') },
          { key: 'rankings', label: t('rankings.rankings') },
        ]}
        current={tab}
        onChange={(chosen) => go(tabPath(chosen), { replace: true })}
      >
        {tab === 'rankings' ? <RankingsTab /> : <SkillsTab key={tab} kind={tab} />}
      </Tabs>
    </div>
  );
});

/** Own ratings and the rankings of a sport, which is in the address. */
const RankingsTab = observer(function RankingsTab() {
  const t = useText();
  const { api, feedback, session } = useStores();
  const { search, go } = useRoute();
  const [store] = useState(() => new RankingsStore({ api, feedback }));
  const [entry, setEntry] = useState<RankingEntry | null>(null);
  const { sport: named, players } = readQuery(search);
  const sport = named ?? store.mainSport;
  const playersOf = (chosen: Sport): Players => (store.prefersDouble(chosen) ? 'doubles' : 'singles');
  const shown = players ?? (sport ? playersOf(sport) : 'singles');
  const isDouble = shown === 'doubles';
  useEffect(() => void store.loadSkills(), [store]);
  useEffect(() => {
    if (sport) void store.loadRanking(sport, isDouble);
  }, [store, sport, isDouble]);

  const ranking = sport && store.rankingOf(sport, isDouble);
  return (
    <div className={styles.page}>
      <p className={styles.meaning}>
        {t('rankings.meaning')} <Link to={PATHS.ratingQuality}>{t('quality.title')}</Link>
      </p>
      <MyRatings
        skills={store.skills.state}
        current={sport}
        pathOf={(chosen) => pathOf(chosen, playersOf(chosen))}
        onRetry={store.loadSkills}
      />
      {sport && (
        <section className={styles.rankings} aria-labelledby="rankings">
          <div className={styles.chooser}>
            <h2 id="rankings">{t('rankings.rankings')}</h2>
            <Select
              label={t('rankings.sport')}
              options={SPORTS.map((value) => ({ value, label: t(`sport.${value}`) }))}
              value={sport}
              onChange={(chosen) => go(pathOf(chosen, playersOf(chosen)), { replace: true })}
            />
          </div>
          <Tabs
            label={t('rankings.rankings')}
            tabs={[
              { key: 'singles', label: t('rankings.singles') },
              { key: 'doubles', label: t('rankings.doubles') },
            ]}
            current={shown}
            onChange={(chosen) => go(pathOf(sport, chosen), { replace: true })}
          >
            {ranking?.status === 'ready' ? (
              <RankingTables
                tables={ranking.value}
                sport={sport}
                isDouble={isDouble}
                userId={session.user?.id ?? null}
                onHistory={setEntry}
              />
            ) : ranking?.status === 'failed' ? (
              <LoadFailed failure={ranking.failure} onRetry={() => void store.loadRanking(sport, isDouble)} />
            ) : (
              <RankingsSkeleton />
            )}
          </Tabs>
        </section>
      )}
      {entry && <HistoryDialog store={store} entry={entry} onClose={() => setEntry(null)} />}
    </div>
  );
});

export default RankingsPage;
