import { expect, test } from 'vitest';
import { addressParts } from './address.ts';

// R-address-lines
test.each([
  ['ann.baker@club.example', ['ann.', 'baker@', 'club.', 'example']],
  ['ann@mail.club.example', ['ann@', 'mail.', 'club.', 'example']],
  ['We wrote to ann@club.example. Look there.', ['We wrote to ', 'ann@', 'club.', 'example.', ' Look there.']],
  ['Version 1.2 of the page.', ['Version 1.2 of the page.']],
  ['', []],
])('a line may end behind the @ and the dots of an address: %s', (text, parts) => {
  expect(addressParts(text)).toEqual(parts);
});
