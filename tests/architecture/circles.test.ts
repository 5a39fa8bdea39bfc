import { expect, test } from 'vitest';
import { circlesIn, sourceImports } from '../support/importGraph.ts';

test('no files import each other in a circle', () => {
  expect(circlesIn(sourceImports())).toEqual([]);
});

test('a circle is found, and told by its files', () => {
  const edges = [
    { from: 'a.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'c.ts' },
    { from: 'c.ts', to: 'b.ts' },
  ];
  expect(circlesIn(edges)).toEqual(['b.ts → c.ts → b.ts']);
});
