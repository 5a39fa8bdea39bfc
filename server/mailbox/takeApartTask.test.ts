import PostalMime from 'postal-mime';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportMail } from '../../tests/support/mail/bounceMail.ts';
import { headersOf } from './mailHeaders.ts';
import takeApart from './takeApartTask.ts';

// R-mailbox: what is too much is not begun with.

const OURS = `play+${'a'.repeat(27)}2@club.example`;
const parse = vi.spyOn(PostalMime, 'parse');
beforeEach(() => parse.mockClear());

const taken = (raw: string) => takeApart(Buffer.from(raw));
const FLOWED = `To: ${OURS}\r\nContent-Type: text/plain; format=flowed\r\n\r\n`;
const PARTS = `To: ${OURS}\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n`;

test('900 kB of short lines, and 128,000 empty parts, are passed by without a parser', async () => {
  expect(await taken(FLOWED + 'a \r\n'.repeat(225_000))).toEqual({ passedBy: 'tooManyLines' });
  expect(await taken(PARTS + '--B\r\n\r\n'.repeat(128_000))).toEqual({ passedBy: 'tooManyParts' });
  expect(await taken(PARTS + '--B\n'.repeat(201))).toEqual({ passedBy: 'tooManyParts' });
  expect(parse).not.toHaveBeenCalled();
});

test('a mail as long as programs write one, and a report, are taken apart', async () => {
  const file = `--B\r\nContent-Type: image/png\r\n\r\n${`${'x'.repeat(76)}\r\n`.repeat(12_000)}--B--\r\n`;
  expect(await taken(PARTS + file)).toMatchObject({ parts: [{ type: 'image/png' }] });
  expect(await taken(reportMail(OURS, [{ action: 'failed' }]))).toMatchObject({ parts: [{}, {}] });
  expect(parse).toHaveBeenCalledTimes(2);
});

test('a header is read as mail servers fold it, to its end and no further', () => {
  expect(headersOf(Buffer.from('To:\r\n play+x@club.example\r\nCC : a:b\n\n--B\nTo: ann@club.example'))).toEqual([
    { key: 'to', value: 'play+x@club.example' },
    { key: 'cc', value: 'a:b' },
  ]);
  expect(headersOf(Buffer.from(`To: a@b.example\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`))).toBeNull();
});
