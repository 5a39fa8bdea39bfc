import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @returns the IANA zone of the device; the venue's as long as the page is as the server rendered it, which knows no other */
export function useViewerZone(venueZone: string): string {
  return useSyncExternalStore(never, deviceZone, () => venueZone);
}
