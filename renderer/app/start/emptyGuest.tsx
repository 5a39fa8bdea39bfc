import { PageSkeleton } from '../../common/feedback/PageSkeleton.tsx';
import { guestRuntime } from '../../runtime/guestRuntime.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { loadFace } from '../../styles/face.ts';
import { GuestApp } from '../guest/GuestApp.tsx';
import { guestPages } from '../guest/guestPages.tsx';
import { TextsGate } from '../TextsGate.tsx';
import { address } from './address.ts';
import { desktopOverlay } from './ownPlatform.tsx';
import { makeStores, run } from './ownStores.ts';
import { show, showLastResort } from './show.tsx';

/** An invitation on a page that came empty: with a session's address, from the device's own copy, in the desktop app. */
export async function startEmptyGuest(): Promise<void> {
  let stores: RootStore | undefined;
  try {
    // A failure here happens again, and is shown, when the page is drawn.
    const code = guestPages.invitation.load().catch(() => undefined);
    show(<PageSkeleton bare />);
    const runtime = guestRuntime();
    stores = makeStores(runtime);
    run(stores);
    await code;
    show(
      <GuestApp stores={stores} translator={runtime.translator} address={address} Gate={TextsGate}>
        {desktopOverlay}
      </GuestApp>,
    );
    loadFace();
  } catch {
    showLastResort(stores);
  }
}
