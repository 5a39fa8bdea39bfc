import { useSyncExternalStore } from 'react';
import { isTimeZone } from '../../shared/domain/calendar/zone.ts';
import { isHydrationHeld, onHydrationReleased } from '../ui/hydrationGate.ts';

/**
 * @param otherwise zone where the device names none, or one that this engine refuses, such as `Etc/Unknown`: the venue's,
 * where there is one
 * @returns the IANA zone of the device (R-two-zones)
 */
export function deviceZone(otherwise = 'UTC'): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : otherwise;
}

/** @returns the IANA zone of the device; the venue's as long as the page is as the server rendered it, which knows no other */
export function useViewerZone(venueZone: string): string {
  return useSyncExternalStore(
    onHydrationReleased,
    () => (isHydrationHeld() ? venueZone : deviceZone(venueZone)),
    () => venueZone,
  );
}
