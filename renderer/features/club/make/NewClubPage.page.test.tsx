import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { testClub } from '../../../../tests/support/testClub.ts';
import { ME } from '../../../../tests/support/testWorld.ts';

const MAKE = 'POST /api/club';
const CONFIRMED = { ...ME, emails: [{ email: 'ann@club.example', main: true, validated: true }], clubs: [] };
const open = (path: string, answers: Parameters<typeof openPage>[1]) =>
  openPage(path, { 'GET /api/me': { status: 200, body: CONFIRMED }, ...answers }, { token: 't1' });

// R-club-new, R-club-limits
test('what is wrong with a new club is said in its place, and what is typed stays', async () => {
  const full = { status: 403, body: { messageId: 'E.limit.club', data: { limit: 1, level: 'PLAYIT' } } };
  const taken = { status: 409, body: { messageId: 'E.club.slug' } };
  const { user, sent } = await open('/club/new', { [MAKE]: [full, taken] });
  const make = await screen.findByRole('button', { name: 'Make the club' });
  // Typed values are checked here once the shape of the call has come.
  await vi.dynamicImportSettled();
  await user.click(make);
  const name = screen.getByLabelText('Name of the club');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(sent.map(({ call }) => call)).not.toContain(MAKE);
  // A club has one sport at least.
  await user.click(screen.getByRole('checkbox', { name: 'Tennis' }));
  expect(screen.getByText('Add at least one.').closest('[role=alert]')).toBeVisible();
  await user.type(name, 'Another');
  const slug = screen.getByLabelText('Web address');
  expect(slug).toHaveValue('another');
  await user.click(make);
  expect(await within(screen.getByRole('main')).findByText(/^There’s room for 1/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  await user.click(make);
  expect(await screen.findByText(/^This address is taken\./)).toBeVisible();
  expect(slug).toHaveFocus();
  expect(name).toHaveValue('Another');
});

// R-club-find
test('a link leads to its club, whatever stands around it', async () => {
  const { user } = await open('/clubs', { 'GET /api/club/riverside': { status: 200, body: testClub() } });
  const field = await screen.findByLabelText('Link or address of the club');
  await user.type(field, 'our club');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await user.clear(field);
  await user.type(field, 'See https://crosscourt.example/club/riverside');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Riverside' })).toBeVisible();
});
