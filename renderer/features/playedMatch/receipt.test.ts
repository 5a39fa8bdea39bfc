import { expect, it } from 'vitest';
import type { RatingHistory } from '../../../shared/contract/schemas/ratings/rating.ts';
import { testGame } from '../../../tests/support/testGame.ts';
import { headToHead, ratedTeams, receiptOf } from './receipt.ts';

const team = (id: string, player: string) => ({
  id,
  single: true,
  mixed: false,
  players: [{ id: player, firstName: player, lastName: '', code: null, profileImageId: null, gender: null }],
});
const own = team('mine', 'u1');
const line = (id: string, against: string, winner: 'INITIATOR' | 'OPPONENT', isHost = true): RatingHistory[number] => ({
  teamId: own.id,
  rating: 5.2,
  receipt: {
    day: '2026-11-20',
    players: [
      {
        id: 'u1',
        before: 5,
        expected: 0.4,
        result: 1,
        share: 0.6,
        credit: 0.875,
        rule: 'MARGIN',
        k: 1,
        change: 0.2,
        after: 5.2,
        width: 0.86,
        provisional: true,
        sameDay: false,
      },
    ],
  },
  gameDTO: {
    id,
    sport: 'TENNIS',
    initiatorTeam: isHost ? own : team(against, against),
    opponentTeam: isHost ? team(against, against) : own,
    winner,
  },
});
const history = [
  line('g1', 'zoe', 'INITIATOR'),
  line('g2', 'kim', 'INITIATOR'),
  line('g3', 'zoe', 'INITIATOR', false),
  line('g4', 'zoe', 'OPPONENT', false),
];

it('counts the matches of two teams, on either side of the organiser (R-head-to-head)', () => {
  expect(headToHead(history, 'zoe')).toEqual({ won: 2, lost: 1 });
  expect(headToHead(history, 'kim')).toEqual({ won: 1, lost: 0 });
  expect(headToHead(history, 'eva')).toEqual({ won: 0, lost: 0 });
});

it('finds what one match did to one player, and whether they won it (R-level-move)', () => {
  expect(receiptOf(history, 'g1', 'u1')).toMatchObject({ before: 5, change: 0.2, hasWon: true, width: 0.86 });
  expect(receiptOf(history, 'g1', 'u1')?.provisional).toEqual(['u1']);
  expect(receiptOf(history, 'g3', 'u1')).toMatchObject({ hasWon: false });
  expect(receiptOf(history, 'g1', 'u2')).toBeNull();
  expect(receiptOf(history, 'g9', 'u1')).toBeNull();
});

it('has teams only in a match that counts, and only for those who played in it', () => {
  const other = team('other', 'u2');
  const game = testGame({ playedStatus: 'PLAYED', initiatorTeam: other, opponentTeam: own });
  expect(ratedTeams(game, 'u1')).toEqual({ own, other });
  expect(ratedTeams(game, 'u2')).toEqual({ own: other, other: own });
  expect(ratedTeams(game, 'u3')).toBeNull();
  expect(ratedTeams({ ...game, playedStatus: null }, 'u1')).toBeNull();
  const practice = { ...game.gamePreference, matchCategory: 'PRACTICEHIT' as const };
  expect(ratedTeams({ ...game, gamePreference: practice }, 'u1')).toBeNull();
});
