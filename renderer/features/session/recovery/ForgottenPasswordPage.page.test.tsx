import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/support/accessible.ts';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { words } from '../../../../tests/support/words.ts';

const t = words('en');
const REMIND = 'POST /api/forgottenPassword';
const submit = () => screen.getByRole('button', { name: t('forgotten.submit') });

// R-password-forgotten
test('a link can be asked for with a whole address, and once more on purpose', async () => {
  const { user, sent } = await openPage('/forgottenpassword', { [REMIND]: { status: 204 } });
  const field = screen.getByLabelText(t('signIn.email'));
  expect(submit()).toBeDisabled();
  await user.type(field, 'once@mail');
  await screen.findByText(t('forgotten.unusable'));
  expect(field).toHaveAccessibleDescription(t('field.email'));
  expect(submit()).toBeDisabled();
  await user.type(field, '.example');
  await screen.findByText(t('forgotten.usable'));
  await user.click(submit());
  await screen.findByText(t('forgotten.sent', { email: 'once@mail.example' }));
  expect(screen.queryByRole('button', { name: t('forgotten.submit') })).toBeNull();
  await expectAccessible();
  const asked = sent.filter(({ call }) => call === REMIND);
  expect(asked.map(({ body }) => JSON.parse(String(body)))).toEqual([{ email: 'once@mail.example' }]);
  await user.click(screen.getByRole('button', { name: t('forgotten.again') }));
  await user.click(screen.getByRole('radio', { name: t('forgotten.way.phone') }));
  await screen.findByLabelText(t('phone.number'));
  expect(screen.getByRole('button', { name: t('forgotten.phone.submit') })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: t('forgotten.back') }));
  await expect.poll(() => window.location.pathname).toBe('/login');
});

// R-limits
test('who asks too often is told how long to wait, and the address stays', async () => {
  const body = { status: 429, messageId: 'E.tooMany', message: 'error.E.tooMany', data: { retryAfter: 2390 } };
  const { user, toasts } = await openPage('/forgottenpassword', { [REMIND]: { status: 429, body } });
  const field = screen.getByLabelText(t('signIn.email'));
  await user.type(field, 'often@mail.example');
  await expect.poll(submit).toBeEnabled();
  await user.click(submit());
  await expect.poll(() => toasts).toMatchObject([{ text: 'tooMany.wait', values: { retryAfter: 2390 } }]);
  expect(field).toHaveValue('often@mail.example');
});
