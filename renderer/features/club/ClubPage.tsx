import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { clubPath } from '../../../shared/routes/club.ts';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { chunk } from '../../common/chunk.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ClubHead } from './ClubHead.tsx';
import { ClubMissing } from './ClubMissing.tsx';
import { ClubNotices } from './ClubNotices.tsx';
import { ClubStore } from './ClubStore.ts';
import { type ClubTab, clubTabPath, tabIn, tabsOf } from './clubTabs.ts';
import { NextTab } from './NextTab.tsx';

/** A club as its viewer may see it (R-club-page). */
function ClubPage() {
  const slug = readPattern(PATTERNS.club, useRoute().path)?.slug ?? '';
  return <OneClub key={slug} slug={slug} />;
}

const OneClub = observer(function OneClub({ slug }: { slug: string }) {
  const t = useText();
  const root = useStores();
  const { session } = root;
  const { path, go, search } = useRoute();
  const [store] = useState(() => new ClubStore(root, slug));
  const { value: club, failure } = store.club;
  // The answer depends on the viewer: it is asked for once they are known, and again for another one.
  const viewer = session.started ? (session.token ?? '') : null;
  useEffect(() => {
    if (viewer !== null) void store.club.load();
  }, [store, viewer]);
  const present = club?.slug;
  useEffect(() => {
    // Opened by a former address, or changed since.
    if (present !== undefined && path === clubPath(slug) && present !== slug) {
      go(clubPath(present) + search, { replace: true });
    }
  }, [present, slug, path, search, go]);
  usePageTitle(club?.name ?? t('club.title'));
  if (failure) return <ClubMissing failure={failure} onRetry={() => void store.club.load()} />;
  if (!club) {
    return (
      <Page aria-busy="true">
        <h1>{t('club.title')}</h1>
        <Skeleton height={9} />
        <Skeleton height={24} />
      </Page>
    );
  }
  return (
    <Page>
      <ClubHead club={club} />
      <ClubNotices store={store} club={club} />
      <ClubParts store={store} club={club} />
    </Page>
  );
});

const PART = { waiting: <Skeleton height={24} /> };
const PeopleTab = chunk(() => import('./people/PeopleTab.tsx'), PART).Part;
const CourtsTab = chunk(() => import('./courts/CourtsTab.tsx'), PART).Part;
const SettingsTab = chunk(() => import('./settings/SettingsTab.tsx'), PART).Part;

const PARTS: Record<ClubTab, ComponentType<{ store: ClubStore; club: Club }>> = {
  next: NextTab,
  people: PeopleTab,
  courts: CourtsTab,
  settings: SettingsTab,
};

/** The parts of the page as tabs, if there are several. */
const ClubParts = observer(function ClubParts({ store, club }: { store: ClubStore; club: Club }) {
  const t = useText();
  const { go, search } = useRoute();
  const tabs = tabsOf(club);
  if (tabs.length === 0) return <NextTab store={store} club={club} />;
  const current = tabIn(search, tabs);
  const Part = PARTS[current];
  return (
    <Tabs
      label={t('club.tabs')}
      tabs={tabs.map((key) => ({ key, label: t(`club.tab.${key}`) }))}
      current={current}
      onChange={(tab) => go(clubTabPath(club.slug, tab), { replace: true })}
    >
      <Part store={store} club={club} />
    </Tabs>
  );
});

export default ClubPage;
