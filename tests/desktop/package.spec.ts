import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf, expect, isReal, test } from './electronApp.ts';
import { packPlaceholder, readAsar } from './placeholderPackage.ts';

/** What a build talks to that was told of no server. */
const BUILT_FOR = 'http://localhost:3000';

interface DesktopWindow {
  desktop: { serverOrigin: string };
}

// What a package holds is checked by package.test.ts.
test('the code of a package runs and opens the link it was started with', { tag: '@details' }, async ({
  start,
  userData,
}) => {
  test.skip(isReal(), 'a packaged app has its code in an archive, which the real one reads by itself');
  const archive = readAsar(join(packPlaceholder(join(userData, 'package')), 'resources/app.asar'));
  const folder = join(userData, 'code');
  for (const file of archive.files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), archive.bytes(file));
  }
  const desktop = await start({
    folder,
    args: ['crosscourt://setNewPassword/packaged'],
    env: { DOUBLE_PACKAGED: '1' },
  });
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/setNewPassword/packaged');
  // It was built for the local server, and its caller cannot point it to another one (R-desktop-server).
  expect(process.env.CROSSCOURT_URL).not.toBe(BUILT_FOR);
  expect(await desktop.page.evaluate(() => (window as unknown as DesktopWindow).desktop.serverOrigin)).toBe(BUILT_FOR);
});
