import { AlertHost } from '../feedback/AlertHost.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { TextsGate } from '../TextsGate.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { GuestRoute } from './GuestRoute.tsx';
import { guestPage } from './guestPage.tsx';

/** The app of those who come from a mail: one page, no router, no signed-in frame. */
export function GuestApp() {
  return (
    <GuestRoute>
      <TextsGate>
        <GuestLayout>
          <ErrorBoundary>
            <guestPage.Part />
          </ErrorBoundary>
        </GuestLayout>
        <AlertHost />
      </TextsGate>
    </GuestRoute>
  );
}
