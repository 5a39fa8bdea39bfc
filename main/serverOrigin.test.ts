import { expect, test } from 'vitest';
import { readServerOrigin } from './serverOrigin.ts';

test.each([
  ['https://club.example/', 'https://club.example'],
  ['https://club.example:8443/x?y', 'https://club.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('%s is served by %s', (address, origin) => {
  expect(readServerOrigin(address)).toBe(origin);
});

test.each(['', 'club.example', 'http://club.example', 'http://localhost.evil.test', 'ftp://localhost', 'file:///etc'])(
  '%s is no server to talk to',
  (address) => {
    expect(readServerOrigin(address)).toBeNull();
  },
);
