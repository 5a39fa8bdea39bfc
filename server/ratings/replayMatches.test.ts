import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { replay } from '../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../shared/domain/rating/scale.ts';
import { describeReplay } from './describeReplay.ts';
import { replayMatches } from './replayMatches.ts';

const HEADER = 'date,sport,winner1,winner2,loser1,loser2,score';
const run = (...lines: string[]) => replayMatches(Readable.from([[HEADER, ...lines].join('\n')]));
const eloOf = (result: Awaited<ReturnType<typeof run>>, pool: string, player: string) =>
  result.pools.get(pool)?.get(player)?.elo ?? Number.NaN;

it('is the rule of the product: the same ratings as a replay of the ledger', async () => {
  const lines = [
    ['2026-01-01', 'Ann', 'Eva'],
    ['2026-01-01', 'Eva', 'Zoe'],
    ['2026-01-01', 'Ann', 'Zoe'],
    ['2026-01-03', 'Zoe', 'Ann'],
    ['2026-02-01', 'Eva', 'Ann'],
  ] as const;
  const result = await run(...lines.map(([day, winner, loser]) => `${day},TENNIS,${winner},,${loser},,6-4 6-4`));
  const ledger = lines.map(([day, winner, loser], index) => ({
    id: `${index}`,
    day,
    initiator: [winner],
    opponent: [loser],
    winner: 'INITIATOR' as const,
    sport: 'TENNIS' as const,
    share: 0.6,
  }));
  const { ratings } = replay(ledger, () => START_ELO);
  for (const [player, { elo }] of ratings) expect(eloOf(result, 'TENNIS:single:same', player)).toBe(elo);
});

it('predicts the matches of a day before it learns any of them', async () => {
  const { quality } = await run('2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4', '2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4');
  expect(quality).toMatchObject({ matches: 2, accuracy: 0.5, brier: 0.25 });
  const later = await run('2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4', '2026-01-02,TENNIS,Ann,,Eva,,6-4 6-4');
  expect(later.quality?.accuracy).toBe(0.75);
});

it('keeps sports, singles and doubles apart', async () => {
  const result = await run(
    '2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4',
    '2026-01-02,padel,Ann,Zoe,Eva,Kim,6-4 6-4',
    '2026-01-02,table tennis,Ann,,Eva,,11-5 11-5 11-5',
  );
  expect([...result.pools.keys()].sort()).toEqual([
    'PADEL:double:same',
    'TABLE_TENNIS:single:same',
    'TENNIS:single:same',
  ]);
  expect(eloOf(result, 'PADEL:double:same', 'Ann')).toBe(eloOf(result, 'PADEL:double:same', 'Zoe'));
});

it.each([
  ['W/O', 'walkovers'],
  ['walkover', 'walkovers'],
  ['RET', 'retirements'],
  ['3-1 ret.', 'retirements'],
  ['5-4 Ret', 'retirements'],
  ['6-6 RET', 'retirements'],
  ['2-0 DEF', 'retirements'],
] as const)('%s is skipped and counted under %s', async (score, where) => {
  const result = await run(`2026-01-01,TENNIS,Ann,,Eva,,${score}`);
  expect(result[where]).toBe(1);
  expect(result.quality).toBeNull();
});

it.each(['6-4 1-0 RET', '7-6(5) 2-2 ret', '6-0 6-0', '22-20 6-3'])('%s counts', async (score) => {
  expect((await run(`2026-01-01,TENNIS,Ann,,Eva,,${score}`)).quality?.matches).toBe(1);
});

