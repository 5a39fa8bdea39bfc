import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { PastGames } from './PastGames.ts';

configure({ enforceActions: 'always' });

const PAST = 'POST /api/game/past';

/** A page of so many matches from one on, of 120. */
const page = (first: number, count: number) => ({
  status: 200,
  body: {
    games: Array.from({ length: count }, (_, index) => testGame({ id: `g${first + index}` })),
    // Servers of the release before say nothing of moves.
    ...(first > 0 && { moves: [{ gameId: `g${first}`, change: 0.25 }] }),
    total: 120,
    next: first + count < 120 ? `g${first + count - 1}` : null,
  },
});

function world(...answers: (ReturnType<typeof page> | { status: number } | 'network')[]) {
  const { root, sent } = testWorld({ [PAST]: answers });
  const past = new PastGames(root);
  const asked = () => sent.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>);
  return { past, asked };
}

it('adds page after page, and reads as many again', async () => {
  const { past, asked } = world(page(0, 50), page(50, 50), page(0, 100));
  await past.load();
  expect(past).toMatchObject({ total: 120, hasMore: true });
  await past.showMore();
  expect(past.list).toHaveLength(100);
  expect([past.moveOf('g50'), past.moveOf('g0')]).toEqual([0.25, null]);
  await past.load();
  expect(past.list).toHaveLength(100);
  expect(asked()).toMatchObject([
    { after: null, limit: 50 },
    { after: 'g49', limit: 50 },
    { after: null, limit: 100 },
  ]);
});

it('reads all of them where the page is asked for while they are read again', async () => {
  const { past, asked } = world(page(0, 50), page(0, 50), page(0, 100));
  await past.load();
  await Promise.all([past.load(), past.showMore()]);
  expect(past.list).toHaveLength(100);
  expect(asked().at(-1)).toMatchObject({ after: null, limit: 100 });
});

it('begins anew where the match is gone after which the page was to begin', async () => {
  const { past } = world(page(0, 50), { status: 404 }, page(1, 100));
  await past.load();
  await past.showMore();
  expect(past.moreFailure).toBeNull();
  expect(past.list?.[0]?.id).toBe('g1');
});

it('keeps what is there when the next page cannot be had, and says so of others that are looked for', async () => {
  const { past } = world(page(0, 50), 'network', 'network', page(7, 3));
  await past.load();
  await past.showMore();
  expect(past.moreFailure?.code).toBe('network');
  expect(past.list).toHaveLength(50);
  await past.find({ search: 'eva', sport: null, year: null, sort: 'date', ascending: false });
  expect(past.findFailure?.code).toBe('network');
  await past.load();
  expect(past).toMatchObject({ findFailure: null, moreFailure: null });
  await expect.poll(() => past.list?.map(({ id }) => id)).toEqual(['g7', 'g8', 'g9']);
});
