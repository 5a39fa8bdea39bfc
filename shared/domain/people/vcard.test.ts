import { expect, test } from 'vitest';
import { cardLines } from './vcard.ts';

const read = (text: string) => [...cardLines(text)].map(({ name, value }) => `${name}=${value}`);

// R-contacts-file
test.each(['\n', '\r\n', '\r', '\r\r\n'])('lines that end in %j are the same', (end) => {
  const lines = ['BEGIN:VCARD', 'item1.EMAIL;type=INTERNET:ann@club.', ' example', 'FN:Ann\\, B.', 'END:VCARD', ''];
  expect(read(lines.join(end))).toEqual(['BEGIN=VCARD', 'EMAIL=ann@club.example', 'FN=Ann, B.', 'END=VCARD']);
});

test('only quoted-printable goes on after an equals sign', () => {
  expect(read('PHOTO;ENCODING=BASE64:AA==\nEMAIL;HOME:ann@club.example')).toEqual([
    'PHOTO=AA==',
    'EMAIL=ann@club.example',
  ]);
  expect(read('FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=81lv=\n=61rez 100%')).toEqual(['FN=Álvarez 100%']);
  expect(read('FN;QUOTED-PRINTABLE:J=FCrgen')).toEqual(['FN=Jürgen']);
});

test('what is no line of a card is left out', () => {
  expect(read('Hello\n: no name\nNOTE;X="a:b":c\n')).toEqual(['NOTE=c']);
});
