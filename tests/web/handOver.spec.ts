import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { BRAND } from '../../shared/brand.ts';
import { readDeepLink } from '../../shared/routes/deepLink.ts';
import { invitationOf, newGame, newPlayer } from '../support/web/games.ts';
import { accept, enterAs, heading, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { expect, expectAccessible, fillLogIn, mailedLink, newAddress, test } from '../support/web/test.ts';

test('a browser hands its log-in on to the desktop app by a click, and to nobody without the verifier', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request, 'Dora');
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  await page.goto(`/desktop/login?challenge=${challenge}&scheme=${BRAND.desktopScheme}`);
  // A person who is not logged in logs in first, in any way.
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, player.email);
  await expect(page.getByText('will log the desktop app on this computer in as Dora Baker')).toBeVisible();
  await expectAccessible(page);
  const answer = page.waitForResponse('**/oauth/ticket');
  await page.getByRole('button', { name: 'Open the desktop app' }).click();
  const { ticket } = await (await answer).json();
  await expect(page.getByText('Opening the desktop app.')).toBeVisible();
  const use = (secret: string) =>
    request.post('/oauth/token', {
      headers: { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` },
      form: { grant_type: 'ticket', password: ticket, verifier: secret },
    });
  expect((await use(verifier)).status()).toBe(200);
  expect((await use(verifier)).status()).toBe(400);
});

const OPEN = 'Open in the desktop app';

// R-desktop-links: some engines say in place of the page that they know no such address.
test('where there is no desktop app the page that hands a link over stays', { tag: '@engines' }, async ({
  page,
  request,
}) => {
  // Only who has a mouse is offered it.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('hover') ? 'all' : query);
  });
  const { path, owner } = await inviteGuest(request, ONE_VENUE);
  await page.goto(path);
  await page.locator('summary', { hasText: 'New to Crosscourt?' }).click();
  await page.getByRole('link', { name: OPEN }).click();
  await page.getByRole('checkbox').first().check();
  await accept(page).click();
  await expect(heading(page)).toHaveText('It’s a match!');
  await enterAs(page, owner);
  await page.goto(`/desktop/login?challenge=${'c'.repeat(43)}&scheme=${BRAND.desktopScheme}`);
  for (const name of ['Open the desktop app', 'Open it again']) {
    const answer = page.waitForResponse('**/oauth/ticket');
    await page.getByRole('button', { name }).click();
    await answer;
  }
  await expect(page.getByText('Opening the desktop app.')).toBeVisible();
});

/** An invitation and the page of a new password, as mails lead there. */
async function mailedPages(request: APIRequestContext): Promise<string[]> {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  await request.post('/api/forgottenPassword', { data: { email: owner.email } });
  return [await invitationOf(request, email), await mailedLink(request, owner.email, 'Set a new password')];
}

test(
  'the pages of mailed links offer the same page in the desktop app',
  { tag: '@wide' },
  async ({ page, request, baseURL }, { project }) => {
    for (const path of await mailedPages(request)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByText(/password/i)
          .or(page.getByText('I’m in'))
          .first(),
      ).toBeVisible();
      const link = page.getByRole('link', { name: OPEN });
      // A phone has no desktop app.
      if (project.name === 'phone') {
        await expect(link).toHaveCount(0);
        continue;
      }
      const about = page.locator('summary', { hasText: 'New to Crosscourt?' });
      await expect(link.or(about).first()).toBeVisible();
      if ((await link.count()) === 0) await about.click();
      const address = (await link.getAttribute('href')) ?? '';
      const doors = { scheme: BRAND.desktopDevScheme, serverOrigin: baseURL ?? '' };
      expect(readDeepLink(address, doors)).toBe(path);
    }
  },
);
