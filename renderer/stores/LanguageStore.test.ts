import { expect, it } from 'vitest';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import type { ApiClient } from '../api/client.ts';
import type { AppConfig, ConfigStore } from './ConfigStore.ts';
import { LanguageStore } from './LanguageStore.ts';

/** A browser in English, and texts that come when they are let through. */
function openStore() {
  const missing: Language[] = [];
  const shown: Language[] = [];
  const waiting: { url: string; come: () => void; fail: () => void }[] = [];
  const fetchTexts = (url: string) =>
    new Promise<Texts>((resolve, reject) =>
      waiting.push({ url, come: () => resolve({} as Texts), fail: () => reject(new Error('no network')) }),
    );
  const store = new LanguageStore({ fetchTexts } as ApiClient, { value: null } as ConfigStore, {
    hints: { query: null, remembered: null, browser: ['en'] } as never,
    remember: () => undefined,
    show: async (language) => {
      shown.push(language);
    },
    part: 'app' as never,
    onMissing: () => missing.push(store.language),
    bundled: async () => ({}) as Texts,
  });
  /** Lets everything of a language come that was asked for so far. */
  const come = async (language: Language) => {
    for (const each of waiting) if (each.url.includes(language)) each.come();
    await new Promise((next) => setTimeout(next));
  };
  const fail = (language: Language) => waiting.find(({ url }) => url.includes(language))?.fail();
  return { store, shown, missing, come, fail };
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

it('says nothing of texts that failed after another language was chosen', async () => {
  const { store, missing, come, fail } = openStore();
  const [first, second] = [store.load('de'), store.load('hu')];
  await come('hu');
  fail('de');
  await Promise.all([first, second]);
  expect([store.language, missing]).toEqual(['hu', []]);
  const third = store.load('fr');
  fail('fr');
  await third;
  expect([store.language, missing]).toEqual(['fr', ['fr']]);
});
