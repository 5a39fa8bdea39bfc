import type { Page } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../server/demo/people.ts';
import { newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../support/web/test.ts';

test('/profile leads to where one starts: a scale, then a level, both needed', async ({ page }) => {
  const olga = await newPlayer(page.request, 'Olga');
  await logIn(page, olga.email);
  await page.goto('/profile');
  await openFold(page, 'Levels');
  await page.getByRole('button', { name: 'Set your starting level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your starting level' });
  await expect(dialog.getByLabel('Your level')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save level' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose scale and level.');
  await dialog.getByLabel('Sport').selectOption('Tennis');
  await dialog.getByLabel('Scale').selectOption('NTRP');
  await dialog.getByLabel('Your level').selectOption('4.0');
  await expect(dialog.getByText('That’s 6.3 here.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save level' }).click();
  await expect(page.getByText('Your level is set.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Tennis/ })).toContainText('6.3');
  await expect(page.getByRole('link', { name: /Tennis/ })).toContainText('Your starting level');
});

test('rankings open at one’s own row; each match of the history has its receipt', {
  tag: ['@engines', '@journey'],
}, async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratingsAndRankings?sport=TENNIS');
  // R-rating-news: said once.
  const news = page.getByText('Levels now depend on how clear a win was');
  await expect(news).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  // The ranking whose level the tile has, which it names; the history beside it is the same one's.
  const tile = page.getByRole('link', { name: /^Tennis/ });
  await expect(tile).toContainText('Doubles, mixed');
  await expect(page.getByRole('radio', { name: 'Doubles' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Mixed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Mixed')).toBeVisible();
  await page.getByRole('radio', { name: 'Singles' }).click();
  // The one in which this player is ranked; the other one is a line.
  await expect(page.locator('summary').filter({ hasText: 'Same gender' })).toContainText(/Provisional: \d+ more match/);
  const own = page
    .getByRole('table', { name: 'Mixed', exact: true })
    .getByRole('row')
    .filter({ hasText: `${PLAYER.firstName} ${PLAYER.lastName}` });
  await expect(own).toContainText(/\d\.\d± \d\.\d/);
  // R-ranking-provisional: below it, folded, without places, three at first.
  await page
    .locator('summary')
    .filter({ hasText: /^Provisional\d+$/ })
    .first()
    .click();
  const provisional = page.getByRole('table', { name: 'Mixed: Provisional' });
  await expect(provisional.getByRole('row')).toHaveCount(4);
  await expect(provisional.getByRole('columnheader')).toHaveText(['Player', 'Level', 'History']);
  await page
    .getByRole('button', { name: /^All \d+ provisional$/ })
    .first()
    .click();
  await expect(provisional.getByRole('row').nth(4)).toBeVisible();
  await expect(news).toHaveCount(0);
  const dialog = page.getByRole('dialog').last();
  const why = page.getByRole('dialog', { name: /^Why \d\.\d\?$/ });
  const chart = page.getByRole('img', { name: /^Level of .* over \d+ matches: from/ });
  await expect(chart).toBeVisible();
  // A dot of the chart and a row of the table lead to the same receipt, by keyboard too.
  await page
    .getByRole('button', { name: /: (Won|Lost) against .*, \d\.\d$/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(why.getByText(/Your chance of winning was/)).toBeVisible();
  await expect(why.getByRole('table', { name: 'Score' })).toBeVisible();
  await expect(why).toContainText(/The win counted as \d+% of a full one/);
  const said = await why.getByText(/Your chance of winning was/).innerText();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.keyboard.press('Escape');
  await page
    .getByRole('table', { name: /^History of/ })
    .getByRole('button')
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(why).toContainText(said);
  await page.keyboard.press('Escape');
  // The tiles choose the sport, and keep the tab.
  await page.getByRole('link', { name: /^Padel/ }).click();
  await expect(page.getByRole('link', { name: /^Padel/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Padel' })).toBeVisible();
  await tile.click();
  await expect(page.getByRole('heading', { name: 'Tennis' })).toBeVisible();
  await page.getByRole('radio', { name: 'Singles' }).click();
  await own.getByRole('button', { name: /^History of/ }).click();
  await expect(dialog.getByRole('img', { name: /^Level of .* over \d+ matches: from/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/ratingsAndRankings?sport=TENNIS&lang=de');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** With the figures folded it is two screens of a phone at most. */
async function expectShort(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width < 600) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2 * height);
}

// R-rating-receipt
test('every change of a rating has a receipt of its own address', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratingsAndRankings?sport=TENNIS&why');
  await page.getByRole('dialog').getByRole('link', { name: 'See how it’s calculated' }).click();
  await expect(page).toHaveURL(/\/ratings\/receipt\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You (won|lost)/);
  // Three pictures say how, each in words as well.
  const step = page.getByRole('main').locator('ol > li');
  await expect(step).toHaveCount(3);
  await expect(step.nth(0)).toContainText(/Before: \d+% for you/);
  await expect(step.nth(0)).toContainText(/Level \d\.\d\d against \d\.\d\d\./);
  await expect(step.nth(1)).toContainText(/You (won, and|lost, with) \d+ of \d+ games/);
  await expect(step.nth(1)).toContainText(/\d+–\u2060\d+/);
  await expect(
    step.nth(2).getByRole('img', {
      name: /^Levels from \d\.[05] to \d\.[05]\. You: before \d\.\d\d, after \d\.\d\d ± \d\.\d\./,
    }),
  ).toBeVisible();
  // What the page shows adds up: in the list of players, and on the board.
  const own = page.getByRole('listitem').filter({ hasText: /YouBefore/ });
  await expect(own).toContainText(/[+−]\d\.\d\d$/);
  const [before = '', after = '', moved = ''] = (await own.innerText()).match(/[+−]?\d\.\d\d/g) ?? [];
  expect((Number(before) + Number(moved.replace('−', '-'))).toFixed(2)).toBe(after);
  for (const figure of [before, after, moved]) await expect(page.locator('main header')).toContainText(figure);
  await expectShort(page);
  const table = page.getByRole('table', { name: 'What a match changed' });
  await expect(table).toBeHidden();
  await page.getByText('All figures').click();
  for (const name of ['Before', 'Chance', 'Score', 'Winning side’s share', 'The win counts', 'Change', 'After'])
    await expect(table.getByRole('row', { name: new RegExp(`^${name}.*\\d`) })).toBeVisible();
  await expect(table.getByRole('row', { name: /^K: largest possible step( \d\.\d\d){2,4}$/ })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Rule How clear the win was' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  for (const language of ['de', 'hu']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${new URL(page.url()).pathname}?lang=${language}`);
    await expect(step).toHaveCount(3);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${new URL(page.url()).pathname}?lang=en`);
  // Of the rule before there is less to say, and nothing is missing.
  await page.route('**/api/report/ratingreceipt/**', async (route) => {
    const body = await (await route.fetch()).json();
    for (const player of body.receipt.players) Object.assign(player, { share: null, credit: null, rule: null });
    await route.fulfill({ json: body });
  });
  await page.reload();
  await expect(step.nth(1)).toContainText('Back then it only mattered who won.');
  await page.getByText('All figures').click();
  await expect(table.getByRole('row', { name: 'Rule Only who won' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'The win counts 100%' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Winning side’s share Not counted' })).toBeVisible();
  await expect(table).not.toContainText('NaN');
  await page.unroute('**/api/report/ratingreceipt/**');
  await page.goto('/?past');
  await page
    .getByRole('listitem')
    .filter({ hasText: /Your level [+−]/ })
    .first()
    .getByRole('button', { name: /^More: / })
    .click();
  await page.getByRole('menuitem', { name: 'Why your level moved' }).click();
  await expect(step).toHaveCount(3);
  // Paper has room for the figures.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(table).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(table).toBeHidden();
  await page.goto('/ratings/receipt/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
});

// R-levels-page, R-rankings-screen
test('the rankings say why a level is what it is, how levels work, and how good they are', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratingsAndRankings');
  await page.getByRole('link', { name: 'Why?' }).click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect(receipt).toBeHidden();
  await page.getByRole('link', { name: 'How levels work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How levels work');
  await expectAccessible(page, 'levels');
  // The pictures are drawn by the rules: a point apart, and two wins.
  await expect(page.getByText(/^Level 4\.5/)).toContainText('24%');
  await expect(page.getByText('The win counts 100%')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Level 4.8 ± 0.4 on a scale from 4.0 to 5.5' })).toBeVisible();
  const folded = page.getByText('A pair’s level is the average of the two players’.');
  await expect(folded).toBeHidden();
  await page.getByText('Singles and doubles are separate').click();
  await expect(folded).toBeVisible();
  for (const language of ['de', 'hu']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/ratings/levels?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/ratings/levels?lang=en');
  await page.getByRole('link', { name: 'How accurate are our levels?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How accurate are our levels?');
});
