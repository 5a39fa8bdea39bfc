import { emptyGame, emptyInvitee, emptyUser } from '../../stores/emptyGame.ts';
import type { Game } from '../../stores/GamesStore.ts';

/** Choices to show where something is chosen. */
export const TYPES = [
  { value: 'SINGLE', label: 'Single', hint: 'One opponent' },
  { value: 'OPENDOUBLE', label: 'Open double', hint: 'Three more players; you choose a partner' },
] as const;

export type Type = (typeof TYPES)[number]['value'];

const HOUR = 3_600_000;
const start = Math.ceil(Date.now() / HOUR) * HOUR + 30 * HOUR;
const fromTime = new Date(start).toISOString();
const toTime = new Date(start + 1.5 * HOUR).toISOString();

/** A match of Ann against Zoltán in two days, for the gallery alone. */
export const agreedSample: Game = emptyGame({
  id: 'g1',
  sport: 'TENNIS',
  date: fromTime.slice(0, 10),
  fromTime,
  toTime,
  status: 'SCHEDULED',
  prevStatus: 'CONFIRMED',
  createDt: fromTime,
  expiresAt: fromTime,
  timezone: 'Europe/Brussels',
  timezoneOffset: 60,
  locationResolved: true,
  action: ['SET_SCORE'],
  userRole: 'OWNER',
  summary: {
    title: 'summary.scoreDue',
    icon: 'action',
    owner: 'Ann Peeters',
    opponents: ['Zoltán Nagy'],
    date: fromTime.slice(0, 10),
    fromTime,
    toTime,
    locations: ['Court 1'],
    requiredPlayerCount: 1,
    requiredAcceptedCount: 1,
  },
  ownerLevel: 5,
  owner: emptyUser({ id: 'u1', firstName: 'Ann', lastName: 'Peeters' }),
  invitee: [
    emptyInvitee({
      id: 'i2',
      status: 'CONFIRMED',
      user: emptyUser({ id: 'u2', firstName: 'Zoltán', lastName: 'Nagy' }),
    }),
  ],
  location: {
    id: 'l1',
    name: 'Court 1',
    code: null,
    city: 'Gent',
    country: 'BE',
    address: 'Parklaan 12',
    lat: '51.0379',
    lon: '3.7254',
    data: null,
    favorite: false,
    timezone: 'Europe/Brussels',
    timezoneOffset: 60,
  },
  reach: 'MAIL',
  entryMail: 'SENT',
  gamePreference: {
    level: null,
    opponentsLevelFrom: null,
    opponentsLevelTo: null,
    opponentsAgeFrom: null,
    opponentsAgeTo: null,
    opponentsGender: 'EITHER',
    duration: 90,
    noAdGame: false,
    groupPlayCaptain: false,
    candidateMethod: 'FIRST',
    opponentsSelection: 'FIX',
    matchType: 'SINGLE',
    matchCategory: 'CROSSCOURT',
    gameSetRule: 'BOF3S',
  },
  version: 3,
});

/** The same match, played. */
export const playedSample: Game = {
  ...agreedSample,
  status: 'PLAYED',
  playedStatus: 'PLAYED',
  winner: 'INITIATOR',
  gameSet: [
    { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 0 },
    { initiatorScore: 7, opponentScore: 6, type: 'NORMAL', ord: 1 },
    { initiatorScore: 7, opponentScore: 5, type: 'TB', ord: 2 },
  ],
};
