import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { ME } from '../../../../tests/support/testWorld.ts';

// R-rating-ledger
test('visitors are led to the log-in, and told who can still tell who they are', async () => {
  await openPage('/ratings/check');
  expect(await screen.findByRole('heading', { name: 'Log in to check' })).toBeVisible();
  expect(document.body).toHaveTextContent('Anyone who knows what you played can still tell');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringMatching(/^\/login\?/));
});

test('who has no rated match reads that it takes one', async () => {
  const answers = {
    'GET /api/me': { status: 200, body: ME },
    'GET /api/rating/pools': { status: 200, body: [] },
  };
  await openPage('/ratings/check', answers, { token: 't1' });
  expect(await screen.findByRole('heading', { name: 'You have no rated match yet' })).toBeVisible();
  expect(screen.queryByLabelText('Sport and type')).toBeNull();
});
