import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { clubPath } from '../../../../shared/routes/club.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { FactLine } from '../../../ui/display/FactLine.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import { Page } from '../../../ui/display/Page.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from './ClubsPage.module.css';
import { FindClub } from './FindClub.tsx';

/** The clubs one is in, and the ways to another one: by its link, or by making it (R-clubs-page). */
const ClubsPage = observer(function ClubsPage() {
  const t = useText();
  const { session } = useStores();
  usePageTitle(t('tab.clubs'));
  useEffect(() => {
    // An organiser may have let them in meanwhile.
    void session.loadMe();
  }, [session]);
  const { user } = session;
  const { failure } = session.me;
  if (!user) {
    return (
      <Page aria-busy={!failure}>
        <h1>{t('tab.clubs')}</h1>
        {failure ? <LoadFailed failure={failure} onRetry={() => void session.loadMe()} /> : <Skeleton height={24} />}
      </Page>
    );
  }
  // A server of the release before does not say them.
  const clubs = user.clubs ?? [];
  const make = (
    <ButtonLink to={PATHS.newClub} icon={PLUS_ICON} variant={clubs.length === 0 ? 'action' : 'secondary'}>
      {t('clubs.new')}
    </ButtonLink>
  );
  if (clubs.length === 0) {
    return (
      <Page className={styles.none}>
        <EmptyState heading="h1" title={t('clubs.empty.title')} action={make}>
          <p>{t('clubs.empty.text')}</p>
        </EmptyState>
        <Card title={t('clubs.find')}>
          <FindClub />
        </Card>
      </Page>
    );
  }
  return (
    <Page>
      <header className={styles.head}>
        <h1>{t('tab.clubs')}</h1>
        {make}
      </header>
      <div className={styles.columns}>
        <ul className={styles.clubs} aria-label={t('tab.clubs')}>
          {clubs.map((club) => (
            <ClubRow key={club.id} club={club} />
          ))}
        </ul>
        <Card title={t('clubs.find')}>
          <FindClub />
        </Card>
      </div>
    </Page>
  );
});

const ClubRow = observer(function ClubRow({ club }: { club: Me['clubs'][number] }) {
  const t = useText();
  const { slug, name, sports, role } = club;
  return (
    <li>
      <CourtMark sport={sports[0] ?? 'TENNIS'} />
      <span className={styles.club}>
        <Link to={clubPath(slug)}>{name}</Link>
        <small>
          <FactLine facts={sports.map((sport) => t(`sport.${sport}`))} />
        </small>
      </span>
      <Tag tone={role === null ? 'warn' : 'neutral'}>{t(role === null ? 'club.asked' : `club.role.${role}`)}</Tag>
      <Icon path={CHEVRON_RIGHT_ICON} size="s" />
    </li>
  );
});

export default ClubsPage;
