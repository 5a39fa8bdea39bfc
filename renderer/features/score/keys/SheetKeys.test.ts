import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { setRulesOf } from '../../../../shared/domain/sports.ts';
import { SPORTS } from '../../../../shared/domain/values.ts';
import { testGame } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { ScoreSheet } from '../ScoreSheet.ts';
import { scoreDeps } from '../scoreDeps.ts';
import { SheetKeys } from './SheetKeys.ts';

configure({ enforceActions: 'always' });

function keysOf(change: Partial<Game> = {}) {
  const sheet = new ScoreSheet(testGame(change), scoreDeps(testWorld({}).root));
  return { sheet, keys: new SheetKeys(sheet) };
}

const figures = (sheet: ScoreSheet) => sheet.rows.map(({ set }) => `${set.initiator}-${set.opponent}`);
const line = (initiator: number, opponent: number) => ({ initiator: `${initiator}`, opponent: `${opponent}` });

// R-score-keys
describe('one press takes back', () => {
  it('what was entered last, its tie-break before its set, down to an empty sheet', () => {
    const { sheet, keys } = keysOf();
    expect(keys.canUndo).toBe(false);
    keys.press(line(6, 4));
    keys.press(line(6, 7));
    keys.press(line(5, 7));
    expect(figures(sheet)).toEqual(['6-4', '6-7', '-']);
    const [first, second] = sheet.rows;
    expect(keys.undo()).toBe(`${second?.key}-tieBreak-initiator`);
    expect(keys.target).toEqual({ row: second, part: 'tieBreak' });
    expect(keys.undo()).toBe(`${second?.key}-set-initiator`);
    expect(figures(sheet)).toEqual(['6-4', '-']);
    expect(keys.undo()).toBe(`${first?.key}-set-initiator`);
    expect(figures(sheet)).toEqual(['-']);
    expect([keys.undo(), keys.canUndo]).toEqual([null, false]);
  });

  it('a result that had decided the match', () => {
    const { sheet, keys } = keysOf();
    for (const result of [line(6, 4), line(6, 4)]) keys.press(result);
    expect(keys.target).toBeNull();
    keys.undo();
    expect([figures(sheet), keys.target?.row]).toEqual([['6-4', '-'], sheet.rows[1]]);
  });
});

describe('how it ended', () => {
  it('is one press with the winner: the other side of who retired', async () => {
    const { sheet, keys } = keysOf();
    keys.press(line(6, 4));
    keys.open('stopped');
    keys.end({ status: 'RETIRED', winner: 'INITIATOR' });
    expect([keys.panel, sheet.winner, sheet.isComplete]).toEqual(['keys', 'INITIATOR', true]);
  });

  it('leaves nothing to enter of a match that was not played, until figures are typed', () => {
    const { sheet, keys } = keysOf();
    keys.end({ status: 'WALKOVER', winner: 'OPPONENT' });
    expect([keys.panel, keys.canUndo, sheet.isComplete, sheet.winner]).toEqual(['notPlayed', false, true, 'OPPONENT']);
    keys.type();
    expect([keys.panel, sheet.playedStatus, sheet.isComplete]).toEqual(['keys', 'PLAYED', false]);
  });

  it('asks who won where a kept sheet does not know', () => {
    const { sheet } = keysOf();
    sheet.setPlayedStatus('WALKOVER');
    expect([sheet.isComplete, new SheetKeys(sheet).panel]).toEqual([false, 'notPlayed']);
  });
});

describe('keys of both sides', () => {
  it.each(SPORTS.flatMap((sport) => setRulesOf(sport).map((rule) => [sport, rule] as const)))(
    'stay within two lines a group, or one side at a time: %s %s',
    (sport, gameSetRule) => {
      const { keys } = keysOf({ sport, gamePreference: { ...testGame().gamePreference, gameSetRule } });
      const most = Math.max(...keys.groups.map(({ lines }) => lines.length));
      expect(keys.shown).toHaveLength(most > 8 ? 1 : 2);
      keys.pick('opponent');
      expect(keys.shown.at(-1)?.side).toBe('opponent');
    },
  );

  it('begin with those of the side that was said to have won, else with one’s own', () => {
    const game = testGame({ sport: 'SQUASH' });
    const sheet = new ScoreSheet(game, scoreDeps(testWorld({}).root));
    expect(new SheetKeys(sheet).picked).toBe('initiator');
    sheet.expect('OPPONENT');
    expect(new SheetKeys(sheet).picked).toBe('opponent');
  });
});
