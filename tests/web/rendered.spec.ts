import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { HYDRATED } from '../../renderer/ssr/hydrated.ts';
import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { publicProfilePath } from '../../shared/routes/paths.ts';
import { newGame, newPlayer, pathOf, readGame } from '../support/web/games.ts';
import { accept, heading, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newAddress, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

// What happens before the script has come is what these are about.
test.use({ waitsForScript: false });

const BUILD = join(import.meta.dirname, '../../dist/web');

/** Marks the document once the browser has taken over. */
async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    addEventListener(event, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, HYDRATED);
}

const taken = (page: Page) => page.locator('html[data-hydrated]');

/** Keeps all code but the loader away. @returns what lets it through, or breaks it off */
async function holdCode(page: Page): Promise<{ go: () => Promise<void>; lose: () => Promise<void> }> {
  const waiting: { go: () => Promise<void>; lose: () => Promise<void> }[] = [];
  await page.route(
    (url) => url.pathname.endsWith('.js') && !url.pathname.includes('/loader-'),
    (route) => void waiting.push({ go: () => route.continue(), lose: () => route.abort() }),
  );
  const all = (what: 'go' | 'lose') => async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await Promise.all(waiting.map((each) => each[what]()));
    await page.unrouteAll();
  };
  return { go: all('go'), lose: all('lose') };
}

// R-rendered-pages
test('an invitation comes with its content in each language, and the browser draws the same', {
  tag: '@engines',
}, async ({ page, request }) => {
  const { path, game, owner } = await inviteGuest(request);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await noteHydration(page);
  for (const language of LANGUAGES) {
    const t = words(language);
    const html = await (await request.get(`${path}?lang=${language}`)).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(t('invitation.when.choose'));
    expect(html).toContain('name="start"');
    await page.goto(`${path}?lang=${language}`);
    await expect(taken(page)).toBeAttached();
    await expect(page.getByRole('heading', { name: t('invitation.when.choose') })).toBeVisible();
  }
  expect(warnings.filter((text) => text.includes('<link'))).toEqual([]);
  // R-get-safe: nobody has pressed anything.
  expect((await readGame(request, game.id, owner.token)).invitee).toMatchObject([{ status: 'OPENED' }]);
});

// R-rendered-pages
test('a player’s public profile and links that lead nowhere come with their content too, and with no empty part', async ({
  page,
  request,
}) => {
  const dana = await newPlayer(request, 'Dana');
  await request.put('/api/me', {
    headers: { authorization: `Bearer ${dana.token}` },
    data: { forehand: 'LEFTHANDED', location: 'Ghent', tennisTalks: ['NL', 'EN'], yearOfBirth: 1990 },
  });
  const profile = await request.get(publicProfilePath(dana.code));
  expect(profile.headers()['cache-control']).toBe('private, no-store');
  expect(await profile.text()).toContain('<title>Dana Baker · Crosscourt</title>');
  await noteHydration(page);
  await page.goto(publicProfilePath(dana.code));
  await expect(taken(page)).toBeAttached();
  await expect(heading(page)).toHaveText('Dana Baker');
  const main = page.getByRole('main');
  await expect(main).toContainText('Ghent · born 1990');
  await expect(main).toContainText('Left-handed');
  await expect(main).toContainText('Dutch and English');
  await expect(main).not.toContainText('Backhand');
  await expect(main).not.toContainText('@');
  await expect(page.getByRole('button', { name: /Block|Report/ })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.goto(`${publicProfilePath(dana.code)}?noheader`);
  await expect(heading(page)).toHaveText('Dana Baker');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto(publicProfilePath('nobody'));
  await expect(heading(page)).toHaveText('Player not found');
  await expectAccessible(page);
  const lost = await request.get('/extinv/nothingHere/nobody', { headers: { 'accept-language': 'hu' } });
  expect(lost.status()).toBe(404);
  expect(await lost.text()).toContain(words('hu')('invitation.noGame.title'));
  await page.goto('/extinv/nothingHere/nobody?lang=hu');
  await expect(taken(page)).toBeAttached();
  await expect(heading(page)).toHaveText(words('hu')('invitation.noGame.title'));
});

// R-rendered-pages, R-opened, R-live
test('the match that came with the page is read again only to say that it was opened, and when it has changed', async ({
  page,
  request,
}) => {
  const { path, game, owner } = await inviteGuest(request);
  await noteHydration(page);
  const open = async () => {
    const live = page.waitForResponse((answer) => answer.url().includes('/api/live'));
    await page.goto(path);
    await expect(taken(page)).toBeAttached();
    await live;
  };
  const isRead = (answer: Response) => new URL(answer.url()).pathname === `/api/game/${game.id}`;
  const first = page.waitForResponse(isRead);
  await open();
  await first;
  const known = await readGame(request, game.id, owner.token);
  expect(known.invitee).toMatchObject([{ status: 'OPENED' }]);

  const read: Promise<Game>[] = [];
  page.on('response', (answer) => {
    if (isRead(answer)) read.push(answer.json());
  });
  await open();
  const headers = { authorization: `Bearer ${owner.token}` };
  const data = { version: known.version, notes: 'Bring a towel' };
  await request.put(`/api/game/${game.id}`, { headers, data });
  await expect(page.getByText('Bring a towel')).toBeVisible();
  // Each reading has brought something new.
  const states = [known, ...(await Promise.all(read))].map(({ changedAt }) => changedAt);
  expect(new Set(states).size).toBe(states.length);
});

// R-rendered-pages
test('before the first touch or an idle moment nothing runs but a loader of a kilobyte', async ({ page, request }) => {
  const { path } = await inviteGuest(request);
  const html = await (await request.get(path)).text();
  const [, source = ''] = /<script defer src="([^"]+)"/.exec(html) ?? [];
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toMatch(/<script type="application\/json"/);
  expect(statSync(join(BUILD, source)).size).toBeLessThan(3000);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await noteHydration(page);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(taken(page)).toBeAttached();
});

