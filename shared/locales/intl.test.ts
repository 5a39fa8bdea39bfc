import { describe, expect, it, vi } from 'vitest';
import { filled, formatList, inLine, intlTag, withColon } from './intl.ts';
import { inSentence, languageNames } from './languageNames.ts';

// R-formats
it('Portuguese is that of Portugal', () => {
  expect([intlTag('pt'), intlTag('hu')]).toEqual(['pt-PT', 'hu']);
});

it.each([
  [['Ann'], 'en', 'conjunction', 'Ann'],
  [['Ann', 'Bob', 'Zoë'], 'en', 'conjunction', 'Ann, Bob and Zoë'],
  [['4', '5', '7'], 'en', 'disjunction', '4, 5 or 7'],
  [['Ann', 'Zoë'], 'de', 'conjunction', 'Ann und Zoë'],
  [['0–4', '7'], 'fr', 'disjunction', '0–4 ou 7'],
] as const)('joins %j in %s', (parts, language, type, expected) => {
  expect(formatList(parts, language, type)).toBe(expected);
});

it.each([
  ['Last name', 'en', 'last name'],
  ['E-mailadres', 'nl', 'e-mailadres'],
  ['Nachname', 'de', 'Nachname'],
] as const)('the label “%s” stands in a sentence in %s', (label, language, expected) => {
  expect(inSentence(label, language)).toBe(expected);
});

describe('two full stops', () => {
  const day = '2026. november 21.';
  it('are one at the end of a sentence', () => {
    expect(filled((values) => `Érvényes: ${values.day}. Utána vége.`, { day })).toBe(
      'Érvényes: 2026. november 21. Utána vége.',
    );
  });
  it('stay as somebody has typed them', () => {
    for (const note of ['Wait..', 'See you.', '...']) {
      expect(filled((values) => `“${values.note}”`, { note, count: 2 })).toBe(`“${note}”`);
    }
  });
});

// R-directions
describe('words from right to left', () => {
  const [dana, ann] = ['דנה כהן', 'Ann'];
  const apart = `\u2068${dana}\u2069`;
  it('are kept apart from the times and scores beside them', () => {
    expect(filled(({ name, note }) => `${name}: “${note}”`, { name: dana, note: '18:30–20:00, 6–4' })).toBe(
      `${apart}: “18:30–20:00, 6–4”`,
    );
    expect(formatList([dana, ann], 'en')).toBe(`${apart} and Ann`);
    expect(inLine([dana, null, '', false, '5,1'], ' · ')).toBe(`${apart} · 5,1`);
  });
  it('are the only ones that are', () => {
    expect(filled(({ name, count }) => `${name} ${count}`, { name: 'Zoë Łuk', count: 3 })).toBe('Zoë Łuk 3');
  });
});

it('sets the colon of a label apart in French alone', () => {
  expect([withColon('Où', 'fr'), withColon('Onde', 'pt')]).toEqual(['Où\u00a0:', 'Onde:']);
});

// WebKit's Intl writes them as on a list.
it('writes names of languages as in a sentence, in every engine', () => {
  const names = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Neerlandés');
  expect(languageNames(['NL'], 'es')).toBe('neerlandés');
  expect(languageNames(['NL'], 'de')).toBe('Neerlandés');
  names.mockRestore();
  expect(languageNames(['NL', 'EN'], 'es')).toBe('neerlandés e inglés');
});
