import { describe, expect, it } from 'vitest';
import { laterDay } from '../../../../shared/domain/calendar/zone.ts';
import { testGame } from '../../../../tests/support/testGame.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { viewMatch } from '../matchView.ts';
import { boardDays, boardHours, freeColumn } from './weekBlocks.ts';

const window = (fromTime: string, toTime: string) => ({
  id: fromTime,
  date: fromTime.slice(0, 10),
  fromTime,
  toTime,
  game: 'g1',
  invitationId: null,
});
const agreed = (id: string, fromTime: string, toTime: string, change: Partial<Game> = {}) =>
  viewMatch(
    testGame({
      id,
      fromTime,
      toTime,
      ...change,
      summary: { ...testGame().summary, icon: 'settled', title: 'summary.scheduled', ...change.summary },
    }),
    'u1',
    'en',
  );
const offered = (...windows: ReturnType<typeof window>[]) => offeredAs('o', ...windows);
const offeredAs = (id: string, ...windows: ReturnType<typeof window>[]) =>
  viewMatch(
    testGame({
      id,
      status: 'CONFIRMED',
      fromTime: null,
      toTime: null,
      calendarPreference: windows,
      summary: { ...testGame().summary, icon: 'pending', title: 'summary.owner.waiting' },
    }),
    'u1',
    'en',
  );
const FIRST = '2026-11-21';
const shape = (match: Parameters<typeof boardDays>[0][number]) =>
  boardDays([match], FIRST).flatMap(({ day, blocks }) => blocks.map(({ from, to, agreed: is }) => [day, from, to, is]));

describe('the week', () => {
  it('has seven days, over the end of a month', () => {
    expect(boardDays([], '2026-11-28').map(({ day }) => day)).toEqual(
      [28, 29, 30].map((day) => `2026-11-${day}`).concat(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']),
    );
    expect(laterDay('2026-11-21', -7)).toBe('2026-11-14');
  });

  it('knows the first day that is free at an hour, also below a short match that is drawn longer', () => {
    const short = agreed('a', '2026-11-21T15:45:00.000Z', '2026-11-21T16:15:00.000Z');
    const days = boardDays([short], FIRST);
    expect([16, 17, 19].map((hour) => freeColumn(days, hour))).toEqual([1, 1, 0]);
    expect(freeColumn(boardDays([], FIRST), 18)).toBe(0);
  });

  it('shows what is agreed at the clock of its venue', () => {
    expect(shape(agreed('a', '2026-11-23T17:00:00.000Z', '2026-11-23T18:30:00.000Z'))).toEqual([
      ['2026-11-23', 18, 19.5, true],
    ]);
  });

  it('shows all that is offered', () => {
    const match = offered(
      window('2026-11-24T16:00:00.000Z', '2026-11-24T20:00:00.000Z'),
      window('2026-11-25T22:00:00.000Z', '2026-11-26T00:30:00.000Z'),
      window('2026-12-24T16:00:00.000Z', '2026-12-24T20:00:00.000Z'),
    );
    expect(shape(match)).toEqual([
      ['2026-11-24', 17, 21, false],
      ['2026-11-25', 23, 24, false],
      ['2026-11-26', 0, 1.5, false],
    ]);
    expect(boardHours(boardDays([match], FIRST))).toEqual({ from: 0, to: 24 });
    expect(boardHours([])).toEqual({ from: 9, to: 22 });
  });

  it('leaves out what somebody declined', () => {
    const declined = { ...testGame().summary, icon: null, title: 'summary.invitee.declined' } as const;
    const match = offered(window('2026-11-24T16:00:00.000Z', '2026-11-24T20:00:00.000Z'));
    expect(shape({ ...match, game: { ...match.game, summary: declined } })).toEqual([]);
  });

  it('piles up offers at one time, below what is agreed then or what begins first', () => {
    const on = (id: string, from: string, to: string) =>
      offeredAs(id, window(`2026-11-23T${from}:00.000Z`, `2026-11-23T${to}:00.000Z`));
    const [, , day] = boardDays(
      [
        on('late', '19:00', '21:00'),
        on('early', '08:00', '11:00'),
        on('middle', '10:00', '13:00'),
        on('noon', '12:00', '14:00'),
        agreed('evening', '2026-11-23T18:00:00.000Z', '2026-11-23T19:30:00.000Z'),
      ],
      FIRST,
    );
    expect(
      day?.blocks.map(({ match, lanes, below }) => [match.game.id, lanes, below.map((offer) => offer.match.game.id)]),
    ).toEqual([
      ['early', 1, ['middle']],
      ['noon', 1, []],
      ['evening', 1, ['late']],
    ]);
  });

  it('puts the offer that waits for the player on top of a pile', () => {
    const due = { ...testGame().summary, icon: 'action', title: 'summary.invitee.answer' } as const;
    const first = offeredAs('first', window('2026-11-23T08:00:00.000Z', '2026-11-23T11:00:00.000Z'));
    const own = offeredAs('due', window('2026-11-23T09:00:00.000Z', '2026-11-23T11:00:00.000Z'));
    const [, , day] = boardDays([first, { ...own, game: { ...own.game, summary: due }, isDue: true }], FIRST);
    expect(day?.blocks.map(({ match, below }) => [match.game.id, below.length])).toEqual([['due', 1]]);
  });

  it('puts beside each other what is agreed at one time, or has no room below', () => {
    const at = (id: string, from: string, to: string) =>
      agreed(id, `2026-11-23T${from}:00.000Z`, `2026-11-23T${to}:00.000Z`);
    const [, , day] = boardDays(
      [at('a', '17:00', '19:00'), at('b', '17:30', '18:30'), at('c', '19:30', '20:00'), at('d', '20:30', '21:00')],
      FIRST,
    );
    expect(day?.blocks.map(({ match, lane, lanes }) => [match.game.id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 1, 2],
    ]);
  });
});