// R-kept-input
test('what is ticked and pressed before the code has come counts', { tag: ['@engines', '@journey'] }, async ({
  page,
  request,
}) => {
  const { path, game, owner } = await inviteGuest(request);
  const code = await holdCode(page);
  await page.goto(path);
  await page.getByRole('checkbox').first().check();
  await accept(page).click();
  await expect(heading(page)).not.toHaveText('It’s a match!');
  await code.go();
  await expect(heading(page)).toHaveText('It’s a match!');
  expect((await readGame(request, game.id, owner.token)).status).toBe('SCHEDULED');
});

// R-form-answer
test('where the code never comes, the form is sent as it is', async ({ page, request }) => {
  const { path } = await inviteGuest(request, ONE_VENUE);
  const code = await holdCode(page);
  await page.goto(path);
  await page.getByRole('checkbox').first().check();
  await accept(page).click();
  await code.lose();
  await expect(heading(page)).toHaveText('It’s a match!');
});

// R-oldest-browser
test.describe('in a browser that is too old', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(CSS, { supports: () => false });
    });
  });

  test('an invitation is answered by its form, and the page says so', async ({ page, request }) => {
    const { path } = await inviteGuest(request, ONE_VENUE);
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    await page.goto(path);
    await expect(page.getByText('in an older browser')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await accept(page).click();
    await expect(heading(page)).toHaveText('It’s a match!');
    expect(asked.filter((url) => url.endsWith('.js') && !url.includes('/loader-'))).toEqual([]);
  });

  test('every other page says what it needs, and the log-in offers nothing that a script would have to do', async ({
    page,
  }) => {
    await page.goto('/organise');
    await expect(page.getByText('a browser from 2023 or later')).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'passkey' })).toHaveCount(0);
  });
});

test.describe('without JavaScript', { tag: '@needs-no-script' }, () => {
  test.use({ javaScriptEnabled: false });

  // R-form-answer
  test('a guest reads, is told what is missing, says yes, and leaves again', async ({ page, request }) => {
    const { path, game, owner } = await inviteGuest(request);
    await page.goto(path);
    await expect(heading(page)).toContainText('Olga');
    await page.getByRole('checkbox', { name: 'Court 2' }).uncheck();
    await page.getByText('Message to Olga (optional)').click();
    await page.locator('textarea').fill('See you there');
    await accept(page).click();
    await expect(page.getByText('Tap a time that works for you first.').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Court 2' })).not.toBeChecked();
    await expect(page.locator('textarea')).toHaveValue('See you there');
    await page.getByRole('checkbox').first().check();
    await accept(page).click();
    await expect(heading(page)).toHaveText('It’s a match!');
    await expect(page).toHaveURL(path);
    expect(await readGame(request, game.id, owner.token)).toMatchObject({
      status: 'SCHEDULED',
      location: { name: 'Court 1' },
    });
    await page.locator('summary', { hasText: 'Withdraw from the match' }).click();
    await page.getByRole('button', { name: 'Withdraw from the match' }).click();
    await expect(heading(page)).toHaveText('You declined');
  });

  // R-form-answer, R-visitor-form
  test('who comes by the share link says who they are, and ticks any of all times', async ({ page, request }) => {
    const owner = await newPlayer(request, 'Olga');
    const game = await newGame(request, owner, ONE_VENUE);
    await page.goto(pathOf(game.shareUrl));
    await page.getByText('More times').click();
    await page.locator('details').getByRole('checkbox').first().check();
    await accept(page).click();
    await expect(page.getByText('Enter your first name and email address to accept.')).toBeVisible();
    await page.getByLabel('First name').fill('Vic');
    await page.getByLabel('Last name').fill('Visitor');
    await page.getByLabel('Email address').fill(newAddress('vic'));
    await accept(page).click();
    await expect(heading(page)).toHaveText('It’s a match!');
    await expect(page).not.toHaveURL(pathOf(game.shareUrl));
  });
});
