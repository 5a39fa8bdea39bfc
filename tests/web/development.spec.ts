import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEV_TOKEN } from '../support/devHeaders.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { newPlayer } from '../support/web/games.ts';
import { freePort } from '../support/web/server.ts';
import { expect, test } from '../support/web/test.ts';

const ROOT = join(import.meta.dirname, '../..');
test.use({ waitsForScript: false });

/** Copies the repository to where it may be edited; its packages are those of this one. */
function copyTo(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of String(files).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '.vite'))
    symlinkSync(join(ROOT, 'node_modules', entry), join(folder, 'node_modules', entry));
}

test('an edit leaves the open page alive, with what was typed: in the renderer, in shared code, on the server', {
  tag: '@needs-reloads',
}, async ({ page, playwright }) => {
  const folder = temporaryFolder();
  copyTo(folder.path);
  const port = await freePort();
  const url = `http://localhost:${port + 1}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder.path, 'data'),
    DEMO: '0',
    NODE_ENV: 'development',
    DEV_TOKEN,
  };
  const program = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder.path, env, stdio: 'ignore' });
  const edit = (file: string, text: string, edited: string) => {
    const path = join(folder.path, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(text);
    writeFileSync(path, before.replace(text, edited));
  };
  const health = () => fetch(`http://localhost:${port}/healthz`).then((answer) => answer.text(), String);
  try {
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const request = await playwright.request.newContext({ baseURL: url });
    const { token } = await newPlayer(request, 'Dana');
    await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
    await page.goto(`${url}/friendsAndBalls`);
    await page.getByRole('button', { name: 'Email' }).click();
    const field = page.getByLabel('Email address').first();
    await field.fill('kim@club.example');
    const alive = async () => {
      await expect(field).toHaveValue('kim@club.example');
      await expect(page.getByText('Connection problem')).toHaveCount(0);
      expect(await page.evaluate(() => fetch('/api/config').then(({ status }) => status))).toBe(200);
    };

    edit(
      'renderer/features/friends/FriendsAndBallsPage.tsx',
      'className={styles.page}',
      'className={styles.page} data-edited',
    );
    await expect(page.locator('[data-edited]')).toBeVisible();
    await alive();

    await page.evaluate(() => Object.assign(window, { isOld: true }));
    edit('shared/domain/limits.ts', 'export const', '// Edited.\nexport const');
    await page.waitForFunction(() => !('isOld' in window), null);
    await alive();

    edit('server/features/config/health.ts', '{ ok: true }', '{ ok: true, edited: true }');
    await expect.poll(health).toContain('edited');
    await alive();
  } finally {
    const ended = new Promise((done) => program.once('exit', done));
    program.kill();
    await ended;
    folder.remove();
  }
});
