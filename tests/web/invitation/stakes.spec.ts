import { invitationOf, newGame, newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

// R-rating-stakes
test('who has an account sees what a single is about before they answer, unless they turn it off', async ({
  page,
  request,
}) => {
  const owner = await newPlayer(request, 'Olga');
  const player = await newPlayer(request, 'Piet');
  await newGame(request, owner, { contactList: [{ firstName: 'Piet', lastName: 'Baker', email: player.email }] });
  const path = await invitationOf(request, player.email);
  await page.goto(path);
  const stakes = page.getByText('You 50%, Olga 50%.');
  await expect(stakes).toHaveText(
    'You 50%, Olga 50%. A win moves your level by up to +0.33, a loss by up to −0.33. It’s a rough guess: one of you has played fewer than five rated matches.',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await enterAs(page, player);
  await page.goto('/profile');
  await openFold(page, 'Levels');
  const choice = page.getByRole('checkbox', { name: 'Show my chances before I answer' });
  await expect(choice).toBeEnabled();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(choice).toBeEnabled();
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/stakes'));
  await page.goto(path);
  expect(await (await asked).json()).toEqual({ stakes: null });
  await expect(stakes).toHaveCount(0);
});
