import { expect, test } from 'vitest';
import { parseInfoText } from './infoText.ts';

test('title, sections and paragraphs, with the line ends of any system', () => {
  const text = '\uFEFF# Imprint\n\nThe club\nMain street 1\n\n## Contact\nmail@club.test\n\n\nOr ring us.\n';
  const parsed = {
    title: 'Imprint',
    sections: [
      { title: null, paragraphs: ['The club\nMain street 1'] },
      { title: 'Contact', paragraphs: ['mail@club.test', 'Or ring us.'] },
    ],
  };
  expect(parseInfoText(text)).toEqual(parsed);
  expect(parseInfoText(text.replaceAll('\n', '\r\n'))).toEqual({
    ...parsed,
    sections: [{ title: null, paragraphs: ['The club\r\nMain street 1'] }, parsed.sections[1]],
  });
});

test('a text without headings is one section; nothing is no page', () => {
  expect(parseInfoText('Only words.')).toEqual({
    title: null,
    sections: [{ title: null, paragraphs: ['Only words.'] }],
  });
  expect(parseInfoText('#hash is no title')?.title).toBeNull();
  expect(parseInfoText(' \n\n ')).toBeNull();
});
