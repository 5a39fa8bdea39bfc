import PublicProfilePage from '../../features/publicProfile/PublicProfilePage.tsx';
import { useRoute } from '../../ui/route.ts';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { BareLayout, PublicLayout } from '../layouts/PublicLayout.tsx';

/** A public profile with its frame, which an invitation does without. */
export default function GuestProfile() {
  const isBare = new URLSearchParams(useRoute().search).has('noheader');
  const Frame = isBare ? BareLayout : PublicLayout;
  return (
    <Frame>
      <ErrorBoundary>
        <PublicProfilePage />
      </ErrorBoundary>
    </Frame>
  );
}
