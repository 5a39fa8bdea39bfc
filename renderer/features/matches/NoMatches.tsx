import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Court } from '../../ui/court/Court.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PATH_OF } from './dashboardTab.ts';
import styles from './NoMatches.module.css';

/** Nothing yet: the person alone on a court, how to have a match, and the apps (R-no-matches). */
export const NoMatches = observer(function NoMatches() {
  const t = useText();
  const { config, session } = useStores();
  const { user } = session;
  const { appStore = null, playStore = null } = config.value?.links ?? {};
  const store = (url: string | null, text: string) =>
    url ? (
      <a href={url} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    ) : (
      <Link to={PATHS.apps}>{text}</Link>
    );
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
        <p>{t('dashboard.empty.current.text')}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={PATHS.organise} variant="action" icon="plus">
          {t('dashboard.organise')}
        </ButtonLink>
        <ButtonLink to={PATHS.friendsAndBalls} icon="share">
          {t('dashboard.empty.friend')}
        </ButtonLink>
        <ButtonLink to={PATHS.ratingsAndRankings} variant="quiet">
          {t('dashboard.empty.level')}
        </ButtonLink>
        <ButtonLink to={PATHS.quickStart} variant="quiet">
          {t('footer.quickStart')}
        </ButtonLink>
        <ButtonLink to={PATH_OF.list} variant="quiet">
          {t('dashboard.all')}
        </ButtonLink>
      </div>
      <p className={styles.apps}>
        {t('dashboard.empty.apps')} {store(appStore, t('footer.appStore'))} · {store(playStore, t('footer.playStore'))}
      </p>
    </section>
  );
});

/** A list without matches: what will stand in it. */
export function EmptyList({ half }: { half: 'current' | 'past' }) {
  const t = useText();
  return (
    <EmptyState
      title={t(`dashboard.empty.${half}`)}
      action={
        <ButtonLink to={PATHS.organise} variant="primary" icon="plus">
          {t('dashboard.organise')}
        </ButtonLink>
      }
    >
      <p>{t(`dashboard.empty.${half}.text`)}</p>
    </EmptyState>
  );
}
