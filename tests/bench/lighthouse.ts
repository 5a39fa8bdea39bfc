import { type BrowserContext, chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { newPlayer } from '../support/web/games.ts';
import { inviteGuest } from '../support/web/invitation.ts';
import { freePort, startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

const RUNS = 5;

interface Measured {
  /** How fast the machine was, by Lighthouse's own measure. */
  machine: number;
  score: number;
  /** Milliseconds, but for `cls`. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** The least score of a page (R-measure-lighthouse). */
const LEAST = { invitation: 0.98, 'log-in': 0.95, dashboard: 0.95 };

/** Lighthouse's mobile profile, a median of five, on pages as people open them for the first time. */
export const bench: Bench = async (database) => {
  const web = await startServer(false, { DATABASE_URL: await database() });
  const port = await freePort();
  const profile = temporaryFolder();
  const context = await chromium.launchPersistentContext(profile.path, {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    baseURL: web.url,
  });
  try {
    const api = await request.newContext({ baseURL: web.url });
    const finn = await newPlayer(api, 'Finn');
    const guest = await inviteGuest(api);
    const lines: string[] = [];
    const faults: string[] = [];
    const measure = async (name: keyof typeof LEAST, path: string) => {
      const runs: Measured[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await once(web.url + path, port));
      const figures = medians(runs);
      lines.push(
        `${name}: ${Object.entries(figures)
          .map(([key, value]) => `${key} ${value}`)
          .join(', ')}`,
      );
      if (figures.score < LEAST[name]) faults.push(`${name} scores ${figures.score}, less than ${LEAST[name]}`);
    };
    await measure('invitation', guest.path);
    await measure('log-in', '/login');
    await logInElsewhere(context, finn.token);
    await measure('dashboard', '/');
    return { lines, faults };
  } finally {
    await context.close();
    profile.remove();
    await web.stop();
  }
};

/** A tab that is logged in hands its session to those that open beside it. */
async function logInElsewhere(context: BrowserContext, token: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function once(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { audits, categories, environment, runtimeError } = result?.lhr ?? {};
  if (!audits || !categories || runtimeError) throw new Error(`${url} was not measured: ${runtimeError?.message}`);
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    machine: environment?.benchmarkIndex ?? Number.NaN,
    score: categories.performance?.score ?? 0,
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
  };
}

function medians(runs: readonly Measured[]): Measured {
  const of = (key: keyof Measured, digits: number) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
    return Number((sorted[sorted.length >> 1] ?? Number.NaN).toFixed(digits));
  };
  return {
    machine: of('machine', 0),
    score: of('score', 2),
    fcp: of('fcp', 0),
    lcp: of('lcp', 0),
    tbt: of('tbt', 0),
    cls: of('cls', 3),
  };
}
