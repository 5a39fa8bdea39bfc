import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import { expect, expectAccessible, test } from '../support/web/test.ts';

// A deployment with words of its own is a server of its own.
const folder = temporaryFolder();
let server: WebServer;
test.beforeAll(async () => {
  const texts = join(folder.path, 'texts');
  mkdirSync(texts);
  writeFileSync(
    join(texts, 'imprint.md'),
    '# Who we are\n\nParkside Club\nMain street 1\n\n## Contact\n\nhello@parkside.test',
  );
  server = await startServer(false, { TEXTS_DIR: texts });
});
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

test('a deployment’s own imprint takes the place of ours; where nothing is written, ours stays', async ({ page }) => {
  await page.goto(`${server.url}/imprint`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@parkside.test' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  await page.goto(`${server.url}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we treat your data');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
