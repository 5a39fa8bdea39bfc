import { intlTag } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';

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
