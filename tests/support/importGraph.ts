import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** One file's import of another, both as paths from the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);

/** @returns every file of the repository, ignored ones apart, as paths from its root */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** @returns the relative imports of all sources that are no tests; those of types and those made later count as well */
export function sourceImports(): Import[] {
  const sources = repositoryFiles().filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTest(file));
  return sources.flatMap((from) => {
    const found = readFileSync(join(ROOT, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
    return [...found].map(([, target = '']) => ({ from, to: relative(ROOT, join(ROOT, dirname(from), target)) }));
  });
}

/** @returns one path for each circle that can be walked along the edges, its beginning repeated at its end */
export function circlesIn(edges: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]) => {
    const begun = path.indexOf(file);
    if (begun >= 0) circles.push([...path.slice(begun), file].join(' → '));
    if (begun >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
}
