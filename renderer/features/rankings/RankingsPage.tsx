import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { usePlace } from '../../ui/place.ts';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { MyRatings } from './MyRatings.tsx';
import styles from './RankingsPage.module.css';
import { RankingsSkeleton } from './RankingsSkeleton.tsx';
import { RankingsStore } from './RankingsStore.ts';
import type { RankedTeam } from './RankingTable.ts';
import { RankingTables } from './RankingTables.tsx';

type Players = 'singles' | 'doubles';

function readQuery(search: string): { sport: Sport | null; players: Players } {
  const query = new URLSearchParams(search);
  const named = query.get('sport')?.toUpperCase();
  return {
    sport: SPORTS.find((sport) => sport === named) ?? null,
    players: query.has('doubles') ? 'doubles' : 'singles',
  };
}

const pathOf = (sport: Sport, players: Players) =>
  `${PATHS.ratingsAndRankings}?sport=${sport}${players === 'doubles' ? '&doubles' : ''}`;

/** Own ratings and the rankings of a sport (spec §2 Ratings and rankings); sport and tab are in the address. */
const RankingsPage = observer(function RankingsPage() {
  const t = useText();
  const { api, feedback, session } = useStores();
  const { search, go } = usePlace();
  const [store] = useState(() => new RankingsStore({ api, feedback }));
  const [team, setTeam] = useState<RankedTeam | null>(null);
  const { sport: named, players } = readQuery(search);
  const sport = named ?? store.mainSport;
  const isDouble = players === 'doubles';
  usePageTitle(t('rankings.title'));
  useEffect(() => void store.loadSkills(), [store]);
  useEffect(() => {
    if (sport) void store.loadRanking(sport, isDouble);
  }, [store, sport, isDouble]);

  const ranking = sport && store.rankingOf(sport, isDouble);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('rankings.title')}</h1>
        <p>{t('rankings.meaning')}</p>
      </header>
      <MyRatings
        skills={store.skills}
        current={sport}
        pathOf={(chosen) => pathOf(chosen, players)}
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
              onChange={(chosen) => go(pathOf(chosen, players), { replace: true })}
            />
          </div>
          <Tabs
            label={t('rankings.rankings')}
            tabs={[
              { key: 'singles', label: t('rankings.singles') },
              { key: 'doubles', label: t('rankings.doubles') },
            ]}
            current={players}
            onChange={(chosen) => go(pathOf(sport, chosen), { replace: true })}
          >
            {ranking?.status === 'ready' ? (
              <RankingTables
                tables={ranking.value}
                sport={sport}
                isDouble={isDouble}
                userId={session.user?.id ?? null}
                onHistory={setTeam}
              />
            ) : ranking?.status === 'failed' ? (
              <LoadFailed failure={ranking.failure} onRetry={() => void store.loadRanking(sport, isDouble)} />
            ) : (
              <RankingsSkeleton />
            )}
          </Tabs>
        </section>
      )}
      {team && <HistoryDialog store={store} team={team} onClose={() => setTeam(null)} />}
    </div>
  );
});

export default RankingsPage;
