import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testGame } from '../../../tests/support/testGame.ts';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const TITLE = t('install.title', { name: 'Crosscourt' });
const HINT = t('push.hint.title');
const AHEAD = { date: '2026-11-23', fromTime: '2026-11-23T17:00:00.000Z', toTime: '2026-11-23T18:30:00.000Z' };
const PROMPT = { prompt: async () => undefined };
const GAME = testGame(AHEAD);
const me = (part: object = {}) => ({ status: 200, body: { ...ME, ...part } });

/** A player's matches: one is agreed and ahead. */
async function openMatches(answers: object = {}, { isComing = true, answered = false, canAsk = false } = {}) {
  const games = isComing ? [{ ...GAME, summary: { ...GAME.summary, ...AHEAD } }] : [];
  return openPage(
    '/',
    { 'GET /api/me': me(), 'GET /api/report/dashboard?archive=false': { status: 200, body: { games } }, ...answers },
    {
      token: 't1',
      before: ({ root, platform }) => {
        // The browser could ask at any time.
        if (canAsk) Object.assign(root, { installPrompt: () => PROMPT });
        if (answered) platform.memory.set('install', 'answered');
      },
    },
  );
}

function stubNavigator(part: object): void {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, onLine: true, languages: ['en'], ...part });
}

const IPHONE = { standalone: false, maxTouchPoints: 5 };
/** A browser that can show notices. @returns what asks the person */
function stubNotices(browser: object = {}) {
  const asked = vi.fn();
  stubNavigator({ serviceWorker: {}, ...browser });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
  return asked;
}

// R-install-offer
test('is said on an iPhone how it is done, and is gone with “Not now”', async () => {
  stubNavigator(IPHONE);
  const { user, platform } = await openMatches();
  await screen.findByRole('heading', { name: TITLE });
  screen.getByText(t('install.ios'));
  expect(screen.queryByRole('button', { name: t('install.now') })).toBeNull();
  screen.getByRole('button', { name: t('install.later') }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(platform.memory.get('install')).not.toBeNull();
});

// The text in its place says that nothing else is to come.
test.each([
  ['where it was answered', IPHONE, true],
  ['in the installed app', { standalone: true, maxTouchPoints: 5 }, false],
])('is not offered %s, where notices are', async (_where, browser, answered) => {
  stubNotices(browser);
  await openMatches({ 'GET /api/me': me({ pushHint: true }) }, { answered, canAsk: true });
  await screen.findByText(HINT);
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

// R-push-hint
test('somebody with an agreed match is invited to notices once, and the browser is not asked before', async () => {
  const asked = stubNotices();
  const answers = { 'GET /api/me': [me({ pushHint: true }), me()], 'DELETE /api/me/push/hint': { status: 204 } };
  const { user } = await openMatches(answers);
  await screen.findByText(HINT);
  expect(screen.getByRole('link', { name: t('push.hint.go') })).toHaveAttribute('href', '/profile?push');
  await user.click(screen.getByRole('button', { name: t('security.hint.close') }));
  await expect.poll(() => screen.queryByText(HINT)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('nobody is invited to notices before a match is agreed', async () => {
  stubNotices();
  await openMatches({ 'GET /api/me': me({ pushHint: true }) }, { isComing: false });
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  expect(screen.queryByText(HINT)).toBeNull();
});
