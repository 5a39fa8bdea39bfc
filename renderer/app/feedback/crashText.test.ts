import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from '../../../shared/locales/languages.ts';
import { CRASH_TEXTS } from './crashText.ts';

describe('the words for when no texts can be loaded', () => {
  it.each(LANGUAGES)('are the texts of %s', async (language) => {
    const texts = await loadTexts(language);
    expect(CRASH_TEXTS[language]).toEqual({
      title: texts['alert.network.title'],
      text: texts['alert.network.text'],
      retry: texts['alert.retry'],
    });
  });
});
