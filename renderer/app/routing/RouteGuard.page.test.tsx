import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const SERVER = {
  'GET /api/me': { status: 200, body: ME },
  'POST /oauth/token': { status: 200, body: { access_token: 't1', token_type: 'bearer', expires_in: 1 } },
  'POST /api/signUp': { status: 201 },
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function follow(user: User, link: string): Promise<void> {
  await user.click(await screen.findByRole('link', { name: link }));
}

async function logIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText(t('signIn.email')), 'ann@mail.example');
  await user.type(screen.getByLabelText(t('signIn.password')), 'secret');
  await user.click(screen.getByRole('button', { name: t('login.title') }));
}

// R-route-guard
test('who wants to go inside logs in, in whatever way they settle on, and is there to the last letter', async () => {
  const { user } = await openPage('/game/x?tab=notes#n3', SERVER);
  expect(window.location.pathname).toBe('/login');
  await user.click(screen.getByRole('link', { name: `${t('login.short.phone')}: ${t('login.mobile')}` }));
  await follow(user, t('signIn.other'));
  await follow(user, t('login.mail'));
  await logIn(user);
  await expect.poll(address).toBe('/game/x?tab=notes#n3');
});

test('a newcomer lands where they wanted to go, after signing up on the way', async () => {
  const { user } = await openPage('/organise', SERVER);
  await follow(user, t('login.signUp'));
  await follow(user, t('signUp.mail'));
  await user.type(await screen.findByLabelText(t('signIn.email')), 'ned@mail.example');
  await user.type(screen.getByLabelText(t('signUp.firstName')), 'Ned');
  await user.type(screen.getByLabelText(t('signUp.lastName')), 'Newcomer');
  await user.type(screen.getByLabelText(t('signIn.password')), 'new balls please');
  await expect.poll(() => screen.getByLabelText(t('signUp.repeat'))).toBeEnabled();
  await user.type(screen.getByLabelText(t('signUp.repeat')), 'new balls please');
  const submit = screen.getByRole('button', { name: t('signUp.submit') });
  await expect.poll(() => submit).not.toHaveAttribute('aria-disabled');
  await user.click(submit);
  await screen.findByRole('heading', { level: 1, name: t('checkEmail.title') });
  await follow(user, t('login.mail'));
  await logIn(user);
  await expect.poll(address).toBe('/organise');
});

test.each([
  '/login',
  '/login/checkYourEmail',
  '/signinmail',
  '/signinmobile',
  '/signupsocial',
  '/signupmail',
  '/signupmobile',
])('who is logged in is led away from %s', async (path) => {
  await openPage(path, SERVER, { token: 't1' });
  await expect.poll(address).toBe('/');
});

// R-operator
test('to who is no operator the operator’s page is not there, and nothing leads to it', async () => {
  const { user } = await openPage('/operator', SERVER, { token: 't1' });
  await screen.findByRole('heading', { level: 1, name: t('notFound.title') });
  await user.click(await screen.findByRole('button', { name: t('nav.menu') }));
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).not.toContain(t('operator.title'));
  expect(links.length).toBeGreaterThan(1);
});

test('to visitors the operator’s page is not there', async () => {
  await openPage('/operator', SERVER);
  await screen.findByRole('heading', { level: 1, name: t('notFound.title') });
});

// R-routes
test.each([
  '/nothing-here',
  '/signinmail/extra',
  '/login/other',
  '/SignInMail',
  '/setNewPassword',
  '/setNewPassword/a/b',
])('%s is no page', async (path) => {
  await openPage(path, SERVER);
  await screen.findByRole('heading', { level: 1, name: t('notFound.title') });
  expect(address()).toBe(path);
});
