import { describe, expect, it } from 'vitest';
import { pickLanguage, wantedLanguage } from './pickLanguage.ts';

const hints = { query: 'it', remembered: 'fr', browser: ['ja', 'pt-BR'], config: 'nl' };

describe('pickLanguage', () => {
  it('follows address, memory, browser, deployment, English', () => {
    expect(pickLanguage(hints)).toBe('it');
    expect(pickLanguage({ ...hints, query: 'xx' })).toBe('fr');
    expect(pickLanguage({ ...hints, query: null, remembered: null })).toBe('pt');
    expect(pickLanguage({ query: null, remembered: null, browser: ['ja'], config: 'nl' })).toBe('nl');
    expect(pickLanguage({ query: null, remembered: null, browser: [], config: null })).toBe('en');
  });
  it('is null when the browser names none of our languages, so that the page waits for the server', () => {
    expect(wantedLanguage({ query: null, remembered: '', browser: ['ja'] })).toBeNull();
  });
});
