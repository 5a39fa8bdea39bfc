import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

const shown = (text: string) => text.replaceAll('\u200b', '');

test('no part of an address is left whole, and nothing is seen of it (R-notes-mailed)', () => {
  for (const text of ['See https://win.example/now', 'win.example', 'ann@mail.example', 'ftp://a.b']) {
    expect(unlinked(text)).not.toMatch(/\w[.@]\w|:\/\//);
    expect(shown(unlinked(text))).toBe(text);
  }
});

test('ordinary sentences stay as they are', () => {
  const text = 'Court 3. At 18:30, as ever: bring balls and/or water…';
  expect(unlinked(text)).toBe(text);
});
