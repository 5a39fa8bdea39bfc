import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { newestPast } from '../../../shared/domain/match/newestPast.ts';
import { PATHS, signUpPath } from '../../../shared/routes/paths.ts';
import { useCopy } from '../../common/device/useCopy.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { QuickStartLink } from '../../common/routing/RouteLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button, buttonClass } from '../../ui/actions/Button.tsx';
import { ButtonLink, Link } from '../../ui/actions/Link.tsx';
import { Court } from '../../ui/court/Court.tsx';
import { CHECK_ICON, PLUS_ICON, SHARE_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FittingPeople } from '../invitees/FittingPeople.ts';
import { PATH_OF } from './dashboardTab.ts';
import styles from './NoMatches.module.css';
import { NearPlayers } from './near/NearPlayers.tsx';

/** The link that signs a friend up: to the system's share sheet, else into the clipboard (R-share-sheet). */
const FriendLink = observer(function FriendLink() {
  const t = useText();
  const { session, config } = useStores();
  const copy = useCopy();
  const [isCopied, setCopied] = useState(false);
  const code = session.user?.invitationCode;
  const url = `${config.value?.webAccessUrl ?? ''}${signUpPath(code ?? '')}`;
  const hand = async () => {
    // Closing the sheet is no failure.
    if (typeof navigator.share === 'function')
      return navigator.share({ title: t('friends.code.title'), url }).catch(() => undefined);
    if (await copy(url, null)) setCopied(true);
  };
  return (
    <>
      <Button icon={isCopied ? CHECK_ICON : SHARE_ICON} disabled={!code} onClick={() => void hand()}>
        {t('dashboard.empty.friend')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('friends.code.copied')}</span>
      </VisuallyHidden>
    </>
  );
});

/** Nothing ahead: the person alone on a court, three of their level, how to have a match, and the apps (R-no-matches). */
export const NoMatches = observer(function NoMatches() {
  const t = useText();
  const { api, session } = useStores();
  const [fitting] = useState(() => new FittingPeople(api, () => ({ matchType: 'SINGLE' })));
  const [past] = useState(() => new Query(() => api.call(findPastGames, { body: newestPast(1) })));
  const { list } = fitting;
  useEffect(() => {
    void list.load();
    void past.load();
  }, [list, past]);
  const isWaiting = [list, past].some(({ status }) => status === 'loading' || status === 'idle');
  const hasNear = fitting.people.length > 0;
  const { user } = session;
  const own = user && {
    key: user.id,
    picture: <PersonAvatar person={user} size="l" />,
    name: t('dashboard.you'),
  };
  return (
    <section className={styles.empty}>
      <Court
        sport="TENNIS"
        sides={[[own], [null]]}
        openText={t('dashboard.empty.who')}
        size="l"
        className={styles.court}
      />
      <div className={styles.words}>
        <h2>{t('dashboard.empty.current')}</h2>
        {!isWaiting && <p>{t(hasNear ? 'dashboard.empty.ask.text' : 'dashboard.empty.current.text')}</p>}
      </div>
      {/* Whether there is somebody to ask moves all that follows. */}
      {isWaiting ? <Skeleton height={30} /> : <Ways fitting={fitting} isNew={past.value?.total === 0} />}
    </section>
  );
});

/** People to ask, other things to do, and the apps. */
const Ways = observer(function Ways({ fitting, isNew }: { fitting: FittingPeople; isNew: boolean }) {
  const t = useText();
  const { config } = useStores();
  const hasNear = fitting.people.length > 0;
  const { appStore = null, playStore = null } = config.value?.links ?? {};
  const store = (url: string | null, text: string) =>
    url ? (
      <a href={url} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    ) : (
      <Link to={PATHS.apps}>{text}</Link>
    );
  return (
    <>
      <NearPlayers fitting={fitting} />
      <div className={styles.ways}>
        <ButtonLink to={PATHS.organise} variant={hasNear ? 'secondary' : 'action'} icon={PLUS_ICON}>
          {t('dashboard.organise')}
        </ButtonLink>
        <FriendLink />
        {/* The first match sets it. */}
        {isNew && (
          <ButtonLink to={`${PATHS.ratingsAndRankings}?start`} variant="quiet">
            {t('dashboard.empty.level')}
          </ButtonLink>
        )}
        <QuickStartLink className={buttonClass('quiet')}>{t('footer.quickStart')}</QuickStartLink>
        <ButtonLink to={PATH_OF.list} variant="quiet">
          {t('dashboard.all')}
        </ButtonLink>
      </div>
      <p className={styles.apps}>
        {t('dashboard.empty.apps')} {store(appStore, t('footer.appStore'))} · {store(playStore, t('footer.playStore'))}
      </p>
    </>
  );
});

/** A list without matches: says which ones it will have. */
export function EmptyList({ half }: { half: 'current' | 'past' }) {
  const t = useText();
  return (
    <EmptyState
      title={t(`dashboard.empty.${half}`)}
      action={
        <ButtonLink to={PATHS.organise} variant="primary" icon={PLUS_ICON}>
          {t('dashboard.organise')}
        </ButtonLink>
      }
    >
      <p>{t(`dashboard.empty.${half}.text`)}</p>
    </EmptyState>
  );
}
