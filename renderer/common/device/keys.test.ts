import { expect, it } from 'vitest';
import { isComposing, keyMeant } from './keys.ts';

it.each([
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['т', 'KeyN', 'n'],
  // A Latin letter counts where it is printed: AZERTY.
  ['a', 'KeyQ', 'a'],
  ['é', 'Digit2', 'é'],
  ['?', 'Slash', '?'],
  ['Enter', 'Enter', 'enter'],
])('%s on %s means %s', (key, code, meant) => expect(keyMeant({ key, code })).toBe(meant));

it('Enter that ends a word is none, in Safari too', () => {
  const press = (init: KeyboardEventInit) => isComposing(init as KeyboardEvent);
  expect(press({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(press({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(press({ isComposing: false, keyCode: 13 })).toBe(false);
});
