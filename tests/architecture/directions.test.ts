import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Node, sourcesOf, walk } from '../support/sources.ts';

/** Signs between facts and names, which nothing else is joined by. */
const SIGNS = [' · ', ' + '];

/** @returns whether the code puts texts into one line without keeping them apart */
function joinsTexts(program: Node): boolean {
  let found = false;
  walk(program, (node) => {
    const [sign] = (node.arguments ?? []) as Node[];
    const called = (node.callee as Node | undefined)?.property as { name?: string } | undefined;
    if (called?.name === 'join' && SIGNS.includes(String(sign?.value))) found = true;
    return true;
  });
  return found;
}

// R-directions
it('names and facts are put into one line by inLine alone', () => {
  const joining = sourcesOf(['renderer']).filter(({ program }) => joinsTexts(program));
  expect(joining.map(({ path }) => path)).toEqual([]);
});

it('a list that is joined is found', () => {
  const { program } = parseSync('facts.ts', "facts.filter(Boolean).join(' · ')");
  expect(joinsTexts(program as unknown as Node)).toBe(true);
});
