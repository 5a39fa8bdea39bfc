import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { GameSetRule, Sport } from '../../../shared/domain/values.ts';
import { testGame } from '../../../tests/support/testGame.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { isCountTold } from './countsOnce.ts';
import { SheetKeys } from './keys/SheetKeys.ts';
import { ScoreSheet } from './ScoreSheet.ts';
import { scoreDeps } from './scoreDeps.ts';

configure({ enforceActions: 'always' });

const SET = { initiatorScore: 6, opponentScore: 4, type: 'NORMAL' as const, ord: 0 };
const ACTION = 'PUT /api/game/g1/action';
const PLAYED = { status: 200, body: testGame({ status: 'PLAYED', version: 4 }) };

function sheetOf(change: Partial<Game> = {}, answers: Parameters<typeof testWorld>[0] = { [ACTION]: PLAYED }) {
  const world = testWorld(answers);
  return { ...world, sheet: new ScoreSheet(testGame(change), scoreDeps(world.root)) };
}

const playing = (sport: Sport, gameSetRule: GameSetRule) => ({
  sport,
  gamePreference: { ...testGame().gamePreference, gameSetRule },
});

/** Types digits as a keyboard does: each into the field the one before led to. @returns where the focus ends */
function typeIn(sheet: ScoreSheet, digits: string, from = `${sheet.rows[0]?.key}-set-initiator`): string {
  let field: string = from;
  for (const digit of digits) {
    const [key, part, side] = field.split('-');
    const row = sheet.rows.find((each) => each.key === Number(key));
    if (!row || (part !== 'set' && part !== 'tieBreak') || (side !== 'initiator' && side !== 'opponent')) break;
    field = sheet.type(row, part, side, row[part][side] + digit) ?? field;
  }
  return field;
}

const figures = (sheet: ScoreSheet) => sheet.rows.map(({ set }) => `${set.initiator}-${set.opponent}`);
const bodies = (sent: { body: unknown }[]) => sent.map(({ body }) => JSON.parse(String(body)));

describe('typing', () => {
  it.each<[string, Sport, GameSetRule, string, string[]]>([
    ['two sets', 'TENNIS', 'BOF3S', '6464', ['6-4', '6-4']],
    ['sets the other side won', 'TENNIS', 'BOF3S', '4626', ['4-6', '2-6']],
    ['a set to one, whose figure could begin a longer one', 'TENNIS', 'BOF3S', '1660', ['1-6', '6-0', '-']],
    ['a match tie-break as a set', 'TENNIS', 'BOF3S', '6446108', ['6-4', '4-6', '10-8']],
    ['pickleball', 'PICKLEBALL', '3X11', '711114', ['7-11', '11-4', '-']],
    ['badminton', 'BADMINTON', '3X21', '21192119', ['21-19', '21-19']],
    ['short sets', 'TENNIS', 'FAST4', '1442', ['1-4', '4-2', '-']],
  ])('%s in one go', (_name, sport, rule, digits, expected) => {
    const { sheet } = sheetOf(playing(sport, rule));
    typeIn(sheet, digits);
    expect(figures(sheet)).toEqual(expected);
  });

  it('takes a rare longer figure after a step back', () => {
    const { sheet } = sheetOf(playing('BADMINTON', '3X21'));
    const [row] = sheet.rows;
    expect(typeIn(sheet, '3')).toBe(`${row?.key}-set-opponent`);
    typeIn(sheet, '029');
    expect(figures(sheet)).toEqual(['30-29', '-']);
  });

  it('ends at the button once a side has won, and appends no set then', () => {
    const { sheet } = sheetOf();
    expect(typeIn(sheet, '6464')).toBe('save');
    expect(sheet.rows).toHaveLength(2);
    expect(sheet.winner).toBe('INITIATOR');
  });

  it('appends a blank set after a valid last one only', () => {
    const { sheet } = sheetOf();
    typeIn(sheet, '65');
    expect(figures(sheet)).toEqual(['6-5']);
    const [row] = sheet.rows;
    if (row) sheet.type(row, 'set', 'opponent', '3');
    expect(figures(sheet)).toEqual(['6-3', '-']);
  });

  it('takes the blank set away when a correction decides the match, but not one asked for', () => {
    const { sheet } = sheetOf();
    typeIn(sheet, '6446');
    expect(figures(sheet)).toEqual(['6-4', '4-6', '-']);
    const second = sheet.rows[1];
    if (second) {
      sheet.type(second, 'set', 'initiator', '6');
      sheet.type(second, 'set', 'opponent', '4');
    }
    expect(figures(sheet)).toEqual(['6-4', '6-4']);
    sheet.addSet();
    expect(figures(sheet)).toEqual(['6-4', '6-4', '-']);
    if (second) sheet.type(second, 'set', 'opponent', '3');
    expect(figures(sheet)).toEqual(['6-4', '6-3', '-']);
  });

  it.each([
    ['6x', '6'],
    ['123', '12'],
    ['-4', '4'],
  ])('reads %o as %o', (typed, expected) => {
    const { sheet } = sheetOf();
    const [row] = sheet.rows;
    if (row) sheet.type(row, 'set', 'opponent', typed);
    expect(sheet.rows[0]?.set.opponent).toBe(expected);
  });

  it('leaves out what is not below fifty', () => {
    const { sheet } = sheetOf();
    const [row] = sheet.rows;
    if (row) sheet.type(row, 'set', 'opponent', '50');
    expect(sheet.rows[0]?.set.opponent).toBe('');
  });
});

