import { describe, expect, it, test } from 'vitest';
import type { TextKey } from '../../shared/locales/keys.ts';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import { guestTranslator } from './guestTranslator.tsx';
import { i18nextTranslator } from './i18nextTranslator.tsx';

const MAKERS = [i18nextTranslator, guestTranslator];

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
  for (const make of MAKERS) {
    const translator = make();
    await translator.show(language, TEXTS[language]);
    expect(translator.t('tooMany.wait', { retryAfter }).replace(/\s/g, ' ')).toContain(expected);
  }
});

/** Every placeholder of a text, filled with something that shows. */
const valuesOf = (text: string, count: number) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => [name, name === 'count' ? count : `<${name} & $1>`]),
  );

describe.each(LANGUAGES)('in %s', (language) => {
  it('guests read every text as everybody else does', async () => {
    const texts = TEXTS[language];
    const [app, guest] = [i18nextTranslator(), guestTranslator()];
    await Promise.all([app.show(language, texts), guest.show(language, texts)]);
    for (const [name, text] of Object.entries(texts)) {
      const key = name.replace(/_(zero|one|two|few|many|other)$/, '') as TextKey;
      for (const count of [0, 1, 2, 5, 21, 1_000_000]) {
        const values = { ...valuesOf(text, count), ...(name === key ? {} : { count }) };
        if ('retryAfter' in values) continue;
        expect(guest.t(key, values), `${key} ${count}`).toBe(app.t(key, values));
      }
    }
  });

  it('a text that is missing is its name', async () => {
    for (const make of MAKERS) {
      const translator = make();
      await translator.show(language, { 'nav.menu': 'x' });
      expect(translator.t('nav.label')).toBe('nav.label');
    }
  });
});
