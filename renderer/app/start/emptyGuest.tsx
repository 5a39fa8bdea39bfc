import type { RootStore } from '../../stores/RootStore.ts';
import { guestTools } from '../../tools/guestTools.ts';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { GuestApp } from '../guest/GuestApp.tsx';
import { guestPages } from '../guest/guestPages.tsx';
import { TextsGate } from '../TextsGate.tsx';
import { address } from './address.ts';
import { above } from './ownPlatform.tsx';
import { makeStores, run } from './ownStores.ts';
import { show, showLastResort } from './show.tsx';

/** An invitation on a page that came empty: with a session's address, from the device's own copy, in the desktop app. */
export async function startEmptyGuest(): Promise<void> {
  let stores: RootStore | undefined;
  try {
    // What fails here is met again, and shown, when the page is drawn.
    const code = guestPages.invitation.load().catch(() => undefined);
    show(<PageSkeleton bare />);
    const tools = guestTools();
    stores = makeStores(tools);
    run(stores);
    await code;
    show(
      <GuestApp stores={stores} translator={tools.translator} address={address} Gate={TextsGate}>
        {above}
      </GuestApp>,
    );
  } catch {
    showLastResort(stores);
  }
}
