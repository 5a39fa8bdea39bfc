import { expect, test } from 'vitest';
import { readableUrl } from './malformed.ts';

test.each(['/', '/setNewPassword/abc?x=%E0%A4%A', '/publicProfile/%C3%A9', '/api/game/abc'])(
  '%s is answered as it is',
  (url) => {
    expect(readableUrl({ url })).toBe(url);
  },
);

test.each([
  ['/setNewPassword/%E0%A4%A', '/-'],
  ['/g/%00', '/-'],
  ['/api/game/%ED%A0%80', '/api/-'],
  [`/api/group/${'x'.repeat(257)}?a=b`, '/api/-'],
  ['*', '/-'],
])('%s is answered as %s (R-malformed)', (url, answered) => {
  expect(readableUrl({ url })).toBe(answered);
});
