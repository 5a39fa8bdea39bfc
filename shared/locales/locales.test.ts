import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';
import { TEXTS } from './texts.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const baseOf = (key: string) => key.replace(PLURAL, '');
const isPlural = (key: string) => PLURAL.test(key) && `${baseOf(key)}_other` in TEXTS.en;
const formsOf = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The names a language must have: English ones, with the plural forms of that language. */
function expectedKeys(language: Language): string[] {
  const keys = Object.keys(TEXTS.en).flatMap((key) =>
    isPlural(key) ? formsOf(language).map((form) => `${baseOf(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].sort();
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+(, \w+)?\s*\}\}/g) ?? [])].sort();

describe.each(LANGUAGES)('texts in %s', (language) => {
  const texts = TEXTS[language];

  it('are those of English, with all plural forms, in order', () => {
    expect(Object.keys(texts)).toEqual(expectedKeys(language));
  });

  it('are not empty and have no space at their ends', () => {
    expect(Object.keys(texts).filter((key) => !texts[key] || texts[key] !== texts[key].trim())).toEqual([]);
  });

  it('have the placeholders of English', () => {
    const english = (key: string) => TEXTS.en[key] ?? TEXTS.en[`${baseOf(key)}_other`] ?? '';
    const different = Object.keys(texts).filter((key) => {
      // "one more" may leave the count out.
      if (key.endsWith('_one')) return false;
      return String(placeholders(texts[key] ?? '')) !== String(placeholders(english(key)));
    });
    expect(different).toEqual([]);
  });
});

describe('words that are equal to English', () => {
  it.each(OTHERS)('are listed for %s, and only they', (language) => {
    const equal = Object.keys(TEXTS[language]).filter((key) => TEXTS[language][key] === TEXTS.en[key]);
    const listed = Object.keys(SAME_AS_ENGLISH).filter((key) => SAME_AS_ENGLISH[key]?.includes(language));
    expect(equal.sort()).toEqual(listed.sort());
  });
});

// R-languages: no ordinary space, at which a line could break, comes before these characters.
it('has French spaces before and within French punctuation', () => {
  const wrong = / [:;!?»]|« |[\p{L}\d}][;!?»]/u;
  expect(Object.keys(TEXTS.fr).filter((key) => wrong.test(TEXTS.fr[key] ?? ''))).toEqual([]);
});
