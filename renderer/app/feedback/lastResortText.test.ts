import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from '../../../shared/locales/languages.ts';
import { LAST_RESORT_TEXTS } from './lastResortText.ts';

describe('the words for when no texts can be loaded', () => {
  it.each(LANGUAGES)('are the texts of %s', async (language) => {
    const texts = await loadTexts(language);
    expect(LAST_RESORT_TEXTS[language]).toEqual({
      title: texts['alert.network.title'],
      text: texts['alert.network.text'],
      retry: texts['alert.retry'],
    });
  });
});
