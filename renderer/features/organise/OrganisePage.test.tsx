// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';

const ok = (body: unknown) => ({ status: 200, body });
const ORGANISER = {
  ...ME,
  emails: [{ email: 'ann@club.example', main: true, validated: true }],
  membershipLevel: 'PLAYIT',
  phone: null,
};
const fitting = { sport: 'TENNIS', level: 5, provisional: true, people: [] };

const open = () =>
  openPage(
    '/organise',
    {
      'GET /api/me': ok(ORGANISER),
      'POST /api/game/past': ok({ games: [], moves: [], total: 0, next: null }),
      'GET /api/report/dashboard?archive=false': ok({ games: [] }),
      'GET /api/people/known?sport=TENNIS&matchType=SINGLE': ok([]),
      'GET /api/people/fitting?sport=TENNIS&matchType=SINGLE': ok(fitting),
      'GET /api/location?q=': ok([]),
      'GET /api/group': ok([]),
    },
    { token: 't1' },
  );
type User = Awaited<ReturnType<typeof open>>['user'];

/** Opens a folded line of the page. */
const unfold = async (user: User, label: string) =>
  user.click(await screen.findByText(label, { selector: 'summary *' }));

// R-game-preference, R-court
test('levels, ages and the cost of a court say what the server would say of them', async () => {
  const { user } = await open();
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  await unfold(user, 'Who can join');
  await type('Level from', 'good');
  expect(await screen.findByText('Enter a number, such as 4.5.')).toBeVisible();
  await type('Level from', '6,5');
  await type('Level to', '5');
  expect(await screen.findByText('The upper limit can’t be lower than the lower one.')).toBeVisible();
  await type('Age to', '40.5');
  expect(await screen.findByText('Enter a whole number.')).toBeVisible();
  await unfold(user, 'Note, repeat, court');
  await type('What each player pays', '1.005');
  expect(await screen.findByText('Enter an amount such as 8 or 7.50, or leave it empty.')).toBeVisible();
  await type('What each player pays', '2000000');
  expect(await screen.findByText('This number is too large.')).toBeVisible();
  await type('What each player pays', '7,50');
  expect(screen.queryByText('This number is too large.')).toBeNull();
});
