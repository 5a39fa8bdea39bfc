import { formatAhead } from '../../../renderer/features/dashboard/overview/formatAhead.ts';
import { formatAgo, formatDays } from '../../../renderer/features/dashboard/week/weekFormats.ts';
import { slotDay } from '../../../renderer/features/invitation/slots/slotDay.ts';
import { currencyOptions } from '../../../renderer/features/matchForm/courtChoice.ts';
import { namedPrefixes } from '../../../renderer/features/session/phone/countryPrefixes.ts';
import { type TimeLeft, unitWord } from '../../../renderer/features/ticket/timeLeft.ts';
import * as format from '../../../renderer/i18n/format.ts';
import { formatMonthName } from '../../../renderer/i18n/formatDates.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { languageNames } from '../../../shared/locales/languageNames.ts';
import { LANGUAGES, type Language } from '../../../shared/locales/languages.ts';

/** Every weekday and month, both halves of a repeated hour, midnight, noon, and days that are others elsewhere. */
const INSTANTS = [
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 1 + month * 2, 5 + month, 5)).toISOString(),
  ),
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-11-20T23:00:00.000Z',
  '2026-11-21T11:00:00.000Z',
];
const ZONES = ['Europe/Brussels', 'Europe/London', 'Europe/Budapest', 'America/New_York', 'Asia/Kathmandu'];
const NOW = '2026-11-20T22:15:00.000Z';
const AHEAD = [
  '2026-11-20T22:40:00.000Z',
  '2026-11-21T01:15:00.000Z',
  '2026-11-21T22:15:00.000Z',
  '2026-11-25T09:00:00.000Z',
];
const AGO = [
  '2026-11-20T22:14:00.000Z',
  '2026-11-20T20:00:00.000Z',
  '2026-11-19T20:00:00.000Z',
  '2026-11-10T20:00:00.000Z',
];

function shownIn(language: Language, dateFormat: 'DD_MM_YYYY' | 'MM_DD_YYYY', timeFormat: 'H12' | 'H24') {
  const preferences = { language, dateFormat, timeFormat };
  const shown: Record<string, string> = {};
  const note = (name: string, value: string) => {
    shown[`${language} ${dateFormat} ${timeFormat} ${name}`] = value;
  };
  for (const zone of ZONES) {
    note(`zone ${zone}`, format.formatZone(zone, NOW, preferences));
    for (const at of INSTANTS) {
      const short = format.formatDayShort(at, zone, preferences);
      note(`day ${at} ${zone}`, format.formatDay(at, zone, preferences));
      note(`date ${at} ${zone}`, format.formatDate(at, zone, preferences));
      note(`day long ${at} ${zone}`, format.formatDayLong(at, zone, preferences));
      note(`day brief ${at} ${zone}`, format.formatDayBrief(at, zone, preferences));
      note(`day short ${at} ${zone}`, `${short.weekday} ${short.date}`);
      note(`time ${at} ${zone}`, format.formatTime(at, zone, preferences));
    }
  }
  for (const at of INSTANTS) {
    const day = at.slice(0, 10);
    // A browser alone writes them: whether spaces stand around the dash is no matter.
    note(`days ${day}`, formatDays(day, '2026-12-30', preferences).replace(/\s*–\s*/g, ' – '));
    note(`month ${day}`, format.formatMonth(day.slice(0, 7), preferences));
    note(`weekday ${day}`, format.formatWeekday(day, preferences, 'long'));
    for (const width of ['long', 'short', 'narrow'] as const)
      note(`month ${width} ${day}`, formatMonthName(day.slice(0, 7), language, width));
  }
  return shown;
}

function figuresIn(language: Language): Record<string, string> {
  const shown: Record<string, string> = {};
  const note = (name: string, value: string) => {
    shown[`${language} ${name}`] = value;
  };
  for (const value of [0, 0.5, 4.94, 12, 1234.5, 1_234_567]) {
    note(`number ${value}`, format.formatNumber(value, language));
    note(`rating ${value}`, format.formatRating(value, language));
    note(`change ${-value}`, format.formatChange(-value, language));
    note(`percent ${value}`, format.formatPercent(value / 10, language));
    note(`wait ${value}`, format.formatWait(value, language));
    note(`minutes ${value}`, format.formatDuration(Math.round(value), { language }));
    note(`kB ${value}`, format.formatKilobytes(value * 1000, language));
    note(`MB ${value}`, format.formatMegabytes(value * 1_000_000, language));
    for (const currency of ['EUR', 'USD', 'GBP', 'HUF', 'CHF', 'JPY'])
      note(`${currency} ${value}`, format.formatMoney(value, currency, language));
  }
  for (const unit of ['day', 'hour', 'minute'] satisfies TimeLeft['unit'][])
    for (const count of [1, 2, 5, 21]) note(`${count} ${unit} left`, unitWord({ count, unit }, language));
  for (const zone of ZONES)
    for (const at of INSTANTS) note(`slot ${at} ${zone}`, Object.values(slotDay(at, NOW, zone, language)).join(' | '));
  for (const at of AHEAD) note(`ahead ${at}`, String(formatAhead(at, new Date(NOW), 'Europe/Brussels', language)));
  for (const at of AGO) note(`ago ${at}`, formatAgo(at, new Date(NOW), language));
  for (const type of ['conjunction', 'disjunction'] as const)
    note(
      type,
      [['Ann'], ['Ann', 'Bo'], ['Ann', 'Inês', 'Bo']].map((names) => formatList(names, language, type)).join(' | '),
    );
  note('talks', languageNames(['EN', 'DE', 'FR', 'NL', 'ES', 'IT', 'PT', 'HU'], language));
  return shown;
}

/** @returns countries that this engine names by their code: each calls some of them otherwise, and none may have no name */
export const namelessCountries = (): string[] =>
  LANGUAGES.flatMap((language) =>
    namedPrefixes(language).flatMap(({ label, entry }) => (label.startsWith(`${entry.country} `) ? [label] : [])),
  );

/** @returns currencies that can be chosen and are named by their code */
export const namelessCurrencies = (): string[] =>
  LANGUAGES.flatMap((language) =>
    currencyOptions(language, 'EUR').flatMap(({ value, label }) =>
      label === `${value} (${value})` ? [`${language} ${value}`] : [],
    ),
  );

/** @returns how many currencies can be chosen, in the language that has the fewest */
export const fewestCurrencies = (): number =>
  Math.min(...LANGUAGES.map((language) => currencyOptions(language, 'EUR').length));

/** @returns every kind of text that Intl writes on our pages, in all languages: dates, times, zones, figures */
export function shownFormats(): Record<string, string> {
  const all = LANGUAGES.flatMap((language) => [
    shownIn(language, 'DD_MM_YYYY', 'H24'),
    ...(language === 'en' ? [shownIn(language, 'MM_DD_YYYY', 'H12')] : []),
    figuresIn(language),
  ]);
  return Object.assign({}, ...all);
}
