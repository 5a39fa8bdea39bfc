import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Node, sourcesOf, walk } from '../support/sources.ts';

/** What a page shows anew when somebody chooses another language or format. */
const FOLLOWED = /^(language|formats)$/;

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? '';

/** The names that a declaration takes out of `useStores()`. */
function takenFromStores({ type, id, init }: Node): string[] {
  const call = init as Node | null;
  if (type !== 'VariableDeclarator' || nameOf(call?.callee) !== 'useStores') return [];
  return ((id as Node).properties as Node[] | undefined)?.map(({ key }) => nameOf(key)) ?? [];
}

/** @returns the components that read the language, the formats or an action and would miss their change; hooks are their caller's */
function withoutObserver(program: Node): string[] {
  const observed: unknown[] = [];
  const found: string[] = [];
  walk(program, (node) => {
    if (nameOf(node.callee) === 'observer') observed.push((node.arguments as Node[])[0]);
    if (!node.type.startsWith('Function') || !/^[A-Z]/.test(nameOf(node.id)) || observed.includes(node)) return true;
    walk(node, (inner) => {
      const reads = takenFromStores(inner).some((name) => FOLLOWED.test(name)) || nameOf(inner.callee) === 'useAction';
      if (reads) found.push(nameOf(node.id));
      return true;
    });
    return true;
  });
  return found;
}

it('everything that writes in a language or shows an action follows its changes', () => {
  const found = sourcesOf(['renderer']).flatMap(({ path, program }) =>
    withoutObserver(program).map((component) => `${path}: ${component}`),
  );
  expect(found).toEqual([]);
});

it('a component without an observer is found', () => {
  const program = (text: string) => parseSync('a.tsx', text).program as unknown as Node;
  for (const read of ['const { language } = useStores();', 'const send = useAction(work);']) {
    const source = (wrap: string) => `const A = ${wrap}(function Score() { ${read} });`;
    expect(withoutObserver(program(source('memo')))).toEqual(['Score']);
    expect(withoutObserver(program(source('observer')))).toEqual([]);
  }
});
