import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import { ME, testWorld } from '../../../../tests/support/testWorld.ts';
import { InvitationStore } from '../InvitationStore.ts';
import { keepAnswer } from './keptAnswer.ts';

configure({ enforceActions: 'always' });

const PATH = '/extinv/g1/n';
const CELLS = [17, 18].flatMap((hour) => [`2026-11-24T${hour}:00:00.000Z`, `2026-11-24T${hour}:30:00.000Z`]);
const NO_MARKS = { starts: [], places: [] };
const KEPT = {
  cells: CELLS,
  starts: CELLS.slice(0, 2),
  places: ['p1', 'p2'],
  ratherNot: NO_MARKS,
  note: 'Looking forward',
  shareMyPhone: false,
  changing: false,
};

const venue = (id: string) => ({ id, location: { name: id }, invitationId: null });
const invitation = (...places: string[]) => ({
  status: 200,
  body: {
    ...testGame(),
    status: 'CONFIRMED',
    fromTime: null,
    toTime: null,
    action: ['ACCEPT', 'DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION'],
    calendarPreference: [
      { id: 'w', date: '2026-11-24', fromTime: CELLS[0], toTime: '2026-11-24T20:00:00.000Z', invitationId: null },
    ],
    locationPreference: places.map(venue),
  },
});

/** The invitation page of a logged-in person, in a window that remembers `typed`. */
async function page(answers: Parameters<typeof testWorld>[0], typed: unknown = null) {
  const world = testWorld({ 'GET /api/me': { status: 200, body: ME }, ...answers }, { token: 't1' });
  const { root, platform } = world;
  platform.visit.set('typed', JSON.stringify({ userId: 'u1', forms: { [`${PATH} answer`]: typed } }));
  await root.start();
  const store = new InvitationStore(
    { gameId: 'g1', password: null, token: 'n' },
    {
      games: root.games,
      send: root.offlineQueue.send,
      hasAccount: () => false,
      language: () => 'en',
      onRegistered: () => undefined,
      now: () => new Date('2026-11-22T10:00:00.000Z'),
      report: () => undefined,
    },
  );
  keepAnswer(root.kept, `${PATH} answer`, store);
  const kept = () => JSON.parse(platform.visit.get('typed') ?? '').forms[`${PATH} answer`] ?? null;
  return { store, kept };
}

describe('an answer that is kept', () => {
  it('is nothing before something is chosen, and once it is given', async () => {
    const game = invitation('p1', 'p2');
    const { store, kept } = await page({ 'GET /api/game/g1': game, 'PUT /api/game/g1/action': game });
    await store.load();
    expect(kept()).toBeNull();
    store.answer.chooseCells(new Set(CELLS));
    store.answer.toggleVenue('p1');
    store.answer.setNote('Looking forward');
    expect(kept()).toEqual({ ...KEPT, places: ['p2'] });
    await store.sending.accept();
    expect(kept()).toBeNull();
  });

  it('holds what one would rather not, and takes up what an earlier release kept', async () => {
    const game = invitation('p1', 'p2');
    const { store, kept } = await page({ 'GET /api/game/g1': game });
    await store.load();
    store.answer.chooseCells(new Set(CELLS));
    store.answer.markCell(CELLS[0] ?? '');
    store.answer.markVenue('p2');
    expect(kept().ratherNot).toEqual({ starts: CELLS.slice(0, 1), places: ['p2'] });
    const again = await page({ 'GET /api/game/g1': invitation('p1') }, kept());
    await again.store.load();
    expect([[...again.store.answer.marks.starts], again.store.answer.marks.venues.size]).toEqual([
      CELLS.slice(0, 1),
      0,
    ]);
    const { ratherNot: _none, starts: _unknown, ...earlier } = KEPT;
    const before = await page({ 'GET /api/game/g1': game }, earlier);
    await before.store.load();
    expect([before.store.answer.cells.size, before.store.answer.marks.starts.size]).toEqual([4, 0]);
  });

  it('holds starts that are apart as they were ticked (R-chosen-starts)', async () => {
    const game = invitation('p1');
    const { store, kept } = await page({ 'GET /api/game/g1': game });
    await store.load();
    const [first, , third] = store.answer.offer.starts;
    for (const start of [first, third]) store.answer.toggleStart(start ?? '');
    const again = await page({ 'GET /api/game/g1': game }, kept());
    await again.store.load();
    expect(again.store.answer.playable).toEqual([first, third]);
  });

  it('waits for the game and comes back over it, without places that are not offered any more', async () => {
    const { store, kept } = await page({ 'GET /api/game/g1': ['network', invitation('p2', 'p3')] }, KEPT);
    await store.load();
    expect(kept()).toEqual(KEPT);
    await store.load();
    expect([...store.answer.cells]).toEqual(CELLS);
    expect([...store.answer.venues]).toEqual(['p2']);
    expect(store.answer.note).toBe('Looking forward');
    expect(store.sending.canAccept).toBe(true);
  });

  it.each(['x', {}, { ...KEPT, note: 5 }, { ...KEPT, ratherNot: { starts: 1 } }])(
    'is left alone when it cannot be read: %j',
    async (typed) => {
      const { store } = await page({ 'GET /api/game/g1': invitation('p1', 'p2') }, typed);
      await store.load();
      expect(store.answer).toMatchObject({ note: '', touched: false });
    },
  );
});
