import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { untilAtRest } from '../support/web/atRest.ts';
import { inviteGuest } from '../support/web/invitation.ts';
import { memberPages, organiserSession } from '../support/web/pages.ts';
import { expect, test } from '../support/web/test.ts';

/** Pages are compared by squares of so many pixels: letters differ between engines, lines of text and courts don't. */
const SQUARE = 10;
/** By how much the grey of a square may differ, of 255: an engine's letters are a little fatter. */
const SHADE = 36;
/** And how many of a hundred squares may differ by more, which is less than a line of text that is broken otherwise. */
const MOST = 1.5;

/** Lines of text add up to a few pixels: as much higher or lower the same square may stand. */
const MOVES = [0, -4, 4];
const MARGIN = 4;

/** A line that just fits one engine breaks in another: what differs at this width too, in pixels, is no such line. */
const WIDER = 414;

/** @returns the grey of each square of a picture, from so many pixels below its top on */
async function squaresOf(picture: Buffer, top: number): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor((height - 2 * MARGIN) / SQUARE)];
  return sharp(picture)
    .extract({ left: 0, top: MARGIN + top, width, height: height - 2 * MARGIN })
    .resize(columns, rows, { fit: 'fill' })
    .flatten()
    .greyscale()
    .raw()
    .toBuffer();
}

async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
  // Small letters are the device's own, and each engine has its idea of them.
  await page.evaluate(() => document.documentElement.style.setProperty('--font', '"Liberation Sans"'));
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Court') && status === 'loaded'),
  );
  await untilAtRest(page);
  return page.screenshot({ animations: 'disabled' });
}

// R-same-look
test(
  'courts, dates and times of pages look as in Chromium',
  { tag: '@engines' },
  async ({ page, browserName, request, baseURL, viewport, locale, timezoneId }, info) => {
    test.skip(browserName === 'chromium', 'this is the engine that the others are compared with');
    const { path: invitation } = await inviteGuest(request);
    const token = await organiserSession(request);
    const games = (await memberPages(request, token)).filter((path) => /^\/game\/\w+$/.test(path));
    const members = ['/', '/?list', '/?month', '/?past', '/profile', '/ratingsAndRankings', '/friendsAndBalls'];
    const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const context = await browser.newContext({
      ...{ baseURL, viewport, locale, timezoneId, reducedMotion: 'reduce', hasTouch: isCoarse, isMobile: isCoarse },
      serviceWorkers: 'block',
    });
    const other = await context.newPage();
    const found: string[] = [];
    const differs = async (path: string): Promise<boolean> => {
      const [here, there] = [await pictureOf(page, path), await pictureOf(other, path)];
      const one = await squaresOf(here, 0);
      const others = await Promise.all(MOVES.map((top) => squaresOf(there, top)));
      const isFound = (grey: number, square: number) =>
        others.some((two) => Math.abs(grey - (two[square] ?? 999)) <= SHADE);
      const percent = (100 * one.filter((grey, square) => !isFound(grey, square)).length) / one.length;
      if (percent <= MOST) return false;
      const name = `${percent.toFixed(1)}${path.replaceAll(/\W/g, '-')}`;
      await writeFile(info.outputPath(`${name}.png`), here);
      await writeFile(info.outputPath(`${name}-chromium.png`), there);
      return true;
    };
    const resize = async (width: number) => {
      for (const each of [page, other]) await each.setViewportSize({ width, height: viewport?.height ?? 844 });
    };
    const compare = async (path: string) => {
      if (!(await differs(path))) return;
      await resize(WIDER);
      if (await differs(path)) found.push(path);
      await resize(viewport?.width ?? 390);
    };
    for (const path of ['/login', invitation]) await compare(path);
    for (const each of [page, other])
      await each.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
    for (const path of [...members, games[0] ?? '', games.at(-2) ?? '']) await compare(path);
    await browser.close();
    expect(found).toEqual([]);
  },
);
