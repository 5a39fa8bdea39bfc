import { chromium } from '@playwright/test';
import pg from 'pg';
import { PAST_PAGE } from '../../shared/domain/limits.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../support/seedClub.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

const VIEWER = 5;
const MATCHES = 1000;
/** Sort or search, in milliseconds (R-measure-dashboard). */
const MOST = 50;
const SEARCHES = ['l', 'la', 'las', 'last', 'last2', 'last27', '', 'first16', ''];

/** 1,000 past matches on the dashboard: from a key to the next picture. */
export const bench: Bench = async (database) => {
  const url = await database();
  const web = await startServer(false, { DATABASE_URL: url });
  const client = new pg.Client(url);
  await client.connect();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox'],
  });
  try {
    await seedClub(client, { players: 3 * SPORT_COUNT, rounds: MATCHES / 2 + 2, now: new Date() }, [VIEWER]);
    const page = await browser.newPage({ baseURL: web.url, viewport: { width: 1280, height: 800 } });
    await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), seedToken(VIEWER));
    await page.goto('/?past');
    await page.getByText(`${MATCHES} matches`).waitFor();
    // All of them on the page before anything is looked for or sorted.
    const more = page.getByRole('button', { name: 'Show more' });
    for (let shown = PAST_PAGE; shown < MATCHES; shown += PAST_PAGE) {
      await page.getByText(`${shown} of ${MATCHES} shown`).waitFor();
      await more.click();
    }
    await page.getByText(`${MATCHES} of ${MATCHES} shown`).waitFor();
    const search = await page.evaluate(async (texts) => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]');
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const times: number[] = [];
      for (const text of texts) {
        const begun = performance.now();
        write?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        // After the frame that shows it.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        times.push(performance.now() - begun);
      }
      return times;
    }, SEARCHES);
    const sort = await page.evaluate(async () => {
      const times: number[] = [];
      const order = document.querySelector<HTMLSelectElement>('main select');
      const choose = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
      for (const { value } of [...(order?.options ?? [])].toReversed()) {
        const begun = performance.now();
        choose?.call(order, value);
        order?.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        times.push(performance.now() - begun);
      }
      return times;
    });
    const longest = { search: Math.max(...search), sort: Math.max(...sort) };
    return {
      lines: Object.entries(longest).map(
        ([what, time]) => `${what} in ${MATCHES} matches: ${time.toFixed(0)} ms at most`,
      ),
      faults: Object.entries(longest).flatMap(([what, time]) => (time > MOST ? [`${what} takes ${time} ms`] : [])),
    };
  } finally {
    await browser.close();
    await web.stop();
    await client.end();
  }
};
