import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { languageNames } from '../../../shared/locales/languageNames.ts';
import { PATHS, PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { chunk } from '../../common/chunk.tsx';
import { Sureness } from '../../common/people/Sureness.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Page } from '../../ui/display/Page.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { Flip } from '../../ui/sports/Flip.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import { AskLink } from './PlayerActions.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerStars } from './PlayerStars.tsx';
import styles from './PublicProfile.module.css';
import { PublicProfileStore } from './PublicProfileStore.ts';

/** Strokes and languages, as far as they were filled in. */
const PlayerStyle = observer(function PlayerStyle({ user }: { user: PublicProfile['user'] }) {
  const t = useText();
  const { language } = useStores().language;
  const talks = languageNames(user.tennisTalks, language);
  const style: [string, string][] = [
    ...(user.forehand ? [[t('profile.forehand'), t(`profile.forehand.${user.forehand}`)] as [string, string]] : []),
    ...(user.backhand ? [[t('profile.backhand'), t(`profile.backhand.${user.backhand}`)] as [string, string]] : []),
    ...(talks ? [[t('player.talks'), talks] as [string, string]] : []),
  ];
  if (style.length === 0) return null;
  return (
    <Card title={t('publicProfile.style')}>
      <dl className={styles.facts}>
        {style.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});

/** Level and record in each sport, as tiles. */
const PlayerLevels = observer(function PlayerLevels({ skills }: { skills: PublicProfile['technicalSkill'] }) {
  const t = useText();
  const { language } = useStores().language;
  if (skills.sports.length === 0) return null;
  return (
    <Card title={t('publicProfile.ratings')}>
      <ul className={styles.levels}>
        {skills.sports.map(({ sport, productRating, width, provisional, wins, loses }) => (
          <li key={sport}>
            <Flip value={formatRating(productRating, language)} />
            <span>
              <SportBadge sport={sport} label={t(`sport.${sport}`)} />
              <Sureness width={width} provisional={provisional} />
              <small>
                {wins + loses === 0
                  ? t('publicProfile.unplayed')
                  : t('publicProfile.record', { wins: `${wins}`, losses: `${loses}` })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** For those who are logged in. */
const playerActions = chunk(() => import('./PlayerActions.tsx'), { waiting: <Skeleton height={2.75} /> });
const PlayerActions = playerActions.Part;

/** A player as everybody may see them (R-public-profile); empty fields are left out. */
function PublicProfilePage() {
  const code = readPattern(PATTERNS.publicProfile, useRoute().path)?.code ?? '';
  return <Profile key={code} code={code} />;
}

const Profile = observer(function Profile({ code }: { code: string }) {
  const t = useText();
  const nameOf = usePersonName();
  const { api, session, arrived } = useStores();
  const { path } = useRoute();
  const [store] = useState(() => {
    const store = new PublicProfileStore(api, code);
    if (arrived?.profile && arrived.path === path) store.adopt(arrived.profile);
    return store;
  });
  useEffect(() => {
    // The page came as a visitor's; a logged-in viewer may see more (R-listed).
    const isRefused = store.profile.status === 'failed' && session.loggedIn;
    // How many rows the actions take, only they know: drawn after the rest, they would move it.
    if (store.profile.status === 'idle' || isRefused) void store.load(session.loggedIn ? playerActions.load() : null);
  }, [store, session]);
  const { state: profile } = store.profile;
  const user = store.profile.value?.user;
  const name = user ? nameOf(user) : '';
  usePageTitle(name || t('publicProfile.title'));
  if (profile.status === 'failed') {
    const isUnknown = profile.failure.code === 'E.notFound' || profile.failure.code === 'E.bad.request';
    return (
      <EmptyState
        heading="h1"
        title={t(isUnknown ? 'publicProfile.none' : 'publicProfile.failed')}
        action={
          isUnknown ? (
            <ButtonLink to={PATHS.dashboard}>{t('publicProfile.home')}</ButtonLink>
          ) : (
            <Button onClick={() => void store.load()}>{t('alert.retry')}</Button>
          )
        }
      >
        {t(isUnknown ? 'publicProfile.none.text' : failureText(profile.failure), failureValues(profile.failure))}
      </EmptyState>
    );
  }
  if (profile.status !== 'ready') {
    return (
      <Page className={styles.page} aria-busy="true">
        <Skeleton height={20} />
        <Skeleton height={20} />
      </Page>
    );
  }
  const { user: player, technicalSkill, personalSkill } = profile.value;
  return (
    <Page as="article" className={styles.page}>
      <div className={styles.column}>
        <PlayerHead profile={profile.value}>
          {session.loggedIn ? <PlayerActions store={store} user={player} /> : <AskLink code={player.code} />}
        </PlayerHead>
        <PlayerLevels skills={technicalSkill} />
      </div>
      <div className={styles.column}>
        <PlayerStyle user={player} />
        <PlayerStars personal={personalSkill} technical={technicalSkill} />
      </div>
    </Page>
  );
});

export default PublicProfilePage;
