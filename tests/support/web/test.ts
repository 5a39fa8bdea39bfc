import './shiftedDate.ts';
import { type APIRequestContext, expect, type Page, test as playwrightTest } from '@playwright/test';
import axe from 'axe-core';
import { HYDRATED } from '../../../renderer/ssr/hydrated.ts';
import type { OutboxMail } from '../../../server/features/dev/outbox.ts';
import { DOCUMENT_DATA_ID } from '../../../shared/renderedPage.ts';
import { DEV_HEADERS } from '../devHeaders.ts';
import { lackFor, unknownNeeds } from '../engines/drivers.ts';
import { letReactHear } from '../engines/reactInput.ts';
import { webkitTest } from '../engines/webkitTest.ts';
import { words } from '../words.ts';
import { untilAtRest } from './atRest.ts';
import { watchFaults } from './faults.ts';

export { expect };

/** The driver of WebKit is our own, Playwright has those of the others. */
const base = process.env.ENGINE === 'webkit' ? (webkitTest as typeof playwrightTest) : playwrightTest;

/** How many this worker has given to its tests. */
let addresses = 0;

/** Each test calls from an address of its own, so that the limits of one do not stop another. */
export const test = base.extend<
  { ableDriver: null; closedWindows: null; hearsAll: boolean; isPhone: boolean; waitsForScript: boolean },
  object
