import { useEffect, useState } from 'react';
import { TAKES_SHARED, TOO_LARGE } from '../../../shared/install/shareTarget.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { findShared } from './keptShared.ts';

/** Where the system's share sheet leads: on to the page that takes up what was shared (R-share-target). */
export default function SharedPage() {
  const t = useText();
  const { search, go } = useRoute();
  const [isNothing, setNothing] = useState(false);
  const isTooLarge = new URLSearchParams(search).has(TOO_LARGE);
  usePageTitle(t('shared.title'));
  useEffect(() => {
    if (isTooLarge) return;
    let isGone = false;
    void findShared().then((shared) => {
      if (isGone) return;
      if (!shared) setNothing(true);
      else go(`${shared.files.length > 0 ? PATHS.friendsAndBalls : PATHS.organise}?${TAKES_SHARED}`, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [isTooLarge, go]);
  if (!isTooLarge && !isNothing) {
    return (
      <div aria-busy="true">
        <Skeleton height={12} />
      </div>
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={t(isTooLarge ? 'shared.tooLarge' : 'shared.none')}
      action={
        <ButtonLink to={isTooLarge ? PATHS.friendsAndBalls : PATHS.dashboard}>
          {t(isTooLarge ? 'nav.friends' : 'publicProfile.home')}
        </ButtonLink>
      }
    >
      {t(isTooLarge ? 'friends.contacts.tooLarge' : 'shared.none.text')}
    </EmptyState>
  );
}
