import { expect, test } from 'vitest';
import { resolveAsset } from './resolveAsset.ts';

const files = new Set(['/app/index.html', '/app/assets/main.js']);
const asset = (path: string) => resolveAsset(`app://bundle${path}`, '/app', (file) => files.has(file));

test.each([
  ['/', '/app/index.html'],
  ['/login', '/app/index.html'],
  ['/extinv/game-word/token', '/app/index.html'],
  ['/assets/main.js', '/app/assets/main.js'],
])('%s is answered by %s', (path, file) => {
  expect(asset(path)).toBe(file);
});

test.each(['/assets/gone.js', '/%00', '/..%5c..%5csecret.txt', '/%'])('%s is answered by nothing', (path) => {
  expect(asset(path)).toBeNull();
});

test('a path never leads out of the build', () => {
  expect(asset('/..%2f..%2fetc%2fpasswd.txt')).toBeNull();
  expect(resolveAsset('app://elsewhere/assets/main.js', '/app', () => true)).toBeNull();
});
