import { describe, expect, it } from 'vitest';
import { getGame } from '../../../../shared/contract/game.ts';
import { period } from '../../../../tests/support/editSample.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import { headerOf, timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import { previewGame } from './previewGame.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const DRAFT: NewGame = {
  sport: 'PADEL',
  notes: 'Bring water',
  shareMyPhone: false,
  invitationExpiryDays: 3,
  timezone: 'Europe/London',
  courtBooked: true,
  surface: 'ARTIFICIAL_GRASS',
  cost: { amount: Number.NaN, currency: 'GBP' },
  gamePreference: {
    matchType: 'OPENDOUBLE',
    duration: 60,
    gameSetRule: 'BOF3S',
    matchCategory: 'PRACTICEHIT',
    candidateMethod: 'CHOOSE',
    opponentsSelection: 'FIX',
    opponentsGender: 'EITHER',
    opponentsLevelFrom: Number.NaN,
    opponentsLevelTo: 6,
    noAdGame: false,
    groupPlayCaptain: false,
  },
  calendarPreference: [period(26, 17, 20), period(27, 17, 20)],
  locationPreference: [],
  contactList: [],
};
const VENUES = [
  { key: 'row1', known: null, name: ' Hall ', address: '', city: 'Leeds' },
  { key: 'row2', known: null, name: 'Park', address: 'Lane 1', city: '' },
];
const preview = previewGame(DRAFT, {
  me: { id: 'u1', firstName: 'Ann', lastName: 'Peeters' },
  venues: VENUES,
  club: { chosen: null, courts: [], courtId: null },
  earlier: [],
  ownerLevel: 5.2,
  now: NOW,
});

describe('a preview', () => {
  it('is a game as the contract has it, seen by somebody who hasn’t answered', async () => {
    const { response } = await getGame.schemas();
    expect(() => response.validateSync(preview, { strict: true })).not.toThrow();
    expect(headerOf(preview, NOW)).toBe('pending');
  });

  it('offers the draft’s times and places, to be tried but not accepted', () => {
    expect(timesOf(preview).offered).toMatchObject(DRAFT.calendarPreference);
    expect(venuesOf(preview).offered.map(({ location }) => [location.name, location.city])).toEqual([
      ['Hall', 'Leeds'],
      ['Park', null],
    ]);
    expect(preview.action).toEqual(['TIME_SELECTION', 'LOCATION_SELECTION']);
  });

  it('leaves out what is typed wrong so far', () => {
    expect(preview.cost).toBeNull();
    expect(preview.gamePreference).toMatchObject({ opponentsLevelFrom: null, opponentsLevelTo: 6 });
  });
});
