import { expect, test } from 'vitest';
import { splitAddresses } from './friends.ts';

test.each([
  ['a@x.example,b@x.example', ['a@x.example', 'b@x.example']],
  [
    ' a@x.example ; b@x.example\r\nc@x.example\td@x.example  ',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  [
    'Ann Baker <a@x.example>, "Baker, Bert" <b@x.example>; <c@x.example>',
    ['a@x.example', 'b@x.example', 'c@x.example'],
  ],
  ['a@x.example, not an address,two@friends', ['a@x.example', 'not an address', 'two@friends']],
  [' ,;\n', []],
])('%j', (text, addresses) => expect(splitAddresses(text)).toEqual(addresses));

test.each(['a', '"', '<', 'a<', '"a'])('a long run of %j is split at once', (part) => {
  const begun = performance.now();
  splitAddresses(part.repeat(12_000));
  expect(performance.now() - begun).toBeLessThan(200);
});
