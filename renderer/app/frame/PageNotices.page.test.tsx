import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { CONFIG, ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const PATH = '/friendsAndBalls';
const HERE = { status: 200, body: ME };
const notice = () => screen.getAllByRole('status').find(({ textContent }) => textContent?.includes(t('app.offline')));

// R-session
test('when the server can’t be asked who this is, the session stays and the page says offline', async () => {
  const { user, stored } = await openPage(PATH, { 'GET /api/me': ['network', HERE] }, { token: 't1' });
  expect(window.location.pathname).toBe(PATH);
  expect(stored()).toBe('t1');
  await user.click(within(notice() as HTMLElement).getByRole('button', { name: t('alert.retry') }));
  await expect.poll(notice).toBeUndefined();
  screen.getByRole('heading', { level: 1, name: t('friends.hero.title') });
});

test('with nothing of the server there, one alert and one notice offer to try again, and the session stays', async () => {
  const config = { status: 200, body: CONFIG };
  const { user, stored } = await openPage(
    PATH,
    { 'GET /api/me': ['network', HERE], 'GET /api/config': ['network', config] },
    { token: 't1' },
  );
  const alert = await screen.findByRole('alertdialog');
  const notices = screen.getAllByText(t('app.offline'));
  expect(notices).toHaveLength(1);
  expect(stored()).toBe('t1');
  await user.click(within(alert).getByRole('button', { name: t('alert.retry') }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  await user.click(within(notice() as HTMLElement).getByRole('button', { name: t('alert.retry') }));
  await expect.poll(notice).toBeUndefined();
  expect(window.location.pathname).toBe(PATH);
  expect(stored()).toBe('t1');
});

test('an error of the server is no reason to log out, and is not called offline', async () => {
  const { stored } = await openPage(PATH, { 'GET /api/me': { status: 500, body: {} } }, { token: 't1' });
  expect(window.location.pathname).toBe(PATH);
  expect(stored()).toBe('t1');
  expect(notice()).toBeUndefined();
});
