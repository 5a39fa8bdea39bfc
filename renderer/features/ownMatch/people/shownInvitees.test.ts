import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { shownInvitees } from './shownInvitees.ts';

const NOW = new Date('2026-11-23T20:15:00.000Z');
const invitee = [
  testInvitee('1', 'Ann Li', 'SENT'),
  testInvitee('2', 'Bert Li', 'ACCEPTED'),
  testInvitee('3', 'Cleo Li', 'CONFIRMED'),
  testInvitee('4', 'Dora Li', 'DECLINED'),
];
const slot = { fromTime: '2026-11-23T18:30:00.000Z', toTime: '2026-11-23T20:00:00.000Z' };
const shown = (changes: Parameters<typeof testGame>[0]) =>
  shownInvitees(testGame({ invitee, ...changes }), NOW).map(({ invitee: { user }, status }) => [
    user.firstName,
    status,
  ]);

// R-own-match-page
it('lists players first, then who may still come in', () => {
  expect(shown({ status: 'SCHEDULED', fromTime: slot.fromTime, toTime: '2026-11-23T20:30:00.000Z' })).toEqual([
    ['Cleo', 'CONFIRMED'],
    ['Bert', 'WAITING'],
    ['Ann', 'SENT'],
    ['Dora', 'DECLINED'],
  ]);
});

it('lists who played, and nobody else, once the match is over', () => {
  expect(shown({ status: 'SCHEDULED', ...slot })).toEqual([['Cleo', 'PLAYED']]);
  expect(shown({ status: 'PLAYED', ...slot })).toEqual([['Cleo', 'PLAYED']]);
});
