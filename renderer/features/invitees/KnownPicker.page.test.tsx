import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredGame } from '../../../tests/support/editSample.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';

const ok = (body: unknown) => ({ status: 200, body });
const KNOWN = 'GET /api/people/known?sport=TENNIS&matchType=OPENDOUBLE';

// R-known-people
test('people who can’t be read are said to be, and are asked for again by a press alone', async () => {
  const organiser = {
    ...ME,
    emails: [{ email: 'ann@club.example', main: true, validated: true }],
    membershipLevel: 'PLAYIT',
    phone: null,
  };
  const { user, sent } = await openPage(
    '/organise?copy=g1',
    {
      'GET /api/me': ok(organiser),
      'POST /api/game/past': ok({ games: [], moves: [], total: 0, next: null }),
      'GET /api/report/dashboard?archive=false': ok({ games: [] }),
      'GET /api/people/known?sport=TENNIS&matchType=SINGLE': ok([]),
      'GET /api/people/fitting?sport=TENNIS&matchType=SINGLE': ok({ sport: 'TENNIS', level: 5, people: [] }),
      'GET /api/location?q=': ok([]),
      'GET /api/group': ok([]),
      'GET /api/game/g1': ok(offeredGame({ userRole: 'OWNER' })),
      [KNOWN]: ['network', 'network', ok([])],
    },
    { token: 't1' },
  );
  const asked = () => sent.filter(({ call }) => call === KNOWN).length;
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await again();
  expect(asked()).toBe(1);
  await user.click(await again());
  await again();
  expect(asked()).toBe(2);
  await user.click(await again());
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(asked()).toBe(3);
});
