import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseSync } from 'vite';
import { youngCalls, youngStyles } from '../support/engines/compat.ts';
import type { Node } from '../support/sources.ts';

const BUILT = join(import.meta.dirname, '../../dist/web');

/** Why each of these is no fault. */
const CALLS: Record<string, string> = {
  'Navigator.setAppBadge': 'the number on the icon is drawn where it can be',
  'HTMLElement.popover': 'an attribute that React knows',
  'HTMLInputElement.capture': 'an attribute that React knows',
  'Element.startViewTransition': 'the document’s, asked for before it is called',
  'Navigator.canShare': 'asked for before it is called',
  'Navigator.share': 'asked for before it is called',
  'Navigator.connection': 'asked for before it is read',
  'Navigator.vibrate': 'asked for before it is called',
  'Window.requestIdleCallback': 'a second later where there are no idle moments',
  'Window.cookieStore': 'axios asks for it first',
  'Error.captureStackTrace': 'libraries ask for it first',
  'Error.stackTraceLimit': 'set for reports, which do without',
  'Error.isError': 'ajv asks for it first',
  'Error.fileName': 'axios reads it of an error that may have one',
  'Function.displayName': 'a name for developers',
  'Symbol.dispose': 'MobX makes a symbol of its own where there is none',
  'Iterator.Iterator': 'MobX asks for it first',
  'Iterator.windows': 'the windows of a match',
  'Iterator.take': 'methods of ours',
  'Iterator.drop': 'what is dropped on a page, and a method of MobX',
  'Iterator.toArray': 'a method of axios',
  'DisposableStack.adopt': 'a method of ours',
  'DisposableStack.use': 'React.use, i18next.use',
  ...Object.fromEntries(
    ['intersection', 'union', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(
      (name) => [`Set.${name}`, 'a method of MobX’s own sets, which nobody calls'],
    ),
  ),
};

/** What the page does without where it is not known. */
const STYLES: Record<string, string> = {
  'text-wrap': 'lines break where they do',
  'text-wrap: balance': 'as above',
  'text-wrap: pretty': 'as above',
  'user-select': 'Safari’s own name stands beside it',
  'forced-color-adjust': 'for high contrast, which Safari has not',
  'forced-color-adjust: none': 'as above',
  'print-color-adjust': 'an older name stands beside it',
  'print-color-adjust: exact': 'as above',
  'scrollbar-width': 'bars are as wide as they are',
  'scrollbar-width: none': 'as above',
  'view-transition-name': 'for a change that moves where it can',
  'line-clamp': 'the older name stands beside it',
  '-webkit-app-region': 'for the desktop app',
  'text-size-adjust': 'phones’ own names stand beside it',
  hyphens: 'Safari’s own name stands beside it',
  'hyphenate-limit-chars': 'words are parted earlier',
  'break-after: avoid': 'on paper a headline may stand at the end of a sheet',
  'text-wrap-mode': 'with enlarged letters some times of day end beside a narrow page',
  'text-wrap-mode: wrap': 'as above',
  'text-box': 'capitals stand a pixel higher',
  'text-box: trim-both': 'as above',
  'mask-image': 'an older name stands beside it',
  '(scripting)': 'the loader of the page says it as well',
};

const builtFiles = (ending: string) =>
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(ending) && !file.startsWith('ssr'),
  );
const read = (file: string) => readFileSync(join(BUILT, file), 'utf8');

// R-oldest-browser
test('what is built uses nothing that the oldest browser has not', () => {
  const calls = new Map<string, string>();
  for (const file of builtFiles('.js')) {
    const { program } = parseSync(file, read(file));
    for (const name of youngCalls(program as unknown as Node)) calls.set(name, file);
  }
  expect([...calls].filter(([name]) => !(name in CALLS))).toEqual([]);
  expect(Object.keys(CALLS).filter((name) => !calls.has(name))).toEqual([]);
});

test('what is built is styled by nothing that the oldest browser needs and has not', () => {
  const found = new Set(builtFiles('.css').flatMap((file) => [...youngStyles(read(file))]));
  expect([...found].filter((name) => !(name in STYLES))).toEqual([]);
  expect(Object.keys(STYLES).filter((name) => !found.has(name))).toEqual([]);
});

test('a call and a style that are too young are found', () => {
  const { program } = parseSync('a.js', 'Object.groupBy(a, b); navigator.share(); [].filter(Boolean)');
  expect([...youngCalls(program as unknown as Node)].sort()).toEqual(['Navigator.share', 'Object.groupBy']);
  expect([...youngStyles('a{color:red;text-wrap:pretty}')]).toEqual(['text-wrap', 'text-wrap: pretty']);
});
