import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step, stop, toolEnv } from './bootstrap.mjs';

/** Chromium without its own windows: the same pages with less work around them. */
const SHELL = 'chromium-headless-shell';
/** Names under which systems have it, the best first. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Finds a Chromium, or gets one: from the system's packages as root, else by Playwright's own download.
 * @returns its path, or an empty text where Playwright brings its own
 */
export function findChromium(node) {
  const known = process.env.CHROMIUM_PATH ?? onPath();
  if (known) return known;
  if (isRootOnDebian()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    step('Updating the list of system packages', 'apt-get', ['update', '-qq'], { env });
    const hasShell = spawnSync('apt-cache', ['show', SHELL]).status === 0;
    const install = ['install', '-y', '-qq', hasShell ? SHELL : 'chromium'];
    step('Installing Chromium (one or two minutes)', 'apt-get', install, { env });
    return onPath() ?? stop('Chromium was installed but is not to be found. Set CHROMIUM_PATH to it.');
  }
  step('Downloading Chromium', node, ['node_modules/playwright/cli.js', 'install', 'chromium'], { env: toolEnv(node) });
  return '';
}
