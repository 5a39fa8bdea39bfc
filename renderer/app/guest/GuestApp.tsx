import { Suspense } from 'react';
import { AlertHost } from '../feedback/AlertHost.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { NotFoundPage } from '../feedback/NotFoundPage.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { ROUTES, routeAt } from '../routes.tsx';
import { TextsGate } from '../TextsGate.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { GuestRoute } from './GuestRoute.tsx';

/** The app of those who come from a mail: one page, no router, no signed-in frame. */
export function GuestApp() {
  const entry = routeAt(window.location.pathname);
  const Page = ROUTES.find(({ path }) => path === entry?.path)?.Page ?? NotFoundPage;
  return (
    <GuestRoute>
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
    </GuestRoute>
  );
}
