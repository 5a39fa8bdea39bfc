import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Sport } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { chunk } from '../../app/chunk.tsx';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { useRoute } from '../../ui/route.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { MyRatings } from './MyRatings.tsx';
import { OtherSports } from './OtherSports.tsx';
import styles from './RankingsPage.module.css';
import { RankingsSkeleton } from './RankingsSkeleton.tsx';
import { RankingsStore } from './RankingsStore.ts';
import { RankingsTab } from './RankingsTab.tsx';
import { RuleNews } from './RuleNews.tsx';
import { type RankingsAddress, rankingsPath, readAddress } from './rankingsAddress.ts';

const SkillsTab = chunk(() => import('./skills/SkillsTab.tsx'), { waiting: <RankingsSkeleton /> }).Part;

/** Own levels, which choose the sport, above stars from others and the rankings (R-rankings-screen). */
const RankingsPage = observer(function RankingsPage() {
  const t = useText();
  const { api, feedback } = useStores();
  const { search, go } = useRoute();
  const [store] = useState(() => new RankingsStore({ api, feedback }));
  usePageTitle(t('rankings.title'));
  useEffect(() => void store.loadSkills(), [store]);
  const address = readAddress(search);
  const { tab } = address;
  const sport = address.sport ?? store.latestSport;
  const players = address.players ?? (sport && store.prefersDouble(sport) ? 'doubles' : 'singles');
  const show = (change: Partial<RankingsAddress>) => go(rankingsPath({ ...address, ...change }), { replace: true });
  const pathOf = (chosen: Sport, why: boolean) =>
    rankingsPath({ tab: why ? 'rankings' : tab, sport: chosen, players: null, why });
  const skills = store.skills.value;
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{t('rankings.title')}</h1>
        <Link to={PATHS.levels}>{t('levels.title')}</Link>
      </div>
      <RuleNews />
      <MyRatings skills={store.skills.state} current={sport} pathOf={pathOf} onRetry={store.loadSkills}>
        {skills && sport && (
          <OtherSports skills={skills} current={sport} onChoose={(chosen) => show({ sport: chosen, players: null })} />
        )}
      </MyRatings>
      <Tabs
        label={t('rankings.title')}
        tabs={[
          { key: 'personal', label: t('rankings.tab.personal') },
          { key: 'technical', label: t('rankings.tab.technical') },
          { key: 'rankings', label: t('rankings.rankings') },
        ]}
        current={tab}
        onChange={(chosen) => show({ tab: chosen })}
      >
        {tab !== 'rankings' ? (
          <SkillsTab key={tab} kind={tab} />
        ) : sport ? (
          <RankingsTab
            store={store}
            sport={sport}
            players={players}
            onPlayers={(chosen) => show({ sport, players: chosen })}
            why={address.why}
            onExplained={() => show({ why: false })}
          />
        ) : (
          store.skills.status !== 'failed' && <RankingsSkeleton />
        )}
      </Tabs>
    </div>
  );
});

export default RankingsPage;
