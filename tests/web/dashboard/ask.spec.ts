import { gamePath } from '../../../shared/routes/paths.ts';
import { newGame, newPlayer, readGame } from '../../support/web/games.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, outbox, test } from '../../support/web/test.ts';

// R-hold
test('asking all who fit is confirmed, can be taken back, and is said when it is done', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const people = [await newPlayer(request, 'Ada'), await newPlayer(request, 'Ben')];
  const contactList = people.map(({ email }, index) => ({
    firstName: ['Ada', 'Ben'][index],
    lastName: 'Baker',
    email,
  }));
  await newGame(request, owner, { contactList });
  const { id } = await newGame(request, owner);
  const invited = async () =>
    (await readGame(request, id, owner.token)).invitee.map(({ user }) => user.firstName).sort();
  const mails = async () => (await Promise.all(people.map(({ email }) => outbox(request, email)))).flat().length;
  const before = await mails();
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), owner.token);
  await page.goto(gamePath(id));
  const ask = page.getByRole('button', { name: 'Ask the 2 who fit' });
  const dialog = page.getByRole('dialog', { name: 'Ask 2 people?' });

  await ask.click();
  for (const name of ['Ada Baker', 'Ben Baker'])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toHaveCount(0);

  await ask.click();
  await dialog.getByRole('button', { name: 'Send the invitations' }).click();
  await expect(page.getByText('2 invitations go out in 10 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back: nobody was asked.')).toBeVisible();
  expect(await invited()).toEqual([]);

  await ask.click();
  await dialog.getByRole('button', { name: 'Send the invitations' }).click();
  await expect(page.getByText('2 invitations go out in 10 seconds.')).toBeVisible();
  expect(await invited()).toEqual([]);
  expect(await mails()).toBe(before);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByText('2 invitations are on their way.')).toBeVisible({ timeout: 20_000 });
  expect(await invited()).toEqual(['Ada', 'Ben']);
  expect(await mails()).toBe(before + 2);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(ask).toHaveCount(0);
});
