import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/support/accessible.ts';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { ME } from '../../../../tests/support/testWorld.ts';
import { words } from '../../../../tests/support/words.ts';

const t = words('en');
const PATH = '/setNewPassword/some-token';
const SAVE = 'POST /api/setNewPassword';
const LOOK = 'POST /api/setNewPassword/address';
const FOUND = { status: 200, body: { address: 'olivia@club.example' } };
const USED = { status: 409, body: { status: 409, messageId: 'E.link.used', message: 'over' } };
const NEW_PASSWORD = 'quiet grass court morning';

const save = () => screen.getByRole('button', { name: t('newPassword.submit') });
const field = () => screen.getByLabelText(t('newPassword.password'));

// R-reset-link, R-password-strength
test('a new password is blocked while empty or weak, can be looked at, and survives a lost network', async () => {
  const { user } = await openPage(PATH, { [LOOK]: FOUND, [SAVE]: ['network', USED] });
  expect(save()).toBeDisabled();
  await user.type(field(), '2015');
  await screen.findByText(t('strength.advice.noRecentYears'));
  expect(field()).toHaveAccessibleDescription(t('error.E.password.weak'));
  expect(save()).toBeDisabled();
  await user.clear(field());
  await user.type(field(), NEW_PASSWORD);
  await expect.poll(save).toBeEnabled();
  expect(field()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: t('signIn.show') }));
  expect(field()).toHaveAttribute('type', 'text');
  await user.click(save());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(t('alert.network.text'));
  expect(field()).toHaveValue(NEW_PASSWORD);
  await user.click(screen.getByRole('button', { name: t('alert.retry') }));
  // The one thing that is wrong, and the one way on.
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(t('error.E.link.used'));
  expect(screen.queryByLabelText(t('newPassword.password'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('newPassword.submit') })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: t('newPassword.askAgain') }));
  await expect.poll(() => window.location.pathname).toBe('/forgottenpassword');
});

// R-reset-link
test('a password manager learns whose password it is', async () => {
  await openPage(PATH, { [LOOK]: FOUND });
  const username = () => document.querySelector('form input[autocomplete="username"]');
  await expect.poll(username).toHaveValue('olivia@club.example');
});

// R-reset-link
test('a link that is over is said to be so before a password is typed', async () => {
  await openPage(PATH, { [LOOK]: USED });
  await screen.findByRole('link', { name: t('newPassword.askAgain') });
  expect(screen.queryByLabelText(t('newPassword.password'))).toBeNull();
});

test('who was logged in has to log in with the new password', async () => {
  const me = [
    { status: 200, body: ME },
    { status: 401, body: { messageId: 'E.auth.required' } },
  ];
  const { user, stored } = await openPage(
    PATH,
    { [LOOK]: FOUND, [SAVE]: { status: 204 }, 'GET /api/me': me },
    { token: 't1' },
  );
  await user.type(field(), NEW_PASSWORD);
  await expect.poll(save).toBeEnabled();
  await user.click(save());
  await screen.findByRole('heading', { level: 1, name: t('login.welcome') });
  expect(window.location.pathname).toBe('/login');
  expect(stored()).toBeNull();
});
