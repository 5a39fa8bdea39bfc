import type { Locator, Page } from '@playwright/test';
import { readGame } from '../../support/web/games.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../../support/web/test.ts';
import { newMatch, newPair, newWindow, playOut } from './playing.ts';

/** The sheet of a match that is over, in the window of its organiser. */
async function begin(
  browser: Parameters<typeof newWindow>[0],
  options: Parameters<typeof newWindow>[1],
  changes?: Record<string, unknown>,
) {
  const { request } = await newWindow(browser, options);
  const pair = await newPair(request);
  const { id } = await newMatch(request, pair, changes);
  await playOut(request);
  const page = await newWindow(browser, options, pair.olga);
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Enter the score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the score' });
  await expect(dialog).toBeVisible();
  // It has come up from below.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return { page, dialog, now: () => readGame(request, id, pair.olga.token) };
}

const key = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Number.NaN);

/** Where the sheet, the first key of each group, what is rarer and the button stand. */
async function places(dialog: Locator) {
  const groups = dialog.getByRole('group', { name: /^(Set|Tie-break of set) \d to/ });
  const firsts = (await groups.all()).map((group) => top(group.getByRole('button', { name: /^\d+–\d+$/ }).first()));
  return {
    sheet: await top(dialog),
    keys: await Promise.all(firsts),
    links: await top(dialog.getByRole('button', { name: 'Stopped early' })),
    save: await top(dialog.locator('button[type=submit]')),
  };
}

/** Controls of an open sheet that a thumb may miss. */
const smallControls = (page: Page) =>
  page.evaluate(async () => {
    // A tile that turns is lower meanwhile.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll('dialog :is(button, input)')]
      .map((control) => ({ box: control.getBoundingClientRect(), name: control.ariaLabel ?? control.textContent }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ box, name }) => `${name} ${box.width}×${box.height}`);
  });

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
}

// R-score-sheet, R-score-keys
test('no key, link or button moves from the first set to the last, nor for a wrong one', { tag: '@wide' }, async ({
  browser,
  contextOptions,
  isPhone,
}) => {
  const { page, dialog } = await begin(browser, contextOptions);
  const title = dialog.getByRole('heading');
  const save = dialog.locator('button[type=submit]');
  await expect(title).toHaveText('Who won set 1?');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByText(/for levels/)).toHaveCount(0);
  const first = await places(dialog);
  expect(first.keys).toHaveLength(2);
  await expectSound(page);
  if (isPhone) expect(await smallControls(page)).toEqual([]);

  await key(dialog, '6–4').click();
  await expect(title).toHaveText('Who won set 2?');
  expect(await places(dialog)).toEqual(first);
  // A match of fewer sets than its rule names can be saved, and is not what the sheet waits for.
  await expect(save).toHaveText('Save the score');
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await key(dialog, '6–7').click();
  await expect(title).toHaveText('Tie-break of set 2');
  expect(await places(dialog)).toEqual({ ...first, keys: first.keys.slice(0, 1) });
  await key(dialog, '5–7').click();
  await expect(title).toHaveText('Who won set 3?');
  await expect(dialog.getByRole('button', { name: 'Match tie-break' })).toHaveCount(2);
  expect(await places(dialog)).toEqual(first);
  await expect(dialog.getByText(/for levels/)).toHaveCount(0);
  await expectSound(page);
  if (isPhone) expect(await smallControls(page)).toEqual([]);

  await dialog.getByLabel('Set 3, Olga Baker', { exact: true }).fill('6');
  await dialog.getByLabel('Set 3, Finn Baker', { exact: true }).fill('5');
  await expect(dialog.getByRole('alert')).toContainText('the other side can only have');
  expect(await places(dialog)).toEqual(first);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await key(dialog, '7–5').click();
  await expect(title).toHaveText('Is this right?');
  await expect(save).toHaveText('Save: you won 2–1');
  await expect(dialog.getByText('Counts for levels', { exact: true })).toBeVisible();
  const { keys: _keys, ...last } = await places(dialog);
  expect(last).toEqual({ sheet: first.sheet, links: first.links, save: first.save });
  await expectSound(page);
});

// R-score-keys
test('where both sides have too many results, who won is asked before them', { tag: ['@engines', '@journey'] }, async ({
  browser,
  contextOptions,
}) => {
  const { page, dialog, now } = await begin(browser, contextOptions, { sport: 'SQUASH' });
  const first = await places(dialog);
  // A side's name and its figures are one line.
  const middle = async (of: Locator) => of.boundingBox().then((box) => box && box.y + box.height / 2);
  const [name, figure] = [dialog.getByText('You', { exact: true }).first(), dialog.getByLabel('Set 1, Olga Baker')];
  expect(Math.abs(Number(await middle(name)) - Number(await middle(figure)))).toBeLessThan(2);
  for (const result of ['11–9', '11–0']) await key(dialog, result).click();
  expect(await places(dialog)).toEqual(first);
  await dialog.getByRole('button', { name: 'Finn', exact: true }).click();
  for (const result of ['9–11', '10–12', '3–11']) await key(dialog, result).click();
  expect(await smallControls(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save: Finn won 3–2' }).click();
  await expect.poll(async () => (await now()).winner).toBe('OPPONENT');
});

// R-played-status
test('a match that was given up, or not played, is one press that says who won', async ({
  browser,
  contextOptions,
}) => {
  const { page, dialog, now } = await begin(browser, contextOptions);
  await key(dialog, '6–4').click();
  const before = await places(dialog);
  await dialog.getByRole('button', { name: 'Not played' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('How did it end?');
  expect(await places(dialog)).toEqual({ ...before, keys: [] });
  await dialog.getByRole('button', { name: 'Won by walkover: Finn' }).click();
  await expect(dialog.getByText('Doesn’t count for levels')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Stopped early' }).click();
  await dialog.getByRole('button', { name: 'Retired: Finn' }).click();
  await expect(dialog.getByLabel('Set 2, Olga Baker', { exact: true })).toBeFocused();
  await page.keyboard.type('21', { delay: 20 });
  await expect(dialog.getByRole('button', { name: 'One side retired' })).toHaveAttribute('aria-pressed', 'true');
  for (const lang of ['de', 'hu']) {
    await page.goto(`${new URL(page.url()).pathname}?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page, `${lang} ${width} px`);
      expect(await smallControls(page), `${lang} ${width} px`).toEqual([]);
    }
  }
  await page.goto(`${new URL(page.url()).pathname}?lang=en`);
  await page.locator('dialog button[type=submit]').click();
  await expect.poll(async () => (await now()).playedStatus).toBe('RETIRED');
  expect((await now()).winner).toBe('INITIATOR');
});
