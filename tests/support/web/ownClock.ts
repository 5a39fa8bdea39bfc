import { startServer, type WebServer } from './server.ts';
import { test as base, moveClock } from './test.ts';

/**
 * For tests that move the clock, or that need a server without a club: each worker has one, and its clock runs again after
 * each of them. `page`, `request` and the windows that are opened with `contextOptions` are on it.
 */
export const test = base.extend<{ realTime: null }, { ownServer: WebServer }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer(false);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
  contextOptions: async ({ contextOptions, ownServer }, use) => use({ ...contextOptions, baseURL: ownServer.url }),
  realTime: [
    async ({ request }, use) => {
      await use(null);
      await moveClock(request, null);
    },
    { auto: true },
  ],
});
