import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { TEXTS } from './texts.ts';

/** Five labels beside each other on 320 px. */
const MAX_LETTERS = 9;
const TABS = ['tab.matches', 'tab.ratings', 'tab.organise', 'tab.clubs', 'tab.me'] as const;

it.each(LANGUAGES)('the tabs of a phone are one short word each in %s', (language) => {
  for (const tab of TABS) expect(TEXTS[language][tab]).toMatch(new RegExp(`^\\p{L}{1,${MAX_LETTERS}}$`, 'u'));
});
