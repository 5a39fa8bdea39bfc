import type { Page } from '@playwright/test';
import { HYDRATED } from '../../renderer/ssr/hydrated.ts';
import { SPORTS } from '../../shared/domain/values.ts';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { newPlayer } from '../support/web/games.ts';
import { enterAs, heading } from '../support/web/invitation.ts';
import { expect, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

// What happens before the script has come is what these are about.
test.use({ waitsForScript: false });

async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    addEventListener(event, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, HYDRATED);
}

const taken = (page: Page) => page.locator('html[data-hydrated]');

// R-rendered-pages
test('the log-in comes with its content in each language, a sport in its headline alone, and the browser draws the same', async ({
  page,
  request,
}) => {
  await noteHydration(page);
  for (const language of LANGUAGES) {
    const t = words(language);
    const answer = await request.get(`${PATHS.login}?lang=${language}`);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${t('login.title')} · Crosscourt</title>`);
    expect(html).toContain(t('login.mail'));
    // R-banner
    const [, inHeadline] = /<p class="[^"]*headline[^"]*">[^<]*<span>([^<]+)</.exec(html) ?? [];
    const sports = SPORTS.map((sport) => t(`sport.${sport}`));
    expect(sports).toContain(inHeadline);
    const [header] = /<header.*?<\/header>/s.exec(html) ?? [];
    expect(header).toContain(t('banner.quickStart'));
    expect(sports.filter((sport) => header?.includes(sport))).toEqual([]);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers()).not.toHaveProperty('x-robots-tag');
    await page.goto(`${PATHS.login}?lang=${language}`);
    await expect(taken(page)).toBeAttached();
    await expect(heading(page)).toHaveText(t('login.welcome'));
  }
});

// R-measure-first-content
test('the log-in waits for one file of at most 16 kB before it is readable, and then nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, shift) => all + (shift as unknown as { value: number }).value, 0);
      const root = document.documentElement;
      root.dataset.moved = String(Number(root.dataset.moved ?? 0) + sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await noteHydration(page);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  const answer = await page.goto(PATHS.login, { waitUntil: 'networkidle' });
  expect((await answer?.request().sizes())?.responseBodySize).toBeLessThanOrEqual(16_000);
  await expect(page.getByRole('link', { name: 'Log in with email' })).toBeVisible();
  const files = asked.filter((path) => !path.includes('loader-') && !path.startsWith('data:'));
  expect(files.filter((path) => path.startsWith('/assets/') && !path.endsWith('.png'))).toEqual([]);
  await heading(page).click();
  await expect(taken(page)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
});

const WIDTHS = [320, 390, 1024, 1280, 1440];

/** @returns the headlines of the log-in's court with every sport in every language */
const headlines = () =>
  LANGUAGES.flatMap((language) => {
    const t = words(language);
    return SPORTS.map((sport) => ({ language, lead: t('banner.lead', { sport: '' }), sport: t(`sport.${sport}`) }));
  });

// R-measure-first-content: which sport is named is the deployment's choice, and the face comes after the words.
test('the headline keeps its lines when its face comes, with every sport in every language', async ({ page }) => {
  await noteHydration(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATHS.login);
    await heading(page).click();
    await expect(taken(page)).toBeAttached();
    await page.evaluate(() => document.fonts.load('800 48px Court', 'ső'));
    const loaded = () =>
      page.evaluate(
        () => [...document.fonts].filter(({ family, status }) => family === 'Court' && status === 'loaded').length,
      );
    await expect.poll(loaded).toBe(2);
    const moved = await page.locator('p[class*="headline"]').evaluate((headline: HTMLElement, all) => {
      const name = headline.querySelector('span');
      // Firefox puts the names in quotes.
      const faces = getComputedStyle(headline).fontFamily.replaceAll('"', '');
      if (!name || !faces.startsWith('Court')) throw new Error(`no headline in its face: ${faces}`);
      const heightIn = (family: string) => {
        headline.style.fontFamily = family;
        return headline.getBoundingClientRect().height;
      };
      return all.filter(({ language, lead, sport }) => {
        document.documentElement.lang = language;
        name.textContent = sport;
        headline.replaceChildren(lead, name);
        return Math.abs(heightIn(faces) - heightIn(faces.replace(/^Court, /, ''))) > 1;
      });
    }, headlines());
    expect(moved, `${width} px`).toEqual([]);
  }
});

// R-rendered-pages
test('a button that is pressed before the code has come does what it does, and a link leads on in the page', async ({
  page,
}) => {
  await noteHydration(page);
  await page.goto(PATHS.login);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByText('Apple login isn’t set up at this club')).toBeVisible();
  await expect(taken(page)).toBeAttached();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await expect(page).toHaveURL(PATHS.signInMail);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

// R-route-guard
test('who is logged in is led from the rendered log-in to their matches', async ({ page, request }) => {
  await enterAs(page, await newPlayer(request, 'Finn'));
  await page.goto(PATHS.login);
  await expect(page).toHaveURL(PATHS.dashboard);
  await expect(heading(page)).toBeVisible();
});
