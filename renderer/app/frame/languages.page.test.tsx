import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../shared/locales/languages.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { words } from '../../../tests/support/words.ts';

const FILES = Object.fromEntries(
  LANGUAGES.map((language) => [`GET /locales/${language}.json`, { status: 200, body: TEXTS[language] }]),
);

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function choose(user: User, language: Language): Promise<void> {
  await user.click(screen.getByRole('link', { name: LANGUAGE_NAMES[language] }));
  await screen.findByRole('heading', { level: 1, name: words(language)('login.welcome') });
}

// R-language-choice
test('the footer speaks every language at once, and keeps the last one', async () => {
  const { user, platform } = await openPage('/login', FILES);
  for (const language of LANGUAGES) {
    await choose(user, language);
    await expect.poll(() => document.title).toContain(words(language)('login.title'));
    expect(platform.memory.get('language')).toBe(language);
  }
});

test('a choice wins over the address, and leaves the rest of the address', async () => {
  const { user } = await openPage('/login?lang=de&to=%2Fprofile', FILES);
  await choose(user, 'hu');
  expect(window.location.pathname + window.location.search).toBe('/login?to=%2Fprofile');
});

test('switching keeps what is typed', async () => {
  const { user } = await openPage('/signinmail', FILES);
  await user.type(screen.getByLabelText(words('en')('signIn.email')), 'half@');
  await user.click(screen.getByRole('link', { name: LANGUAGE_NAMES.hu }));
  expect(await screen.findByLabelText(words('hu')('signIn.email'))).toHaveValue('half@');
});
