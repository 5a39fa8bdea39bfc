import { expect, test } from 'vitest';
import { splitAddresses } from './writtenPeople.ts';

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
  ['Baker, Ann <a@x.example>; Toth, Bence <b@x.example>', ['a@x.example', 'b@x.example']],
  ['Baker, Ann <a@x.example>, Toth, Bence <b@x.example>', ['a@x.example', 'b@x.example']],
  [`'a@x.example'; "b@x.example" [c@x.example]`, ['a@x.example', 'b@x.example', 'c@x.example']],
  ['a@x.example., mailto:b@x.example', ['a@x.example', 'b@x.example']],
  ['Ann Baker a@x.example, Bert (b@x.example)', ['a@x.example', 'b@x.example']],
  ['Ann "Annie" Baker <a@x.example>; a\u200bb@x.example', ['a@x.example', 'ab@x.example']],
  ['kate/tennis@x.example a@x.example/', ['kate/tennis@x.example', 'a@x.example/']],
  ['bob; Baker, Ann <a@x.example>', ['bob', 'a@x.example']],
  ['bob, a@x.example', ['bob', 'a@x.example']],
  ['Ann <ann@club>', ['ann@club']],
])('%j', (text, addresses) => expect(splitAddresses(text)).toEqual(addresses));

test.each(['a', '"', '<', 'a<', '"a'])('a long run of %j is split at once', (part) => {
  const begun = performance.now();
  // A look back from each of its characters would take minutes.
  splitAddresses(part.repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(5_000);
});
