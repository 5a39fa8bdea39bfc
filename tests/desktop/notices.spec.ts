import { newGame, newPlayer } from '../support/web/games.ts';
import { fillLogIn, PASSWORD } from '../support/web/test.ts';
import { addressOf, expect, isReal, sideEffects, test } from './electronApp.ts';

interface Shown {
  shown: { emit(name: string): void }[];
}

test('what begins to wait is told by the system and counted; without network the last matches are shown', async ({
  start,
  request,
}) => {
  test.skip(isReal(), 'what a system shows of notices cannot be looked at');
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Nia')];
  const desktop = await start();
  const { app, page } = desktop;
  await page.evaluate(() => window.location.assign('/signinmail'));
  await fillLogIn(page, player.email, PASSWORD);
  await expect.poll(() => sideEffects(desktop, 'app.setBadgeCount')).toContainEqual([0]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Organise' })).toContainText(/Ctrl\+N|⌘N/);
  // Nobody looks at the window: the one of a test has the focus all the time.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));

  const guest = { firstName: 'Nia', lastName: 'Baker', email: player.email };
  await newGame(request, owner, { contactList: [guest] });
  await expect.poll(() => sideEffects(desktop, 'notification.show')).toHaveLength(1);
  expect((await sideEffects(desktop, 'app.setBadgeCount')).at(-1)).toEqual([1]);
  await app.evaluate(({ Notification }) => (Notification as unknown as Shown).shown[0]?.emit('click'));
  await expect.poll(() => addressOf(desktop)).toMatch(/^app:\/\/bundle\/extinv\/\w+\/n$/);

  await page.waitForURL(/extinv/);
  await page.evaluate(() => {
    for (const [name, address] of [
      ['match.ics', URL.createObjectURL(new Blob(['x']))],
      ['foreign.exe', 'data:application/octet-stream,x'],
    ] as const) {
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
    }
  });
  await expect.poll(() => sideEffects(desktop, 'download.offered')).toEqual([['match.ics']]);
  await expect.poll(() => sideEffects(desktop, 'download.refused')).toEqual([['foreign.exe']]);
  await app.close();

  const cut = await start({ env: { DOUBLE_OFFLINE: '1' } });
  await expect(cut.page.getByText('You’re offline.')).toBeVisible();
  await expect(cut.page.getByRole('heading', { name: /Olga/ })).toBeVisible();
});
