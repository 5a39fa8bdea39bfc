import type { Page } from '@playwright/test';
import { gamePath } from '../../../shared/routes/paths.ts';
import { hoursFromNow, readGame } from '../../support/web/games.ts';
import { accept, enterAs, heading, inviteGuest, openTimes } from '../../support/web/invitation.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

const cells = (page: Page) => page.getByRole('grid').getByRole('gridcell', { name: /\d:\d\d/ });

/** Looks at the page in both colours and on the narrowest phone. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

/** Of one day: of a night the grid begins with the hours after midnight, the list with those before. */
const DAY = hoursFromNow(48).slice(0, 10);
const AT_NOON = { calendarPreference: [{ fromTime: `${DAY}T11:00:00.000Z`, toTime: `${DAY}T14:00:00.000Z` }] };

// R-rather-not
test('a guest says what they would rather not, and the organiser sees it', async ({
  page,
  browser,
  contextOptions,
}) => {
  const { request } = page;
  const { owner, game, path } = await inviteGuest(request, AT_NOON, { candidateMethod: 'CHOOSE' });
  await page.goto(path);
  await openTimes(page);
  const first = cells(page).first();
  await first.click();
  await cells(page).nth(2).click();
  await expect(first).not.toHaveAccessibleName(/rather not/);
  // Again marks it, and once more takes it out.
  await first.click();
  await expect(first).toHaveAccessibleName(/, rather not$/);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(first).not.toHaveAccessibleName(/rather not/);
  await first.press('Enter');
  await first.press('Enter');
  await expect(first).toHaveAccessibleName(/, rather not$/);
  await expect(page.getByRole('status', { name: 'Your times' })).toContainText(', rather not');
  // The list says the same, and is turned by the keyboard as well.
  await page.getByRole('radio', { name: 'List' }).check();
  const slots = page.locator('button[aria-pressed]', { hasText: '–' });
  await expect(slots.first()).toHaveAttribute('aria-pressed', 'mixed');
  await expect(slots.first()).toHaveAccessibleName(/, rather not$/);
  await expect(slots.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await slots.first().press('Space');
  await slots.first().press('Space');
  await expect(slots.first()).toHaveAttribute('aria-pressed', 'true');
  await slots.first().press('Space');
  await expect(slots.first()).toHaveAttribute('aria-pressed', 'mixed');
  // The mark is about this start alone: the one that overlaps it is turned by itself.
  await expect(slots.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await slots.nth(1).press('Space');
  await slots.nth(1).press('Space');
  await expect(slots.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(slots.first()).toHaveAttribute('aria-pressed', 'mixed');

  const mark = page.getByRole('button', { name: 'rather not: Court 2' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('checkbox', { name: 'Court 2' })).toBeChecked();
  await expectReadable(page);
  await page.reload();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expectReadable(page);
  await accept(page).click();
  await expect(heading(page)).toHaveText('You said yes');
  await expect(page.getByText('Court 2 (rather not)')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Your times' })).toContainText(', rather not');

  const [start] = game.calendarPreference;
  const [invitee] = (await readGame(request, game.id, owner.token)).invitee;
  expect(invitee?.ratherNot).toMatchObject({ slots: [{ fromTime: start?.fromTime }], venues: [expect.any(String)] });
  const organiser = await (await browser.newContext(contextOptions)).newPage();
  await enterAs(organiser, owner);
  await organiser.goto(gamePath(game.id));
  await openFold(organiser, 'What fits best');
  const best = organiser.getByRole('region', { name: 'What fits best' }).getByRole('listitem');
  await expect(best.first()).toContainText('Works for Gil Guest.');
  await expect(best.nth(1)).toContainText('Works for Gil Guest, though Gil Guest would rather not.');
  const matrix = organiser.getByRole('table', { name: 'Answers by player' });
  await expect(matrix.getByRole('img', { name: 'can, but would rather not' }).first()).toBeVisible();
  await expect(matrix.getByRole('img', { name: 'can', exact: true }).first()).toBeVisible();
  await organiser.getByText(/^All start times/).click();
  const table = organiser.getByRole('table', { name: 'Who can play when' });
  const cell = table.getByRole('button', { name: /1 of 1 can play, 1 would rather not$/ }).first();
  await cell.click();
  await expect(organiser.getByText('Would rather not: Gil Guest')).toBeVisible();
  await expectReadable(organiser);
});
