import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Five hours and three quarters from UTC and no summer time: code that takes the machine's zone for the venue's fails.
process.env.TZ = 'Asia/Kathmandu';

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: false,
    // Tests of the API wait for a database most of the time: as many workers as processors would be idle.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing here is about time: a machine that is busy must not fail it.
          testTimeout: 30_000,
          include: ['shared', 'server', 'renderer', 'main', 'preload', 'scripts'].map(
            (room) => `${room}/**/*.test.{ts,tsx}`,
          ),
        },
      },
      {
        extends: true,
        // Reads every file of the repository: slow on a busy machine.
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'package', include: ['tests/{desktop,operation}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,contract,fuzz}/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          isolate: false,
          testTimeout: 40_000,
          hookTimeout: 60_000,
          // The word of a new job may be lost: a look every five seconds finds it (server/jobs/wakeUp.ts).
          expect: { poll: { timeout: 12_000 } },
        },
      },
      {
        extends: true,
        // Servers and databases that are killed and cut off: what a database or a mail server does to us.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Three PostgreSQLs and two servers that are killed under load: many minutes, and only where their programs are.
        test: { name: 'failover', include: ['tests/failover/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // The image of the Containerfile, built and run: minutes, and only where there is what builds one.
        test: { name: 'image', include: ['tests/image/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // The server's deb, built and installed over a copy of the machine: a minute, and only as root on a Debian.
        test: { name: 'deb', include: ['tests/deb/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
