import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Node, sourcesOf, walk } from '../support/sources.ts';

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? '';

const asksEngine = (node: unknown) =>
  nameOf(((node as Node | null)?.callee as Node | undefined)?.property) === 'resolvedOptions';

/** @returns whether the code reads the zone that the engine names, as a member or by its name */
function asksZone(program: Node): boolean {
  let found = false;
  walk(program, (node) => {
    if (nameOf(node.property) === 'timeZone' && asksEngine(node.object)) found = true;
    const taken = (node.id as Node | undefined)?.properties as Node[] | undefined;
    if (asksEngine(node.init) && taken?.some(({ key }) => nameOf(key) === 'timeZone')) found = true;
    return true;
  });
  return found;
}

// R-two-zones: an engine may name a zone that it refuses itself.
it('one function alone asks the device for its zone', () => {
  const asking = sourcesOf(['renderer', 'shared', 'main']).filter(({ program }) => asksZone(program));
  expect(asking.map(({ path }) => path)).toEqual(['renderer/i18n/useViewerZone.ts']);
});

it('a second one is found', () => {
  const { program } = parseSync('zone.ts', 'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;');
  expect(asksZone(program as unknown as Node)).toBe(true);
});
