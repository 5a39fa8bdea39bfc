import { expect, it } from 'vitest';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import type { ApiClient } from '../api/client.ts';
import type { AppConfig, ConfigStore } from './ConfigStore.ts';
import { LanguageStore } from './LanguageStore.ts';

/** A browser in English, and texts that come when they are let through. */
function openStore() {
  const shown: Language[] = [];
  const waiting: { url: string; come: () => void }[] = [];
  const fetchTexts = (url: string) =>
    new Promise<Texts>((resolve) => waiting.push({ url, come: () => resolve({} as Texts) }));
  const store = new LanguageStore({ fetchTexts } as ApiClient, { value: null } as ConfigStore, {
    hints: { query: null, remembered: null, browser: ['en'] } as never,
    remember: () => undefined,
    show: async (language) => {
      shown.push(language);
    },
    part: 'app' as never,
    onMissing: () => undefined,
  });
  /** Lets everything of a language come that was asked for so far. */
  const come = async (language: Language) => {
    for (const each of waiting) if (each.url.includes(language)) each.come();
    await new Promise((next) => setTimeout(next));
  };
  return { store, shown, come };
}

// R-language-choice
it('keeps the account’s language where the configuration comes after it', async () => {
  const { store, come } = openStore();
  let configCame: (config: AppConfig | null) => void = () => undefined;
  const started = store.start(new Promise((resolve) => (configCame = resolve)));
  const loaded = store.load('hu');
  await come('hu');
  await loaded;
  configCame(null);
  await come('en');
  await started;
  expect(store.language).toBe('hu');
});

it('shows the last one chosen, whichever texts come first', async () => {
  const { store, shown, come } = openStore();
  const [first, second] = [store.load('hu'), store.load('de')];
  await come('de');
  await come('hu');
  await Promise.all([first, second]);
  expect(store.language).toBe('de');
  expect(shown).toEqual(['de']);
});
