import type { DateFormat, TimeFormat } from '../../shared/domain/values.ts';

/** How dates and times are written somewhere. */
export interface RegionFormats {
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
}

/**
 * @param tags the browser's languages, best first: only the first says where somebody lives, as others come with it
 * @returns how dates and times are written there; null where that is not known, as of English alone, which is at home on
 * both sides of the ocean (R-formats)
 */
export function regionFormats([tag]: readonly string[]): RegionFormats | null {
  if (!tag || tag === 'en') return null;
  try {
    const date = new Intl.DateTimeFormat(tag).format(new Date(2026, 10, 21));
    const { hour12 } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
    return { dateFormat: /^11\D21/.test(date) ? 'MM_DD_YYYY' : 'DD_MM_YYYY', timeFormat: hour12 ? 'H12' : 'H24' };
  } catch {
    // No tag of a language.
    return null;
  }
}
