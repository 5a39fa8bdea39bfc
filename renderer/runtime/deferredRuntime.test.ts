import { expect, it } from 'vitest';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import { deferredRuntime } from './deferredRuntime.tsx';
import { guestTranslator } from './guestTranslator.tsx';
import type { Runtime } from './runtime.ts';

/** The app's runtime, and what was asked of them. */
function appRuntime() {
  const asked: string[] = [];
  const spoken: Language[] = [];
  const translator = guestTranslator();
  const runtime: Runtime = {
    texts: 'all',
    translator: {
      ...translator,
      show: async (language: Language, texts: Texts) => {
        spoken.push(language);
        await translator.show(language, texts);
      },
    },
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, data: null };
    },
  };
  return { runtime, asked, spoken };
}

const ask = (url: string) => ({ method: 'GET', url, headers: {}, body: undefined, timeout: 1000 }) as const;

it('shows texts before the app’s runtime has come, and goes on with that', async () => {
  const { runtime, asked, spoken } = appRuntime();
  const { translator, transport, arrive } = deferredRuntime(async () => runtime);
  await translator.show('en', { 'nav.menu': 'Menu' });
  expect(translator.t('nav.menu')).toBe('Menu');
  expect(spoken).toEqual([]);
  await arrive();
  expect(spoken).toEqual(['en']);
  expect(translator.t('nav.menu')).toBe('Menu');
  await transport(ask('/api/me'));
  expect(asked).toEqual(['/api/me']);
});

it('keeps to a language that is chosen while they come', async () => {
  const { runtime, spoken } = appRuntime();
  let come = (_runtime: Runtime) => {};
  const coming = new Promise<Runtime>((resolve) => {
    come = resolve;
  });
  const { translator, arrive } = deferredRuntime(() => coming);
  await translator.show('en', { 'nav.menu': 'Menu' });
  const arrived = arrive();
  await translator.show('hu', { 'nav.menu': 'Menü' });
  come(runtime);
  await arrived;
  expect(spoken).toEqual(['hu']);
  expect(translator.t('nav.menu')).toBe('Menü');
});

it('makes do without them where they can’t be had', async () => {
  const { translator, arrive } = deferredRuntime(() => Promise.reject(new Error('no network')));
  await translator.show('en', { 'nav.menu': 'Menu' });
  await expect(arrive()).rejects.toThrow('no network');
  expect(translator.t('nav.menu')).toBe('Menu');
});

it('fetches them when no call is under way', async () => {
  const { runtime } = appRuntime();
  const fetched: string[] = [];
  let answer = (_response: Response) => {};
  const fetching = globalThis.fetch;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  try {
    const { transport, arrive } = deferredRuntime(async () => {
      fetched.push('runtime');
      return runtime;
    });
    const called = transport(ask('http://localhost/api/me')).then(() => fetched.push('answer'));
    const arrived = arrive();
    await Promise.resolve();
    expect(fetched).toEqual([]);
    answer(Response.json({}));
    await Promise.all([called, arrived]);
    expect(fetched).toEqual(['answer', 'runtime']);
  } finally {
    globalThis.fetch = fetching;
  }
});
