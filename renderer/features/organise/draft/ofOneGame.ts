import type { TextKey } from '../../../../shared/locales/keys.ts';

/** What is wrong with people is wrong in every game of a series: said once. */
export function ofOneGame(fields: Record<string, TextKey>): Record<string, TextKey> {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^games\[\d+\]\./, ''), text]));
}
