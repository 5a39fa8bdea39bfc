import type { Page } from '@playwright/test';
import { HYDRATED } from '../../renderer/ssr/hydrated.ts';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { watchFaults } from '../support/web/faults.ts';
import { inviteGuest } from '../support/web/invitation.ts';
import { test } from '../support/web/ownClock.ts';
import { endedStates, presentStates, type RenderedState } from '../support/web/renderedStates.ts';
import { expect, moveClock } from '../support/web/test.ts';

test.use({ waitsForScript: false, hearsAll: true });

/** Has pages taken over at once, and not after their first idle moment; marks each once it is. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    window.requestIdleCallback = (work) => setTimeout(work);
    addEventListener(event, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, HYDRATED);
}

/** Waits for the page in a language to be taken over: asked frame by frame, as a test that looks now and then takes twice as long. */
const takenOver = (page: Page, language: string) =>
  page.waitForFunction((lang) => document.querySelector(`html[lang=${lang}][data-hydrated]`) !== null, language);

/** Opens each state in each language until the browser has taken it over. The fixture of the context says what went wrong. */
async function takeOverAll(page: Page, states: readonly RenderedState[]): Promise<void> {
  await hurry(page);
  for (const { name, path, form } of states) {
    for (const language of LANGUAGES) {
      const url = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      await test.step(`${name} in ${language}`, async () => {
        await page.goto(url, { waitUntil: 'commit' });
        await takenOver(page, language);
        if (!form) return;
        await sendForm(page, url, form);
        await takenOver(page, language);
      });
    }
  }
}

/** Sends a form as a page does whose script never comes. */
async function sendForm(page: Page, action: string, fields: NonNullable<RenderedState['form']>): Promise<void> {
  await page.evaluate(
    ([url, pairs]) => {
      document.documentElement.removeAttribute('data-hydrated');
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url });
      for (const [name, value] of pairs) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [action, fields] as const,
  );
}

test('what is drawn otherwise, refused, thrown or said is found in this engine', { tag: '@engines' }, async ({
  browser,
  baseURL,
  request,
}) => {
  const { path } = await inviteGuest(request);
  const context = await browser.newContext({ baseURL });
  const faults = watchFaults(context, true);
  const page = await context.newPage();
  await hurry(page);
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const changed = html.replace(/(<h1[^>]*>)/, '$1Once ').replace('</head>', '<style>p{color:red}</style></head>');
    await route.fulfill({ response: answer, body: changed });
  });
  await page.goto(path);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught it');
    });
    console.error('said to nobody');
  });
  for (const fault of [
    /#418/,
    /content security policy|blocked an inline style/i,
    /nobody caught it/,
    /said to nobody/,
  ])
    await expect.poll(() => faults, `${fault}`).toContainEqual(expect.stringMatching(fault));
});

// R-rendered-pages, R-languages
test('every rendered page is taken over as it came, in each of its states and languages', {
  tag: '@engines',
}, async ({ page, request }) => {
  await takeOverAll(page, await presentStates(request));
});

// R-rendered-pages, R-header-state
test('a match that has ended is taken over as it came, too', { tag: '@engines' }, async ({ page, request }) => {
  const states = await endedStates(request, (days) => moveClock(request, new Date(Date.now() + days * 86_400_000)));
  await takeOverAll(page, states);
});
