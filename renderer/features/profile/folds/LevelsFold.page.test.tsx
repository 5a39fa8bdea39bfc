import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { ME } from '../../../../tests/support/testWorld.ts';

const SAVE = 'PUT /api/applicationPreferences';

// R-rating-stakes
test('one’s chances are shown before an answer until that is switched off', async () => {
  const preferences = { language: 'en', dateFormat: null, timeFormat: null, chances: true, searches: true };
  const { user, sent } = await openPage(
    '/profile',
    {
      'GET /api/me': { status: 200, body: { ...ME, tennisTalks: [], listed: 'EVERYBODY', phone: null } },
      'GET /api/applicationPreferences/search/findByUserId?userId=u1': { status: 200, body: preferences },
      'GET /api/skill/technical/allsports': { status: 200, body: [] },
      [SAVE]: { status: 200, body: { ...preferences, chances: false } },
    },
    { token: 't1', before: ({ root }) => onTestFinished(root.watchSession()) },
  );
  await user.click(await screen.findByText('Levels', { selector: 'summary *' }));
  const choice = await screen.findByRole('checkbox', { name: /^Show my chances before I answer/ });
  await expect.poll(() => choice).toBeEnabled();
  expect(choice).toBeChecked();
  await user.click(choice);
  await expect.poll(() => choice).not.toBeChecked();
  expect(JSON.parse(String(sent.find(({ call }) => call === SAVE)?.body))).toEqual({ chances: false });
});
