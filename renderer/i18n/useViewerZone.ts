import { useSyncExternalStore } from 'react';
import { isAsRendered, onGoOn } from '../ui/asRendered.ts';
import { deviceZone } from './deviceZone.ts';

/** @returns the IANA zone of the device; the venue's as long as the page is as the server rendered it, which knows no other */
export function useViewerZone(venueZone: string): string {
  return useSyncExternalStore(
    onGoOn,
    () => (isAsRendered() ? venueZone : deviceZone(venueZone)),
    () => venueZone,
  );
}
