import type { Node, Source } from '../support/sources.ts';
import { walk } from '../support/sources.ts';

/** A row of the glossary's table of banned names. */
export interface BannedName {
  banned: string;
  use: string;
  /** Beginnings of paths in which the word means something else. */
  allowedIn: string[];
}

/** @returns the rows under "Banned names" of a glossary */
export function bannedNamesOf(glossary: string): BannedName[] {
  const table = glossary.slice(glossary.indexOf('## Banned names'));
  const rows = table.matchAll(/^\| (?<banned>…?[A-Za-z]+…?) \| (?<use>[^|]+?) \| (?<allowed>[^|]*?) ?\|$/gm);
  return [...rows]
    .map(({ groups = {} }) => ({
      banned: groups.banned ?? '',
      use: groups.use ?? '',
      allowedIn: (groups.allowed ?? '').split(',').flatMap((path) => path.trim() || []),
    }))
    .filter(({ banned }) => banned !== 'banned');
}

/** @returns the words of a name: `loadVenue2`, `LOAD_VENUE` and `load-venue.ts` are made of `load` and `venue` */
function wordsOf(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/).filter(Boolean);
}

/** A word is banned in any spelling and number, one in capitals only as it is, one with `…` at one end alone. */
export function breaks(name: string, { banned }: BannedName): boolean {
  // Columns of the database are contract.
  if (/^[a-z]+(_[a-z]+)+$/.test(name)) return false;
  const words = wordsOf(name);
  if (banned.endsWith('…')) return words.length > 1 && words[0] === banned.slice(0, -1);
  if (banned.startsWith('…')) return words.length > 1 && words.at(-1) === banned.slice(1);
  if (banned === banned.toUpperCase()) return words.includes(banned);
  return words.some((word) => [banned, `${banned}s`].includes(word.toLowerCase()));
}

/** @returns the names a file gives: what it declares, and the names of its properties unless they are in quotes */
function namesIn(program: Node): Set<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    // What a package or another file calls its own is theirs.
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Identifier' || node.type === 'PrivateIdentifier' || node.type === 'JSXIdentifier') {
      names.add(String(node.name));
    }
    return undefined;
  });
  return names;
}

/** A name with a banned word, where it stands. */
export interface Finding {
  path: string;
  name: string;
  row: BannedName;
}

export function findBanned(sources: readonly Source[], banned: readonly BannedName[]): Finding[] {
  return sources.flatMap(({ path, program }) => {
    const names = [
      ...namesIn(program),
      path
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '') ?? '',
    ];
    return banned.flatMap((row) => names.filter((name) => breaks(name, row)).map((name) => ({ path, name, row })));
  });
}

const isAllowed = ({ path, row }: Finding) => row.allowedIn.some((allowed) => path.startsWith(allowed));

/** @returns every name that uses a banned word where it must not, with the word to use */
export function bannedNames(findings: readonly Finding[]): string[] {
  return findings
    .filter((finding) => !isAllowed(finding))
    .map(({ path, name, row }) => `${path}: ${name} (say ${row.use}, not ${row.banned})`);
}

/** @returns paths in which a banned word is allowed and that have none */
export function unneededAllowances(findings: readonly Finding[], banned: readonly BannedName[]): string[] {
  return banned.flatMap((row) =>
    row.allowedIn
      .filter((allowed) => !findings.some((finding) => finding.row === row && finding.path.startsWith(allowed)))
      .map((allowed) => `${row.banned} is nowhere in ${allowed}`),
  );
}
