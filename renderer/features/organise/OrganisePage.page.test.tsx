import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredGame } from '../../../tests/support/editSample.ts';
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

const open = (address = '/organise', answers: Parameters<typeof openPage>[1] = {}) =>
  openPage(
    address,
    {
      'GET /api/me': ok(ORGANISER),
      'POST /api/game/past': ok({ games: [], moves: [], total: 0, next: null }),
      'GET /api/report/dashboard?archive=false': ok({ games: [] }),
      'GET /api/people/known?sport=TENNIS&matchType=SINGLE': ok([]),
      'GET /api/people/fitting?sport=TENNIS&matchType=SINGLE': ok(fitting),
      'GET /api/location?q=': ok([]),
      'GET /api/group': ok([]),
      ...answers,
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

// R-copy-game
test('a match of somebody else is not copied, and the form is left as it was', async () => {
  const foreign = offeredGame({ userRole: 'OPPONENT_INVITEE', notes: 'Not yours' });
  const { user, toasts } = await open('/organise?copy=g1', { 'GET /api/game/g1': ok(foreign) });
  await expect.poll(() => toasts.map(({ text }) => text)).toEqual(['organise.copy.foreign']);
  await unfold(user, 'Note, repeat, court');
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(window.location.search).toBe('');
});

test('one’s own places are searched, and one is marked as a favourite', async () => {
  const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf'];
  const place = (name: string, favorite = false) => ({
    ...{ id: name, data: null, name: `${name} club`, address: null, city: 'Gent', country: null, code: null },
    ...{ lat: '0', lon: '0', timezone: 'Europe/Brussels', timezoneOffset: 60, favorite },
  });
  const star = 'PUT /api/location/Foxtrot';
  const { user, sent } = await open('/organise', {
    'GET /api/location?q=': ok(names.map((name) => place(name))),
    [star]: ok(place('Foxtrot', true)),
  });
  await user.click(await screen.findByRole('button', { name: 'Another place' }));
  await user.type(screen.getByLabelText('Search your places'), 'foxtrot gent');
  expect(await screen.findByText('1 place found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Favourite: Foxtrot club' }));
  await expect
    .poll(() => screen.getByRole('button', { name: 'Favourite: Foxtrot club' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(sent.map(({ call }) => call)).toContain(star);
});

test('opens for a time by the clock of the venue, and the address asks for nothing any more', async () => {
  const { user } = await open('/organise?from=2026-11-24T10:00&to=2026-11-24T12:00');
  await unfold(user, 'Exact times');
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-24');
  expect(screen.getByLabelText('From')).toHaveValue('10:00');
  expect(screen.getByLabelText('To')).toHaveValue('12:00');
  expect(window.location.search).toBe('');
});

test('what is no time is passed over, and the page goes on without the last matches', async () => {
  await open('/organise?from=tomorrow&to=later', { 'POST /api/game/past': { status: 500, body: {} } });
  expect(await screen.findByRole('button', { name: 'with whom?' })).toBeVisible();
});
