import { zoneName } from '../../../shared/domain/calendar/zoneNames.ts';
import { SURFACES, type Surface } from '../../../shared/domain/values.ts';
import { intlTag } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Game, GameEdit } from '../../stores/GamesStore.ts';
import { hasTexts, isOneOf } from '../../stores/keptShapes.ts';

/** @returns the number typed with a point or a comma, null for nothing, NaN for an invalid one: the contract says so */
export function readNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}

/** The organiser's facts about the court, as the form has them; each may be left out. */
export interface CourtChoice {
  booked: boolean;
  surface: Surface | '';
  /** The price for each player, as typed. */
  amount: string;
  /** ISO 4217; empty is the one people pay with where the venue is. */
  currency: string;
}

export const NO_COURT: CourtChoice = { booked: false, surface: '', amount: '', currency: '' };

/** Currencies of the zones that do not pay in euros, by the names under which zones are kept. */
const CURRENCIES: Record<string, string> = {
  'Europe/London': 'GBP',
  'Europe/Zurich': 'CHF',
  'Europe/Budapest': 'HUF',
  'Europe/Warsaw': 'PLN',
  'Europe/Prague': 'CZK',
  'Europe/Stockholm': 'SEK',
  'Europe/Oslo': 'NOK',
  'Europe/Copenhagen': 'DKK',
  'Europe/Bucharest': 'RON',
  'Europe/Istanbul': 'TRY',
  'America/New_York': 'USD',
  'America/Chicago': 'USD',
  'America/Denver': 'USD',
  'America/Phoenix': 'USD',
  'America/Los_Angeles': 'USD',
  'America/Toronto': 'CAD',
  'America/Vancouver': 'CAD',
  'America/Mexico_City': 'MXN',
  'America/Sao_Paulo': 'BRL',
  'America/Buenos_Aires': 'ARS',
  'Australia/Sydney': 'AUD',
  'Australia/Melbourne': 'AUD',
  'Pacific/Auckland': 'NZD',
  'Asia/Tokyo': 'JPY',
  'Asia/Calcutta': 'INR',
};

/** @returns the currency meant: the one chosen, else the usual one of the venue's zone */
export function currencyOf({ currency }: CourtChoice, timezone: string): string {
  return currency || (CURRENCIES[zoneName(timezone)] ?? 'EUR');
}

/** @returns the body's part about the court */
export function courtBodyOf(
  court: CourtChoice,
  timezone: string,
): Required<Pick<GameEdit, 'courtBooked' | 'surface' | 'cost'>> {
  const amount = readNumber(court.amount);
  return {
    courtBooked: court.booked,
    surface: court.surface || null,
    cost: amount === null ? null : { amount, currency: currencyOf(court, timezone) },
  };
}

/** @returns a game's court, as it would be typed */
export function courtOf({ courtBooked, surface, cost }: Game): CourtChoice {
  return {
    booked: courtBooked,
    surface: surface ?? '',
    amount: cost ? String(cost.amount) : '',
    currency: cost?.currency ?? '',
  };
}

/** @returns whether this is a form's court; an earlier version of the app may have written something else */
export function isCourt(value: unknown): value is CourtChoice {
  return (
    hasTexts(value, ['surface', 'amount', 'currency']) &&
    'booked' in value &&
    typeof value.booked === 'boolean' &&
    (value.surface === '' || isOneOf(SURFACES, value.surface)) &&
    /^([A-Z]{3})?$/.test(value.currency)
  );
}

/**
 * @returns every currency that this browser has a name for, and the one that is chosen: some that are long gone have none in some
 *   languages, and a code says nothing
 */
export function currencyOptions(language: Language, chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(intlTag(language), { type: 'currency' });
  const named = Intl.supportedValuesOf('currency').filter((code) => names.of(code) !== code);
  const codes = [...new Set([...named, chosen])].sort();
  return codes.map((value) => ({ value, label: `${value} (${names.of(value) ?? value})` }));
}
