import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredGame } from '../../../tests/support/editSample.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testClub } from '../../../tests/support/testClub.ts';
import { testInvitee } from '../../../tests/support/testGame.ts';
import { ME } from '../../../tests/support/testWorld.ts';

const SESSION = { 'GET /api/me': { status: 200, body: ME } };
const ok = (body: unknown) => ({ status: 200, body });

test('a change from elsewhere is read, and what was typed stays', async () => {
  const overtaken = { status: 409, body: { messageId: 'E.game.changed', data: {} } };
  const { user, sent } = await openPage(
    '/game/g1/edit',
    {
      ...SESSION,
      'GET /api/game/g1': [ok(offeredGame()), ok(offeredGame({ version: 4, invitationExpiryDays: 2 }))],
      'PUT /api/game/g1': [overtaken, ok(offeredGame({ version: 5, notes: 'Typed here' }))],
    },
    { token: 't1' },
  );
  const note = await screen.findByLabelText('Note');
  await user.clear(note);
  await user.type(note, 'Typed here');
  const save = screen.getByRole('button', { name: 'Save changes' });
  await user.click(save);
  expect(await screen.findByText(/^The match changed while you were typing/)).toBeVisible();
  await expect.poll(() => screen.getByRole('combobox', { name: 'Reply deadline' })).toHaveValue('2');
  expect(note).toHaveValue('Typed here');
  await user.click(save);
  await expect.poll(() => window.location.pathname).toBe('/game/g1');
  const last = sent.filter(({ call }) => call === 'PUT /api/game/g1').at(-1);
  expect(JSON.parse(String(last?.body))).toEqual({ version: 4, notes: 'Typed here' });
});

test('somebody else’s match can’t be changed: they are led to where they answer', async () => {
  const me = testInvitee('u1', 'Ann Peeters', 'OPENED');
  const foreign = offeredGame({ userRole: 'OPPONENT_INVITEE', currentInvitee: me, invitee: [me], action: ['ACCEPT'] });
  await openPage('/game/g1/edit', { ...SESSION, 'GET /api/game/g1': ok(foreign) }, { token: 't1' });
  await expect.poll(() => window.location.pathname).toBe('/extinv/g1/n');
});

// R-club-match
test('its organiser takes a match out of the club', async () => {
  const club = { id: 'c1', name: 'Riverside', slug: 'riverside' };
  const { user, sent } = await openPage(
    '/game/g1/edit',
    {
      ...SESSION,
      'GET /api/game/g1': ok(offeredGame({ club })),
      'GET /api/club/riverside': ok(testClub()),
      'PUT /api/game/g1': ok(offeredGame({ version: 4 })),
    },
    { token: 't1' },
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Take the match out of the club: Riverside/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => window.location.pathname).toBe('/game/g1');
  const saved = sent.find(({ call }) => call === 'PUT /api/game/g1');
  expect(JSON.parse(String(saved?.body))).toEqual({ version: 3, clubId: null });
});
