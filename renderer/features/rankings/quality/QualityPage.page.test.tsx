import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../tests/support/openPage.tsx';

const CALL = 'GET /api/rating/quality';
const bins = Array.from({ length: 10 }, (_, index) => ({
  from: index / 10,
  to: (index + 1) / 10,
  count: 100 + 10 * index,
  predicted: index / 10 + 0.05,
  observed: index / 10 + 0.06,
}));
const quality = {
  ...{ matches: 700, accuracy: 0.66, logLoss: 0.6, brier: 0.21, calibrationError: 0.01, bins, favourite: 0.641 },
  sports: [
    { sport: 'TENNIS', matches: 600, logLoss: 0.595, favourite: 0.64 },
    { sport: 'PADEL', matches: 100, logLoss: 0.63, favourite: 0.65 },
  ],
  sureness: [
    { from: 0.936, to: 0.743, matches: 90, logLoss: 0.66, favourite: 0.67 },
    { from: 0.421, to: null, matches: 610, logLoss: 0.59, favourite: 0.63 },
  ],
};
const losses = [
  { rule: 'RESULT', logLoss: 0.61234 },
  { rule: 'MARGIN', logLoss: 0.59876 },
];

test('with too few matches everybody reads how many there are, and visitors no link to what is not for them', async () => {
  await openPage('/ratings/quality', { [CALL]: { status: 200, body: { matches: 7, needed: 500, quality: null } } });
  expect(await screen.findByText(/^Matches predicted so far: 7\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How levels work' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check our levels' })).toBeNull();
});

test('how good the ratings are is for everybody to see', async () => {
  const body = { matches: 700, needed: 500, quality, rules: { matches: 1234, losses } };
  await openPage('/ratings/quality', { [CALL]: { status: 200, body } });
  const table = async (name: string) => within(await screen.findByRole('table', { name }));
  expect((await table('Predictions and results')).getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('66%', { selector: 'dd' })).toBeVisible();
  const bySport = await table('By sport');
  expect(bySport.getByRole('row', { name: /^All sports/ })).toHaveTextContent('0.600');
  expect(bySport.getByRole('row', { name: /^Tennis/ })).toHaveTextContent('0.640');
  // A coin’s.
  expect(bySport.getByRole('row', { name: /^Padel/ })).toHaveTextContent('0.693');
  const bySureness = await table('By how sure we were of the less sure level');
  expect(bySureness.getByText('± 0.74 – 0.94')).toBeVisible();
  expect(bySureness.getByText('± < 0.42')).toBeVisible();
  const rules = screen.getByRole('region', { name: 'What the new rule changes' });
  expect(rules).toHaveTextContent('replayed by both rules: 1,234.');
  expect(rules).toHaveTextContent('0.6123 under the old rule');
  expect(rules).toHaveTextContent('0.5988 under the new one');
  const chart = screen.getByRole('img', { name: 'Predictions and results' });
  expect(chart.querySelectorAll('circle')).toHaveLength(10);
  expect(chart).toHaveTextContent('Predicted chance');
});
