import { defineConfig } from '@playwright/test';

// Five hours and three quarters from UTC, and no summer time: a page that takes the device's zone for the venue's fails.
const HOSTILE_ZONE = 'Asia/Kathmandu';

export default defineConfig({
  testDir: 'tests/web',
  outputDir: '.cache/web',
  globalSetup: './tests/support/web/server.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Twice what the slowest machine needed so far: a test that fails waits longer, and no other does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL,
    timezoneId: HOSTILE_ZONE,
    locale: 'en-GB',
    // What it answers, tests can't change; those it is about allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Movement is drawn by the processor here, which the tests need themselves; the wide window has it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // What a wide window changes: the list of matches, the table of answers, the page of an invitation. That every page
    // fits one is part of everyPage.spec.ts.
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
