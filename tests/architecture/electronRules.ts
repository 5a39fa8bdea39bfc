import { parseSync } from 'vite';
import { type Node, type Source, stringParts, walk } from '../support/sources.ts';

/** Looks for one thing that would weaken the desktop app. @returns what was found, in words; nothing is good */
export type Rule = (sources: readonly Source[]) => string[];

/** @returns the syntax tree of a few lines, for tests of the rules themselves */
export function sourceOf(path: string, code: string): Source {
  return { path, program: parseSync(path, code).program as unknown as Node };
}

/** @returns `a.b.c` for what is written so, `?` for parts that are computed */
export function dotted(node: unknown): string {
  const { type, name, object, property, computed, expression } = (node ?? {}) as Node;
  if (type === 'Identifier') return String(name);
  if (type === 'ThisExpression') return 'this';
  if (type === 'ChainExpression') return dotted(expression);
  if (type === 'MemberExpression') return `${dotted(object)}.${computed ? '?' : dotted(property)}`;
  return '?';
}

interface Call {
  path: string;
  /** As written: `app.whenReady`. */
  callee: string;
  /** Its last part: `whenReady`. */
  method: string;
  args: Node[];
  start: number;
}

/** @returns every call and every `new` */
export function callsIn(sources: readonly Source[]): Call[] {
  const calls: Call[] = [];
  for (const { path, program } of sources) {
    walk(program, (node) => {
      if (node.type === 'CallExpression' || node.type === 'NewExpression') {
        const callee = dotted(node.callee);
        const method = callee.split('.').at(-1) ?? '';
        calls.push({ path, callee, method, args: node.arguments as Node[], start: Number(node.start) });
      }
      return undefined;
    });
  }
  return calls;
}

/** @returns the values of an object as written: literals as they are, everything else as null */
export function propertiesOf(node: Node | undefined): Map<string, unknown> {
  const properties = (node?.type === 'ObjectExpression' ? node.properties : []) as Node[];
  return new Map(
    properties.map(({ type, key, value }) => {
      if (type === 'SpreadElement') return ['...', null];
      const name = (key as Node).type === 'Literal' ? String((key as Node).value) : dotted(key);
      return [name, (value as Node).type === 'Literal' ? (value as Node).value : value];
    }),
  );
}

/** Nothing of this name is called, wherever it comes from. */
export const neverCalls =
  (...methods: string[]): Rule =>
  (sources) =>
    callsIn(sources)
      .filter(({ method }) => methods.includes(method))
      .map(({ path, callee }) => `${path} calls ${callee}`);

/** A name is used in these files alone. */
export const onlyIn =
  (name: string, allowed: RegExp): Rule =>
  (sources) =>
    sources
      .filter(({ path, program }) => !allowed.test(path) && namesIn(program).has(name))
      .map(({ path }) => `${path} uses ${name}`);

function namesIn(program: Node): Set<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'Identifier') names.add(String(node.name));
    return undefined;
  });
  return names;
}

/** No text that a program holds matches. */
export const neverSays =
  (pattern: RegExp): Rule =>
  (sources) =>
    sources.flatMap(({ path, program }) => {
      const found: string[] = [];
      walk(program, (node) => {
        for (const part of stringParts(node) ?? []) if (pattern.test(part)) found.push(`${path} says ${part}`);
        return undefined;
      });
      return found;
    });

/** A text is said in these files alone. */
export const onlySaidIn =
  (pattern: RegExp, allowed: RegExp): Rule =>
  (sources) =>
    neverSays(pattern)(sources.filter(({ path }) => !allowed.test(path)));

/** Listens to an event of Electron, or handles one of its questions, at least once. */
export const listensTo =
  (...events: string[]): Rule =>
  (sources) => {
    const heard = new Set(
      callsIn(sources).flatMap(({ method, args }) =>
        method === 'on' || method === 'once' ? ((args[0] ? stringParts(args[0]) : null) ?? []) : [method],
      ),
    );
    return events.filter((event) => !heard.has(event)).map((event) => `nothing answers ${event}`);
  };

/** Every window has its preferences written out, this one with this value. */
export const everyWindowHas =
  (preference: string, value: unknown): Rule =>
  (sources) => {
    const windows = callsIn(sources).filter(({ callee }) =>
      /(^|\.)(BrowserWindow|WebContentsView|BrowserView)$/.test(callee),
    );
    if (windows.length === 0) return ['there is no window'];
    return windows.flatMap(({ path, args }) => {
      const preferences = propertiesOf(propertiesOf(args[0]).get('webPreferences') as Node | undefined);
      if (preferences.has('...')) return [`${path} takes webPreferences from elsewhere`];
      const written = preferences.get(preference);
      return Object.is(written, value) ? [] : [`${path} opens a window without ${preference}: ${value}`];
    });
  };

/** No object says this of a property. */
export const neverSets =
  (property: string, ...values: unknown[]): Rule =>
  (sources) =>
    sources.flatMap(({ path, program }) => {
      const found: string[] = [];
      walk(program, (node) => {
        if (node.type !== 'ObjectExpression') return undefined;
        const written = propertiesOf(node);
        const isBad = written.has(property) && (values.length === 0 || values.includes(written.get(property)));
        if (isBad) found.push(`${path} sets ${property}`);
        return undefined;
      });
      return found;
    });