describe('a file', () => {
  it('may have its columns in any order, quoted names, a mark at its beginning and Windows lines', async () => {
    const text =
      '\ufeffscore,loser2,loser1,winner2,winner1,sport,date\r\n"6-4 6-4",,"Baker, Eva",,"Smith ""Ann""",TENNIS,2026-01-01\r\n';
    const result = await replayMatches(Readable.from([text]));
    expect([...(result.pools.get('TENNIS:single:same')?.keys() ?? [])]).toEqual(['Smith "Ann"', 'Baker, Eva']);
  });

  it('names its wrong rows by their lines, and goes on', async () => {
    const result = await run(
      '2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4',
      '01/02/2026,TENNIS,Ann,,Eva,,6-4 6-4',
      '2026-02-30,TENNIS,Ann,,Eva,,6-4 6-4',
      '2026-01-02,CHESS,Ann,,Eva,,6-4 6-4',
      '2026-01-02,TENNIS,Ann,Zoe,Eva,,6-4 6-4',
      '2026-01-02,TENNIS,Ann,,Ann,,6-4 6-4',
      '2026-01-02,TENNIS,Ann,,Eva,,',
    );
    expect(result.quality?.matches).toBe(1);
    expect(result.wrong.first.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(describeReplay(result).join('\n')).toContain('line 5: CHESS is none of TENNIS');
  });

  it.each([
    ['2026-01-02,TENNIS,Ann,,Eva', 'it has 5 cells, the header 7'],
    ['2026-01-02,TENNIS,Ann,,Eva,,6-4 6-4,more', 'it has 8 cells, the header 7'],
    ['2026-01-02,TENNIS,Ann "Ace" Lee,,Eva,,6-4 6-4', 'a quote in the middle of a cell'],
    ['2026-01-02,TENNIS,Ann,,Eva,,cancelled', 'cancelled is no score'],
  ])('does without the row %s', async (row, why) => {
    const good = (day: string) => `${day},TENNIS,Ann,,Eva,,6-4 6-4`;
    const result = await run(good('2026-01-01'), row, good('2026-01-03'), good('2026-01-04'));
    expect(result.quality?.matches).toBe(3);
    expect(result.wrong).toEqual({ count: 1, first: [{ line: 3, why }] });
  });

  it('may come from a spreadsheet: capitals in its header, empty cells at the end of its rows', async () => {
    const header = 'Date,Sport,Winner1,Winner2,Loser1,Loser2,Score';
    const result = await replayMatches(Readable.from([`${header}\n2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4,,\n`]));
    expect(result).toMatchObject({ quality: { matches: 1 }, wrong: { count: 0 } });
  });

  it('is refused when a quote swallows what comes after it', async () => {
    const many = Array.from({ length: 1000 }, () => '2026-01-02,TENNIS,Ann,,Eva,,6-4 6-4');
    await expect(run('2026-01-01,TENNIS,"Ann,,Eva,,6-4 6-4', ...many)).rejects.toThrow('This is no CSV');
    await expect(run('2026-01-01,TENNIS,"Ann" Lee,,Eva,,6-4 6-4', ...many)).rejects.toThrow('This is no CSV');
  });

  it('is refused when it is empty', async () => {
    await expect(replayMatches(Readable.from(['']))).rejects.toThrow('The header lacks date, sport');
  });

  it('is refused without its columns, out of order, or when it is no CSV', async () => {
    await expect(replayMatches(Readable.from(['date,sport\n2026-01-01,TENNIS']))).rejects.toThrow(
      'The header lacks winner1, winner2, loser1, loser2, score.',
    );
    await expect(run('2026-01-02,TENNIS,Ann,,Eva,,6-4 6-4', '2026-01-01,TENNIS,Ann,,Eva,,6-4 6-4')).rejects.toThrow(
      'Line 3: 2026-01-01 comes after 2026-01-02',
    );
    await expect(run('2026-01-02,TENNIS,"Ann,,Eva,,6-4 6-4')).rejects.toThrow('This is no CSV');
  });
});

describe('the rules side by side', () => {
  const NAMES = ['Ann', 'Eva', 'Zoe', 'Kim', 'Ida', 'Mia'];
  /** Everybody beats who comes after them, most clearly who is weakest; a match a day. */
  const rows = Array.from({ length: 400 }, (_, index) => {
    const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    const one = index % NAMES.length;
    const other = (one + 1 + (Math.floor(index / NAMES.length) % (NAMES.length - 1))) % NAMES.length;
    const [winner, loser] = [Math.min(one, other), Math.max(one, other)];
    return `${day},TENNIS,${NAMES[winner]},,${NAMES[loser]},,6-${5 - (loser - winner)} 6-4`;
  });

  it('are both measured on the same matches', async () => {
    const result = await run(...rows);
    expect(result.rules.map(({ rule, quality }) => [rule, quality?.matches])).toEqual([
      ['RESULT', 400],
      ['MARGIN', 400],
    ]);
    const [before, now] = result.rules;
    expect(now?.quality).toEqual(result.quality);
    expect(now?.quality?.logLoss).not.toBe(before?.quality?.logLoss);
    const text = describeReplay(result).join('\n');
    expect(text).toMatch(/rule +who won +how clearly/);
    expect(text).toMatch(/log-loss +0\.\d{4} +0\.\d{4}/);
  });

  it('say how many players were later within the ± of their rating, by their matches', async () => {
    const { coverage, ...result } = await run(...rows);
    // Each plays about 133 times: looked at after 80 matches, and again after 110.
    expect(coverage.map(({ matches }) => matches)).toEqual([3, 5, 12, 20, 30, 50, 80]);
    for (const { players, inside } of coverage) {
      expect(players).toBe(6);
      expect(inside).toBeLessThanOrEqual(players);
    }
    expect(describeReplay({ coverage, ...result }).join('\n')).toMatch(/^12 +0\.62 +6 +\d+\.\d %$/m);
  });

  it('know a match tie-break in brackets as one game, and the points of a tie-break as none', async () => {
    const elo = async (score: string) =>
      eloOf(await run(`2026-01-01,TENNIS,Ann,,Eva,,${score}`), 'TENNIS:single:same', 'Ann');
    expect(await elo('4-6 7-6(10-8) [10-7]')).toBe(await elo('4-6 7-6 1-0'));
    expect(await elo('6-4 3-2 RET')).toBeGreaterThan(await elo('6-4 6-4'));
  });
});
