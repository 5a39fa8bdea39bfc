import { Suspense } from 'react';
import { AlertHost } from './AlertHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { GuestPlace } from './GuestPlace.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ROUTES, routeAt } from './routes.tsx';
import { TextsGate } from './TextsGate.tsx';

/** The app of those who come from a mail: one page, no router, no signed-in frame. */
export function GuestApp() {
  const entry = routeAt(window.location.pathname);
  const Page = ROUTES.find(({ path }) => path === entry?.path)?.Page ?? NotFoundPage;
  return (
    <GuestPlace>
      <TextsGate>
        <GuestLayout>
          <ErrorBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </GuestLayout>
        <AlertHost />
      </TextsGate>
    </GuestPlace>
  );
}
