import { describe, expect, it } from 'vitest';
import { poolKey, poolOf } from './pool.ts';

describe('poolOf', () => {
  const m = { gender: 'MALE' } as const;
  const f = { gender: 'FEMALE' } as const;
  const unknown = { gender: null };

  it.each([
    [[[m], [m]], true, false],
    [[[m], [f]], true, true],
    [[[m], [unknown]], true, false],
    [[[unknown], [{}]], true, false],
    [
      [
        [f, f],
        [f, f],
      ],
      false,
      false,
    ],
    [
      [
        [m, f],
        [m, f],
      ],
      false,
      true,
    ],
    [
      [
        [m, unknown],
        [m, m],
      ],
      false,
      false,
    ],
    [
      [
        [m, unknown],
        [f, m],
      ],
      false,
      true,
    ],
  ] as const)('%j: single %s, mixed %s', (sides, isSingle, mixed) => {
    expect(poolOf('TENNIS', sides)).toEqual({ sport: 'TENNIS', single: isSingle, mixed });
  });

  it('has a key of its own for every pool', () => {
    const keys = [
      [[m], [m]],
      [[m], [f]],
      [
        [m, m],
        [m, m],
      ],
      [
        [m, f],
        [m, f],
      ],
    ].map((sides) => poolKey(poolOf('PADEL', sides)));
    expect(keys).toEqual(['PADEL:single:same', 'PADEL:single:mixed', 'PADEL:double:same', 'PADEL:double:mixed']);
  });
});
