import { expect, test } from 'vitest';
import { parseHouseText } from './houseText.ts';

test('title, sections and paragraphs, with the line ends of any system', () => {
  const text = '\uFEFF# Imprint\n\nThe club\nMain street 1\n\n## Contact\nmail@club.test\n\n\nOr ring us.\n';
  const parsed = {
    title: 'Imprint',
    sections: [
      { title: null, paragraphs: ['The club\nMain street 1'] },
      { title: 'Contact', paragraphs: ['mail@club.test', 'Or ring us.'] },
    ],
  };
  expect(parseHouseText(text)).toEqual(parsed);
  expect(parseHouseText(text.replaceAll('\n', '\r\n'))).toEqual({
    ...parsed,
    sections: [{ title: null, paragraphs: ['The club\r\nMain street 1'] }, parsed.sections[1]],
  });
});

test('a text without headings is one section; nothing is no page', () => {
  expect(parseHouseText('Only words.')).toEqual({
    title: null,
    sections: [{ title: null, paragraphs: ['Only words.'] }],
  });
  expect(parseHouseText('#hash is no title')?.title).toBeNull();
  expect(parseHouseText(' \n\n ')).toBeNull();
});
