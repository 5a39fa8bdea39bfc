import type { Language } from './languages.ts';

/** @returns the BCP 47 tag with which Intl writes a language: Portuguese is that of Portugal, not of Brazil */
export const intlTag = (language: Language): string => (language === 'pt' ? 'pt-PT' : language);

/** Currencies whose hundredths are not used for paying: engines don't agree on whether to write them (R-formats). */
const WHOLE_CURRENCIES = new Set('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP YER'.split(' '));

/** @returns the grouping of thousands: Italian and Hungarian begin at five digits, which older engines don't know */
export const groupingOf = (language: Language): Pick<Intl.NumberFormatOptions, 'useGrouping'> =>
  language === 'it' || language === 'hu' ? { useGrouping: 'min2' } : {};

/** @returns a formatter for amounts of money, in major units, the same in every engine */
export function moneyFormatter(currency: string, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(intlTag(language), {
    style: 'currency',
    currency,
    ...groupingOf(language),
    ...(WHOLE_CURRENCIES.has(currency) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
}

const lists = new Map<string, Intl.ListFormat>();

/**
 * @returns the parts joined with the language's "and" (`conjunction`) or "or" (`disjunction`); English is British,
 *   with no comma before either
 */
export function formatList(
  parts: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = language + type;
  const list = lists.get(key) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : intlTag(language), { type });
  lists.set(key, list);
  return list.format(parts.map(isolated));
}

/** @returns a label with its colon, before which French puts a no-break space */
export const withColon = (label: string, language: Language): string =>
  language === 'fr' ? `${label}\u00a0:` : `${label}:`;

/** Hebrew, Arabic, and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** What is kept apart already. */
const APART = /\u2068[^\u2069]*\u2069/g;

/**
 * @returns a text that has words from right to left, kept apart from the text beside it: times and scores there stay in their
 *   order (R-directions). Any other text is unchanged
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text.replace(APART, '')) ? `\u2068${text}\u2069` : text;

/**
 * @param parts empty ones are left out
 * @returns them in one line, each kept apart from the next, with a separator between them (R-directions)
 */
export const inLine = (parts: readonly (string | false | null | undefined)[], sign: ' · ' | ', ' | ' + '): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(sign);

/**
 * Fills a text. Names and words that people have written are kept apart from the text around them (R-directions), and of two
 * full stops the second goes, where a value that ends with one, such as a date in Hungarian, comes before that of a sentence.
 * @param fill writes the values of placeholders into the text
 */
export function filled<V extends string | number>(
  fill: (values: Record<string, V | string>) => string,
  values: Record<string, V>,
): string {
  const kept: Record<string, V | string> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );
  return Object.values(kept).reduce<string>(
    (text, value) => (typeof value === 'string' && value.endsWith('.') ? text.replaceAll(`${value}.`, value) : text),
    fill(kept),
  );
}
