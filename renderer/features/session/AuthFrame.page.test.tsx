import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { CONFIG } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');

/** Every way from one page to another: the page, the words on its links, where they lead. */
const WAYS: readonly (readonly [from: string, ways: readonly (readonly [link: TextKey, to: string])[]])[] = [
  [
    '/login',
    [
      ['login.mail', '/signinmail'],
      ['login.mobile', '/signinmobile'],
      ['login.signUp', '/signupsocial'],
    ],
  ],
  ['/login/checkYourEmail', [['login.mail', '/signinmail']]],
  [
    '/signinmail',
    [
      ['signIn.forgot', '/forgottenpassword'],
      ['signIn.other', '/login'],
      ['login.signUp', '/signupsocial'],
    ],
  ],
  [
    '/signinmobile',
    [
      ['signIn.forgot', '/forgottenpassword'],
      ['signIn.other', '/login'],
      ['login.signUp', '/signupsocial'],
    ],
  ],
  [
    '/signupsocial',
    [
      ['signUp.mail', '/signupmail'],
      ['signUp.mobile', '/signupmobile'],
      ['login.title', '/login'],
    ],
  ],
  [
    '/signupmail',
    [
      ['signUp.mobile', '/signupmobile'],
      ['login.title', '/login'],
    ],
  ],
  [
    '/signupmobile',
    [
      ['signUp.mail', '/signupmail'],
      ['login.title', '/login'],
    ],
  ],
  ['/forgottenpassword', [['forgotten.back', '/login']]],
  ['/setNewPassword/some-token', [['forgotten.back', '/login']]],
  ['/nothing-here', [['notFound.home', '/']]],
];

// R-routes, R-log-in-pages
test.each(WAYS)('the ways on from %s lead where they say, and the base level is free', async (path, ways) => {
  const { user } = await openPage(path);
  const main = within(screen.getByRole('main'));
  // A small way in is named by the one word that is seen, and in full after it.
  const linkOf = (link: TextKey) =>
    main.getByRole('link', { name: (name) => name === t(link) || name.endsWith(`: ${t(link)}`) });
  for (const [link, to] of ways) expect(linkOf(link), link).toHaveAttribute('href', to);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(t('footer.free'));
  const [first] = ways;
  if (!first) return;
  await user.click(linkOf(first[0]));
  await expect.poll(() => window.location.pathname).toBe(first[1] === '/' ? '/login' : first[1]);
  await screen.findByRole('heading', { level: 1 });
});

// R-footer
test.each([
  ['footer.quickStart', '/quickstart'],
  ['footer.appStore', '/apps'],
  ['footer.playStore', '/apps'],
  ['footer.social', '/social'],
  ['footer.privacy', '/privacy'],
  ['footer.terms', '/terms'],
  ['footer.imprint', '/imprint'],
  ['footer.licences', '/licences'],
] as const)('of the footer %s opens %s', async (link, path) => {
  const { user } = await openPage('/login');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: t(link) }));
  await expect.poll(() => window.location.pathname).toBe(path);
  await screen.findByRole('heading', { level: 1 });
});

test('“How it works” leads where the deployment says, in header and footer alike', async () => {
  const quickStart = 'https://club.example/start';
  const body = { ...CONFIG, links: { ...CONFIG.links, quickStart } };
  await openPage('/signinmobile', { 'GET /api/config': { status: 200, body } });
  for (const name of ['banner.quickStart', 'footer.quickStart'] as const)
    expect(screen.getByRole('link', { name: t(name) })).toHaveAttribute('href', quickStart);
});

// R-social-buttons
test('without set-up there is neither Google nor Facebook, and Apple says so', async () => {
  const { user } = await openPage('/signupsocial');
  await user.click(screen.getByRole('button', { name: `Apple: ${t('login.with', { provider: 'Apple' })}` }));
  await screen.findByText(t('login.notOffered', { provider: 'Apple' }));
  expect(screen.queryByRole('button', { name: /Google|Facebook/ })).toBeNull();
});
