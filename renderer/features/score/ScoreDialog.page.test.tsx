import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testGame } from '../../../tests/support/testGame.ts';
import { ME } from '../../../tests/support/testWorld.ts';
import type { Game } from '../../stores/GamesStore.ts';

const ACT = 'PUT /api/game/g1/action';

const open = (game: Game, answer: Parameters<typeof openPage>[1] = {}) =>
  openPage(
    '/game/g1',
    { 'GET /api/me': { status: 200, body: ME }, 'GET /api/game/g1': { status: 200, body: game }, ...answer },
    { token: 't1' },
  );

// R-score-ghost
test('of a match with a visitor who has not confirmed, the sheet says that it waits for them', async () => {
  const game = testGame({ action: ['SET_SCORE'], awaitsProof: true });
  const { user, toasts } = await open(game, { [ACT]: { status: 200, body: { ...game, action: [] } } });
  await user.click(await screen.findByRole('button', { name: 'Enter the score' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Enter the score' }));
  for (const result of ['6–4', '6–4']) await user.click(sheet.getByRole('button', { name: result }));
  expect(await sheet.findByText(/^Counts for levels once the guest has confirmed the score/)).toBeVisible();
  expect(sheet.queryByText('Counts for levels')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Save: you won 2–0' }));
  await expect.poll(() => toasts.map(({ text }) => text)).toContain('score.saved.proved');
});

// R-score-keys
test('keys ask for the tie-break of a set, and a set is chosen again on the board', async () => {
  const game = testGame({ action: ['SET_SCORE'] });
  const { user, sent } = await open(game, { [ACT]: 'network' });
  await user.click(await screen.findByRole('button', { name: 'Enter the score' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter the score' });
  const sheet = within(dialog);
  const press = (name: string) => user.click(sheet.getByRole('button', { name }));
  const title = () => sheet.getByRole('heading');
  await press('6–7');
  const tieBreak = within(await sheet.findByRole('group', { name: 'Tie-break of set 1 to Zoë' }));
  await user.click(tieBreak.getByRole('button', { name: '5–7' }));
  expect([...dialog.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['5', '7']);
  await press('1–6');
  await expect.poll(() => sheet.getByRole('button', { name: 'Save: Zoë won 2–0' })).toHaveFocus();
  expect(sheet.queryByRole('group', { name: /^Set \d to/ })).toBeNull();
  expect(title()).toHaveTextContent('Is this right?');
  // One press takes back what was entered last, and another what was before it.
  await press('Undo');
  await expect.poll(() => sheet.getByLabelText('Set 2, Ann Peeters')).toHaveFocus();
  expect(title()).toHaveTextContent('Who won set 2?');
  await press('1–6');
  // Another result of the first set has no tie-break, and there is a third set now.
  await user.click(sheet.getByLabelText('Set 1, Ann Peeters'));
  await press('6–2');
  expect(sheet.queryByLabelText('Tie-break of set 1, Zoë Nagy')).toBeNull();
  const third = within(await sheet.findByRole('group', { name: 'Set 3 to Zoë' }));
  await user.click(third.getByRole('button', { name: '5–7' }));
  await press('Save: Zoë won 2–1');
  await expect.poll(() => sent.some(({ call }) => call === ACT)).toBe(true);
  const { winner, sets } = JSON.parse(String(sent.find(({ call }) => call === ACT)?.body));
  expect([winner, sets.length]).toEqual(['OPPONENT', 3]);
});
