import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { POLL_MS, TEST_MS } from './tests/support/patience.ts';

// Of the servers that tests start (tests/support/web/server.ts).
process.env.CHEAP_PASSWORDS = '1';

/** A Wednesday morning of winter, in the middle of a month: see tests/support/web/shiftedDate.ts. */
const BEGIN = process.env.TESTS_BEGIN ?? '2026-11-18T09:00:00.000Z';
// Workers read this file again.
process.env.CLOCK_OFFSET_MS ??= String(Date.parse(BEGIN) - Date.now());

type Use = NonNullable<PlaywrightTestConfig['use']>;

/** The engine that browser tests run in; only Chromium runs all of them unless all are asked for (scripts/suites.mjs). */
const ENGINE = (process.env.ENGINE ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';

/** What Firefox calls a pointer that is coarse; and one that is fine, and can rest on something. */
const [FINGER, MOUSE] = [1, 6];

const firefoxPrefs = (pointer: number) => ({
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  // As in Chromium without a window: refused.
  'permissions.default.desktop-notification': 2,
  'ui.primaryPointerCapabilities': pointer,
  'ui.allPointerCapabilities': pointer,
});

/** What moves by itself is drawn by the processor here, and where it stands depends on when one looks. */
const STILL = { reducedMotion: 'reduce' } as const;

/** What each engine is started with, and of what Playwright offers what it can do. */
const ENGINE_USE: Record<typeof ENGINE, Use> = {
  chromium: {
    contextOptions: STILL,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    colorScheme: null,
    launchOptions: {
      executablePath: './tests/support/engines/firefox.mjs',
      // What Playwright can’t tell stock Firefox of media: less motion, no wide scroll bars, a finger or a mouse.
      firefoxUserPrefs: firefoxPrefs(FINGER),
    },
  },
  webkit: { browserName: 'webkit', screenshot: 'off', contextOptions: STILL },
};

const { firefox } = ENGINE_USE;
const withMouse = { ...firefox, launchOptions: { ...firefox.launchOptions, firefoxUserPrefs: firefoxPrefs(MOUSE) } };

// Five hours and three quarters from UTC, and no summer time: a page that takes the device's zone for the venue's fails.
const HOSTILE_ZONE = 'Asia/Kathmandu';

const isChromium = ENGINE === 'chromium';
// Beside Chromium, each journey once (CONTRIBUTING.md).
const isWhole = isChromium || process.env.ENGINE_ALL !== undefined;

export default defineConfig({
  testDir: 'tests/web',
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  outputDir: isChromium ? '.cache/web' : `.cache/${ENGINE}`,
  globalSetup: './tests/support/web/server.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Firefox and WebKit are started anew by each.
  workers: isChromium ? 2 : 1,
  timeout: TEST_MS,
  expect: { timeout: POLL_MS },
  use: {
    baseURL: process.env.BASE_URL,
    timezoneId: HOSTILE_ZONE,
    locale: 'en-GB',
    // What it answers, tests can't change; those it is about allow it.
    serviceWorkers: 'block',
    actionTimeout: POLL_MS,
    screenshot: 'only-on-failure',
    ...ENGINE_USE[ENGINE],
  },
  projects: [
    {
      name: 'phone',
      ...(isWhole ? {} : { grep: /@engines/ }),
      use: { viewport: { width: 390, height: 844 }, ...(isChromium && { hasTouch: true, isMobile: true }) },
    },
    // What a wide window changes: the list of matches, the table of answers, the page of an invitation. That every page
    // fits one is part of everyPage.spec.ts.
    ...(isWhole
      ? [
          {
            name: 'desktop',
            grep: /@wide/,
            use: { viewport: { width: 1280, height: 800 }, ...(ENGINE === 'firefox' && withMouse) },
          },
        ]
      : []),
  ],
});
