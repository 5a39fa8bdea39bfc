import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { POLL_MS, TEST_MS } from './tests/support/patience.ts';

// Five hours and three quarters from UTC and no summer time: code that takes the machine's zone for the venue's fails.
process.env.TZ = 'Asia/Kathmandu';
// Of the servers that tests start (tests/support/web/server.ts).
process.env.CHEAP_PASSWORDS = '1';

/** Whole pages, in a document without a screen (tests/support/openPage.tsx). */
const PAGES = ['renderer/**/*.page.test.tsx'];

/** Slow for what they find: `npm run test:all` runs them. */
const API_DETAILS = ['tests/api/**/*.slow.test.ts', 'tests/fuzz/**/*.test.ts'];

const api = {
  globalSetup: ['tests/support/database/databaseServer.ts'],
  setupFiles: ['tests/support/cheapPasswords.ts'],
  isolate: false,
};

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: false,
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: POLL_MS } },
    // Tests of the API wait for a database most of the time: as many workers as processors would be idle.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['shared', 'server', 'renderer', 'main', 'preload', 'scripts'].map(
            (room) => `${room}/**/*.test.{ts,tsx}`,
          ),
          exclude: PAGES,
        },
      },
      { extends: true, test: { name: 'pages', include: PAGES, environment: 'jsdom' } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { extends: true, test: { name: 'package', include: ['tests/{desktop,operation}/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'api', include: ['tests/{api,contract}/**/*.test.ts'], exclude: API_DETAILS, ...api },
      },
      { extends: true, test: { name: 'apiDetails', include: API_DETAILS, ...api } },
      {
        extends: true,
        // Servers and databases that are killed and cut off: what a database or a mail server does to us.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/database/databaseServer.ts'],
        },
      },
      // Three PostgreSQLs and two servers that are killed under load: many minutes, and only where their programs are.
      { extends: true, test: { name: 'failover', include: ['tests/failover/**/*.test.ts'] } },
      // The image of the Containerfile, built and run: minutes, and only where there is what builds one.
      { extends: true, test: { name: 'image', include: ['tests/image/**/*.test.ts'] } },
      // The server's deb, built and installed over a copy of the machine: a minute, and only as root on a Debian.
      { extends: true, test: { name: 'deb', include: ['tests/deb/**/*.test.ts'] } },
    ],
  },
});
