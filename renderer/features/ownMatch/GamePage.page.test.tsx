import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredGame, period } from '../../../tests/support/editSample.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testClub, testEntry } from '../../../tests/support/testClub.ts';
import { testInvitee } from '../../../tests/support/testGame.ts';
import { ME } from '../../../tests/support/testWorld.ts';
import type { Game } from '../../stores/GamesStore.ts';

type Answers = Parameters<typeof openPage>[1];

const open = (game: Game, answers: Answers = {}) =>
  openPage(
    '/game/g1',
    { 'GET /api/me': { status: 200, body: ME }, 'GET /api/game/g1': { status: 200, body: game }, ...answers },
    { token: 't1' },
  );

const invited = (change: Partial<Game['invitee'][number]>) =>
  offeredGame({ invitee: [{ ...testInvitee('9', 'Gil Guest', 'SENT'), ...change }] });

// R-bounces
test('the organiser reads why an invitation did not arrive, and what to do', async () => {
  await open(invited({ status: 'UNDELIVERABLE', deliveryProblem: 'NO_ADDRESS' }));
  expect(await screen.findByText('Couldn’t be delivered')).toBeVisible();
  expect(screen.getByText(/^This mailbox doesn’t exist\. Check the address with them/)).toBeVisible();
});

// R-own-match-page
test('the organiser of a match that nobody was asked to reads so', async () => {
  await open(offeredGame({ invitee: [] }));
  expect(await screen.findByText('Nobody has been invited yet.')).toBeVisible();
});

// R-mail-unproved
test('the organiser reads who has not opened our mail yet', async () => {
  await open(invited({ status: 'ACCEPTED', unheard: true }));
  expect(await screen.findByText(/^Hasn’t opened our email yet/)).toBeVisible();
});

// R-own-match-page, R-nudge
test('as long as somebody is missing that is what the page says first, and who can when', async () => {
  const base = offeredGame();
  const nudged = { ...testInvitee('5', 'Lou Roy', 'SENT'), nudgeFrom: '2026-11-21T09:00:00.000Z' };
  const game = offeredGame({
    expiresAt: '2026-11-24T10:00:00.000Z',
    action: ['INVITE', 'EDIT', 'CANCEL', 'CONFIRMATION'],
    summary: { ...base.summary, title: 'summary.owner.choose' },
    gamePreference: { ...base.gamePreference, matchType: 'SINGLE', candidateMethod: 'CHOOSE' },
    invitee: [...base.invitee.slice(0, 3), nudged],
  });
  const { user } = await open(game);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose who plays');
  expect(await screen.findByText('Not answered yet: Lou')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind 1 person' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Zoë' }));
  expect(screen.getByText(/^The match will be on /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm this player' })).toBeEnabled();
  const matrix = within(screen.getByRole('table', { name: 'Answers by player' }));
  expect(matrix.getByRole('row', { name: /^Zoë can/ })).toBeVisible();
  expect(matrix.getByRole('row', { name: /^Lou hasn’t answered/ })).toBeVisible();
});

test('people who have only just been asked are not reminded', async () => {
  await open(offeredGame({ expiresAt: '2026-11-24T10:00:00.000Z' }));
  await screen.findByRole('table', { name: 'Answers by player' });
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

// R-club-match-page, R-club-match-acts
test('an organiser of its club who is not in it calls it off with a reason alone', async () => {
  const club = { id: 'c1', name: 'Riverside', slug: 'riverside' };
  const action = 'PUT /api/game/g1/action';
  const planned = offeredGame({ userRole: 'CLUB', club, action: ['CANCEL'] });
  const { user, sent } = await open(planned, {
    [action]: {
      status: 200,
      body: { ...planned, status: 'CANCELED', action: [], summary: { ...planned.summary, title: 'summary.canceled' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the match' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel the match' }));
  const reason = question.getByLabelText('Why is it cancelled?');
  expect(reason).toHaveAttribute('aria-invalid', 'true');
  expect(sent.map(({ call }) => call)).not.toContain(action);
  await user.type(reason, 'The hall is flooded.');
  await user.click(question.getByRole('button', { name: 'Cancel the match' }));
  await expect.poll(() => screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cancelled');
  expect(screen.queryByRole('link', { name: 'Organise again' })).toBeNull();
  expect(JSON.parse(String(sent.find(({ call }) => call === action)?.body))).toMatchObject({
    actionType: 'CANCEL',
    note: 'The hall is flooded.',
  });
});

// R-club-match-acts
test('an organiser of its club invites a member of the list who is not in it, and chooses the court', async () => {
  const [edit, act] = ['PUT /api/game/g1', 'PUT /api/game/g1/action'];
  const club = { id: 'c1', name: 'Riverside', slug: 'riverside' };
  const courts = [{ id: 'k1', name: 'Court 1', surface: null, indoor: false, sports: ['TENNIS' as const] }];
  const where = { address: null, city: null, country: null, code: null, lat: '0', lon: '0' };
  const venues = [{ id: 'v1', name: 'Hall', ...where, courts }];
  const game = offeredGame({ userRole: 'CLUB', club, action: ['INVITE'] });
  const asked = { ...testInvitee('7', 'Eva Baker', 'SENT') };
  const people = [testEntry('e1', 'Eva', { code: 'eva' }), testEntry('e2', 'Gus')];
  const { user, sent } = await open(game, {
    'GET /api/club/riverside': { status: 200, body: testClub({ venues }) },
    'POST /api/club/c1/people/search': { status: 200, body: { people, total: 2, next: null } },
    [act]: { status: 200, body: { ...game, invitee: [...game.invitee, asked] } },
    [edit]: { status: 200, body: { ...game, court: { id: 'k1', name: 'Court 1' } } },
  });
  const bodyOf = (call: string) => JSON.parse(String(sent.find((each) => each.call === call)?.body));
  await user.click(await screen.findByText('Invite more people'));
  await user.click(await screen.findByRole('checkbox', { name: 'Eva Baker' }));
  await user.click(screen.getByRole('button', { name: 'Send one invitation' }));
  expect(await screen.findByText('1 invitation is on its way.')).toBeVisible();
  expect(bodyOf(act)).toMatchObject({ actionType: 'INVITE', contactList: [{ id: 'e1' }] });
  await user.selectOptions(await screen.findByLabelText('Court'), 'Court 1');
  await expect.poll(() => sent.some(({ call }) => call === edit)).toBe(true);
  expect(bodyOf(edit)).toMatchObject({ courtId: 'k1' });
});

// R-club-match-score
test('an organiser of its club enters the score of a match that they did not play', async () => {
  const club = { id: 'c1', name: 'Riverside', slug: 'riverside' };
  const over = { status: 'SCHEDULED' as const, ...period(20, 17, 18), action: ['SET_SCORE'] as Game['action'] };
  const single = { ...offeredGame().gamePreference, matchType: 'SINGLE' as const };
  const invitee = [testInvitee('2', 'Zoë Nagy', 'CONFIRMED')];
  const { user } = await open(offeredGame({ ...over, userRole: 'CLUB', club, gamePreference: single, invitee }));
  await user.click(await screen.findByRole('button', { name: 'Enter the score' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Enter the score' }));
  await expect.poll(() => sheet.getByLabelText('Set 1, Ann Peeters')).toHaveFocus();
  await user.keyboard('6264');
  expect(await sheet.findByRole('button', { name: 'Save: Ann won 2–0' })).toBeVisible();
});
