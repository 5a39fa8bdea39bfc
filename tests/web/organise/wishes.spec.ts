import { PATHS } from '../../../shared/routes/paths.ts';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { openFold, openNote } from '../../support/web/organise.ts';
import { expect, test } from '../../support/web/test.ts';

// R-game-preference, R-court
test('levels, ages and the cost of a court say what the server would say of them', async ({ page, request }) => {
  await enterAs(page, await newPlayer(request, 'Olga'));
  await page.goto(PATHS.organise);
  await openFold(page, 'Who can join');
  await page.getByLabel('Level from').fill('good');
  await expect(page.getByText('Enter a number, such as 4.5.')).toBeVisible();
  await page.getByLabel('Level from').fill('6,5');
  await page.getByLabel('Level to').fill('5');
  await expect(page.getByText('The upper limit can’t be lower than the lower one.')).toBeVisible();
  await page.getByLabel('Age to').fill('40.5');
  await expect(page.getByText('Enter a whole number.')).toBeVisible();
  await openNote(page);
  await page.getByLabel('What each player pays').fill('1.005');
  await expect(page.getByText('Enter an amount such as 8 or 7.50, or leave it empty.')).toBeVisible();
  await page.getByLabel('What each player pays').fill('2000000');
  await expect(page.getByText('This number is too large.')).toBeVisible();
  await page.getByLabel('What each player pays').fill('7,50');
  await expect(page.getByText('This number is too large.')).toHaveCount(0);
});
