import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PATHS, PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { chunk } from '../../app/chunk.tsx';
import { usePersonName } from '../../app/people/usePersonName.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { AskLink } from './AskLink.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerLevels } from './PlayerLevels.tsx';
import { PlayerStars } from './PlayerStars.tsx';
import { PlayerStyle } from './PlayerStyle.tsx';
import styles from './PublicProfile.module.css';
import { PublicProfileStore } from './PublicProfileStore.ts';

/** For those who are logged in. */
const playerActions = chunk(() => import('./PlayerActions.tsx'), { waiting: <Skeleton height={2.75} /> });
const PlayerActions = playerActions.Part;

/** A player as everybody may see them (R-public-profile); what they did not fill in is not there. */
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
    // How many rows the actions take, only they know: drawn after the rest, they would move it.
    if (store.profile.status === 'idle') void store.load(session.loggedIn ? playerActions.load() : null);
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
      <div className={styles.page} aria-busy="true">
        <Skeleton height={20} />
        <Skeleton height={20} />
      </div>
    );
  }
  const { user: player, technicalSkill, personalSkill } = profile.value;
  return (
    <article className={styles.page}>
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
    </article>
  );
});

export default PublicProfilePage;
