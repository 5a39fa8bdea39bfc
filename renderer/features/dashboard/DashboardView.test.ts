import { configure } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { type Game, GamesStore } from '../../stores/GamesStore.ts';
import { DashboardView } from './DashboardView.ts';

configure({ enforceActions: 'always' });

const CURRENT = 'GET /api/report/dashboard?archive=false';
const PAST = 'POST /api/game/past';
const SUMS = 'GET /api/report/past';
const VIEWER = { userId: 'u1', language: 'en' } as const;

const at = (id: string, day: string | null, place: string, change: Partial<Game> = {}) =>
  testGame({
    id,
    fromTime: day && `${day}T17:00:00.000Z`,
    toTime: day && `${day}T18:00:00.000Z`,
    ...change,
    summary: { ...testGame().summary, icon: 'settled', ...change.summary, locations: [place] },
  });

const GAMES = [
  at('b', '2026-11-22', 'Court 2'),
  at('c', '2026-11-24', 'Court 10', { invitee: [testInvitee('u3', 'Eva Claes', 'CONFIRMED')] }),
  at('a', '2026-11-20', 'Court 10', { summary: { ...testGame().summary, icon: 'action' } }),
];

let view: DashboardView;
let world: ReturnType<typeof testWorld>;

async function show(games: Game[]): Promise<void> {
  world = testWorld({
    [CURRENT]: { status: 200, body: { games } },
    [SUMS]: { status: 200, body: { months: [] } },
    [PAST]: { status: 200, body: { games: [], total: 0, next: null } },
  });
  view = new DashboardView(world.root, () => VIEWER);
  await world.root.games.loadCurrent();
}

const ids = () => view.found.map(({ game }) => game.id);

beforeEach(() => show(GAMES));

describe('order', () => {
  it('is latest first until told otherwise', () => {
    expect(ids()).toEqual(['c', 'b', 'a']);
    view.sort('date', true);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('of places counts as people do, the latest first within one', () => {
    view.sort('place', true);
    expect(ids()).toEqual(['b', 'c', 'a']);
    view.sort('place', false);
    expect(ids()).toEqual(['c', 'a', 'b']);
  });

  it('takes an open match by its first window', async () => {
    const window = (id: string, day: string) => ({
      id,
      date: day,
      fromTime: `${day}T17:00:00.000Z`,
      toTime: `${day}T19:00:00.000Z`,
      game: 'd',
      invitationId: null,
    });
    const open = at('d', null, 'Court 1', {
      calendarPreference: [window('w1', '2026-11-25'), window('w2', '2026-11-23')],
    });
    await show([...GAMES, open]);
    expect(ids()).toEqual(['c', 'd', 'b', 'a']);
    expect(view.found[1]).toMatchObject({ slot: null, offered: 2 });
  });
});

describe('search', () => {
  it.each([
    ['zoe', ['b', 'a']],
    ['CLAES eva', ['c']],
    ['nobody', []],
    ['  ', ['c', 'b', 'a']],
  ])('by %o finds %j', (text, expected) => {
    view.setSearch(text);
    expect(ids()).toEqual(expected);
  });

  it('leaves the overview alone', () => {
    view.setSearch('nobody');
    expect(view.count).toBe(0);
    expect(view.overview.due.map(({ game }) => game.id)).toEqual(['a']);
  });

  it('of past matches is the server’s, which is asked once one has typed', async () => {
    const pages = () => world.sent.filter(({ call }) => call === PAST);
    view.show('past');
    await expect.poll(() => view.matches).toEqual([]);
    expect(view.isEmpty).toBe(true);
    for (const text of ['e', 'ev', 'eva']) view.setSearch(text);
    await expect.poll(() => pages()).toHaveLength(2);
    view.sort('place', true);
    expect(view.isEmpty).toBe(false);
    await expect.poll(() => pages()).toHaveLength(3);
    const asked = pages().map(({ body }) => JSON.parse(String(body)));
    expect(asked).toMatchObject([
      { search: '', sort: 'date', order: 'descending', after: null },
      { search: 'eva', sort: 'date' },
      { search: 'eva', sort: 'place', order: 'ascending' },
    ]);
  });

  it('of past matches can be of a sport and a year, and finds none there', async () => {
    view.show('past', { sport: 'PADEL', year: 2025 });
    await expect.poll(() => view.matches).toEqual([]);
    expect(view.isEmpty).toBe(false);
    const [page] = world.sent.filter(({ call }) => call === PAST).map(({ body }) => JSON.parse(String(body)));
    expect(page).toMatchObject({ search: '', sport: 'PADEL', from: '2025-01-01', to: '2025-12-31' });
  });
});

it('leads the organiser to their match and an invitee to the invitation, and names the others', async () => {
  await show([at('o', '2026-11-20', 'Court 1'), at('i', '2026-11-19', 'Court 1', { userRole: 'OPPONENT_INVITEE' })]);
  expect(view.found.map(({ path }) => path)).toEqual(['/game/o', '/extinv/i/n']);
  expect(view.found[0]?.people).toEqual(['Zoë Nagy']);
});

it('finds one of a thousand matches in an instant', async () => {
  const names = (index: number) => `Player${index} Nagy`;
  const many = Array.from({ length: 1000 }, (_, index) =>
    at(`g${index}`, '2026-11-20', `Court ${index}`, { invitee: [testInvitee(`p${index}`, names(index), 'CONFIRMED')] }),
  );
  await show(many);
  view.setSearch('player777');
  expect(ids()).toEqual(['g777']);
});

it('keeps a half-typed score until the match changes', async () => {
  const sheet = view.sheetOf('a');
  const [row] = sheet?.rows ?? [];
  if (row) sheet?.type(row, 'set', 'initiator', '6');
  expect(view.sheetOf('a')).toBe(sheet);
  world.root.games.put(at('a', '2026-11-20', 'Court 1', { version: 4 }));
  expect(view.sheetOf('a')).not.toBe(sheet);
});

it('reads both halves again after something was done', async () => {
  await view.reload();
  expect(world.sent.map(({ call }) => call)).toEqual([CURRENT, CURRENT, PAST, SUMS]);
  expect(world.root.games).toBeInstanceOf(GamesStore);
});
