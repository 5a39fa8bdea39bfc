import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const THERE = { id: 'd1', browser: 'Firefox', system: 'Linux', since: '2026-11-01T10:00:00Z', current: false };
const push = (devices: object[]) => ({
  status: 200,
  body: { key: 'B'.repeat(87), kinds: [], quietFrom: 22, quietTo: 7, timezone: 'Europe/Brussels', devices },
});

/** Opens the profile where notices are. */
async function openFold(...answers: ReturnType<typeof push>[]) {
  const me = { status: 200, body: { ...ME, tennisTalks: [] } };
  const page = await openPage(
    '/profile?push',
    { 'GET /api/me': me, 'GET /api/me/push': answers, 'DELETE /api/me/push/devices/d1': { status: 204 } },
    { token: 't1' },
  );
  const fold = (await screen.findByText(t('push.title'))).closest('details') as HTMLElement;
  return { ...page, fold, of: within(fold) };
}

function stubNavigator(part: object): void {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, onLine: true, languages: ['en'], ...part });
}

function stubBrowser(permission: NotificationPermission, says: NotificationPermission, subscribe: () => unknown): void {
  vi.stubGlobal('Notification', { permission, requestPermission: async () => says });
  vi.stubGlobal('PushManager', class {});
  const registration = { pushManager: { subscribe, getSubscription: async () => null } };
  stubNavigator({ serviceWorker: { ready: Promise.resolve(registration) } });
}

// R-push
test('a browser that blocks notices says so, and offers nothing more', async () => {
  stubBrowser('default', 'denied', () => undefined);
  const { of, user } = await openFold(push([]));
  await user.click(await of.findByRole('button', { name: t('push.turnOn') }));
  await of.findByText(t('push.denied'));
  expect(of.queryByRole('button')).toBeNull();
});

test('a push service that is away is said', async () => {
  stubBrowser('granted', 'granted', () => {
    throw new DOMException('no push service', 'AbortError');
  });
  const { of, user } = await openFold(push([]));
  await user.click(await of.findByRole('button', { name: t('push.turnOn') }));
  await of.findByText(t('push.failed'));
});

test.each([
  [PHONE, 'push.iphone'],
  [DESKTOP, 'push.unsupported'],
] as const)('what can’t show notices says what helps: %s', async (userAgent, text) => {
  stubNavigator({ userAgent });
  const { of } = await openFold(push([]));
  await of.findByText((said) => said.startsWith(t(text)));
  expect(of.queryByRole('button')).toBeNull();
});

// R-push-devices
test('another device is turned off from here', async () => {
  const { of, user, sent } = await openFold(push([THERE]), push([]));
  const name = new RegExp(`^${t('push.device.remove')}: Firefox on Linux`);
  await user.click(await of.findByRole('button', { name }));
  await expect.poll(() => of.queryByText(/Firefox on Linux/)).toBeNull();
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});
