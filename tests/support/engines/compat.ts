import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type Node, walk } from '../sources.ts';

/** The oldest versions that have to have what we use (R-oldest-browser). */
const OLDEST = { chrome: 111, firefox: 128, safari: 16.4 };

const isSince = (oldest: number) => (one: SimpleSupportStatement) =>
  typeof one.version_added === 'string' &&
  Number.parseFloat(one.version_added.replace('≤', '')) <= oldest &&
  !one.flags &&
  !one.prefix &&
  !one.alternative_name;

/** @returns whether the oldest browsers have it all */
const isEverywhere = ({ support }: CompatStatement): boolean =>
  Object.entries(OLDEST).every(([browser, oldest]) =>
    [support[browser as keyof typeof OLDEST] ?? []].flat().some(isSince(oldest)),
  );

type Features = Record<string, Identifier>;

const LANGUAGE = bcd.javascript.builtins as unknown as Features;
const BROWSER = bcd.api as unknown as Features;
const { properties, selectors, types, 'at-rules': atRules } = bcd.css as unknown as Record<string, Features>;

type Names = Map<string, string>;

/** Names of the language's own methods and of the browser's own objects that one of the oldest browsers has not. */
function youngNames(): { methods: Names; globals: Names } {
  const [methods, globals]: [Names, Names] = [new Map(), new Map()];
  const known = new Set<string>();
  const note = (owner: string, members: Identifier, isByName: boolean) => {
    if (members.__compat && !isEverywhere(members.__compat)) globals.set(owner, owner);
    for (const [name, { __compat: compat }] of Object.entries(members as Features)) {
      if (!compat || name.endsWith('_event')) continue;
      const bare = name.replace(/_static$/, '');
      if (isEverywhere(compat)) known.add(bare);
      else {
        globals.set(`${owner}.${bare}`, `${owner}.${bare}`);
        if (isByName) methods.set(bare, `${owner}.${bare}`);
      }
    }
  };
  for (const [owner, members] of Object.entries(LANGUAGE)) note(owner, members, true);
  for (const [owner, members] of Object.entries(BROWSER)) note(owner, members, ANY_ELEMENT.includes(owner));
  for (const name of known) methods.delete(name);
  return { methods, globals };
}

/** Objects that have any name in a script: their members are known by their own. */
const ANY_ELEMENT = ['Element', 'HTMLElement', 'Node', 'HTMLDialogElement', 'HTMLInputElement', 'HTMLFormElement'];

/** What scripts call the browser's own objects. */
const OWNERS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
};

/**
 * Finds young methods of the language and of elements by their name alone, and others of the browser by the name of their object.
 * @returns what a program uses that one of the oldest browsers has not, such as `Object.groupBy`
 */
export function youngCalls(program: Node): Set<string> {
  const found = new Set<string>();
  walk(program, (node) => {
    const { type, computed, object, property, callee } = node as unknown as Record<string, Node> & { type: string };
    if (type === 'NewExpression' && callee?.type === 'Identifier' && YOUNG.globals.has(String(callee.name)))
      found.add(String(callee.name));
    if (type !== 'MemberExpression' || computed || !property || !object) return undefined;
    const owner = object.type === 'Identifier' ? String(object.name) : '';
    const name = String(property.name);
    const use = YOUNG.methods.get(name) ?? YOUNG.globals.get(`${OWNERS[owner] ?? owner}.${name}`);
    if (use) found.add(use);
    return undefined;
  });
  return found;
}

const YOUNG = youngNames();

/** @returns what a style sheet uses that one of the oldest browsers has not, such as `text-wrap: pretty` */
export function youngStyles(css: string): Set<string> {
  const found = new Set<string>();
  const look = (compat: CompatStatement | undefined, name: string) => {
    if (compat && !isEverywhere(compat)) found.add(name);
  };
  for (const [, name = '', value = ''] of css.matchAll(/[{;]\s*([a-z-]+)\s*:\s*([a-z-]*)(?=[^{}]*[;}])/g)) {
    const property = properties?.[name];
    look(property?.__compat, name);
    look(property?.[value]?.__compat, `${name}: ${value}`);
  }
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) look(atRules?.[name]?.__compat, `@${name}`);
  for (const [, name = ''] of css.matchAll(/\(([a-z-]+):/g)) look(atRules?.media?.[name]?.__compat, `(${name})`);
  for (const [, name = ''] of css.matchAll(/:{1,2}([a-z-]+)(?=[\s,({.:>+~[])/g))
    look(selectors?.[name]?.__compat, `:${name}`);
  for (const [, name = ''] of css.matchAll(/([a-z-]+)\(/g))
    for (const type of Object.values(types ?? {})) look(type[name]?.__compat, `${name}()`);
  return found;
}
