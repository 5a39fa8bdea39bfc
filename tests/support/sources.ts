import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A node of the syntax tree: what is looked at is checked where it is looked at. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

export interface Source {
  /** Path from the root of the repository. */
  path: string;
  program: Node;
}

/**
 * @param rooms folders of the repository
 * @returns the syntax trees of their TypeScript files, without tests
 */
export function sourcesOf(rooms: readonly string[]): Source[] {
  return rooms.flatMap((room) =>
    readdirSync(`${ROOT}${room}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => {
        const path = `${room}/${name}`;
        const { program } = parseSync(path, readFileSync(ROOT + path, 'utf8'));
        return { path, program: program as unknown as Node };
      }),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Visits a tree from the top; a visitor that answers false is not led deeper. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) walk(child, visit);
  }
}

/** @returns the fixed parts of a template literal, or the one part of a string; null for anything else */
export function stringParts(node: Node): string[] | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked);
}
