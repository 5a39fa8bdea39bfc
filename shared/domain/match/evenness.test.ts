import { expect, it } from 'vitest';
import { evennessOf } from './evenness.ts';

it('compares two players', () => {
  expect(evennessOf(5.3, [5.1])).toEqual({ partner: null, own: 5.3, other: 5.1, kind: 'even' });
  expect(evennessOf(5.3, [4.8])?.kind).toBe('close');
  expect(evennessOf(5.3, [6.4])?.kind).toBe('uneven');
});

it('finds the partner with whom a double is most even', () => {
  const found = evennessOf(6, [5, 4, 5.2]);
  expect(found?.partner).toBe(1);
  expect(found?.own).toBeCloseTo(5);
  expect(found?.other).toBeCloseTo(5.1);
  expect(found?.kind).toBe('even');
});

it('says nothing of a match that is not full', () => {
  expect(evennessOf(5, [])).toBeNull();
  expect(evennessOf(5, [5, 5])).toBeNull();
});
