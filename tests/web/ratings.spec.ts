import { addressOf, DEMO_PASSWORD, PLAYER } from '../../server/demo/people.ts';
import { newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../support/web/test.ts';

for (const path of ['/ratingsAndRankings', '/profile']) {
  test(`${path} leads to where one starts: a scale, then a level, both needed`, async ({ page }) => {
    const olga = await newPlayer(page.request, 'Olga');
    await logIn(page, olga.email);
    await page.goto(path);
    if (path === '/profile') await openFold(page, 'Levels');
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
}

test('rankings open at one’s own row; each match of the history has its receipt', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratingsAndRankings?sport=TENNIS');
  // R-rating-news: said once.
  const news = page.getByText('Levels now depend on how clear a win was');
  await expect(news).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  const own = page
    .getByRole('table', { name: /^Same gender/ })
    .getByRole('row')
    .filter({ hasText: `${PLAYER.firstName} ${PLAYER.lastName}` });
  await expect(own).toContainText(/\d\.\d± \d\.\d/);
  // R-ranking-provisional: below it, without places, three at first.
  const provisional = page.getByRole('table', { name: 'Same gender: Provisional' });
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
  await page.getByRole('link', { name: /^Tennis/ }).click();
  await own.getByRole('button', { name: /^History of/ }).click();
  await expect(dialog.getByRole('img', { name: /^Level of .* over \d+ matches: from/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.goto('/ratingsAndRankings?sport=TENNIS&lang=de');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

// R-ranking-provisional
test('whoever has played too little is told how many matches are missing @wide', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  // Real answers, but for how many matches the viewer has.
  await page.route('**/api/rank/crosscourt/places**', async (route) => {
    const answer = await route.fetch();
    const [same, mixed] = await answer.json();
    const provisional = { ...same.provisional, rank: 1, matchesLeft: 3 };
    await route.fulfill({ json: [{ ...same, rank: null, provisional }, mixed] });
  });
  await page.goto('/ratingsAndRankings?sport=TENNIS&singles');
  await expect(page.getByText('Provisional: 3 more matches until you’re ranked')).toBeVisible();
  const row = page.getByRole('table', { name: 'Same gender: Provisional' }).getByRole('row').nth(1);
  await expect(row).toContainText(/\d\.\d± \d\.\d/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  for (const language of ['de', 'fr']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/ratingsAndRankings?sport=TENNIS&singles&lang=${language}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

// R-rating-receipt
test('every change of a rating has a receipt of its own address @wide', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratingsAndRankings?sport=TENNIS&why');
  await page.getByRole('dialog').getByRole('link', { name: 'See how it’s calculated' }).click();
  await expect(page).toHaveURL(/\/ratings\/receipt\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a match changed');
  await expect(
    page.getByText(/^You had a chance of \d+% and (won|lost)(,?\s\(?\d+–\u2060\d+\)?)+: [+−-]?\d\.\d+\.$/),
  ).toBeVisible();
  const table = page.getByRole('table', { name: 'What a match changed' });
  for (const name of ['Before', 'Chance', 'Score', 'Winning side’s share', 'The win counts', 'Change', 'After'])
    await expect(table.getByRole('row', { name: new RegExp(`^${name}.*\\d`) })).toBeVisible();
  await expect(table.getByRole('row', { name: /^K: largest possible step( \d\.\d\d){2,4}$/ })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Rule How clear the win was' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  // Of the rule before there is less to say, and nothing is missing.
  await page.route('**/api/report/ratingreceipt/**', async (route) => {
    const body = await (await route.fetch()).json();
    for (const player of body.receipt.players) Object.assign(player, { share: null, credit: null, rule: null });
    await route.fulfill({ json: body });
  });
  await page.reload();
  await expect(table.getByRole('row', { name: 'Rule Only who won' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'The win counts 100%' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Winning side’s share Not counted' })).toBeVisible();
  await expect(table).not.toContainText('NaN');
  await page.unroute('**/api/report/ratingreceipt/**');
  await page.goto('/?past');
  await page
    .getByRole('link', { name: /See how it’s calculated$/ })
    .first()
    .click();
  await expect(table).toBeVisible();
  await page.goto('/ratings/receipt/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
});

// R-levels-page, R-rankings-screen
test('the rankings say why a level is what it is, how levels work, and how good they are', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratingsAndRankings?tab=technical');
  await page
    .getByRole('link', { name: /^Why\?/ })
    .first()
    .click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect(receipt).toBeHidden();
  await page.getByRole('link', { name: 'How levels work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How levels work');
  await expectAccessible(page, 'levels');
  await page.getByRole('link', { name: 'How accurate are our levels?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How accurate are our levels?');
});

test('how good the ratings are is for everybody to see', async ({ page }) => {
  await page.goto('/ratings/quality');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How accurate are our levels?');
  await expect(page.getByText(/^Matches predicted so far: \d+\./)).toBeVisible();
  const bins = Array.from({ length: 10 }, (_, index) => ({
    from: index / 10,
    to: (index + 1) / 10,
    count: 100 + 10 * index,
    predicted: index / 10 + 0.05,
    observed: index / 10 + 0.06,
  }));
  const quality = {
    ...{ matches: 700, accuracy: 0.66, logLoss: 0.6, brier: 0.21, calibrationError: 0.01, bins, favourite: 0.641 },
    sports: [
      { sport: 'TENNIS', matches: 600, logLoss: 0.595, favourite: 0.64 },
      { sport: 'PADEL', matches: 100, logLoss: 0.63, favourite: 0.65 },
    ],
    sureness: [
      { from: 0.936, to: 0.743, matches: 90, logLoss: 0.66, favourite: 0.67 },
      { from: 0.421, to: null, matches: 610, logLoss: 0.59, favourite: 0.63 },
    ],
  };
  const losses = [
    { rule: 'RESULT', logLoss: 0.61234 },
    { rule: 'MARGIN', logLoss: 0.59876 },
  ];
  const json = { matches: 700, needed: 500, quality, rules: { matches: 1234, losses } };
  await page.route('**/api/rating/quality', (route) => route.fulfill({ json }));
  await page.reload();
  await expect(page.getByRole('table', { name: 'Predictions and results' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('definition').filter({ hasText: '66%' })).toBeVisible();
  const bySport = page.getByRole('table', { name: 'By sport' });
  await expect(bySport.getByRole('row').filter({ hasText: 'All sports' })).toContainText('0.600');
  await expect(bySport.getByRole('row').filter({ hasText: 'Tennis' })).toContainText('0.640');
  await expect(bySport.getByRole('row').filter({ hasText: 'Padel' })).toContainText('0.693');
  const bySureness = page.getByRole('table', { name: 'By how sure the less sure level was' });
  await expect(bySureness).toContainText('± 0.74 – 0.94');
  await expect(bySureness).toContainText('± < 0.42');
  const rules = page.getByRole('region', { name: 'What the new rule changes' });
  await expect(rules).toContainText('replayed by both rules: 1,234.');
  await expect(rules).toContainText('0.6123 if only who won counts');
  await expect(rules).toContainText('0.5988 if it also counts how clear each win was');
  const chart = page.getByRole('img', { name: 'Predictions and results' });
  await expect(chart.locator('circle')).toHaveCount(10);
  await expect(chart.getByText('Predicted chance')).toBeVisible();
  await expect(chart.getByText('50%')).toHaveCount(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
