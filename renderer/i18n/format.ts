import type { DateFormat, Period, TimeFormat } from '../../shared/domain/values.ts';
import { type DateFormatter, dateFormatter, dateTag, repeatedZone } from '../../shared/locales/dates.ts';
import { groupingOf, intlTag, moneyFormatter } from '../../shared/locales/intl.ts';
import type { Language } from '../../shared/locales/languages.ts';

/** How this person reads dates and times (R-formats). */
export interface FormatPreferences {
  language: Language;
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
}

type Instant = string | Date;

const formatters = new Map<string, DateFormatter>();

/** Building a formatter costs a hundred times its use; a grid of a week asks for hundreds. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): DateFormatter {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = dateFormatter(locale, options);
  formatters.set(key, made);
  return made;
}

const toDate = (instant: Instant): Date => (instant instanceof Date ? instant : new Date(instant));

/**
 * @param zone IANA zone in which the day is meant
 * @returns weekday and date as the language writes them, such as `Sat, 21/11/2026` or `Sa., 21.11.2026` (R-formats)
 */
export function formatDay(instant: Instant, zone: string, preferences: FormatPreferences): string {
  return formatter(dateTag(preferences), { ...FIGURES, weekday: 'short', timeZone: zone }).format(toDate(instant));
}

const FIGURES: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };

/** @returns the date in figures as the language writes it, such as `21/11/2026`, `11/21/2026` or `21.11.2026` (R-formats) */
export function formatDate(
  instant: Instant,
  zone: string,
  preferences: Pick<FormatPreferences, 'language' | 'dateFormat'>,
): string {
  return formatter(dateTag(preferences), { ...FIGURES, timeZone: zone }).format(toDate(instant));
}

/**
 * For headings, where no format is asked for.
 * @returns weekday and month in words, such as `Saturday 21 November` or `Saturday, November 21`
 */
export function formatDayLong(instant: Instant, zone: string, preferences: FormatPreferences): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone } as const;
  return formatter(dateTag(preferences), options).format(toDate(instant));
}

const H24 = { hour: '2-digit', hourCycle: 'h23' } as const;
const H12 = { hour: 'numeric', hourCycle: 'h12' } as const;

/** @returns the time on the clock, `18:30` or `6:30 pm` */
export function formatClock(instant: Instant, zone: string, { timeFormat }: FormatPreferences): string {
  const hours = timeFormat === 'H24' ? H24 : H12;
  return formatter('en-GB', { ...hours, minute: '2-digit', timeZone: zone }).format(toDate(instant));
}

/** @returns the time of day, `18:30` or `6:30 pm`, and of a repeated hour which of the two: `02:30 CEST` (R-half-hours) */
export function formatTime(instant: Instant, zone: string, preferences: FormatPreferences): string {
  const clock = formatClock(instant, zone, preferences);
  const repeated = repeatedZone(toDate(instant), zone, preferences);
  return repeated ? `${clock}\u00a0${repeated}` : clock;
}

/** A slot in words: at the venue, and at the viewer's when clocks there show something else. */
export interface SlotText {
  day: string;
  time: string;
  /** The same slot on the viewer's clock; null when it reads the same. `short` says the day by its weekday, where that is another. */
  viewer: { day: string; time: string; zone: string; short: string } | null;
}

function inZone({ fromTime, toTime }: Period, zone: string, preferences: FormatPreferences) {
  return {
    day: formatDay(fromTime, zone, preferences),
    time: `${formatTime(fromTime, zone, preferences)}–${formatTime(toTime, zone, preferences)}`,
  };
}

/**
 * The venue's zone first, the viewer's second when they differ (R-two-zones).
 * @param venueZone IANA zone of the venue
 * @param viewerZone IANA zone of the device
 */
export function formatSlot(
  period: Period,
  venueZone: string,
  viewerZone: string,
  preferences: FormatPreferences,
): SlotText {
  const venue = inZone(period, venueZone, preferences);
  const viewer = inZone(period, viewerZone, preferences);
  const same = venue.day === viewer.day && venue.time === viewer.time;
  const weekday = formatter(intlTag(preferences.language), { weekday: 'short', timeZone: viewerZone }).format(
    toDate(period.fromTime),
  );
  const short = venue.day === viewer.day ? viewer.time : `${weekday} ${viewer.time}`;
  return { ...venue, viewer: same ? null : { ...viewer, zone: viewerZone, short } };
}

