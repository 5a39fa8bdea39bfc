import { describe, expect, test, vi } from 'vitest';
import { openExternal } from './externalLinks.ts';
import { isOwnPage } from './navigation.ts';

describe('isOwnPage', () => {
  test.each(['app://bundle/', 'app://bundle/extinv/a/b?x#y'])('%s is ours', (address) => {
    expect(isOwnPage(address)).toBe(true);
  });
  test.each([
    'app://bundle.evil/',
    'app://other/',
    'https://evil.example/?next=app://bundle',
    'file:///etc/passwd',
    'no address',
    'app:bundle',
  ])('%s is not', (address) => {
    expect(isOwnPage(address)).toBe(false);
  });
});

const SERVER = 'http://localhost:3000';

describe('openExternal', () => {
  test('opens the app’s own server under development, and no other one without https', () => {
    const open = vi.fn();
    expect(openExternal(`${SERVER}/desktop/login`, SERVER, open)).toBe(true);
    expect(openExternal('http://localhost:3001/', SERVER, open)).toBe(false);
    expect(openExternal('http://user@localhost:3000/', SERVER, open)).toBe(false);
  });
  test('opens https, as parsed', () => {
    const open = vi.fn();
    expect(openExternal('https://maps.example/a b', SERVER, open)).toBe(true);
    expect(open).toHaveBeenCalledWith('https://maps.example/a%20b');
  });
  test.each([
    'http://a.example',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'smb://a',
    'https://user:secret@a.example',
    'x',
  ])('leaves %s alone', (address) => {
    const open = vi.fn();
    expect(openExternal(address, SERVER, open)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});
