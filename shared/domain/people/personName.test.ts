import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { initialsOf, nameOrder, personName } from './personName.ts';

const zoltan = { firstName: 'Zoltán', lastName: 'Nagy' };

// R-name-order
describe('a name', () => {
  it('has the family first in Hungarian, and the given name in all others', () => {
    expect(personName(zoltan, 'hu')).toBe('Nagy Zoltán');
    for (const language of LANGUAGES.filter((each) => each !== 'hu')) {
      expect(personName(zoltan, language)).toBe('Zoltán Nagy');
    }
  });
  it('has its letters and its fields in the same order', () => {
    expect(initialsOf(zoltan, 'hu')).toBe('NZ');
    expect(initialsOf(zoltan, 'de')).toBe('ZN');
    expect(nameOrder('hu')).toEqual(['lastName', 'firstName']);
  });
  it('may lack a part, and begin with a letter of two halves', () => {
    expect(personName({ firstName: '', lastName: 'Nagy' }, 'en')).toBe('Nagy');
    expect(personName({ firstName: 'Ann', lastName: '' }, 'hu')).toBe('Ann');
    expect(initialsOf({ firstName: '𝒜nn', lastName: 'éva' }, 'fr')).toBe('𝒜É');
    expect(initialsOf({ firstName: '', lastName: '' }, 'en')).toBe('');
  });
  it.each([
    ['"Bob"', 'B'],
    ['(Ann)', 'A'],
    ['เอกชัย', 'เอ'],
    ['कविता', 'क'],
    ['e\u0301va', 'E\u0301'],
    ['🇧🇪', ''],
    ['👩‍👩‍👧 Padel', 'P'],
  ])('%s begins with the letter %s', (firstName, letter) => {
    expect(initialsOf({ firstName, lastName: '' }, 'en')).toBe(letter);
  });
});
