import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { CONFIG } from '../../../../tests/support/testWorld.ts';
import { words } from '../../../../tests/support/words.ts';

const t = words('en');
const CONFIG_OF_FACEBOOK = {
  'GET /api/config': { status: 200, body: { ...CONFIG, fbAppId: '4711', sdk: { ...CONFIG.sdk, facebook: '/sdk.js' } } },
};
const facebook = () => screen.getByRole('button', { name: `Facebook: ${t('login.with', { provider: 'Facebook' })}` });

/** @param accessToken of somebody; null from a window that was blocked, closed or refused */
function answerFacebook(accessToken: string | null): void {
  const authResponse = accessToken === null ? null : { accessToken };
  vi.stubGlobal('FB', { init: () => undefined, login: (tell: (answer: object) => void) => tell({ authResponse }) });
}

afterEach(() => vi.unstubAllGlobals());

// R-social-buttons
test('Facebook: a window that the browser blocks shows that it failed', async () => {
  const { user, stored } = await openPage('/login', CONFIG_OF_FACEBOOK);
  answerFacebook(null);
  await user.click(facebook());
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(t('WA.ErrorLogin'));
  expect(stored()).toBeNull();
});

test('Facebook: an address that has an account here does not open it', async () => {
  const refused = { status: 409, body: { status: 409, messageId: 'E.signUp.exists', message: 'taken' } };
  const { user, stored } = await openPage('/login', { ...CONFIG_OF_FACEBOOK, 'POST /oauth/token': refused });
  answerFacebook('token');
  await user.click(facebook());
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(t('error.E.signUp.exists'));
  expect(stored()).toBeNull();
});

// R-apple-return
test('Apple: a link of somebody else’s logs nobody in, and nothing of it is left in the address', async () => {
  const theirs = encodeURIComponent(JSON.stringify({ id: 'a', state: 'theirs', firstName: '', lastName: '' }));
  const { sent } = await openPage(`/login?at=${theirs}`);
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(t('WA.ErrorLogin'));
  expect(window.location.pathname + window.location.search).toBe('/login');
  expect(sent.filter(({ call }) => call === 'POST /oauth/token')).toEqual([]);
});
