import { useEffect, useState } from 'react';
import { TOO_LARGE } from '../../../shared/install/shareTarget.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { findShared, type Shared } from './keptShared.ts';
import { SharedQuestion } from './SharedQuestion.tsx';

/** The page of the system's share sheet: a question, and on to the page that takes the shared text (R-share-target). */
export default function SharedPage() {
  const t = useText();
  const { search } = useRoute();
  /** Undefined until it is read. */
  const [shared, setShared] = useState<Shared | null | undefined>(undefined);
  const isTooLarge = new URLSearchParams(search).has(TOO_LARGE);
  usePageTitle(t('shared.title'));
  useEffect(() => {
    if (isTooLarge) return;
    let isGone = false;
    void findShared().then((found) => {
      if (!isGone) setShared(found);
    });
    return () => {
      isGone = true;
    };
  }, [isTooLarge]);
  if (shared) return <SharedQuestion shared={shared} />;
  if (!isTooLarge && shared === undefined) {
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