/** @returns a figure with the language's decimal separator and a fixed number of digits after it */
export function formatNumber(value: number, language: Language, digits = 0): string {
  return new Intl.NumberFormat(intlTag(language), {
    ...groupingOf(language),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** @returns a file's size, such as `12 kB` */
export function formatKilobytes(bytes: number, language: Language): string {
  const format = new Intl.NumberFormat(intlTag(language), {
    ...groupingOf(language),
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return format.format(Math.max(1, bytes / 1000));
}

/** @returns the size of something large, such as `11.8 MB` */
export function formatMegabytes(bytes: number, language: Language): string {
  const format = new Intl.NumberFormat(intlTag(language), {
    ...groupingOf(language),
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1_000_000);
}

/** @returns an amount in major units with its currency, as the language writes it */
export function formatMoney(amount: number, currency: string, language: Language): string {
  return moneyFormatter(currency, language).format(amount);
}

/** @returns a rating with one decimal (R-decimal) */
export function formatRating(value: number, language: Language): string {
  return formatNumber(value, language, 1);
}

/** @returns the change of a level, with its sign and two decimals (R-rating-change) */
export function formatChange(value: number, language: Language): string {
  // By the shown value: a mean that rounds to nothing has moved nobody.
  const shown = Math.round(value * 100);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '±';
  return `${sign}${formatNumber(Math.abs(shown) / 100, language, 2)}`;
}

/** @returns a share in whole percent as the language writes it */
export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(intlTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** @returns a month in words, such as `November 2026` of `2026-11` */
export function formatMonth(month: string, { language }: Pick<FormatPreferences, 'language'>): string {
  return formatter(intlTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    toDate(`${month}-01T12:00:00Z`),
  );
}

/** @returns the weekday of a day `YYYY-MM-DD`, `Sat` or `Saturday` */
export function formatWeekday(
  day: string,
  { language }: Pick<FormatPreferences, 'language'>,
  width: 'short' | 'long',
): string {
  return formatter(intlTag(language), { weekday: width, timeZone: 'UTC' }).format(toDate(`${day}T12:00:00Z`));
}

/** @returns weekday and date as narrow as a column of days asks for: `Tue` and `24 Nov` */
export function formatDayShort(instant: Instant, zone: string, preferences: FormatPreferences) {
  const locale = dateTag(preferences);
  const date = toDate(instant);
  return {
    weekday: formatter(locale, { weekday: 'short', timeZone: zone }).format(date),
    date: formatter(locale, { day: 'numeric', month: 'short', timeZone: zone }).format(date),
  };
}

/** @returns weekday and date in one line, such as `Tue 24 Nov` or `Di., 24. Nov.` */
export function formatDayBrief(instant: Instant, zone: string, preferences: FormatPreferences): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone } as const;
  return formatter(dateTag(preferences), options).format(toDate(instant));
}

/** Zone names of older engines, and how newer ones say the same. */
const RENAMED_ZONES: Partial<Record<Language, readonly [RegExp, string]>> = {
  hu: [/időzóna$/, 'idő'],
  nl: [/^(.+)-tijd$/, 'tijd in $1'],
};

/** @returns a zone as people call it, such as `Central European Time` */
export function formatZone(zone: string, instant: Instant, { language }: FormatPreferences): string {
  const parts = formatter(intlTag(language), { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    toDate(instant),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const [older = /^$/, newer = ''] = RENAMED_ZONES[language] ?? [];
  return name.replace(older, newer);
}

/** @returns a duration such as `1 h 30 min`, in the units of the language */
export function formatDuration(minutes: number, { language }: Pick<FormatPreferences, 'language'>): string {
  // Nobody writes the short ones of Hungarian.
  const unitDisplay = language === 'hu' ? 'long' : 'short';
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(intlTag(language), { style: 'unit', unit: name, unitDisplay }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** @returns the time to wait in words, such as `40 minutes`: rounded up, as a try too soon is refused again */
export function formatWait(seconds: number, language: Language): string {
  const [length, unit] =
    seconds < 60 ? ([1, 'second'] as const) : seconds < 5400 ? ([60, 'minute'] as const) : ([3600, 'hour'] as const);
  const format = new Intl.NumberFormat(intlTag(language), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
}
