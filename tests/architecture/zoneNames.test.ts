import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Node, sourcesOf, walk } from '../support/sources.ts';

/** @returns the last name of `zone`, `game.timezone` and `game?.timezone` */
function nameOf(node: Node | undefined): string {
  const inner = (node?.expression ?? node?.property) as Node | undefined;
  return inner ? nameOf(inner) : String(node?.name ?? '');
}
const isZone = (node: unknown) => /zone$/i.test(nameOf(node as Node));

/** @returns whether the code compares the name of one zone with that of another as texts */
function comparesNames(program: Node): boolean {
  let found = false;
  walk(program, (node) => {
    if (/^[!=]==?$/.test(String(node.operator)) && isZone(node.left) && isZone(node.right)) found = true;
    return true;
  });
  return found;
}

// R-zone-name
it('names of zones are compared by isSameZone alone', () => {
  const comparing = sourcesOf(['renderer', 'shared', 'main', 'server']).filter(({ program }) => comparesNames(program));
  expect(comparing.map(({ path }) => path)).toEqual([]);
});

it.each(['zone === venue.timezone', 'a?.timezone !== timezone', 'one.timeZone == viewerZone'])(
  '%s is found',
  (code) => {
    const { program } = parseSync('zone.ts', code);
    expect(comparesNames(program as unknown as Node)).toBe(true);
  },
);
