import { addressOf, expect, isReal, press, sideEffects, test } from './electronApp.ts';

test('the window opens as it was left, and its menu leads to pages, prints and speaks the language that is chosen', async ({
  start,
}) => {
  const first = await start();
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 120, y: 80, width: 900, height: 700 }),
  );
  await first.app.close();

  const second = await start();
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toEqual({ x: 120, y: 80, width: 900, height: 700 });
  const labels = () => second.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
  expect(await labels()).toEqual(['File', 'Edit', 'View', 'Go', 'Help']);
  await press(second, 'Help', 'How it works');
  await expect.poll(() => addressOf(second)).toBe('app://bundle/quickstart');
  await press(second, 'File', 'Print…');
  if (!isReal()) expect(await sideEffects(second, 'webContents.print')).toHaveLength(1);
  await second.page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await expect.poll(labels).toEqual(['Bestand', 'Bewerken', 'Weergave', 'Ga naar', 'Hulp']);
  if (!isReal())
    expect((await sideEffects(second, 'session.setSpellCheckerLanguages')).at(-1)).toEqual([['nl', 'en-GB']]);
});
