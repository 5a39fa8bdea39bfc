import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { clubPath } from '../../../../shared/routes/club.ts';
import { PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../../ui/route.ts';
import { ClubHead } from '../ClubHead.tsx';
import { ClubMissing } from '../ClubMissing.tsx';
import { ClubNotices } from '../ClubNotices.tsx';
import styles from '../ClubPage.module.css';
import { ClubStore } from '../ClubStore.ts';
import { JoinCard } from './JoinCard.tsx';

/** The page of a club's join link: names the club, and joins it by a press (R-club-join). */
function JoinClubPage() {
  const { path } = useRoute();
  const { slug = '', token = '' } = readPattern(PATTERNS.clubJoin, path) ?? {};
  return <Invited key={path} slug={slug} token={token} />;
}

const Invited = observer(function Invited({ slug, token }: { slug: string; token: string }) {
  const t = useText();
  const root = useStores();
  const { session } = root;
  const [store] = useState(() => new ClubStore(root, slug, token));
  const viewer = session.started ? (session.token ?? '') : null;
  useEffect(() => {
    if (viewer !== null) void store.club.load();
  }, [store, viewer]);
  const { value: club, failure } = store.club;
  usePageTitle(club?.name ?? t('club.title'));
  if (failure) return <ClubMissing failure={failure} byLink onRetry={() => void store.club.load()} />;
  if (!club) {
    return (
      <Page aria-busy="true">
        <h1>{t('club.title')}</h1>
        <Skeleton height={9} />
        <Skeleton height={9} />
      </Page>
    );
  }
  const isIn = club.role !== null && club.role !== 'GUEST';
  return (
    <Page>
      <ClubHead club={club} />
      <ClubNotices store={store} club={club} />
      {isIn ? (
        <Card title={t('club.link.in')}>
          <div className={styles.ways}>
            <ButtonLink to={clubPath(club.slug)} variant="primary">
              {t('club.open')}
            </ButtonLink>
          </div>
        </Card>
      ) : (
        <JoinCard store={store} club={club} />
      )}
    </Page>
  );
});

export default JoinClubPage;