describe('problems', () => {
  it('are the possible values of an invalid set', () => {
    const { sheet } = sheetOf();
    typeIn(sheet, '65');
    const [row] = sheet.rows;
    expect(row && sheet.problemAt(row, 'set')).toMatchObject({ given: 6, allowed: [0, 1, 2, 3, 4, 7, 8, 10] });
    expect(row && sheet.showsTieBreak(row)).toBe(false);
    expect(sheet.counts).toBe(false);
  });

  it('wait while a figure may still be growing, but not after a try to save', async () => {
    const { sheet, sent } = sheetOf(playing('PICKLEBALL', '3X11'));
    typeIn(sheet, '71');
    const [row] = sheet.rows;
    expect(row && sheet.problemAt(row, 'set')).toBeNull();
    expect(await sheet.save()).toBeNull();
    expect(row && sheet.problemAt(row, 'set')).toMatchObject({ reason: 'score' });
    expect(sent).toEqual([]);
  });

  it('name a set with one side missing when saving', async () => {
    const { sheet, sent } = sheetOf();
    typeIn(sheet, '646');
    expect(await sheet.save()).toBeNull();
    const row = sheet.rows[1];
    expect(row && sheet.problemAt(row, 'set')).toEqual({ reason: 'incomplete' });
    expect(sent).toEqual([]);
  });

  it('do not exist where the clock stopped the match', () => {
    const { sheet } = sheetOf();
    sheet.setPlayedStatus('TIMEEXPIRED');
    typeIn(sheet, '53');
    const [row] = sheet.rows;
    expect(row && sheet.problemAt(row, 'set')).toBeNull();
    expect(sheet.winner).toBe('INITIATOR');
    expect(sheet.counts).toBe(false);
  });
});

