import { expect, test } from 'vitest';
import { clubPathIn } from './FindClub.tsx';

// R-club-find
test.each([
  ['parkside', '/club/parkside'],
  ['  Parkside ', '/club/parkside'],
  ['https://crosscourt.example/club/parkside', '/club/parkside'],
  ['crosscourt.example/club/Parkside/', '/club/parkside'],
  ['https://crosscourt.example/club/parkside?tab=people', '/club/parkside'],
  ['Join us: https://crosscourt.example/club/parkside/join/aB3_x-9', '/club/parkside/join/aB3_x-9'],
  ['https://crosscourt.example/club/new', null],
  ['https://crosscourt.example/game/parkside', null],
  ['Parkside Racquet Club', null],
  ['', null],
])('%s leads to %s', (text, path) => {
  expect(clubPathIn(text)).toBe(path);
});
