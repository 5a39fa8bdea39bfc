import { defineConfig } from '@playwright/test';
import { POLL_MS, TEST_MS } from '../support/patience.ts';
import { findRealElectron } from './electronApp.ts';

// Of the server (tests/support/web/server.ts).
process.env.CHEAP_PASSWORDS = '1';

if (process.env.REQUIRE_REAL_ELECTRON === '1' && findRealElectron() === null) {
  throw new Error('REQUIRE_REAL_ELECTRON is set, but there is no Electron: set ELECTRON_EXEC_PATH to its executable.');
}

// The built app in `out/`, on the double of Electron and, where ELECTRON_EXEC_PATH says so, on a real one.
export default defineConfig({
  testDir: '.',
  // Every test on both. The double is a program for Linux; without a real Electron its tests are counted as skipped.
  projects: [...(process.platform === 'linux' ? [{ name: 'double' }] : []), { name: 'real' }],
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/desktop',
  globalSetup: './server.ts',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // Of the server, for what tests do there without a page.
  use: { baseURL: process.env.CROSSCOURT_URL },
  timeout: TEST_MS,
  expect: { timeout: POLL_MS },
});
