// npm run dist: packages the desktop app for the platform it runs on, into release/. Publishes nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, ROOT, step, toolEnv } from './bootstrap.mjs';
import { distOptions, entitlements, readDeployment } from './distOptions.mjs';

const PLATFORMS = { linux: '--linux', darwin: '--mac', win32: '--win' };

const platform = PLATFORMS[process.platform];
if (!platform) {
  console.error(`There is no desktop app for ${process.platform}.`);
  process.exit(1);
}
const deployment = readDeployment(process.env);
if (deployment.problem) {
  console.error(deployment.problem);
  process.exit(1);
}

const node = prepare();
const modules = join(ROOT, 'node_modules');
const env = { ...toolEnv(node), CROSSCOURT_URL: deployment.server.origin };

// Apple lets an app claim a domain only with a profile that allows it: with the entitlement alone it would not start.
if (deployment.provisioningProfile) {
  const plain = readFileSync(join(ROOT, 'packaging', 'entitlements.mac.plist'), 'utf8');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, '.cache', 'entitlements.mac.plist'), entitlements(plain, deployment));
}

console.log(`The app will talk to ${deployment.server.origin}; CROSSCOURT_URL names another server.`);
step('Building the desktop app', node, [join(modules, 'electron-vite', 'bin', 'electron-vite.js'), 'build'], { env });
console.log('Packaging …');
// Without a shell: names of publishers and maintainers hold spaces and brackets.
const builder = [join(modules, 'electron-builder', 'cli.js'), platform, '--publish', 'never'];
const args = [...builder, ...distOptions(deployment), ...process.argv.slice(2)];
const { status } = spawnSync(node, args, { cwd: ROOT, env, stdio: 'inherit' });
// It was built for a deployment: what is started from here next builds its own.
rmSync(join(ROOT, 'out'), { recursive: true, force: true });
if (status !== 0) {
  console.error('\nNo package was made. Electron and the tools of electron-builder come from GitHub the first time.');
}
process.exit(status ?? 1);
