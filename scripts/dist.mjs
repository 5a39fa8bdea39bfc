// npm run dist: packages the desktop app for the platform it runs on, into release/. CROSSCOURT_URL is the server it is for.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildDesktop, prepare, ROOT, step, stop, toolEnv } from './bootstrap.mjs';

const node = prepare();
if (!process.env.CROSSCOURT_URL) {
  stop('Set CROSSCOURT_URL to the address of the server the app is for, such as https://play.example.org.');
}
// An earlier build may be for another server.
rmSync(join(ROOT, 'out'), { recursive: true, force: true });
buildDesktop(node);
const builder = join(ROOT, 'node_modules', 'electron-builder', 'cli.js');
// An app that updates itself has to be signed: Windows checks the publisher that stands beside the address.
const feed = process.env.UPDATES_URL;
if (feed !== undefined && !feed.startsWith('https://')) stop('UPDATES_URL has to be an https address.');
const publish = feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`] : [];
step('Packaging', node, [builder, '--publish', 'never', ...publish, ...process.argv.slice(2)], {
  env: toolEnv(node),
  show: true,
});
