import { startServer } from '../support/web/server.ts';

/** One empty server for all tests of the desktop app, which brings its own pages. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer(false, {}, ['--no-web']);
  process.env.CROSSCOURT_URL = server.url;
  return server.stop;
}
