import { expect, it } from 'vitest';
import { webmailOf } from './webmail.ts';

// R-open-mail
it.each([
  ['ann@gmail.com', 'https://mail.google.com/'],
  ['Ann@GMX.de', 'https://www.gmx.net/'],
  ['ann@club.example', null],
  ['ann@gmail.com.evil.example', null],
  ['gmail.com@evil.example', null],
  ['constructor', null],
])('the mails of %s are read at %s', (address, url) => {
  expect(webmailOf(address)).toBe(url);
});
