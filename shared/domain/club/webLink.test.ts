import { describe, expect, test } from 'vitest';
import { isWebLink } from './webLink.ts';

// R-club-announce
describe('a link that is shown with its host', () => {
  test.each([
    'https://parkside.example/cup',
    'https://www.parkside.example?day=1#top',
    'https://bücher.example/',
    'https://parkside.example/a@b:c',
  ])('%s', (link) => expect(isWebLink(link)).toBe(true));
});

describe('no such link', () => {
  test.each([
    'http://parkside.example',
    'javascript://parkside.example',
    'https://ann@parkside.example',
    'https://ann:secret@parkside.example',
    'https://parkside.example:8443/',
    'https://192.0.2.1/',
    'https://[2001:db8::1]/',
    'https://localhost/',
    'https:parkside.example',
    'https://parkside.example/two lines',
    'https://parkside.example\\@evil.example',
    'https://',
    '//parkside.example',
    '',
  ])('%j', (link) => expect(isWebLink(link)).toBe(false));
});
