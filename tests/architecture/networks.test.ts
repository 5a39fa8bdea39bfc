import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Node, sourcesOf, walk } from '../support/sources.ts';

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? '';

/** @returns whether the code reads the network address of a request: as its member, or by destructuring */
function readsAddress(program: Node): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && nameOf(node.property) === 'ip') found = true;
    if (node.type === 'ObjectPattern' && (node.properties as Node[]).some(({ key }) => nameOf(key) === 'ip'))
      found = true;
    return true;
  });
  return found;
}

// R-network: what counts whole addresses counts nothing over IPv6.
it('one file alone reads the network address of a caller', () => {
  const reading = sourcesOf(['server']).filter(({ program }) => readsAddress(program));
  expect(reading.map(({ path }) => path)).toEqual(['server/plugins/network.ts']);
});

it.each(['const a = request.ip;', 'const { ip } = request;', 'const f = ({ ip }) => ip;'])('%s is found', (source) => {
  expect(readsAddress(parseSync('a.ts', source).program as unknown as Node)).toBe(true);
});
