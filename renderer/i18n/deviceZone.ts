import { isTimeZone } from '../../shared/domain/calendar/zone.ts';

/**
 * @param otherwise zone where the device names none, or one that this engine refuses, such as `Etc/Unknown`: the venue's,
 * where there is one
 * @returns the IANA zone of the device (R-two-zones)
 */
export function deviceZone(otherwise = 'UTC'): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : otherwise;
}
