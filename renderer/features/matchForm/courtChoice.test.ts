import { describe, expect, it } from 'vitest';
import { testGame } from '../../../tests/support/testGame.ts';
import { courtBodyOf, courtOf, isCourt, NO_COURT } from './courtChoice.ts';

const ZONE = 'Europe/Brussels';

describe('what is said of the court', () => {
  it('is nothing at first', () => {
    expect(courtBodyOf(NO_COURT, ZONE)).toEqual({ courtBooked: false, surface: null, cost: null });
  });

  it('reads an amount with a comma, in the currency of the venue unless another is chosen', () => {
    const court = { ...NO_COURT, amount: ' 7,50 ' };
    expect(courtBodyOf(court, ZONE).cost).toEqual({ amount: 7.5, currency: 'EUR' });
    expect(courtBodyOf(court, 'Europe/Budapest').cost?.currency).toBe('HUF');
    for (const zone of ['Asia/Calcutta', 'Asia/Kolkata']) expect(courtBodyOf(court, zone).cost?.currency).toBe('INR');
    for (const zone of ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'])
      expect(courtBodyOf(court, zone).cost?.currency).toBe('ARS');
    expect(courtBodyOf({ ...court, currency: 'CHF' }, ZONE).cost?.currency).toBe('CHF');
    expect(courtBodyOf({ ...court, amount: '0' }, ZONE).cost?.amount).toBe(0);
  });

  it('is what the game says, there and back', () => {
    const known = { courtBooked: true, surface: 'GRASS', cost: { amount: 4.2, currency: 'GBP' } } as const;
    const court = courtOf(testGame(known));
    expect(courtBodyOf(court, ZONE)).toEqual(known);
    expect(courtOf(testGame())).toEqual(NO_COURT);
  });

  it('is not taken from storage when it is something else', () => {
    expect(isCourt(NO_COURT)).toBe(true);
    for (const other of [null, {}, { ...NO_COURT, booked: 'yes' }, { ...NO_COURT, surface: 'LAVA' }]) {
      expect(isCourt(other)).toBe(false);
    }
  });
});
