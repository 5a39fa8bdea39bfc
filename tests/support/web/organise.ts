import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a folded line of a page, such as `Rules`; one that is open stays so. */
export async function openFold(page: Page, label: string): Promise<void> {
  const line = page.locator('summary').filter({ has: page.getByText(label, { exact: true }) });
  await expect(line).toBeVisible();
  if (!(await line.evaluate((summary) => summary.closest('details')?.open))) await line.click();
}

/** The line behind which note, series and court are. */
export const openNote = (page: Page): Promise<void> => openFold(page, 'Note, repeat, court');

/** @returns the first row for a guest's address, which is behind a press where there are people to pick */
export async function firstGuest(page: Page): Promise<Locator> {
  const row = page.getByRole('group', { name: 'Guest 1' });
  const typeOne = page.getByRole('button', { name: 'Someone new' });
  await expect(row.or(typeOne)).toBeVisible();
  if (await typeOne.isVisible()) await typeOne.click();
  return row;
}

/** Takes out what the page has filled in from the last match. */
export async function startEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(page.getByRole('button', { name: 'with whom?' })).toBeVisible();
}

/** A part of a day of the strip, such as the second evening: days count from today. */
export const partOfDay = (page: Page, part: 'Morning' | 'Afternoon' | 'Evening', day: number) =>
  page.getByRole('checkbox', { name: new RegExp(`, ${part}`) }).nth(day);

/** Pastes people as a mail program writes them into what has the focus. */
export const pastePeople = (page: Page, people: readonly { firstName: string; lastName: string; email: string }[]) =>
  page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Of an event that a script makes, Firefox hides what was pasted.
      Object.defineProperty(paste, 'clipboardData', { value: clipboardData });
      document.activeElement?.dispatchEvent(paste);
    },
    people.map(({ firstName, lastName, email }) => `${firstName} ${lastName} <${email}>`).join(', '),
  );
