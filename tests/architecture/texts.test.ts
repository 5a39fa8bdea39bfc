import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import { type Node, sourcesOf, stringParts, walk } from '../support/sources.ts';

const KEYS = Object.keys(TEXTS.en);
const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const LETTERS = /\p{L}{2,}/u;

/** Attributes that a person reads or hears. */
const READ = /^(title|alt|placeholder|label|legend|caption|text|hint|error|closeLabel|aria-label|aria-description)$/;

/** Seen by those who build the app only, and only in development. */
const NOT_READ = /^renderer\/features\/gallery\//;

const nameOf = (node: Node): string => (typeof node.name === 'string' ? node.name : nameOf(node.name as Node));

/** The strings that an expression in JSX can come out as. */
function shown(node: Node): string[] {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((part) => shown(part as Node));
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap((part) => shown(part as Node));
  return stringParts(node) ?? [];
}

it('every text in JSX has a name in shared/locales', () => {
  const found: string[] = [];
  for (const { path, program } of sourcesOf(['renderer']).filter((source) => !NOT_READ.test(source.path))) {
    const check = (texts: string[]) => {
      for (const text of texts) if (LETTERS.test(text) && !KEYS.includes(text)) found.push(`${path}: ${text.trim()}`);
    };
    walk(program, (node) => {
      if (node.type === 'JSXText') check([node.value as string]);
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
        for (const child of node.children as Node[]) {
          if (child.type === 'JSXExpressionContainer') check(shown(child.expression as Node));
        }
      }
      if (node.type === 'JSXAttribute' && READ.test(nameOf(node)) && node.value) {
        const value = node.value as Node;
        check(shown(value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value));
      }
      return undefined;
    });
  }
  expect(found).toEqual([]);
});

it('every sentence of a mail has a name in shared/locales', () => {
  const found: string[] = [];
  const mails = sourcesOf(['server']).filter(({ path }) => /mail/i.test(path));
  expect(mails.length).toBeGreaterThan(0);
  for (const { path, program } of mails) {
    walk(program, (node) => {
      // What goes into a log or stops the process is read by those who run it.
      if (node.type === 'NewExpression' || node.type === 'ImportDeclaration') return false;
      // What the database is asked is read by nobody.
      if (node.type === 'TaggedTemplateExpression' && (node.tag as Node).name === 'sql') return false;
      for (const part of stringParts(node) ?? []) {
        const words = part.replace(/<[^>]*(>|$)/g, '').replace(/^[^<]*>/, '');
        if (/\p{L}{2,}[,.!?:]? \p{L}{2,}/u.test(words)) found.push(`${path}: ${part.trim()}`);
      }
      return undefined;
    });
  }
  expect(found).toEqual([]);
});

// Reads every file of four rooms: on a busy machine longer than the five seconds a test usually has.
it('every text is used somewhere', () => {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { program } of sourcesOf(['renderer', 'server', 'shared', 'main'])) {
    walk(program, (node) => {
      const parts = stringParts(node);
      if (parts?.length === 1) exact.add(parts[0] ?? '');
      // `sport.${sport}` uses every sport; a template without a fixed beginning says nothing.
      else if (parts && /^[\w.]+\.$/.test(parts[0] ?? '')) {
        patterns.push(new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`));
      }
      return undefined;
    });
  }
  const unused = KEYS.filter((key) => {
    const base = baseOf(key);
    return !exact.has(key) && !exact.has(base) && !patterns.some((pattern) => pattern.test(base));
  });
  expect(unused).toEqual([]);
});

// Browsers have marks of their own for each language, and not the same ones.
it.each(LANGUAGES)('pages quote in the marks that mails quote in, in %s', (language) => {
  const css = readFileSync(join(import.meta.dirname, '../../renderer/styles/base.css'), 'utf8');
  const rules = [...css.matchAll(/([^{}]*)\{\s*quotes: "([^"]*)" "([^"]*)";\s*\}/g)];
  const [, , opens = '', closes = ''] =
    rules.find(([, of]) => of?.includes(`:lang(${language})`)) ?? rules.find(([, of]) => of?.includes(':root')) ?? [];
  const spaced = (marks: string) => marks.replaceAll('\\00a0', '\u00a0');
  expect(`${spaced(opens)}{{note}}${spaced(closes)}`).toBe(TEXTS[language]['mail.quote']);
});
