import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredGame, period } from '../../../tests/support/editSample.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { ME } from '../../../tests/support/testWorld.ts';
import type { Game } from '../../stores/GamesStore.ts';

const ok = (body: unknown) => ({ status: 200, body });
const ACT = 'PUT /api/game/g1/action';

/** @param games as they are first, and, where something is done, afterwards */
const open = (address: string, games: Game[] | Game[][], answers: Parameters<typeof openPage>[1] = {}) =>
  openPage(
    address,
    {
      'GET /api/me': ok(ME),
      'GET /api/report/dashboard?archive=false': (Array.isArray(games[0]) ? games : [games]).map((each) =>
        ok({ games: each }),
      ),
      'GET /api/game/open': ok({ games: [] }),
      ...answers,
    },
    { token: 't1' },
  );

const yes = ['Finn Baker', 'Ada Baker', 'Ben Baker'].map((name, at) => testInvitee(`${at + 2}`, name, 'ACCEPTED'));
const preference = offeredGame().gamePreference;
const summary = offeredGame().summary;
const settled = { ...summary, title: 'summary.scheduled' as const, icon: 'settled' as const };

// R-moves, R-choose
test('the organiser chooses who plays on the card, and it is gone then', async () => {
  const single = offeredGame({
    invitee: yes,
    action: ['CONFIRMATION'],
    gamePreference: { ...preference, matchType: 'SINGLE', candidateMethod: 'CHOOSE' },
    calendarPreference: offeredGame().calendarPreference.filter(({ invitationId }) => invitationId === null),
    summary: { ...summary, title: 'summary.owner.choose' },
  });
  const agreed = { ...single, status: 'SCHEDULED' as const, ...period(26, 17, 18), action: [], summary: settled };
  const { user, sent } = await open('/', [[single], [agreed]], { [ACT]: ok(agreed) });
  const card = await screen.findByRole('article', { name: 'Who’s playing? Tennis' });
  expect(card).toHaveTextContent('3 said yes');
  await user.click(within(card).getByRole('radio', { name: 'Finn' }));
  await user.click(within(card).getByRole('button', { name: 'Play with Finn' }));
  await expect.poll(() => screen.queryByRole('article')).toBeNull();
  expect(JSON.parse(String(sent.find(({ call }) => call === ACT)?.body))).toMatchObject({
    actionType: 'CONFIRMATION',
    contactList: [{ id: 'i2' }],
  });
});

// R-partner
test('the organiser of doubles chooses a partner on the card', async () => {
  const doubles = offeredGame({
    invitee: yes.map((invitee) => ({ ...invitee, status: 'CONFIRMED' as const })),
    status: 'SCHEDULED',
    ...period(26, 17, 18),
    action: ['PARTNER_SELECTION'],
    summary: { ...summary, title: 'summary.owner.partner' },
  });
  const done = { ...doubles, action: [], summary: settled };
  const { user, sent } = await open('/', [[doubles], [done]], { [ACT]: ok(done) });
  const card = await screen.findByRole('article', { name: 'Who’s on your side?' });
  await user.click(within(card).getByRole('radio', { name: 'Ada' }));
  await user.click(within(card).getByRole('button', { name: /^Play with / }));
  await expect.poll(() => screen.queryByRole('article')).toBeNull();
  expect(JSON.parse(String(sent.find(({ call }) => call === ACT)?.body))).toMatchObject({
    actionType: 'PARTNER_SELECTION',
    contactList: [{ id: 'i3' }],
  });
});

// R-partner
test('who waits for the teams sees that the court says nothing about them', async () => {
  const self = { ...testInvitee('u1', 'Ann Peeters', 'CONFIRMED') };
  const others = yes.slice(1).map((invitee) => ({ ...invitee, status: 'CONFIRMED' as const }));
  const game = offeredGame({
    invitee: [self, ...others],
    currentInvitee: self,
    userRole: 'OPPONENT_INVITEE',
    owner: { ...offeredGame().owner, id: 'u9', firstName: 'Olga' },
    status: 'SCHEDULED',
    ...period(26, 17, 18),
    action: [],
    summary: { ...settled, requiredPlayerCount: 3 },
  });
  await open('/', [game]);
  expect(await screen.findByRole('region', { name: 'Next on court' })).toHaveTextContent('The pairs are still open');
});

