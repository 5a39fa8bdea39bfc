import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  anchorsOf,
  definedTwice,
  foreignDocuments,
  genderedComments,
  hidingWords,
  type TextFile,
  uncitedRules,
  unknownAnchors,
} from './citationRules.ts';

const ROOT = join(import.meta.dirname, '../..');
const RULES = 'docs/product/';
/** Its bad samples are what the others must not have. */
const OWN_SAMPLES = 'tests/architecture/citations.test.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const isText = (path: string) => /\.([cm]?[jt]sx?|css|sql|md|json|ya?ml|html|nsh|plist)$/.test(path);
const fileAt = (path: string): TextFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const texts = tracked
  .filter((path) => isText(path) && path !== OWN_SAMPLES && path !== 'package-lock.json')
  .map(fileAt);
/** All files of the rules as one. */
const rules: TextFile = {
  path: RULES,
  text: texts
    .filter(({ path }) => path.startsWith(RULES))
    .map(({ text }) => text)
    .join('\n'),
};
const code = texts.filter(({ path }) => /\.([cm]?[jt]sx?|css|sql)$/.test(path));

describe('rules of docs/product', () => {
  test('are there, each under an anchor of its own', () => {
    expect(anchorsOf(rules).length).toBeGreaterThan(100);
    expect(definedTwice(rules)).toEqual([]);
  });

  test('are what citations lead to', () => {
    expect(unknownAnchors(texts, rules)).toEqual([]);
  });

  test('are each cited by code or a test', () => {
    expect(uncitedRules(code, rules)).toEqual([]);
  });
});

test('no file names a document that is not in the repository', () => {
  expect(foreignDocuments(texts, tracked)).toEqual([]);
});

test('a person is "they" in comments', () => {
  expect(genderedComments(code)).toEqual([]);
});

test('comments and documents name who does what', () => {
  const documents = texts.filter(({ path }) => path.endsWith('.md'));
  expect(hidingWords([...code, ...documents])).toEqual([]);
});

describe('each check can fail:', () => {
  const sample = (text: string, path = 'server/sample.ts'): TextFile => ({ path, text });
  const page = sample('- **R-one** First.\n- **R-two-parts** Second, see R-one.\n', 'docs/page.md');

  test('an anchor defined twice', () => {
    expect(definedTwice(page)).toEqual([]);
    expect(definedTwice(sample(`${page.text}- **R-one** Again.\n`, 'docs/page.md'))).toEqual([
      expect.stringContaining('R-one twice'),
    ]);
  });

  test('a rule that does not begin its line is no definition', () => {
    expect(anchorsOf(page)).toEqual(['R-one', 'R-two-parts']);
    expect(anchorsOf(sample('Text - **R-one** First.\n- R-two Second.\n- **R-three**\n'))).toEqual([]);
  });

  test('a citation that leads nowhere', () => {
    const file = sample('// fine (R-one)\n\n/** Not there (R-two-parts, R-two). */\n');
    expect(unknownAnchors([file, page], page)).toEqual([
      'server/sample.ts:3 cites R-two, which docs/page.md does not define',
    ]);
  });

  test('a rule that nothing cites', () => {
    expect(uncitedRules([sample('// (R-one)')], page)).toEqual([expect.stringContaining('has R-two-parts')]);
    expect(uncitedRules([sample('// (R-one, R-two-parts)')], page)).toEqual([]);
  });

  test.each([
    'as in spec §5',
    'decisions §4 Limits',
    'architecture.md §4',
    'the issue of the guest',
    'see ../shared/findings/structure.md',
    'see docs/missing.md',
  ])('a document that is not here: %s', (text) => {
    const [problem] = foreignDocuments([sample(`\n// ${text}`)], ['docs/page.md']);
    expect(problem).toMatch(/^server\/sample\.ts:2 names /);
  });

  test('documents that are here, imports and texts of a deployment may be named', () => {
    const text = "import { BRAND } from '../shared/brand.ts';\n// docs/page.md, privacy.md and imprint.de.md";
    expect(foreignDocuments([sample(text)], ['docs/page.md'])).toEqual([]);
  });

  test.each([
    ['server/sample.ts', '\n/** What he may do. */'],
    ['renderer/Sample.tsx', 'const a = (\n  <p>{/* His own. */}</p>\n);'],
    ['scripts/sample.mjs', '\nrun(); // by himself'],
    ['renderer/Sample.module.css', '\n/* shown to him */'],
    ['server/sample.sql', '\n-- shown to him'],
  ])('a comment that calls a person "he", in %s', (path, text) => {
    expect(genderedComments([sample(text, path)])).toEqual([expect.stringMatching(/:2 says "h(e|is|im|imself)"/i)]);
  });

  test.each([
    ['server/sample.ts', '\n// Whoever asks.'],
    ['docs/sample.md', '\nGoes to whomever it concerns, and to what nobody wants.'],
  ])('a word that hides who does it, in %s', (path, text) => {
    expect(hidingWords([sample(text, path)])[0]).toMatch(/:2 says "(whoever|whomever)"/i);
    expect(hidingWords([sample("const whoever = 'he';")])).toEqual([]);
  });

  test('what is no comment and no person is left alone', () => {
    const text = "const he = 'his'; // the others, this, she'll; they\nconst url = 'https://he';";
    expect(genderedComments([sample(text)])).toEqual([]);
  });
});
