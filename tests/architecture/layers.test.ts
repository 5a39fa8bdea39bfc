import { expect, test } from 'vitest';
import { type Import, sourceImports } from '../support/importGraph.ts';

/** The folders of the renderer, the lowest first: each imports only from those before it. */
const LAYERS = [
  ...['ui', 'styles', 'serviceWorker', 'platform', 'i18n', 'api', 'runtime', 'stores', 'reports'],
  ...['common', 'features', 'app', 'ssr'],
];

/** @returns the layer of a file of the renderer; files at its top begin everything, and are above all layers */
function layerOf(file: string): number {
  const [, folder = '', inside] = file.split('/');
  return inside === undefined ? LAYERS.length : LAYERS.indexOf(folder);
}

const isInside = (file: string) => file.startsWith('renderer/');

/** @returns the imports from a higher layer, and those between folders that are in no layer */
const upward = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => isInside(from) && isInside(to))
    .filter(({ from, to }) => layerOf(from) < 0 || layerOf(to) < 0 || layerOf(to) > layerOf(from))
    .map(({ from, to }) => `${from} → ${to}`);

test('imports of the renderer point down', () => {
  expect(upward(sourceImports())).toEqual([]);
});

test('an import that points up is found, and a folder without a layer', () => {
  const up = { from: 'renderer/common/people/A.tsx', to: 'renderer/features/score/B.tsx' };
  const down = { from: 'renderer/app/App.tsx', to: 'renderer/common/chunk.tsx' };
  const odd = { from: 'renderer/app/App.tsx', to: 'renderer/elsewhere/C.ts' };
  const start = { from: 'renderer/ssr/hydrate.tsx', to: 'renderer/main.tsx' };
  expect(upward([up, down, odd, start])).toEqual([up, odd, start].map(({ from, to }) => `${from} → ${to}`));
});