// R-clashes
test('the card of an invitation warns of a match at the same time, and asks before the yes', async () => {
  const self = testInvitee('u1', 'Ann Peeters', 'OPENED');
  const starts = ['2026-11-26T17:00:00.000Z', '2026-11-26T18:00:00.000Z'];
  const game = offeredGame({
    invitee: [self],
    currentInvitee: self,
    userRole: 'OPPONENT_INVITEE',
    owner: { ...offeredGame().owner, id: 'u9', firstName: 'Olga' },
    expiresAt: '2026-11-24T10:00:00.000Z',
    action: ['ACCEPT', 'DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION'],
    suggestedStarts: starts,
    summary: { ...summary, title: 'summary.invitee.answer' },
  });
  const clashes = [{ gameId: 'g2', sport: 'PADEL', ...period(26, 17, 18) }];
  const clash = { status: 409, body: { messageId: 'E.game.clash', data: { clashes } } };
  const accepted = { ...game, currentInvitee: { ...self, status: 'ACCEPTED' as const }, action: [] };
  const { user } = await open('/', [game], {
    'GET /api/game/g1/clashes': ok(clashes),
    [ACT]: [ok(game), ok(game), clash, ok(game), ok(game), ok(accepted)],
  });
  expect((await screen.findByText('You already have a match then:')).closest('[role=status]')).toHaveTextContent(
    'Padel: ',
  );
  await user.click(screen.getByRole('button', { name: 'Any time works for me' }));
  const question = await screen.findByRole('alertdialog', { name: 'You already have a match then' });
  expect(question).toHaveTextContent('Padel: ');
  await user.click(within(question).getByRole('button', { name: 'Yes, all the same' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

test('a calendar address is made, and replaced after a question', async () => {
  const [read, renew] = ['GET /api/calendar/feed', 'POST /api/calendar/feed'];
  const [first, second] = ['one', 'two'].map((name) => `http://club.test/calendar/${name}.ics`);
  const { user } = await open('/?month', [], {
    [read]: ok({ url: null }),
    [renew]: [ok({ url: first }), ok({ url: second })],
  });
  await user.click(await screen.findByRole('button', { name: 'Create a calendar address' }));
  const field = await screen.findByLabelText('Calendar address');
  expect(field).toHaveValue(first);
  expect(screen.getByRole('link', { name: 'Open in the calendar app' })).toHaveAttribute(
    'href',
    'webcal://club.test/calendar/one.ics',
  );
  await user.click(screen.getByRole('button', { name: 'New address' }));
  expect(field).toHaveValue(first);
  await user.click(screen.getByRole('button', { name: 'Replace the address' }));
  await expect.poll(() => screen.getByLabelText('Calendar address')).toHaveValue(second);
});

// R-past-year
test('an earlier year has its own board and matches', async () => {
  const sum = { sport: 'TENNIS', matches: 4, played: 3, won: 2, lost: 1 };
  const months = ['2026-01', '2024-05'].map((month) => ({ ...sum, month }));
  const { user, sent } = await open('/?past', [], {
    'GET /api/report/past': ok({ months }),
    'POST /api/game/past': [
      ok({ games: [testGame()], moves: [], total: 1, next: null }),
      ok({ games: [], moves: [], total: 0, next: null }),
    ],
  });
  const board = (year: number) => screen.findByRole('region', { name: `${year}` });
  expect(await board(2026)).toHaveTextContent('2of 3 won in 2026');
  expect(within(await board(2026)).getByRole('button', { name: 'Next year' })).toBeDisabled();
  await user.click(within(await board(2026)).getByRole('button', { name: 'Previous year' }));
  expect(await board(2024)).toHaveTextContent('2of 3 won in 2024');
  expect(window.location.search).toMatch(/&year=2024$/);
  const asked = sent.filter(({ call }) => call === 'POST /api/game/past').at(-1);
  expect(JSON.parse(String(asked?.body))).toMatchObject({ from: '2024-01-01', to: '2024-12-31' });
  expect(await screen.findByText('No matches here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await expect.poll(() => window.location.search).toBe('?past');
});

// R-open-games
test('an open match says what is played, where and at which level; of several times one is chosen on its page', async () => {
  const owner = { ...offeredGame().owner, id: 'u9', firstName: 'Olga' };
  const single = { ...preference, matchType: 'SINGLE' as const };
  const found = offeredGame({ userRole: null, action: [], invitee: [], owner, ownerLevel: 5, gamePreference: single });
  const self = testInvitee('u1', 'Ann Peeters', 'OPENED');
  const joined = { ...found, userRole: 'OPPONENT_INVITEE', invitee: [self], currentInvitee: self, action: ['ACCEPT'] };
  const { user } = await open('/', [], {
    'GET /api/game/open': ok({ games: [found] }),
    'POST /api/game/g1/join': ok(joined),
    'GET /api/game/g1': ok(joined),
  });
  const choose = await screen.findByRole('button', { name: /^Choose a time/ });
  const row = choose.closest('li');
  for (const said of ['Olga', 'Tennis', 'Level 5.0', 'Singles', 'Court 1']) expect(row).toHaveTextContent(said);
  await user.click(choose);
  await expect.poll(() => window.location.pathname).toBe('/extinv/g1/n');
});
