import { describe, expect, test } from 'vitest';
import { textParts } from './textParts.ts';
import type { Translate } from './useText.ts';

const NAMES = ['match', 'whom', 'where'] as const;

const translate =
  (text: string): Translate =>
  (_, values = {}) =>
    text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));

describe('a text parted at its placeholders', () => {
  test('gives what stands before each of them', () => {
    expect(textParts(translate('{{match}} with {{whom}} at {{where}}'), 'organise.sentence', NAMES)).toEqual([
      { name: 'match', before: '' },
      { name: 'whom', before: 'with' },
      { name: 'where', before: 'at' },
    ]);
  });

  test('keeps the order of the language', () => {
    const parts = textParts(translate('{{where}}: {{match}} – {{whom}}'), 'organise.sentence', NAMES);
    expect(parts.map(({ name }) => name)).toEqual(['where', 'match', 'whom']);
    expect(parts.map(({ before }) => before)).toEqual(['', ':', '–']);
  });
});
