import { newGame, newPlayer } from '../support/web/games.ts';
import { fillLogIn } from '../support/web/test.ts';
import { type Desktop, expect, isReal, press, sideEffects, test } from './electronApp.ts';

interface ShownTray {
  shown: { emit(name: string): void }[];
}

const closeWindow = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
const isVisible = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());
const icons = (desktop: Desktop) => sideEffects(desktop, 'tray.new');

test('closed to the tray the app goes on telling, until it is ended; who does not want that ends it by its window', {
  tag: '@details',
}, async ({ start, request }) => {
  test.skip(isReal(), 'a tray cannot be looked at');
  const [owner, { email }] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Tim')];
  const desktop = await start();
  const { app, page } = desktop;
  await page.evaluate(() => window.location.assign('/signinmail'));
  await fillLogIn(page, email);
  await expect.poll(() => sideEffects(desktop, 'app.setBadgeCount')).toContainEqual([0]);
  expect(await icons(desktop)).toHaveLength(0);
  await press(desktop, 'File', 'Keep running when the window is closed');
  expect(await icons(desktop)).toHaveLength(1);

  await closeWindow(desktop);
  expect(await isVisible(desktop)).toBe(false);
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await newGame(request, owner, { contactList: [{ firstName: 'Tim', lastName: 'Baker', email }] });
  await expect.poll(() => sideEffects(desktop, 'notification.show')).toHaveLength(1);
  await app.evaluate(({ Tray }) => (Tray as unknown as ShownTray).shown[0]?.emit('click'));
  expect(await isVisible(desktop)).toBe(true);

  const ended = app.waitForEvent('close');
  await app.evaluate(({ app: electron }) => electron.quit());
  await ended;

  const again = await start();
  expect(await icons(again)).toHaveLength(1);
  await press(again, 'File', 'Keep running when the window is closed');
  expect(await sideEffects(again, 'tray.destroy')).toHaveLength(1);
  const endedByWindow = again.app.waitForEvent('close');
  await closeWindow(again);
  await endedByWindow;
});
