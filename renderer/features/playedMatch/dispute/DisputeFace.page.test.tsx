import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { testGame } from '../../../../tests/support/testGame.ts';
import { ME } from '../../../../tests/support/testWorld.ts';
import type { Game } from '../../../stores/GamesStore.ts';

const ACT = 'PUT /api/game/g1/action';

/** A side's claim: the games of its organiser and of Zoë. */
const claim = (by: 'OWN' | 'OTHER', initiatorScore: number, opponentScore: number): Game['scoreClaims'][number] => ({
  by,
  sets: [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 0 }],
  playedStatus: 'PLAYED',
  winner: initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT',
  enteredAt: '2026-11-20T20:00:00.000Z',
  enteredBy: by === 'OWN' ? 'Ann Peeters' : 'Zoë Nagy',
});

const disputed = (change: Partial<Game> = {}) =>
  testGame({
    status: 'PLAYED',
    playedStatus: 'PLAYED',
    winner: 'INITIATOR',
    disputed: true,
    action: ['SET_SCORE'],
    gameSet: claim('OWN', 6, 4).sets,
    scoreClaims: [claim('OWN', 6, 4), claim('OTHER', 3, 6)],
    ...change,
  });

const ok = (body: unknown) => ({ status: 200, body });
const open = (answers: Parameters<typeof openPage>[1]) =>
  openPage('/game/g1', { 'GET /api/me': ok(ME), ...answers }, { token: 't1' });
const side = (name: string) => within(screen.getByRole('region', { name }));

// R-score-accept
test('a score that has changed under one’s eyes is not accepted, and one’s own can be corrected instead', async () => {
  const newer = disputed({ version: 4, scoreClaims: [claim('OWN', 6, 4), claim('OTHER', 6, 2)] });
  const stale = { status: 409, body: { messageId: 'E.game.changed', data: {} } };
  const { user, toasts, sent } = await open({
    'GET /api/game/g1': [ok(disputed()), ok(newer)],
    [ACT]: stale,
  });
  await screen.findByRole('heading', { name: 'Zoë says' });
  expect(side('The other side’s score').getByRole('row', { name: /^Ann.*3$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zoë is right' }));
  const said = sent.find(({ call }) => call === ACT);
  expect(JSON.parse(String(said?.body))).toMatchObject({ actionType: 'SET_SCORE', version: 3, winner: 'OPPONENT' });
  await expect.poll(() => toasts.map(({ text }) => text)).toContain('error.E.game.changed');
  const other = () => side('The other side’s score').queryByRole('row', { name: /^Zoë.*2$/ });
  await expect.poll(other).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByText(/^Your score stays\. The other side can still agree with it until /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Correct mine' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('The other side has entered a different score.')).toBeVisible();
  // The sheet begins with what one has entered oneself.
  const games = sheet.getByLabelText('Set 1, Zoë Nagy');
  expect(games).toHaveValue('4');
  expect(sheet.getByText(/^Counts for levels once both sides have entered the same/)).toBeVisible();
  await user.clear(games);
  await user.type(games, '2');
  expect(await sheet.findByText('Counts for levels')).toBeVisible();
});

// R-score-settling, R-dispute-record
test('once it is final one reads why it is not rated, and the organiser who often ends so', async () => {
  const [invitee] = testGame().invitee;
  await open({
    'GET /api/game/g1': ok(disputed({ action: [] })),
    'GET /api/game/g1/disputes': ok({ players: [{ inviteeId: invitee?.id, disputed: 3, matches: 3 }] }),
  });
  expect(await screen.findByRole('heading', { name: 'Not rated' })).toBeVisible();
  expect(screen.getByText(/didn’t agree on one within 48 hours.*That’s final\.$/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'The other side’s score' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /is right|Keep|Correct/ })).toBeNull();
  await screen.findByText('In 3 of their last 3 matches, the two sides never agreed on the score.');
});
