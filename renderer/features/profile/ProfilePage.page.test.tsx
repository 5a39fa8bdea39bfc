import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { expectAccessible } from '../../../tests/support/accessible.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const PLAYER = { ...ME, tennisTalks: [], listed: 'EVERYBODY', phone: null as string | null };
const PREFERENCES = { language: 'en', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24', chances: true, searches: true };
const GERMAN = { ...PREFERENCES, language: 'de' };
const SERVER = {
  'GET /api/me': { status: 200, body: PLAYER },
  'GET /api/applicationPreferences/search/findByUserId?userId=u1': { status: 200, body: PREFERENCES },
  'PUT /api/applicationPreferences': { status: 200, body: GERMAN },
  'GET /locales/de.json': { status: 200, body: TEXTS.de },
};

/** A line of the profile, by what it is about. */
const foldOf = (label: string) => screen.getByText(label).closest('details') as HTMLElement;
const language = () => within(foldOf(t('profile.formats.shown'))).findByLabelText(t('profile.language'));

// R-preferences
test('the language is set with the formats, and cancelling changes nothing', async () => {
  const { user, sent, root } = await openPage('/profile', SERVER, {
    token: 't1',
    before: ({ root }) => onTestFinished(root.watchSession()),
  });
  const fold = foldOf(t('profile.formats.shown'));
  const summary = fold.querySelector('summary') as HTMLElement;
  await user.click(summary);
  await user.selectOptions(await language(), 'de');
  await user.click(within(fold).getByRole('button', { name: t('profile.edit.cancel') }));
  expect(summary).toHaveFocus();
  await user.click(summary);
  expect(await language()).toHaveValue('en');
  await user.selectOptions(await language(), 'de');
  await user.click(within(fold).getByRole('button', { name: t('profile.edit.save') }));
  await expect.poll(() => root.language.language).toBe('de');
  await screen.findByText(/^Deutsch · /);
  const saved = sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => JSON.parse(String(body)));
  expect(saved).toMatchObject([{ language: 'de' }]);
});

// R-phone-account, R-phone-code
test('the code of a phone can still be given here, and nothing of the number is among the addresses', async () => {
  const phone = '+32470123499';
  const me = (phoneValidated: boolean) => ({ status: 200, body: { ...PLAYER, phone, phoneValidated } });
  const { user } = await openPage(
    '/profile',
    { ...SERVER, 'GET /api/me': [me(false), me(true)], 'POST /api/validatePhone': { status: 204 } },
    { token: 't1' },
  );
  const fold = document.getElementById('profile-phone') as HTMLElement;
  within(fold).getAllByText(`${phone} · ${t('profile.phone.waiting')}`);
  expect(fold).not.toHaveTextContent(t('phoneCode.risk'));
  await user.type(within(fold).getByLabelText(t('phoneCode.label')), '123456');
  await user.click(within(fold).getByRole('button', { name: t('phoneCode.submit') }));
  await within(fold).findAllByText(`${phone} · ${t('profile.phone.confirmed')}`);
  await user.click(screen.getByRole('button', { name: t('profile.emails.first') }));
  const addresses = document.getElementById('profile-emails') as HTMLElement;
  expect(addresses.querySelector('summary')).toHaveFocus();
  expect(addresses).not.toHaveTextContent(phone);
  within(addresses).getByLabelText(t('signIn.email'));
  await expectAccessible();
});
