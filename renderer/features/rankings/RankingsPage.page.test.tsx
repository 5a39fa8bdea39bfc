import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';

const ok = (body: unknown) => ({ status: 200, body });
const TABLE = 'GET /api/rank/crosscourt?sport=TENNIS&double=false';
const SKILLS = 'GET /api/skill/technical/allsports';
const sure = { width: 0.4, provisional: false };

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const rank = from + index;
    // Ann herself is the tenth.
    const player = { firstName: 'Player', lastName: `No${rank}`, code: null, profileImageId: null, gender: null };
    const players = [{ ...player, id: rank === 10 ? 'u1' : `p${rank}` }];
    return { rank, team: { id: `t${rank}`, single: true, mixed: false, players }, rating: 5.2, ...sure };
  });

const places = (own: object) => [
  { mixed: false, rated: true, total: 120, rank: 10, provisional: { total: 0, rank: null, matchesLeft: null }, ...own },
  { mixed: true, rated: false, total: 0, rank: null, provisional: { total: 0, rank: null, matchesLeft: null } },
];

const open = (answers: Parameters<typeof openPage>[1]) =>
  openPage(
    '/ratingsAndRankings?sport=TENNIS&singles',
    { 'GET /api/me': ok(ME), [SKILLS]: ok([]), [`${TABLE}&provisional=true&from=1`]: ok([]), ...answers },
    { token: 't1' },
  );

// R-rankings-screen
test('a long ranking goes page by page, and leads to one’s own row, from which the keyboard goes on', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user } = await open({
    [`${TABLE}&from=1`]: ok(rows(1, 50)),
    [`${TABLE}&mixed=false&from=51`]: ok(rows(51, 50)),
    // Five above one's own.
    [`${TABLE}&mixed=false&from=5`]: ok(rows(5, 50)),
    [`${TABLE}&mixed=false&from=55`]: ok(rows(55, 50)),
    'GET /api/rank/crosscourt/places?sport=TENNIS&double=false': ok(places({})),
  });
  const table = await screen.findByRole('table', { name: 'Same gender' });
  const own = () => table.querySelector<HTMLElement>('tr[aria-current]');
  // Two above and two below come first, the rest when asked for.
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(own()).toHaveTextContent('No10');
  await user.click(screen.getByRole('button', { name: 'All 120' }));
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  expect(screen.getAllByText('1–50 of 120')[0]).toBeVisible();
  const press = async (name: string | RegExp) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  await press('Next ranks');
  expect((await screen.findAllByText('51–100 of 120'))[0]).toBeVisible();
  expect(own()).toBeNull();
  await press('Go to my rank: 10');
  await expect.poll(own).not.toBeNull();
  await expect.poll(() => within(own() as HTMLElement).getByRole('button')).toHaveFocus();
  expect(scrolled.mock.instances.at(-1)).toBe(own());
  await press('Next ranks');
  await screen.findAllByText('55–104 of 120');
  await press('Previous ranks');
  expect((await screen.findAllByText('5–54 of 120'))[0]).toBeVisible();
});

// R-ranking-provisional
test('a player with too few matches is told how many are missing, and stands apart', async () => {
  const provisional = { total: 3, rank: 1, matchesLeft: 3 };
  await open({
    [`${TABLE}&from=1`]: ok(rows(1, 3)),
    [`${TABLE}&provisional=true&from=1`]: ok(rows(10, 1).map((row) => ({ ...row, rank: 1 }))),
    'GET /api/rank/crosscourt/places?sport=TENNIS&double=false': ok(places({ total: 3, rank: null, provisional })),
  });
  expect(await screen.findByText('Provisional: 3 more matches until you’re ranked')).toBeVisible();
  const apart = screen.getByRole('table', { name: 'Same gender: Provisional' });
  expect(within(apart).getAllByRole('row')[1]).toHaveTextContent(/5\.2\s*± 0\.4/);
});

// R-start-in-sight
test('the rankings lead to where one starts', async () => {
  const { user } = await open({
    [`${TABLE}&from=1`]: ok([]),
    'GET /api/rank/crosscourt/places?sport=TENNIS&double=false': ok(places({ total: 0, rank: null })),
  });
  await user.click(await screen.findByRole('button', { name: 'Set your starting level' }));
  expect(await screen.findByRole('dialog', { name: 'Your starting level' })).toBeVisible();
});
