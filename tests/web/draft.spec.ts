import type { Locator, Page } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { hoursFromNow, newGame, newPlayer } from '../support/web/games.ts';
import { openFold, openNote } from '../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newAddress, test } from '../support/web/test.ts';

/** Both themes by axe, and a narrow phone. */
async function expectFits(page: Page): Promise<void> {
  // Colours on their way from one theme to the other would be measured half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Your times this week' });
const drawn = (page: Page) => grid(page).getByRole('gridcell', { selected: true });
const windows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByLabel('From', { exact: true }) });
const cell = (page: Page, name: RegExp): Locator => grid(page).getByRole('gridcell', { name });

/** Opens an empty form with next week's grid, of which nothing is past. */
async function openGrid(page: Page): Promise<void> {
  await page.goto('/organise');
  await openFold(page, 'Exact times');
  await page.getByRole('button', { name: 'Remove time slot 1' }).click();
  const title = page.getByText('Mark on the calendar');
  await expect(title).toBeVisible();
  if (!(await grid(page).isVisible())) {
    const isOpen = await title.evaluate((summary) => summary.closest('details')?.open);
    if (!isOpen) await title.click();
  }
  await expect(grid(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeEnabled();
}

test('draws windows by keys, and finds them in the typed list and the other way round', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Dora');
  await logIn(page, owner.email);
  await openGrid(page);
  await expect(drawn(page)).toHaveCount(0);
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);

  // Tab reaches the first half hour, 07:00; the evening is eleven hours further down.
  await grid(page).locator('[tabindex="0"]').focus();
  for (let step = 0; step < 22; step += 1) await page.keyboard.press('ArrowDown');
  await expect(cell(page, /^Monday.*, (6:00.pm|18:00)$/)).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(drawn(page)).toHaveCount(4);
  await expect(windows(page)).toHaveCount(1);
  await expect(windows(page).getByLabel('From', { exact: true })).toHaveValue('18:00');
  await expect(windows(page).getByLabel('To', { exact: true })).toHaveValue('20:00');

  // The same hours of the next day, then a hole into the first.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(windows(page)).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(windows(page)).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(windows(page)).toHaveCount(2);

  // What is typed is drawn, and joins what it touches once that is drawn over.
  await windows(page).first().getByLabel('To', { exact: true }).selectOption('20:30');
  await expect(drawn(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Remove time slot 2' }).click();
  await expect(drawn(page)).toHaveCount(5);

  await expectFits(page);
});

const corners = (page: Page) =>
  [cell(page, /^Monday.*, (9:00.am|09:00)$/), cell(page, /^Monday.*, (10:30.am|10:30)$/)] as const;

async function drawByMouse(page: Page): Promise<void> {
  const [first, last] = corners(page);
  await first.hover();
  await page.mouse.down();
  await last.hover();
  await page.mouse.up();
}

async function drawByFinger(page: Page): Promise<void> {
  const [first, last] = corners(page);
  await first.tap();
  await expect(page.getByText('Now tap the last half hour.')).toBeVisible();
  await last.tap();
}

const WAYS: [by: string, tag: string[], draw: (page: Page) => Promise<void>][] = [
  ['mouse', [], drawByMouse],
  ['finger', ['@needs-touch'], drawByFinger],
];

for (const [by, tag, draw] of WAYS)
  test(`draws windows by ${by}`, { tag }, async ({ page }) => {
    const owner = await newPlayer(page.request, 'Dirk');
    await logIn(page, owner.email);
    await openGrid(page);
    await draw(page);
    await expect(drawn(page)).toHaveCount(4);
    await expect(windows(page).getByLabel('To', { exact: true })).toHaveValue('11:00');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(drawn(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(drawn(page)).toHaveCount(4);
    await draw(page);
    await expect(drawn(page)).toHaveCount(0);
    await expect(windows(page)).toHaveCount(0);
  });

test('organises a match again, and is asked before it takes the place of another one', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Cora');
  const guest = { firstName: 'Gus', lastName: 'Guest', email: newAddress('guest') };
  const facts = { courtBooked: true, surface: 'CLAY', cost: { amount: 7.5, currency: 'EUR' }, notes: 'Bring water' };
  const { id } = await newGame(page.request, owner, { ...facts, sport: 'PADEL', contactList: [guest] });
  await logIn(page, owner.email);
  await page.goto(gamePath(id));
  await openFold(page, 'What you offered');
  await expect(page.getByText('The court is booked')).toBeVisible();
  await expect(page.getByText('€7.50 each')).toBeVisible();
  await page.getByRole('link', { name: 'Organise again' }).click();
  await expect(page.getByText('Copied from your earlier match.')).toBeVisible();
  await expect(page).toHaveURL(/\/organise$/);
  await page.getByRole('button', { name: 'Padel, singles' }).click();
  await expect(page.getByRole('radio', { name: 'Padel' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Gus Guest .*@/ })).toBeVisible();
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Bring water');
  await expect(page.getByLabel('What each player pays')).toHaveValue('7.5');
  await expect(page.getByLabel('I’ve booked the court')).not.toBeChecked();

  await page.getByLabel('Note', { exact: true }).fill('Another one');
  await page.goto(`/organise?copy=${id}`);
  const question = page.getByRole('alertdialog', { name: 'You already have a match in progress' });
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'Keep my draft' }).click();
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Another one');
  await page.goto(`/organise?copy=${id}`);
  await question.getByRole('button', { name: 'Copy the earlier match' }).click();
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Bring water');
  await page.reload();
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Bring water');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page).toHaveURL(/\/game\/(?!.*copy)/);
});

test('sees what guests will see, and that a match needs its organiser', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Pia');
  await newGame(page.request, owner, {
    calendarPreference: [{ fromTime: hoursFromNow(72), toTime: hoursFromNow(75) }],
    locationPreference: [{ location: { name: 'Hall', city: 'Gent' } }],
  });
  await logIn(page, owner.email);
  await page.goto('/organise');
  await expect(page.getByRole('checkbox', { name: 'Hall' })).toBeChecked();
  await openNote(page);
  await page.getByLabel('I’ve booked the court').check();
  await page.getByLabel('Surface').selectOption('GLASS_COURT');
  await page.getByLabel('What each player pays').fill('8');
  await page.getByLabel('Note', { exact: true }).fill('Balls are on me');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'What your guests will see' });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Pia');
  await expect(preview.getByText('Balls are on me')).toBeVisible();
  await expect(preview.getByText('The court is booked · Glass court · €8.00 each')).toBeVisible();
  await expect(preview.getByText('Hall', { exact: true })).toBeVisible();
  await preview.locator('summary').first().click();
  await preview.getByRole('gridcell', { name: /, / }).first().click();
  await expect(preview.getByRole('gridcell', { selected: true }).first()).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();

  await openFold(page, 'Who can join');
  await page.getByLabel('I’m playing too').uncheck();
  await expect(page.getByText('The organiser always plays.')).toBeVisible();
  await page.getByRole('button', { name: 'Someone new' }).click();
  await page.getByLabel('First name').fill('Gil');
  await page.getByLabel('Last name').fill('Guest');
  await page.getByLabel('Email address').fill(newAddress('guest'));
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText('One thing', { exact: false })).toBeVisible();
  await expectFits(page);
});
