import { describe, expect, it } from 'vitest';
import { type CourtPlayer, positionsOf } from './positions.ts';

const player = (key: string): CourtPlayer => ({ key, name: key, picture: null });

describe('where players stand on the court', () => {
  it('faces one another across the net', () => {
    const [me, them] = positionsOf([[player('me')], [player('them')]], true);
    expect(me).toMatchObject({ key: 'me', x: 20, y: 50 });
    expect(them).toMatchObject({ key: 'them', x: 80, y: 50 });
  });

  it('keeps partners on their half, and nobody on somebody else', () => {
    const all = positionsOf(
      [
        [player('a'), player('b')],
        [player('c'), null],
      ],
      true,
    );
    expect(all.map(({ x }) => x < 50)).toEqual([true, true, false, false]);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(new Set(all.map(({ key }) => key)).size).toBe(4);
  });

  it('stands apart where two share the floor', () => {
    const [me, them] = positionsOf([[player('me')], [player('them')]], false);
    expect(me).toMatchObject({ x: 24, y: 36 });
    expect(them).toMatchObject({ x: 76, y: 64 });
  });

  it('shares the floor where there is no net', () => {
    const all = positionsOf(
      [
        [player('a'), player('b')],
        [player('c'), player('d')],
      ],
      false,
    );
    expect(all.map(({ y }) => y < 50)).toEqual([true, true, false, false]);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});
