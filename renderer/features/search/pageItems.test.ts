import { expect, test } from 'vitest';
import { PATHS } from '../../../shared/routes/paths.ts';
import { ROUTES } from '../../app/routes.tsx';
import type { Translate } from '../../i18n/useText.ts';
import { SHORTCUTS } from '../dashboard/shortcuts.ts';
import { actionItems, pageItems } from './pageItems.ts';

const t = ((key: string) => key) as Translate;
const PAGES = { quickStart: null, isOperator: true };
const ACTIONS = { hasKeys: true, onLogOut: () => undefined };

// R-banner
test.each([
  ['https://club.example/start', 'https://club.example/start'],
  [null, '/quickstart'],
  ['', '/quickstart'],
])('where the deployment’s page is %j, how it works leads to %s', (quickStart, path) => {
  const found = pageItems(t, { ...PAGES, quickStart }).find(({ label }) => label === 'banner.quickStart');
  expect(found).toMatchObject({ group: 'pages', path });
});

/** Pages that tell a result, or need a link's token: nobody goes there by themselves. */
const ONLY_LED_TO: readonly string[] = [
  PATHS.profileSuccess,
  PATHS.paymentSuccess,
  PATHS.validateEmail,
  PATHS.unsubscribe,
  PATHS.forgottenPassword,
  PATHS.desktopLogIn,
  PATHS.shared,
];

// R-search
test('every page that a player can go to has an item, and no item leads to one they are led away from', () => {
  const open = ROUTES.filter(({ only }) => only !== 'loggedOut' && only !== 'development')
    .map(({ path }): string => path)
    .filter((path) => !path.includes(':') && !ONLY_LED_TO.includes(path));
  const items = [...pageItems(t, PAGES), ...actionItems(t, ACTIONS)].filter(({ run }) => !run);
  const reached = new Set(items.map(({ path }) => path.split('?')[0] ?? ''));
  expect(open.filter((path) => !reached.has(path))).toEqual([]);
  expect([...reached].filter((path) => !open.includes(path))).toEqual([]);
});

test('the operator’s page is for operators', () => {
  const paths = pageItems(t, { ...PAGES, isOperator: false }).map(({ path }) => path);
  expect(paths).not.toContain(PATHS.operator);
});

// R-shortcuts
test('actions say their key where it does something, and it is one of the shortcuts', () => {
  const known: readonly string[] = SHORTCUTS.flatMap(({ keys }) => [...keys]);
  const keys = actionItems(t, ACTIONS).flatMap((item) => item.keys ?? []);
  expect(keys).toEqual(['N', '/', '?']);
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  expect(actionItems(t, { ...ACTIONS, hasKeys: false }).flatMap((item) => item.keys ?? [])).toEqual([]);
});
