import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { chunk } from '../../common/chunk.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { CLOSE_ICON } from '../../ui/display/icons.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { useRoute } from '../../ui/route.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { MyRatings } from './MyRatings.tsx';
import styles from './RankingsPage.module.css';
import { RankingsSkeleton } from './RankingsSkeleton.tsx';
import { RankingsStore, type Skills } from './RankingsStore.ts';
import { RankingsTab } from './RankingsTab.tsx';
import { type RankingsAddress, rankingsPath, readAddress } from './rankingsAddress.ts';

/** Under this name a device remembers that the news was closed. */
const READ = 'ratingRule';

/** Says that ratings follow another rule than before, until it is closed on this device (R-rating-news). */
const RuleNews = observer(function RuleNews() {
  const t = useText();
  const { memory } = useStores();
  const [isRead, setRead] = useState(() => memory.get(READ) !== null);
  if (isRead) return null;
  const close = () => {
    memory.set(READ, 'MARGIN');
    setRead(true);
  };
  return (
    <div className={styles.news}>
      <p>{t('levels.news')}</p>
      <IconButton icon={CLOSE_ICON} label={t('alert.close')} onClick={close} />
    </div>
  );
});

interface OtherSportsProps {
  skills: Skills;
  current: Sport;
  onChoose: (sport: Sport) => void;
}

/** The way to the sports one has not played: their tables can be seen too. */
function OtherSports({ skills, current, onChoose }: OtherSportsProps) {
  const t = useText();
  const others = SPORTS.filter((sport) => !skills.some((skill) => skill.sport === sport));
  if (others.length === 0) return null;
  return (
    <Select
      label={t('rankings.other')}
      labelHidden
      options={[
        { value: '', label: t('rankings.other') },
        ...others.map((sport) => ({ value: sport, label: t(`sport.${sport}`) })),
      ]}
      value={others.includes(current) ? current : ''}
      onChange={(sport) => sport !== '' && onChoose(sport)}
    />
  );
}

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
  const players = address.players ?? (sport && store.mainRanking(sport)?.double ? 'doubles' : 'singles');
  const show = (change: Partial<RankingsAddress>) => go(rankingsPath({ ...address, ...change }), { replace: true });
  const pathOf = (chosen: Sport) => rankingsPath({ tab, sport: chosen, players: null, why: false });
  const skills = store.skills.value;
  return (
    <Page>
      <h1>{t('rankings.title')}</h1>
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
      <footer className={styles.below}>
        <RuleNews />
        <Link to={PATHS.levels}>{t('levels.title')}</Link>
      </footer>
    </Page>
  );
});

export default RankingsPage;
