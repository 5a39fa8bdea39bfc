import { describe, expect, test } from 'vitest';
import type { Acceptor, Offer } from './agreement.ts';
import { answerCounts, bestStart, bestStarts, obstacle, venueCounts } from './answerCounts.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const at = (hour: number, minutes = 0) => new Date(Date.UTC(2026, 10, 26, hour, minutes)).toISOString();
const period = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });
const offer = (change: Partial<Offer> = {}): Offer => ({
  windows: [period(17, 20)],
  venues: ['hall', 'park'],
  duration: 60,
  timezone: 'Europe/Brussels',
  ...change,
});
const ann: Acceptor = { id: 'ann', slots: [period(17, 18)], venues: ['hall'] };
const bob: Acceptor = { id: 'bob', slots: [period(17, 19)], venues: ['hall'] };
const cleo: Acceptor = { id: 'cleo', slots: [period(19, 20)], venues: null };
const easy: Acceptor = { id: 'easy', slots: null, venues: null };

describe('answerCounts', () => {
  test('counts every start the match can take, with who can and who cannot', () => {
    const counts = answerCounts([ann, bob, cleo], offer(), NOW);
    expect(counts.map(({ fromTime, can }) => [fromTime, can])).toEqual([
      [at(17), ['ann', 'bob']],
      [at(17, 30), ['bob']],
      [at(18), ['bob']],
      [at(18, 30), []],
      [at(19), ['cleo']],
    ]);
    expect(counts[0]).toMatchObject({ toTime: at(18), cannot: ['cleo'] });
  });
  test('who chose nothing accepts everything offered, who chose an empty list nothing', () => {
    const counts = answerCounts([easy, { id: 'no', slots: [], venues: null }], offer(), NOW);
    expect(counts.map(({ can, cannot }) => [can, cannot])).toEqual(Array(5).fill([['easy'], ['no']]));
  });
  test('a choice outside the offer counts only where it is offered', () => {
    const wide = { id: 'wide', slots: [period(10, 18), period(18, 23)], venues: null };
    expect(answerCounts([wide], offer({ windows: [period(19, 20)] }), NOW)).toEqual([
      { ...period(19, 20), can: ['wide'], ratherNot: [], cannot: [] },
    ]);
  });
  test('what has begun is no start any more', () => {
    expect(answerCounts([easy], offer(), at(18)).map(({ fromTime }) => fromTime)).toEqual([at(18, 30), at(19)]);
  });
  test('a match over the end of summer time keeps its true length', () => {
    const night = { fromTime: '2026-10-25T00:00:00.000Z', toTime: '2026-10-25T02:00:00.000Z' };
    const counts = answerCounts([easy], offer({ windows: [night] }), '2026-10-20T00:00:00.000Z');
    expect(counts.map(({ fromTime }) => fromTime.slice(11, 16))).toEqual(['00:00', '00:30', '01:00']);
  });
});

describe('bestStart', () => {
  test('is the earliest of those that suit most', () => {
    expect(bestStart(answerCounts([ann, bob, cleo], offer(), NOW), [])?.fromTime).toBe(at(17));
    expect(bestStart(answerCounts([easy], offer(), NOW), [])?.fromTime).toBe(at(17));
  });
  // R-rather-not
  test('is a later one where somebody would rather not take the earliest', () => {
    const reluctant = { ...easy, ratherNot: { slots: [period(17, 18)], venues: [] } };
    const counts = answerCounts([reluctant, bob], offer(), NOW);
    expect(counts[0]).toMatchObject({ can: ['easy', 'bob'], ratherNot: ['easy'] });
    expect(bestStart(counts, [])?.fromTime).toBe(at(17, 30));
    expect(bestStart(counts.slice(0, 1), [])?.fromTime).toBe(at(17));
  });
  // R-best-combinations
  test('is one that all confirmed players can make, even if another suits as many people', () => {
    const anna = { ...easy, id: 'anna' };
    const bert = { ...easy, id: 'bert', slots: [{ fromTime: at(17, 30), toTime: at(20) }] };
    const counts = answerCounts([anna, bert, { ...easy, id: 'emma', slots: [period(17, 18)] }], offer(), NOW);
    expect(counts[0]?.can).toEqual(['anna', 'emma']);
    expect(bestStart(counts, [])?.fromTime).toBe(at(17));
    expect(bestStart(counts, ['anna', 'bert'])?.fromTime).toBe(at(17, 30));
    expect(bestStarts(counts, ['anna', 'bert'], 1)[0]?.fromTime).toBe(at(17, 30));
  });
  test('is none when no start suits anybody', () => {
    expect(bestStart(answerCounts([], offer(), NOW), [])).toBeNull();
    expect(bestStart(answerCounts([{ ...ann, slots: [] }], offer(), NOW), [])).toBeNull();
  });
});

test('bestStarts are those that suit most, in order of time', () => {
  const counts = answerCounts([bob, cleo, { ...cleo, id: 'dan' }], offer(), NOW);
  expect(bestStarts(counts, [], 3).map(({ fromTime }) => fromTime)).toEqual([at(17), at(17, 30), at(19)]);
});

test('venueCounts names whom each venue suits, in the order of the places', () => {
  expect(venueCounts([ann, cleo], offer({ venues: ['park', 'hall'] }))).toEqual([
    { venue: 'park', can: ['cleo'] },
    { venue: 'hall', can: ['ann', 'cleo'] },
  ]);
});

describe('obstacle', () => {
  const why = (waiting: Acceptor[], missing: number, confirmed: Acceptor[] = []) =>
    obstacle({ confirmed, waiting, missing }, offer(), NOW);

  test('is none while too few said yes, and when some of them could play', () => {
    expect(why([ann, bob], 3)).toBeNull();
    expect(why([ann, cleo, bob], 2)).toBeNull();
  });
  test('no common time', () => {
    expect(why([ann, cleo], 2)).toBe('time');
  });
  test('no common place', () => {
    expect(why([ann, { ...bob, venues: ['park'] }], 2)).toBe('place');
  });
  test('neither', () => {
    expect(why([ann, { ...cleo, venues: ['park'] }], 2)).toBe('timeAndPlace');
  });
  test('a time for some and a venue for others', () => {
    const dan = { id: 'dan', slots: [period(19, 20)], venues: ['hall'] };
    expect(why([ann, { ...bob, venues: ['park'] }, dan], 2)).toBe('together');
  });
  test('includes the people who are in already', () => {
    expect(why([bob], 1, [cleo])).toBe('time');
    expect(why([easy], 1, [cleo])).toBeNull();
  });
});
