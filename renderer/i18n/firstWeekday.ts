import type { FormatPreferences } from './format.ts';

/** Days from Sunday, 0, to Saturday, 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Regions whose week begins on another day than Monday (CLDR), for browsers that do not know it themselves. */
const REGIONS: readonly (readonly [Weekday, string])[] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    0,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/** Newer engines have a method, those before a property, and some neither. */
type WithWeekInfo = Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } };

/** @returns the day a week begins with where a tag is at home; null for no tag of a language */
export function firstWeekdayOf(tag: string): Weekday | null {
  try {
    const locale: WithWeekInfo = new Intl.Locale(tag).maximize();
    const known = locale.getWeekInfo?.() ?? locale.weekInfo;
    if (known) return (known.firstDay % 7) as Weekday;
    return REGIONS.find(([, regions]) => regions.split(' ').includes(locale.region ?? ''))?.[0] ?? 1;
  } catch {
    return null;
  }
}

/**
 * @param tags the browser's languages, best first: the first says where somebody lives, but for English alone, which is at
 *   home on both sides of the ocean
 * @returns the day a week begins with there, else where the language is at home (R-formats)
 */
export function firstWeekday(
  { language, dateFormat }: Pick<FormatPreferences, 'language' | 'dateFormat'>,
  [tag]: readonly string[],
): Weekday {
  const there = tag && tag !== 'en' ? firstWeekdayOf(tag) : null;
  return there ?? (language === 'pt' || (language === 'en' && dateFormat === 'MM_DD_YYYY') ? 0 : 1);
}
