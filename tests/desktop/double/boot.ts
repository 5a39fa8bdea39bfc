// What Electron does with its command line before the app's own code runs.
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPackaged } from './settings.ts';
import { state } from './state.ts';

/** Switches that Playwright adds for itself: Chromium takes them out before the app sees them. */
const SWALLOWED = /^--(no-sandbox|inspect|inspect-brk|remote-debugging-port)(=|$)/;

const given = process.argv.slice(2).filter((argument) => !SWALLOWED.test(argument));
const at = given.findIndex((argument) => !argument.startsWith('-'));
const folder = resolve(given[at] ?? '.');
const rest = given.filter((_argument, index) => index !== at);
const entry = statSync(folder).isDirectory()
  ? resolve(folder, JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')).main)
  : folder;

// A packaged app has no path of the app in its command line.
process.argv = [process.argv[0] ?? 'electron', ...(isPackaged ? [] : [folder]), ...rest];
await import(pathToFileURL(entry).href);
state.mainModule.resolve();
