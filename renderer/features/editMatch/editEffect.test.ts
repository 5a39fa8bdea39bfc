import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../shared/domain/match/agreement.ts';
import { offeredGame, period } from '../../../tests/support/editSample.ts';
import { offerOf } from '../calendar/agreement.ts';
import { editEffect } from './editEffect.ts';

const NOW = '2026-11-21T10:00:00.000Z';

const asked = (game: ReturnType<typeof offeredGame>, change: Partial<Offer>) => {
  const effect = editEffect(game, { ...offerOf(game), ...change }, NOW);
  return { names: effect.asked.map(({ user }) => user.firstName), reopens: effect.reopens };
};

describe('editEffect', () => {
  it('touches nobody where nothing is changed, and nobody by what is added', () => {
    const game = offeredGame();
    expect(asked(game, {})).toEqual({ names: [], reopens: false });
    const windows = [...offerOf(game).windows, period(28, 17, 20)];
    expect(asked(game, { windows, venues: ['p1', 'p2', 'new'] })).toEqual({ names: [], reopens: false });
  });
  it('names those whose times or places are all gone, and only those who said yes', () => {
    expect(asked(offeredGame(), { windows: [period(27, 17, 20)] }).names).toEqual(['Zoë']);
    expect(asked(offeredGame(), { venues: ['p1'] }).names).toEqual(['Kim']);
    expect(asked(offeredGame(), { windows: [period(29, 17, 20)] }).names).toEqual(['Zoë', 'Kim', 'Ed']);
  });

  const agreed = () => {
    const game = offeredGame();
    const [zoe, ...others] = game.invitee;
    const location = game.locationPreference[0]?.location ?? null;
    if (zoe) zoe.status = 'CONFIRMED';
    return {
      ...game,
      status: 'SCHEDULED' as const,
      ...period(26, 17, 18),
      location,
      invitee: zoe ? [zoe, ...others] : [],
    };
  };
  it('does not ask who plays while the agreed slot and place stay', () => {
    expect(asked(agreed(), { windows: [period(26, 17, 18)] })).toEqual({ names: ['Kim'], reopens: false });
  });
  it('says that an agreed match is looked for anew when its slot or place goes', () => {
    expect(asked(agreed(), { windows: [period(27, 17, 20)] })).toEqual({ names: ['Zoë'], reopens: true });
    expect(asked(agreed(), { venues: ['p2'] })).toEqual({ names: [], reopens: true });
  });
});
