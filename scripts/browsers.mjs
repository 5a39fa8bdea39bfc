import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step, stop, toolEnv } from './bootstrap.mjs';

/** Chromium without its own windows: the same pages with less work around them. */
const SHELL = 'chromium-headless-shell';
/** Names under which systems have it, the best first. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names = NAMES) {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

/** What Firefox and WebKit are driven with, as Debian names the packages, and the programs that come of them. */
const ENGINES = {
  firefox: { packages: ['firefox-esr'], programs: ['firefox-esr'] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool', 'locales'],
    programs: ['WebKitWebDriver', 'Xvfb', 'xdotool', 'localedef'],
  },
};

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

/**
 * Finds another engine, or gets it from the system's packages as root.
 * @param {'firefox' | 'webkit'} engine
 * @returns whether it is there
 */
export function hasEngine(engine) {
  const { packages, programs } = ENGINES[engine];
  const isThere = () => programs.every((name) => onPath([name]) !== null);
  if (isThere()) return true;
  if (!isRootOnDebian()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  step('Updating the list of system packages', 'apt-get', ['update', '-qq'], { env });
  // Not every system of Debian's kind has them.
  if (spawnSync('apt-get', ['install', '--dry-run', ...packages]).status !== 0) return false;
  step(`Installing ${engine} (one or two minutes)`, 'apt-get', ['install', '-y', '-qq', ...packages], { env });
  return isThere();
}