>({
  ableDriver: [
    async ({ browserName }, use, info) => {
      expect(unknownNeeds(info.tags)).toEqual([]);
      const lack = lackFor(browserName, info.tags);
      info.skip(lack !== null, lack ?? '');
      await use(null);
    },
    { auto: true },
  ],
  // People read before they press; a test presses at once. Those about pages whose script is late switch it off.
  waitsForScript: [true, { option: true }],
  // Tests that cut the network or end a server have errors on purpose; those where nothing goes wrong hear of every one.
  hearsAll: [false, { option: true }],
  // The window’s, in every engine: Playwright’s own word for it, `isMobile`, is Chromium’s alone.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  isPhone: async ({}, use, info) => use(info.project.name === 'phone'),
  page: async ({ page, javaScriptEnabled, waitsForScript }, use) => {
    if (javaScriptEnabled !== false && waitsForScript) await waitForScript(page);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    addresses += 1;
    await use({ 'X-Forwarded-For': `10.${workerIndex % 256}.${addresses >> 8}.${addresses % 256}` });
  },
  browser: [
    async ({ browser, browserName }, use) => {
      await use(browserName === 'chromium' ? browser : letReactHear(browser));
    },
    { scope: 'worker' },
  ],
  // In every test: no page asks for what its policy does not let in, styles in the page included (R-headers), and
  // none is drawn otherwise than the server has rendered it (R-rendered-pages).
  context: async ({ context, hearsAll }, use) => {
    const faults = watchFaults(context, hearsAll);
    await use(context);
    expect(faults).toEqual([]);
  },
  // Windows a test has opened by itself would go on moving, and asking the server, behind the next ones.
  closedWindows: [
    async ({ browser }, use) => {
      await use(null);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Has every page that comes rendered taken over by its script before `goto` and `reload` end (R-rendered-pages). */
export async function waitForScript(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    addEventListener(event, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, HYDRATED);
  const taken = () =>
    page.waitForFunction(
      (id) => !document.getElementById(id) || document.documentElement.hasAttribute('data-hydrated'),
      DOCUMENT_DATA_ID,
    );
  // A dialog that has gone takes its step of the history away (R-back), which would stop the way to another page.
  const stepGone = () => page.waitForFunction(() => !history.state?.dialogs || document.querySelector('dialog[open]'));
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    await stepGone();
    const answer = await goto(url, options);
    await taken();
    return answer;
  };
  page.reload = async (options) => {
    await stepGone();
    const answer = await reload(options);
    await taken();
    return answer;
  };
}

export const PASSWORD = 'seven green tennis balls';

/** @returns an address that no other test uses, in a domain that is never mailed */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@mail.example`;
}

/** @returns the mails to an address, newest first */
export async function outbox(request: APIRequestContext, to: string): Promise<OutboxMail[]> {
  const answer = await request.get('/dev/outbox.json', { params: { to }, headers: DEV_HEADERS });
  return answer.json();
}

/**
 * Moves the server's clock.
 * @param now null: back to real time
 * @param server where, if not at the test's own
 */
export async function moveClock(request: APIRequestContext, now: Date | null, server = ''): Promise<void> {
  const answer = await request.post(`${server}/dev/clock`, { data: { now }, headers: DEV_HEADERS });
  expect(answer.status()).toBe(200);
}

/** Waits for a mail whose subject holds the words. @returns its first link, as a path of the app */
export async function mailedLink(request: APIRequestContext, to: string, words: string | RegExp): Promise<string> {
  const find = async () => (await outbox(request, to)).find(({ subject }) => subject.match(words));
  await expect.poll(find).toBeTruthy();
  const url = new URL((await find())?.links[0] ?? '');
  return url.pathname + url.search;
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when the page has faults an automatic check can find (WCAG 2.2 A and AA). `when` goes into the message.
 * @param rules the checks to make, where the others were made before: what a theme changes is `color-contrast`
 */
export async function expectAccessible(page: Page, when = '', rules?: readonly string[]): Promise<void> {
  // What is checked is the same in every engine, and Firefox ESR now and then ends after it.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  // Only what is wrong comes back: the list of what is right takes longer than the check.
  const options = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: STANDARDS },
    resultTypes: ['violations'],
    iframes: false,
  } satisfies axe.RunOptions;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await untilAtRest(page);
  const found = await page.evaluate(async (asked) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    /** What lies half under a bar at the edge is as large as it is once one scrolls to it. */
    const isSmall = async (selector: string) => {
      const at = { left: scrollX, top: scrollY };
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await checker.run(selector, { runOnly: ['target-size'], resultTypes: ['violations'] });
      scrollTo({ ...at, behavior: 'instant' });
      return again.violations.length > 0;
    };
    const { violations } = await checker.run(document, asked);
    const faults: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, any } of nodes) {
        const selector = target.join(' ');
        if (id === 'target-size' && !(await isSmall(selector))) continue;
        faults.push(`${id}: ${selector} ${any.map(({ message }) => message).join(' ')}`);
      }
    }
    return faults;
  }, options);
  expect(found, when).toEqual([]);
}

/** Fails when something on the page is wider than the screen; what draws itself anew for another width may do so first. */
export async function expectNoSidewaysScroll(page: Page, when = ''): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: when }).toBeLessThanOrEqual(0);
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/signinmail');
  await fillLogIn(page, email, password);
  await expect(page).not.toHaveURL(/signin/);
}

/** Fills and sends the log-in by mail that is on screen, in any language. */
export async function fillLogIn(page: Page, email: string, password = PASSWORD, t = words('en')): Promise<void> {
  await page.getByLabel(t('signIn.email')).fill(email);
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.title'), exact: true }).click();
}

/** Answers the dialog that asks who the owner of the account is (R-proof). */
export async function confirmOwner(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

export interface NewPlayer {
  firstName: string;
  lastName: string;
  email: string;
}

/** Says yes on the page of a confirming link, and by the password that one has made the account; it logs in. */
export async function confirmAddress(page: Page, link: string, password = PASSWORD): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Address confirmed')).toBeVisible();
  await expect(page).not.toHaveURL(/validate|login/);
}

/** Signs up at /signupmail, proves the address from the outbox, which logs in: the story's first step. */
export async function signUp(page: Page, { firstName, lastName, email }: NewPlayer): Promise<void> {
  await page.goto('/signupmail');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: check your email');
  await confirmAddress(page, await mailedLink(page.request, email, 'confirm your email'));
}

/** Makes an account by the API, where signing up is not what is tested. @returns its address; its password is PASSWORD */
export async function newAccount(request: APIRequestContext, name: string): Promise<string> {
  const email = newAddress(name);
  const person = { firstName: 'Ann', lastName: 'Baker', gender: 'FEMALE', yearOfBirth: 1980, language: 'en' };
  const answer = await request.post('/api/signUp', {
    data: { ...person, emails: [{ email, main: true }], password: PASSWORD, regInvitationCode: null },
  });
  expect(answer.status()).toBe(201);
  return email;
}
