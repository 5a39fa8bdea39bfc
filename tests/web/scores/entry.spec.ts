import type { Page } from '@playwright/test';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectNoSidewaysScroll } from '../../support/web/test.ts';
import { enter, newMatch, newPair, newWindow, playOut } from './playing.ts';

const openSheet = async (page: Page) => {
  await page.goto('/?list');
  await page
    .getByRole('button', { name: /^Enter the score/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Enter the score' });
};

/** Boxes that are not wholly inside the board they are on. */
const cutBoxes = (page: Page) =>
  page.evaluate(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('dialog fieldset input')];
    const board = inputs[0]?.closest('fieldset')?.parentElement?.parentElement?.getBoundingClientRect();
    if (!board) return ['no board'];
    const isCut = ({ left, right, top, bottom }: DOMRect) =>
      left < board.left || right > board.right || top < board.top || bottom > board.bottom;
    return inputs.filter((input) => isCut(input.getBoundingClientRect())).map(({ ariaLabel }) => ariaLabel);
  });

// R-score-sheet
test('typing goes on into the tie-break of a set, whose boxes are on the board of every phone', async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, contextOptions);
  const pair = await newPair(request);
  await newMatch(request, pair);
  await playOut(request);
  const page = await newWindow(browser, contextOptions, pair.olga);
  const dialog = await openSheet(page);
  await page.keyboard.type('647675', { delay: 20 });
  await expect(dialog.getByLabel('Set 2, Finn Baker', { exact: true })).toHaveValue('6');
  await expect(dialog.getByLabel('Tie-break of set 2, Olga Baker')).toHaveValue('7');
  await expect(dialog.getByLabel('Tie-break of set 2, Finn Baker')).toHaveValue('5');
  await expect(dialog.getByRole('button', { name: 'Save: you won 2–0' })).toBeFocused();
  // As many as three sets can have.
  await dialog.getByLabel('Set 1, Olga Baker', { exact: true }).fill('6');
  await dialog.getByLabel('Set 1, Finn Baker', { exact: true }).fill('7');
  await dialog.getByLabel('Tie-break of set 1, Olga Baker').fill('8');
  await dialog.getByLabel('Tie-break of set 1, Finn Baker').fill('10');
  await dialog.getByLabel('Set 3, Olga Baker', { exact: true }).fill('7');
  await dialog.getByLabel('Set 3, Finn Baker', { exact: true }).fill('6');
  await expect(dialog.getByLabel('Tie-break of set 3, Olga Baker')).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoSidewaysScroll(page, `${width} px`);
    expect(await cutBoxes(page), `${width} px`).toEqual([]);
  }
});

// R-score-stale, R-kept-input
test('who was overtaken keeps the sheet, sees what stands beside what they typed, and chooses', async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, contextOptions);
  const { olga, finn } = await newPair(request);
  const { id } = await newMatch(request, { olga, finn });
  await playOut(request);
  const page = await newWindow(browser, contextOptions, finn);
  await page.goto(invitationPath({ gameId: id, password: null, token: WEB_ACCESS_TOKEN }));
  await page.getByRole('button', { name: 'Enter the score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the score' });
  await expect(dialog.getByLabel('Set 1, Olga Baker')).toBeFocused();
  await page.keyboard.type('6464', { delay: 20 });
  await page.reload();
  await expect(dialog.getByLabel('Set 2, Finn Baker')).toHaveValue('4');
  const heard = page.waitForResponse((answer) => answer.url().endsWith(`/api/game/${id}`));
  await enter(request, id, olga, [3, 6]);
  // The page behind knows the score.
  await heard;
  await expect(dialog.getByLabel('Set 2, Finn Baker')).toHaveValue('4');
  await dialog.getByRole('button', { name: 'Save: Olga won 2–0' }).click();
  const stands = dialog.getByRole('region', { name: 'The current score' });
  const typed = dialog.getByRole('region', { name: 'What you typed' });
  await expect(stands.getByRole('row', { name: /^Olga Baker\s*3$/ })).toBeVisible();
  await expect(typed.getByRole('row', { name: /^Olga Baker\s*Winner\s*6\s*6$/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText(/^Saved\. Your opponents entered a different score/)).toBeVisible();
});
