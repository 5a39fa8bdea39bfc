import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { shownFormats } from '../support/web/shownFormats.ts';
import { expect, test } from '../support/web/test.ts';

const ENTRY = join(import.meta.dirname, '../support/web/shownFormats.ts');

/** @returns the formats of our pages as a script that any page runs */
async function bundled(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'formats' } },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

// R-same-formats
test('dates, times, figures and names read the same in the browser as on the server', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/privacy');
  const here = shownFormats();
  const script = await bundled();
  const there: Record<string, string> = await page.evaluate(`${script}; formats.shownFormats()`);
  const different = Object.keys(here).filter((name) => here[name] !== there[name]);
  expect(different.map((name) => `${name}: ${here[name]} / ${there[name]}`)).toEqual([]);
  expect(Object.keys(there).length).toBeGreaterThan(5000);
  expect(await page.evaluate(`${script}; formats.namelessCountries()`)).toEqual([]);
  expect(await page.evaluate(`${script}; formats.namelessCurrencies()`)).toEqual([]);
  expect(await page.evaluate(`${script}; formats.fewestCurrencies()`)).toBeGreaterThan(150);
});
