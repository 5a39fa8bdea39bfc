import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { valueIn } from '../../stores/Query.ts';
import { historyLine } from './history/historyLine.ts';
import { RankingsStore } from './RankingsStore.ts';

configure({ enforceActions: 'always' });

const SKILLS = 'GET /api/skill/technical/allsports';
const TENNIS = 'GET /api/rank/crosscourt?sport=TENNIS&double=false&from=1';
const POSITIONS = 'GET /api/rank/crosscourt/places?sport=TENNIS&double=false';
const positions = (total: number, rank: number | null) => ({
  status: 200,
  body: [
    { mixed: false, total, rank },
    { mixed: true, total: 0, rank: null },
  ],
});
const HISTORY = 'GET /api/report/ratinghistory/t1';

const player = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'X',
  code: null,
  profileImageId: null,
  gender: null,
});
const team = (id: string, ...players: ReturnType<typeof player>[]) => ({
  id,
  single: players.length === 1,
  mixed: false,
  players,
});

const storeOf = (answers: Parameters<typeof testWorld>[0]) => new RankingsStore(testWorld(answers).root);

describe('sport', () => {
  it('is the one played last, not the one played most', async () => {
    const skill = (sport: string, lastDay: string | null) => ({
      sport,
      productRating: 5.2,
      wins: 1,
      loses: 0,
      lastDay,
    });
    const body = [skill('PADEL', '2026-11-02'), skill('SQUASH', '2026-11-09'), skill('BADMINTON', null)];
    const store = storeOf({ [SKILLS]: { status: 200, body } });
    expect(store.latestSport).toBeNull();
    await store.loadSkills();
    expect(store.latestSport).toBe('SQUASH');
  });

  it('is tennis for people who have not played', async () => {
    const store = storeOf({ [SKILLS]: { status: 200, body: [] } });
    await store.loadSkills();
    expect(store.latestSport).toBe('TENNIS');
  });
});

describe('requests', () => {
  it('have a state each, and recover', async () => {
    const store = storeOf({
      [TENNIS]: ['network', { status: 200, body: [{ rank: 1, team: team('t1', player('p1', 'Ann')), rating: 5.4 }] }],
      [POSITIONS]: positions(1, null),
      [HISTORY]: { status: 404, body: { messageId: 'E.notFound' } },
    });
    await Promise.all([store.loadRanking('TENNIS', false), store.loadHistory('t1')]);
    expect(store.rankingOf('TENNIS', false)).toMatchObject({ status: 'failed', failure: { code: 'network' } });
    expect(store.historyOf('t1')).toMatchObject({ status: 'failed', failure: { code: 'E.notFound' } });
    expect(store.rankingOf('TENNIS', true)).toEqual({ status: 'idle' });
    expect(store.skills.state).toEqual({ status: 'idle' });
    await store.loadRanking('TENNIS', false);
    expect(store.rankingOf('TENNIS', false)).toMatchObject({
      status: 'ready',
      value: [
        { mixed: false, rows: [{ rank: 1 }] },
        { mixed: true, rows: [] },
      ],
    });
  });

  it('keep what is on screen while it is read again', async () => {
    const store = storeOf({ [TENNIS]: { status: 200, body: [] }, [POSITIONS]: positions(0, null) });
    await store.loadRanking('TENNIS', false);
    const again = store.loadRanking('TENNIS', false);
    expect(store.rankingOf('TENNIS', false).status).toBe('ready');
    await again;
  });
});

