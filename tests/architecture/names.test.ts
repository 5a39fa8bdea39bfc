import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';
import { sourceOf } from './electronRules.ts';
import { bannedNames, bannedNamesOf, findBanned, unneededAllowances } from './nameRules.ts';

const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
const banned = bannedNamesOf(glossary);

const findings = findBanned(sourcesOf(['shared', 'server', 'renderer', 'main', 'preload']), banned);

test('no name uses a word that docs/glossary.md bans', () => {
  expect(banned.length).toBeGreaterThan(10);
  expect(bannedNames(findings)).toEqual([]);
});

test('no path is allowed a word it does not have', () => {
  expect(unneededAllowances(findings, banned)).toEqual([]);
});

describe('the rule', () => {
  const rows = [
    { banned: 'letter', use: 'email', allowedIn: ['shared/alphabet'] },
    { banned: 'MOST', use: 'MAX', allowedIn: [] },
    { banned: 'present…', use: 'serialize', allowedIn: [] },
  ];
  const inFile = (code: string, path = 'server/sample.ts') => bannedNames(findBanned([sourceOf(path, code)], rows));

  test.each([
    'const changeLetters = 1;',
    'function send({ letter }: Mail) {}',
    'const mail = { coverLetter: 1 };',
    'class A { #letters = 1; }',
    'const MOST_GUESTS = 10;',
    'export const presentMe = 1;',
  ])('finds %s', (code) => {
    expect(inFile(code)).toHaveLength(1);
  });

  test('finds a file by its name', () => {
    expect(inFile('', 'server/letterFacts.ts')).toHaveLength(1);
  });

  test.each([
    "import { letter } from 'a-package';",
    "const row = { 'letter': 1 };",
    'const most = mostRecent;',
    'const present = 1;',
    'const newsletterless = 1;',
    'row.cover_letter = 1;',
  ])('lets %s be', (code) => {
    expect(inFile(code)).toEqual([]);
  });

  test('lets a word be where it means something else', () => {
    expect(inFile('const letter = 1;', 'shared/alphabet.ts')).toEqual([]);
  });

  test('names a path that is allowed a word it does not have', () => {
    const found = findBanned([sourceOf('shared/alphabet.ts', 'const a = 1;')], rows);
    expect(unneededAllowances(found, rows)).toEqual(['letter is nowhere in shared/alphabet']);
  });

  test('reads the table of the glossary', () => {
    const table = [
      '| a | b | c |',
      '## Banned names',
      '| banned | use | allowed in |',
      '| --- | --- | --- |',
      '| door | guard, deps | main/, preload/ |',
      '| tell… | notify | |',
    ];
    expect(bannedNamesOf(table.join('\n'))).toEqual([
      { banned: 'door', use: 'guard, deps', allowedIn: ['main/', 'preload/'] },
      { banned: 'tell…', use: 'notify', allowedIn: [] },
    ]);
  });
});