describe('tie-breaks', () => {
  it('are asked for after a one-point set, typed next and sent as the following entry', async () => {
    const { sheet, sent } = sheetOf();
    const [row] = sheet.rows;
    expect(typeIn(sheet, '76')).toBe(`${row?.key}-tieBreak-initiator`);
    expect(row && sheet.showsTieBreak(row)).toBe(true);
    const [, next] = sheet.rows;
    expect(typeIn(sheet, '75', `${row?.key}-tieBreak-initiator`)).toBe(`${next?.key}-set-initiator`);
    expect(typeIn(sheet, '64', `${next?.key}-set-initiator`)).toBe('save');
    await sheet.save();
    expect(bodies(sent)[0].sets).toEqual([
      { initiatorScore: 7, opponentScore: 6, type: 'NORMAL', ord: 0 },
      { initiatorScore: 7, opponentScore: 5, type: 'TB', ord: 1 },
      { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 2 },
    ]);
  });

  it('of the last set are typed before the button is reached', () => {
    const { sheet } = sheetOf();
    expect(typeIn(sheet, '6476')).toBe(`${sheet.rows[1]?.key}-tieBreak-initiator`);
    expect(typeIn(sheetOf().sheet, '647675')).toBe('save');
  });

  it('in place of the deciding set may be written 1-0, and is asked for to ten', () => {
    const { sheet } = sheetOf();
    const keys = new SheetKeys(sheet);
    typeIn(sheet, '6446');
    const [, , third] = sheet.rows;
    if (!third) throw new Error('a third set expected');
    expect(keys.groups[0]?.lines.at(-1)).toEqual({ initiator: '1', opponent: '0' });
    expect(keys.press({ initiator: '0', opponent: '1' })).toBe(`${third.key}-tieBreak-initiator`);
    expect(keys.groups).toMatchObject([{ side: 'opponent' }]);
    expect(keys.groups[0]?.lines[0]).toEqual({ initiator: '0', opponent: '10' });
    expect(keys.press({ initiator: '7', opponent: '10' })).toBe('save');
    expect([sheet.problem, sheet.winner]).toEqual([null, 'OPPONENT']);
    // A set that is decided by its own tie-break is asked for to seven.
    keys.show(third, 'set');
    keys.press({ initiator: '7', opponent: '6' });
    expect(keys.groups[0]?.lines[0]).toEqual({ initiator: '7', opponent: '0' });
  });

  it('may be left out', async () => {
    const { sheet, sent } = sheetOf();
    typeIn(sheet, '76');
    typeIn(sheet, '64', `${sheet.rows[1]?.key}-set-initiator`);
    await sheet.save();
    expect(bodies(sent)[0].sets).toHaveLength(2);
  });

  it('won by the side that lost the set are refused here', async () => {
    const { sheet, sent } = sheetOf();
    typeIn(sheet, '7657');
    const [row] = sheet.rows;
    if (row) {
      expect(sheet.problemAt(row, 'tieBreak')).toMatchObject({ reason: 'tieBreakWinner' });
    }
    expect(await sheet.save()).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('saving', () => {
  it('sends sets without the trailing blank one, winner, how it ended and the version it is based on', async () => {
    const { sheet, sent, root } = sheetOf();
    typeIn(sheet, '6446');
    expect(sheet.rows).toHaveLength(3);
    expect(await sheet.save()).toMatchObject({ version: 4 });
    expect(bodies(sent)).toEqual([
      {
        actionType: 'SET_SCORE',
        sets: [
          { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 0 },
          { initiatorScore: 4, opponentScore: 6, type: 'NORMAL', ord: 1 },
        ],
        winner: 'UNKNOWN',
        playedStatus: 'PLAYED',
        version: 3,
      },
    ]);
    expect(root.games.get('g1')?.status).toBe('PLAYED');
  });

  it('asks who won where no score tells it, and sends no sets of a walkover', async () => {
    const { sheet, sent } = sheetOf();
    typeIn(sheet, '64');
    sheet.setPlayedStatus('WALKOVER');
    expect(await sheet.save()).toBeNull();
    expect(sheet.winnerMissing).toBe(true);
    sheet.nameWinner('OPPONENT');
    await sheet.save();
    expect(bodies(sent)).toEqual([expect.objectContaining({ sets: [], winner: 'OPPONENT', playedStatus: 'WALKOVER' })]);
    sheet.setPlayedStatus('PLAYED');
    expect(figures(sheet)[0]).toBe('6-4');
  });

  it('does not count a practice hit', () => {
    const { sheet } = sheetOf({ gamePreference: { ...testGame().gamePreference, matchCategory: 'PRACTICEHIT' } });
    typeIn(sheet, '6464');
    expect(sheet.counts).toBe(false);
  });

  it('says nothing of counting before the score is whole, not even of practice', () => {
    const { gamePreference } = testGame();
    const practice = { gamePreference: { ...gamePreference, matchCategory: 'PRACTICEHIT' as const } };
    for (const [change, counts] of [[{}, true] as const, [practice, false] as const]) {
      const { sheet } = sheetOf(change);
      expect(isCountTold(sheet)).toBe(false);
      typeIn(sheet, '6365');
      expect(isCountTold(sheet)).toBe(false);
      const [, second] = sheet.rows;
      if (second) sheet.type(second, 'set', 'opponent', '3');
      expect([isCountTold(sheet), sheet.counts]).toEqual([true, counts]);
      if (second) sheet.enter(second, 'set', { initiator: '4', opponent: '6' });
      expect(isCountTold(sheet)).toBe(false);
      sheet.setPlayedStatus('NOT_PLAYED');
      expect([isCountTold(sheet), sheet.counts]).toEqual([true, false]);
    }
    // Fewer sets than the rule names are whole once they were saved.
    const standing = sheetOf({ status: 'PLAYED', playedStatus: 'PLAYED', gameSet: [SET] });
    expect(isCountTold(standing.sheet)).toBe(true);
  });

  it('begins with what one’s own side has entered, and waits for both sides to say the same', () => {
    const claim = (by: 'OWN' | 'OTHER', opponentScore: number) => ({
      by,
      sets: [{ initiatorScore: 6, opponentScore, type: 'NORMAL' as const, ord: 0 }],
      winner: 'INITIATOR' as const,
      playedStatus: 'PLAYED' as const,
      enteredAt: '2026-11-20T19:00:00.000Z',
      enteredBy: null,
    });
    const scoreClaims = [claim('OWN', 4), claim('OTHER', 2)];
    const { sheet } = sheetOf({ status: 'PLAYED', disputed: true, gameSet: claim('OTHER', 2).sets, scoreClaims });
    const [row] = sheet.rows;
    expect(figures(sheet)[0]).toBe('6-4');
    expect(sheet.countsOnce).toBe('agreed');
    if (row) sheet.type(row, 'set', 'opponent', '2');
    expect(sheet.countsOnce).toBeNull();
  });

  it('waits for a visitor who has not shown their mailbox', () => {
    expect(sheetOf({ awaitsProof: true }).sheet.countsOnce).toBe('proved');
  });

  it('counts a match with a winner', () => {
    const { sheet } = sheetOf();
    typeIn(sheet, '6464');
    expect(sheet.counts).toBe(true);
  });

  it('shows the current score after 409 and sends again with its version when told to', async () => {
    const current = testGame({ version: 9, status: 'PLAYED' });
    const { sheet, sent } = sheetOf(
      {},
      {
        [ACTION]: [{ status: 409, body: { messageId: 'E.game.changed', data: { version: 9 } } }, PLAYED],
        'GET /api/game/g1': { status: 200, body: current },
      },
    );
    typeIn(sheet, '6464');
    expect(await sheet.save()).toBeNull();
    expect(sheet.saving.current?.version).toBe(9);
    expect(figures(sheet)).toEqual(['6-4', '6-4']);
    await sheet.insist();
    expect(sheet.saving.current).toBeNull();
    expect(JSON.parse(String(sent.at(-1)?.body)).version).toBe(9);
  });

  it('says under the last set when the server refuses the score, until it is changed', async () => {
    const { sheet } = sheetOf({}, { [ACTION]: { status: 422, body: { messageId: 'E.score.invalid' } } });
    typeIn(sheet, '6464');
    expect(await sheet.save()).toBeNull();
    const row = sheet.rows[1];
    expect(row && sheet.problemAt(row, 'set')).toEqual({ reason: 'refused' });
    if (row) sheet.type(row, 'set', 'opponent', '3');
    expect(row && sheet.problemAt(row, 'set')).toBeNull();
  });

  it('keeps what was typed and waits when the server cannot be reached', async () => {
    const { sheet, root } = sheetOf({}, { [ACTION]: 'network' });
    typeIn(sheet, '6464');
    expect(await sheet.save()).toBe('waiting');
    expect(root.offlineQueue.of('g1')).toMatchObject({ what: 'score', name: 'Zoë Nagy', path: '/game/g1' });
    expect(figures(sheet)).toEqual(['6-4', '6-4']);
  });

  it('begins a correction with the score that stands', () => {
    const { sheet } = sheetOf({
      status: 'PLAYED',
      playedStatus: 'PLAYED',
      winner: 'INITIATOR',
      gameSet: [
        { initiatorScore: 7, opponentScore: 6, type: 'NORMAL', ord: 0 },
        { initiatorScore: 7, opponentScore: 3, type: 'TB', ord: 1 },
        { initiatorScore: 6, opponentScore: 1, type: 'NORMAL', ord: 2 },
      ],
    });
    expect(figures(sheet)).toEqual(['7-6', '6-1']);
    expect(sheet.rows[0]?.tieBreak).toEqual({ initiator: '7', opponent: '3' });
  });
});
