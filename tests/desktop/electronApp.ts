import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { fillLogIn, newAddress, PASSWORD } from '../support/web/test.ts';
import type { SideEffect } from './double/strict.ts';

export { expect };

export const ROOT = join(import.meta.dirname, '../..');
/** Where the built app is: the repository, or a copy that was changed on purpose (scripts/mutations.mjs). */
const APP = process.env.DESKTOP_APP ?? ROOT;
export const DOUBLE = join(ROOT, 'tests/desktop/double/electron');

/** @returns the path of a real Electron; never `require('electron')`, which would start a download */
export function findRealElectron(): string | null {
  const path = process.env.ELECTRON_EXEC_PATH;
  return path && existsSync(path) ? path : null;
}

/** Whether the test that runs is the one on the real Electron: each runs on the double too. */
export const isReal = (): boolean => test.info().project.name === 'real';

export interface Start {
  /** What a person or the system adds to the command line, such as a link. */
  args?: string[];
  /** The folder of the app; left out, the repository. */
  folder?: string;
  /** What the machine is like: see double/README.md. */
  env?: Record<string, string>;
}

export interface Desktop {
  app: ElectronApplication;
  page: Page;
}

const environment = (more: Record<string, string> = {}): Record<string, string> => {
  const own = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { ...Object.fromEntries(own), DOUBLE_NODE: process.execPath, ...more };
};

/** The command line of the app, for Playwright and for tests that start a second process. */
export function commandLine(userData: string, args: string[] = [], folder = APP) {
  return {
    executablePath: (isReal() && findRealElectron()) || DOUBLE,
    args: [folder, `--user-data-dir=${userData}`, ...args],
  };
}

/** @returns everything the app has done to the system by one call; on the double only */
export async function sideEffects({ app }: Pick<Desktop, 'app'>, api: string): Promise<unknown[][]> {
  const all = await app.evaluate((electron) => (electron as unknown as { sideEffects: SideEffect[] }).sideEffects);
  return all.filter((each) => each.api === api).map(({ args }) => args);
}

interface Fixtures {
  /** Skips what wants a real Electron where there is none. */
  electron: null;
  /** A new folder for the app's data. */
  userData: string;
  /** Starts the app and waits for its window; it is closed after the test. */
  start: (options?: Start) => Promise<Desktop>;
}

export const test = base.extend<Fixtures>({
  electron: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, info) => {
      info.skip(info.project.name === 'real' && findRealElectron() === null, 'ELECTRON_EXEC_PATH names no Electron');
      await use(null);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  userData: async ({}, use) => {
    const folder = temporaryFolder();
    await use(folder.path);
    folder.remove();
  },
  start: async ({ userData }, use) => {
    const running = new Set<ElectronApplication>();
    await use(async ({ args, env, folder } = {}) => {
      const app = await _electron.launch({ ...commandLine(userData, args, folder), cwd: ROOT, env: environment(env) });
      running.add(app);
      app.on('close', () => running.delete(app));
      const page = await app.firstWindow();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return { app, page };
    });
    await Promise.all([...running].map((app) => app.close()));
  },
});

/** @returns the address that the app's own code sees */
export function addressOf({ app }: Pick<Desktop, 'app'>): Promise<string | undefined> {
  return app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
}

interface Pressable {
  label?: string;
  type?: string;
  checked?: boolean;
  submenu?: { items: Pressable[] };
  click?: (item: Pressable) => void;
}

/** Presses an item of the application menu, by its words. */
export function press({ app }: Pick<Desktop, 'app'>, menu: string, item: string): Promise<void> {
  return app.evaluate(
    ({ Menu }, [wantedMenu, wantedItem]) => {
      const items = Menu.getApplicationMenu()?.items as unknown as Pressable[];
      const entries = items.find(({ label }) => label === wantedMenu)?.submenu?.items ?? [];
      const pressed = entries.find(({ label }) => label === wantedItem);
      if (pressed?.type === 'checkbox') pressed.checked = !pressed.checked;
      pressed?.click?.(pressed);
    },
    [menu, item],
  );
}

/** macOS hands a link over. */
export async function openLink({ app }: Pick<Desktop, 'app'>, link: string): Promise<void> {
  await app.evaluate(({ app: electron }, url) => {
    electron.emit('open-url', { preventDefault: () => undefined }, url);
  }, link);
}

/** Makes an account on the server and logs into it by the log-in page. @returns its address */
export async function logInAnew({ page }: Pick<Desktop, 'page'>, name: string): Promise<string> {
  const email = newAddress(name);
  const person = { firstName: 'Ann', lastName: 'Baker', gender: 'FEMALE', yearOfBirth: 1980, language: 'en' };
  const answer = await fetch(`${process.env.CROSSCOURT_URL}/api/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, emails: [{ email, main: true }], password: PASSWORD, regInvitationCode: null }),
  });
  expect(answer.status).toBe(201);
  await page.evaluate(() => window.location.assign('/signinmail'));
  await fillLogIn(page, email);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  return email;
}
