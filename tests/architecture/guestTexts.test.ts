import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../../shared/locales/en.json' with { type: 'json' };
import { isGuestText } from '../../shared/locales/guestTexts.ts';
import { sourceImports } from '../support/importGraph.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEYS = Object.keys(en);

/** Code that a guest's page names and never runs: the app's own shell, and what only the desktop app has. */
const NEVER =
  /^renderer\/(app\/(App|routes)\.tsx|runtime\/appRuntime\.ts|platform\/desktop\.ts|features\/desktop\/DesktopHost)/;

/** @returns what a guest's page may run, from its shell on down */
function guestSources(): Set<string> {
  const next = Map.groupBy(sourceImports(), ({ from }) => from);
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file) || NEVER.test(file)) return;
    found.add(file);
    for (const { to } of next.get(file) ?? []) add(to);
  };
  add('renderer/guest.tsx');
  return found;
}

// R-texts
test('the file of guests’ texts has every text that their pages name', () => {
  const missing = [...guestSources()].flatMap((file) => {
    if (!/\.tsx?$/.test(file)) return [];
    const source = readFileSync(join(ROOT, file), 'utf8');
    const starts = [...source.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/gi)].map(([, start = '']) => start);
    const isNamed = (key: string) =>
      source.includes(`'${key.replace(/_(zero|one|two|few|many|other)$/, '')}'`) ||
      starts.some((start) => key.startsWith(start));
    return KEYS.filter((key) => !isGuestText(key) && isNamed(key)).map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});
