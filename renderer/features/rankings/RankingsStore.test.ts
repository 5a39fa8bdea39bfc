import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../stores/testWorld.ts';
import { formatChange, historyLine } from './historyLine.ts';
import { RankingsStore } from './RankingsStore.ts';

configure({ enforceActions: 'always' });

const SKILLS = 'GET /api/skill/technical/allsports';
const TENNIS = 'GET /api/rank/crosscourt?sport=TENNIS&double=false';
const HISTORY = 'GET /api/report/ratinghistory/t1';

const player = (id: string, firstName: string) => ({ id, firstName, lastName: 'X', code: null, profileImageId: null });
const team = (id: string, ...players: ReturnType<typeof player>[]) => ({
  id,
  single: players.length === 1,
  mixed: false,
  players,
});

const storeOf = (answers: Parameters<typeof testWorld>[0]) => new RankingsStore(testWorld(answers).root.api);

describe('sport', () => {
  it('is the one the server lists first', async () => {
    const store = storeOf({
      [SKILLS]: { status: 200, body: [{ sport: 'PADEL', productRating: 5.2, wins: 1, loses: 0 }] },
    });
    expect(store.mainSport).toBeNull();
    await store.loadSkills();
    expect(store.mainSport).toBe('PADEL');
  });

  it('is tennis for whoever has not played', async () => {
    const store = storeOf({ [SKILLS]: { status: 200, body: [] } });
    await store.loadSkills();
    expect(store.mainSport).toBe('TENNIS');
  });
});

describe('requests', () => {
  it('have a state each, and recover', async () => {
    const store = storeOf({
      [TENNIS]: ['network', { status: 200, body: [{ rank: 1, team: team('t1', player('p1', 'Ann')), rating: 5.4 }] }],
      [HISTORY]: { status: 404, body: { messageId: 'E.notFound' } },
    });
    await Promise.all([store.loadRanking('TENNIS', false), store.loadHistory('t1')]);
    expect(store.rankingOf('TENNIS', false)).toMatchObject({ status: 'failed', failure: { code: 'network' } });
    expect(store.historyOf('t1')).toMatchObject({ status: 'failed', failure: { code: 'E.notFound' } });
    expect(store.rankingOf('TENNIS', true)).toEqual({ status: 'idle' });
    expect(store.skills).toEqual({ status: 'idle' });
    await store.loadRanking('TENNIS', false);
    expect(store.rankingOf('TENNIS', false)).toMatchObject({ status: 'ready', value: [{ rank: 1 }] });
  });

  it('keep what is on screen while it is read again', async () => {
    const store = storeOf({ [TENNIS]: { status: 200, body: [] } });
    await store.loadRanking('TENNIS', false);
    const again = store.loadRanking('TENNIS', false);
    expect(store.rankingOf('TENNIS', false).status).toBe('ready');
    await again;
  });
});

describe('a line of history', () => {
  const entry = {
    teamId: 't2',
    rating: 5.3,
    receipt: {
      day: '2026-11-20',
      players: [
        { id: 'p1', before: 5.2, expected: 0.64, result: 0, k: 0.6, change: -0.38, after: 4.82 },
        { id: 'p2', before: 4.9, expected: 0.36, result: 1, k: 0.6, change: 0.38, after: 5.28 },
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

  it.each([
    [0.12, 'en', '+0.1'],
    [-0.38, 'de', '-0,4'],
    [0.02, 'en', '+0.02'],
    [0, 'en', '0.00'],
  ])('writes a change of %d in %s as %s', (change, language, expected) => {
    expect(formatChange(change, language).replace('−', '-')).toBe(expected);
  });
});
