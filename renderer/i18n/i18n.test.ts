import { expect, test } from 'vitest';
import { TEXTS } from '../../shared/locales/texts.ts';
import { createI18n, showTexts } from './i18n.ts';

test.each([
  ['en', 2390, 'in about 40 minutes.'],
  ['en', 61, 'in about 2 minutes.'],
  ['en', 1, 'in about 1 second.'],
  ['en', 5400, 'in about 2 hours.'],
  ['es', 2390, 'dentro de 40 minutos'],
  ['fr', 2390, 'dans 40 minutes environ.'],
  ['it', 2390, 'tra circa 40 minuti.'],
  ['de', 2390, 'in etwa 40 Minuten noch einmal.'],
  ['nl', 2390, 'over ongeveer 40 minuten opnieuw.'],
  ['pt', 2390, 'daqui a cerca de 40 minutos.'],
  ['hu', 2390, 'körülbelül 40 perc múlva.'],
] as const)('the wait in %s: %i seconds', async (language, retryAfter, expected) => {
  const i18n = createI18n();
  await showTexts(i18n, language, TEXTS[language]);
  expect(i18n.t('tooMany.wait', { retryAfter }).replace(/\s/g, ' ')).toContain(expected);
});