describe('a long table', () => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      rank: from + index,
      team: team(`t${from + index}`, player(`p${from + index}`, 'Ann')),
      rating: 5,
    }));
  const pageFrom = (from: number) => `GET /api/rank/crosscourt?sport=TENNIS&double=false&mixed=false&from=${from}`;

  it('shows two above and two below first, five also at its ends', async () => {
    const at = async (rank: number | null, total = 40) => {
      const store = storeOf({ [TENNIS]: { status: 200, body: rows(1, total) }, [POSITIONS]: positions(total, rank) });
      await store.loadRanking('TENNIS', false);
      const [table] = valueIn(store.rankingOf('TENNIS', false)) ?? [];
      return table;
    };
    const shown = async (...of: Parameters<typeof at>) => (await at(...of))?.shown.map(({ rank }) => rank);
    expect(await shown(14)).toEqual([12, 13, 14, 15, 16]);
    expect(await shown(1)).toEqual([1, 2, 3, 4, 5]);
    expect(await shown(40)).toEqual([36, 37, 38, 39, 40]);
    expect(await shown(null)).toEqual([1, 2, 3, 4, 5]);
    const table = await at(14);
    expect([table?.own?.rank, table?.next?.rank, table?.canOpen]).toEqual([14, 13, true]);
    table?.setWhole(true);
    expect(table?.shown).toHaveLength(40);
    expect((await at(2, 3))?.canOpen).toBe(false);
  });

  it('goes page by page, and to one’s own row', async () => {
    const store = storeOf({
      [TENNIS]: { status: 200, body: rows(1, 50) },
      [POSITIONS]: positions(120, 90),
      [pageFrom(88)]: { status: 200, body: rows(88, 33) },
      [pageFrom(51)]: { status: 200, body: rows(51, 50) },
      [pageFrom(101)]: { status: 200, body: rows(101, 20) },
      [pageFrom(85)]: { status: 200, body: rows(85, 36) },
      [pageFrom(35)]: { status: 200, body: rows(35, 50) },
      [pageFrom(1)]: { status: 200, body: rows(1, 50) },
    });
    await store.loadRanking('TENNIS', false);
    const [table] = valueIn(store.rankingOf('TENNIS', false)) ?? [];
    if (!table) throw new Error('no table');
    expect(table.shown.map(({ rank }) => rank)).toEqual([88, 89, 90, 91, 92]);
    const state = () => [table.first, table.last, table.hasPrevious, table.hasNext, table.canJump];
    expect(state()).toEqual([1, 50, false, true, true]);
    await table.showNext();
    expect(state()).toEqual([51, 100, true, true, false]);
    await table.showNext();
    expect(state()).toEqual([101, 120, true, false, true]);
    await table.jump();
    expect(state()).toEqual([85, 120, true, false, false]);
    await table.showPrevious();
    expect(state()).toEqual([35, 84, true, true, true]);
    await table.showPrevious();
    expect(table.first).toBe(1);
  });

  it('keeps its page when the next cannot be had', async () => {
    const { root } = testWorld({
      [TENNIS]: { status: 200, body: rows(1, 50) },
      [POSITIONS]: positions(120, null),
      [pageFrom(51)]: 'network',
    });
    const store = new RankingsStore(root);
    await store.loadRanking('TENNIS', false);
    const [table] = valueIn(store.rankingOf('TENNIS', false)) ?? [];
    await table?.showNext();
    expect(table).toMatchObject({ first: 1, last: 50, paging: { isBusy: false } });
    expect(root.feedback.alert).not.toBeNull();
  });
});

// R-ranking-provisional
describe('who is listed apart', () => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      rank: from + index,
      team: team(`t${from + index}`, player(`p${from + index}`, 'Ann')),
      rating: 5,
    }));
  const apart = { total: 60, rank: 55, matchesLeft: 2 };
  const pageFrom = (from: number) =>
    `GET /api/rank/crosscourt?sport=TENNIS&double=false&mixed=false&provisional=true&from=${from}`;

  it('comes with one’s own row first, then with all, page by page', async () => {
    const store = storeOf({
      [TENNIS]: { status: 200, body: [] },
      [POSITIONS]: { status: 200, body: [{ mixed: false, total: 0, rank: null, provisional: apart }] },
      'GET /api/rank/crosscourt?sport=TENNIS&double=false&provisional=true&from=1': {
        status: 200,
        body: rows(1, 50),
      },
      [pageFrom(55)]: { status: 200, body: rows(55, 6) },
      [pageFrom(51)]: ['network', { status: 200, body: rows(50, 11) }],
    });
    await store.loadRanking('TENNIS', false);
    const [table] = valueIn(store.rankingOf('TENNIS', false)) ?? [];
    const list = table?.apart;
    if (!list) throw new Error('nobody is listed apart');
    expect(list.shown.map(({ rank }) => rank)).toEqual([55, 1, 2]);
    expect([list.matchesLeft, list.canOpen, list.hasMore]).toEqual([2, true, false]);
    expect(table?.ownAnywhere?.rank).toBe(55);
    list.setOpen(true);
    expect([list.shown.length, list.hasMore]).toEqual([50, true]);
    await list.more.run();
    expect([list.shown.length, list.more.isBusy]).toEqual([50, false]);
    await list.more.run();
    expect(list.shown.map(({ rank }) => rank)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(list.hasMore).toBe(false);
  });
});

describe('a line of history', () => {
  const entry = {
    teamId: 't2',
    rating: 5.3,
    receipt: {
      day: '2026-11-20',
      players: [
        {
          id: 'p1',
          before: 5.2,
          expected: 0.64,
          result: 0,
          share: 0.6,
          credit: 0.875,
          rule: 'MARGIN' as const,
          k: 0.6,
          change: -0.38,
          after: 4.82,
          width: 0.86,
          provisional: true,
          sameDay: false,
        },
        {
          id: 'p2',
          before: 4.9,
          expected: 0.36,
          result: 1,
          share: 0.6,
          credit: 0.875,
          rule: 'MARGIN' as const,
          k: 0.6,
          change: 0.38,
          after: 5.28,
          width: 0.5,
          provisional: false,
          sameDay: false,
        },
      ],
    },
    gameDTO: {
      id: 'g1',
      sport: 'TENNIS' as const,
      initiatorTeam: team('t1', player('p1', 'Ann')),
      opponentTeam: team('t2', player('p2', 'Zoë')),
      winner: 'OPPONENT' as const,
    },
  };

  it('is seen from the side of the team', () => {
    expect(historyLine(entry)).toMatchObject({
      won: true,
      against: { id: 't1' },
      receipts: [{ id: 'p2', firstName: 'Zoë', expected: 0.36, change: 0.38 }],
    });
    expect(historyLine({ ...entry, teamId: 't1' })).toMatchObject({ won: false, against: { id: 't2' } });
  });
});
