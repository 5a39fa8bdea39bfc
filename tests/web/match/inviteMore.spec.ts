import { gamePath } from '../../../shared/routes/paths.ts';
import { declineAll, newGame, newPlayer, readGame } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { openFold, pastePeople } from '../../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newAddress, test } from '../../support/web/test.ts';

// R-known-address
test('pasted people who are known become portraits when more are invited', async ({ page }) => {
  const { request } = page;
  const owner = await newPlayer(request, 'Olga');
  const guest = (firstName: string) => ({
    firstName,
    lastName: 'Weekly',
    email: newAddress(firstName.toLowerCase()),
  });
  const [anna, bert] = [guest('Anna'), guest('Bert')];
  const earlier = await newGame(request, owner, { contactList: [anna] });
  await declineAll(request, earlier.id, [anna.email]);
  const { id } = await newGame(request, owner);
  await enterAs(page, owner);
  await page.goto(gamePath(id));
  await openFold(page, 'Invite more people');
  await page.getByRole('button', { name: 'Add guests' }).click();
  await page.getByLabel('First name').focus();
  await pastePeople(page, [anna, bert]);
  const portraits = page.getByRole('group', { name: 'People you know' });
  await expect(portraits.getByRole('checkbox', { name: 'Anna Weekly', checked: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bert Weekly .*@/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Anna Weekly .*@/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 'portraits');
  // They outlive a reload, and a tap takes one out.
  await page.reload();
  await portraits.getByRole('checkbox', { name: 'Anna Weekly' }).uncheck();
  await expect(page.getByRole('button', { name: 'Send one invitation' })).toBeVisible();
  await page.getByText('People you know', { exact: true }).first().click();
  await page.getByRole('list', { name: 'People you know' }).getByRole('checkbox', { name: 'Anna Weekly' }).check();
  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByText('2 invitations are on their way.')).toBeVisible();
  const invited = (await readGame(request, id, owner.token)).invitee.map(({ user }) => user.firstName);
  expect(invited.sort()).toEqual(['Anna', 'Bert']);
});
