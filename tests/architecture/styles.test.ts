import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, type Source, sourcesOf, walk } from '../support/sources.ts';
import { sourceOf } from './electronRules.ts';

// A class that is named and not there draws nothing, and neither types nor tests of what a page does would say so.

const ROOT = join(import.meta.dirname, '../..');

/** By stylesheet, the classes its components name; `*` where one is worked out. */
type Named = Map<string, Set<string>>;

/** @returns the stylesheets a file imports, by the name it gives them */
function sheetsOf({ path, program }: Source): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const { type, source, specifiers } of program.body as (Node & { source?: { value: string } })[]) {
    if (type !== 'ImportDeclaration' || !source?.value.endsWith('.module.css')) continue;
    const [first] = specifiers as { local: { name: string } }[];
    if (first) sheets.set(first.local.name, join(path, '..', source.value));
  }
  return sheets;
}

function namedIn(sources: readonly Source[]): Named {
  const named: Named = new Map();
  for (const source of sources) {
    const sheets = sheetsOf(source);
    if (sheets.size === 0) continue;
    walk(source.program, (node) => {
      const { type, object, property, computed } = node as {
        type: string;
        object?: Node;
        property?: Node;
        computed?: boolean;
      };
      const sheet =
        type === 'MemberExpression' && object?.type === 'Identifier' ? sheets.get(String(object.name)) : undefined;
      if (sheet) named.set(sheet, (named.get(sheet) ?? new Set()).add(computed ? '*' : String(property?.name)));
      return undefined;
    });
  }
  return named;
}

const classesIn = (css: string) => new Set(css.replace(/\/\*.*?\*\//gs, '').match(/(?<=\.)[a-z][\w-]*/gi));

/** @returns classes that are named and not there, and those that are there and that nothing names, in words */
function mismatches(named: Named, read: (sheet: string) => string): string[] {
  return [...named].flatMap(([sheet, names]) => {
    const classes = classesIn(read(sheet));
    const missing = [...names].filter((name) => name !== '*' && !classes.has(name));
    const unused = names.has('*') ? [] : [...classes].filter((name) => !names.has(name));
    return [
      ...missing.map((name) => `${sheet} has no .${name}`),
      ...unused.map((name) => `nothing names .${name} of ${sheet}`),
    ];
  });
}

test('every class that a component names is in its stylesheet, and every class is named', () => {
  const named = namedIn(sourcesOf(['renderer']));
  expect(named.size).toBeGreaterThan(30);
  expect(mismatches(named, (sheet) => readFileSync(join(ROOT, sheet), 'utf8'))).toEqual([]);
});

test('a class that is missing and one that is not named are found', () => {
  const code = "import styles from './A.module.css';\nconst a = styles.here + styles.gone;";
  const named = namedIn([sourceOf('renderer/A.tsx', code)]);
  const css = '/* .old */ .here:hover { color: #fff; } .left { margin: 0.5rem; }';
  expect(mismatches(named, () => css)).toEqual([
    'renderer/A.module.css has no .gone',
    'nothing names .left of renderer/A.module.css',
  ]);
});

test('where classes are worked out, none counts as left over', () => {
  const code = "import styles from './A.module.css';\nconst a = styles[tone];";
  expect(mismatches(namedIn([sourceOf('renderer/A.tsx', code)]), () => '.warn {}')).toEqual([]);
});

const sheets = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join(ROOT, 'renderer', file));

/** @returns the rules that make a row of a table the place which something inside is measured from */
const positionedRows = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(
      ([, selector = '', body = '']) => /\btr(:[\w-]+)*\s*(,|$)/.test(selector.trim()) && /\bposition:/.test(body),
    )
    .map(([, selector = '']) => selector.trim());

test('no row of a table is positioned: WebKit takes that for nothing, and what fills it fills the window', () => {
  const found = sheets.flatMap((sheet) => positionedRows(readFileSync(sheet, 'utf8')));
  expect(found).toEqual([]);
  expect(positionedRows('.rows tbody tr {\n position: relative; }')).toEqual(['.rows tbody tr']);
});

interface Rule {
  selector: string;
  /** Conditions it stands in, the outermost first. */
  within: readonly string[];
}

/** @returns the rules of a style sheet with what they stand in */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      rules.push({ selector: text.trim(), within: [...open] });
      open.push(text.trim());
    } else if (end === '}') open.pop();
  }
  return rules;
}

/** @returns the rules for what a pointer is over that a finger would have as well: they stay after a tap */
const sticking = (css: string) =>
  rulesOf(css)
    .filter(({ selector, within }) => selector.includes(':hover') && !within.includes('@media (hover: hover)'))
    .map(({ selector }) => selector);

// R-no-hover
test('what a pointer is over looks otherwise only where there is a pointer, and what it brings is reached without', () => {
  expect(sheets.flatMap((sheet) => sticking(readFileSync(sheet, 'utf8')))).toEqual([]);
  expect(sticking('.a:hover { color: red; }')).toEqual(['.a:hover']);
  expect(sticking('@media (hover: hover) { .a:hover { color: red; } }')).toEqual([]);
});

// R-screen-edges
test('heights of the window are those between the bars of the browser, and edges are kept in one way', () => {
  const odd = (css: string) => css.match(/[\d.]+l?vh\b|env\(safe-area-inset-(left|right)/g) ?? [];
  const elsewhere = sheets.filter((sheet) => !sheet.endsWith('tokens.css'));
  expect(elsewhere.flatMap((sheet) => odd(readFileSync(sheet, 'utf8')))).toEqual([]);
  expect(odd('.a { height: 100vh; padding: env(safe-area-inset-left); min-height: 50dvh; }')).toHaveLength(2);
});

/** What is pressed, selected or current has the system's colours by forcedColors.css, and what is ticked by TileInput. */
const SHOWN = /\[aria-(?:pressed|selected|current)\b|:checked/;
/** States that other sheets draw in colours alone: nothing but their own sheet knows what stands for them. */
const DRAWN = /\[data-(?:now|won)\b|\[aria-checked\b/;

/** @returns states of a sheet that nobody sees where the system chooses the colours, and what would come to light there */
function unseenStates(css: string): string[] {
  const rules = rulesOf(css);
  const forced = rules.filter(({ within }) => within.includes('@media (forced-colors: active)'));
  const own = new Set(forced.flatMap(({ selector }) => selector.match(/\[data-\w+|\[aria-\w+/g) ?? []));
  const states = rules
    .map(({ selector }) => selector)
    .filter((selector) => !SHOWN.test(selector))
    .filter((selector) => (selector.match(new RegExp(DRAWN, 'g')) ?? []).some((state) => !own.has(state)));
  return [...states, ...(css.match(/(?<![-\w])color: transparent/g) ?? [])];
}

// R-forced-colors
test('every state shows without colours of ours', () => {
  const unseen = sheets.flatMap((sheet) =>
    unseenStates(readFileSync(sheet, 'utf8')).map((selector) => `${sheet}: ${selector}`),
  );
  expect(unseen).toEqual([]);
  expect(unseenStates('.a[data-now] { background: red; } .b { color: transparent; }')).toHaveLength(2);
  const seen = '@media (forced-colors: active) { .a[data-now] { background: Highlight; } }';
  expect(unseenStates(`.a[data-now] { background: red; } .b[aria-pressed="true"] { color: red; } ${seen}`)).toEqual([]);
});
