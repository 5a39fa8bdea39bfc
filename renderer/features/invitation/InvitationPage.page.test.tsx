import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { InviteeStatus } from '../../../shared/domain/values.ts';
import { offeredGame, period } from '../../../tests/support/editSample.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testInvitee } from '../../../tests/support/testGame.ts';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';
import type { Game } from '../../stores/GamesStore.ts';

const t = words('en');
const MAILED = '/extinv/g1-secret/guestToken';
const SHARED = '/extinv/g1/shareToken';

/** The viewer: Gil, a guest, asked by Ann. */
const gil = (status: InviteeStatus, change: Partial<Game['invitee'][number]> = {}) => {
  const invitee = testInvitee('9', 'Gil Guest', status);
  return { ...invitee, user: { ...invitee.user, type: 'CONTACT' as const }, ...change };
};

const gameFor = (status: InviteeStatus, change: Partial<Game> = {}, self: Partial<Game['invitee'][number]> = {}) =>
  offeredGame({
    userRole: 'OPPONENT_INVITEE',
    expiresAt: '2026-11-24T10:00:00.000Z',
    action: ['ACCEPT', 'DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE'],
    invitee: [gil(status, self)],
    currentInvitee: gil(status, self),
    ...change,
  });

const CHOOSE = { gamePreference: { ...offeredGame().gamePreference, candidateMethod: 'CHOOSE' as const } };
const AGREED = { status: 'SCHEDULED' as const, ...period(26, 17, 18) };
const OVER = { status: 'SCHEDULED' as const, ...period(20, 17, 18) };

type Answers = Parameters<typeof openPage>[1];

const open = (game: Game, path = MAILED, answers: Answers = {}) =>
  openPage(path, { 'GET /api/game/g1': { status: 200, body: game }, ...answers });

const title = () => screen.getByRole('heading', { level: 1 });
const yes = () => screen.queryByRole('button', { name: t('invitation.accept') });

// R-header-state
describe('an invitation says at its top how it stands', () => {
  test.each([
    ['Ann asks: Tennis, Gil?', gameFor('OPENED')],
    ['You said yes', gameFor('ACCEPTED')],
    ['You declined', gameFor('DECLINED')],
    ['This match was cancelled', gameFor('ACCEPTED', { status: 'CANCELED' })],
    ['This invitation has expired', gameFor('OPENED', { status: 'CANCELED', lapsed: true })],
    ['It’s a match!', gameFor('CONFIRMED', AGREED)],
  ])('%s', async (words, game) => {
    await open(game);
    expect(title()).toHaveTextContent(words);
    expect(yes() !== null).toBe(words.includes('asks'));
    if (words.includes('expired')) screen.getByText(/^The reply deadline has passed/);
  });

  test.each([
    ['Ann Peeters is looking for players', {}],
    ['This match has already been agreed', AGREED],
    ['This match is over', OVER],
    ['This match was cancelled', { status: 'CANCELED' as const }],
    ['This invitation has expired', { status: 'CANCELED' as const, lapsed: true }],
  ])('by the share link: %s', async (words, change) => {
    const share = { userRole: 'SHARE_INVITEE' as const, currentInvitee: null, invitee: [] };
    await open(gameFor('OPENED', { ...share, ...change, action: ['OPPONENT_SELECTION'] }), SHARED);
    expect(title()).toHaveTextContent(words);
    expect(yes() !== null).toBe(words.includes('looking'));
    if (words.includes('is over')) expect(document.body).toHaveTextContent('Maybe next time.');
  });

  test('after the match its players are asked for the score, and for no entry in a calendar', async () => {
    await open(gameFor('CONFIRMED', { ...OVER, action: ['SET_SCORE'] }));
    expect(title()).toHaveTextContent('How did it go?');
    expect(await screen.findByRole('button', { name: 'Enter the score' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });
});

// R-no-game
test('what this link is good for nobody learns who has no right to it, and there is a way on', async () => {
  await openPage('/extinv/g1/mistyped', { 'GET /api/game/g1': { status: 401, body: { messageId: 'E.token' } } });
  expect(await screen.findByRole('heading', { name: 'Match not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

// R-decline-button
test('a press on no says no', async () => {
  const act = 'PUT /api/game/g1/action';
  const { user, sent } = await open(gameFor('OPENED'), MAILED, { [act]: { status: 200, body: gameFor('DECLINED') } });
  await user.click(screen.getByRole('button', { name: t('invitation.decline') }));
  await expect.poll(() => title().textContent).toContain('You declined');
  const said = sent.filter(({ call }) => call === act).map(({ body }) => JSON.parse(String(body)).actionType);
  expect(said).toEqual(['DECLINE']);
});

describe('a yes that waits', () => {
  // R-choose
  test('does not promise a match where the organiser chooses, nor says more than any time will do', async () => {
    await open(gameFor('ACCEPTED', CHOOSE));
    screen.getByText('Ann Peeters chooses who plays from everyone who says yes.', { exact: false });
    expect(document.body).not.toHaveTextContent('suits everyone');
    // R-everything
    expect(await screen.findByText('When: any of the times offered')).toBeVisible();
  });

  // R-guest-order
  test('says when one can play', async () => {
    const slot = { id: 'c9', date: '2026-11-26', game: 'g1', ...period(26, 18, 19), invitationId: 'i9' };
    const { calendarPreference } = gameFor('ACCEPTED');
    await open(gameFor('ACCEPTED', { calendarPreference: [...calendarPreference, slot] }));
    expect(await screen.findByRole('status', { name: 'Your times' })).toHaveTextContent('18:00–19:00');
  });

  // R-own-message
  test.each([
    ['ACCEPTED', {}],
    ['CONFIRMED', AGREED],
    ['DECLINED', {}],
  ] as const)('or a %s one has what was written with it, once', async (status, change) => {
    const note = 'Which court is it?';
    await open(gameFor(status, change, { note }));
    const said = await screen.findByText(note);
    expect(said.tagName).toBe('Q');
    if (status !== 'ACCEPTED') screen.getByRole('heading', { name: 'Your message to Ann' });
  });
});

// R-invitation-page
test('a level comes with its scale, for people who do not know it', async () => {
  await open(gameFor('OPENED'));
  screen.getByText('Levels go from about 1 to 10. Everyone starts at 5.0', { exact: false });
});

// R-rather-not
test('a venue that is taken out is marked no more', async () => {
  const { user } = await open(gameFor('OPENED'));
  const mark = await screen.findByRole('button', { name: 'rather not: Park' });
  await user.click(mark);
  expect(mark).toHaveAttribute('aria-pressed', 'true');
  const box = screen.getByRole('checkbox', { name: 'Park' });
  await user.click(box);
  expect(mark).toBeDisabled();
  await user.click(box);
  expect(mark).toHaveAttribute('aria-pressed', 'false');
});

// R-clashes
test('who has only one time to say yes to is warned of their other match before they touch anything', async () => {
  const one = { id: 'c1', date: '2026-11-26', game: 'g1', ...period(26, 17, 18), invitationId: null };
  const [venue] = offeredGame().locationPreference;
  const clash = { gameId: 'g2', sport: 'PADEL', ...period(26, 17, 18) };
  const only = { calendarPreference: [one], locationPreference: venue ? [venue] : [] };
  const answers = {
    'GET /api/game/g1': { status: 200, body: gameFor('OPENED', only) },
    'GET /api/game/g1/clashes': { status: 200, body: [clash] },
    'GET /api/me': { status: 200, body: ME },
  };
  await openPage('/extinv/g1/n', answers, { token: 't1' });
  const warning = await screen.findByText('You already have a match then:');
  expect(warning.closest('[role=status]')).toHaveTextContent('Padel: ');
});

// R-rating-stakes
test('who has an account sees what a single is about before they answer', async () => {
  const single = { gamePreference: { ...offeredGame().gamePreference, matchType: 'SINGLE' as const } };
  const stakes = { chance: 0.5, win: 0.33, loss: -0.33, provisional: true };
  const { user } = testInvitee('9', 'Gil Guest', 'OPENED');
  await open(gameFor('OPENED', single, { user }), MAILED, {
    'GET /api/game/g1/stakes': { status: 200, body: { stakes } },
  });
  expect(await screen.findByText(/^Chances: you 50%/)).toHaveTextContent(
    'Chances: you 50%, Ann 50%. A win could change your level by +0.33, a loss by −0.33. It’s a rough guess: one of you has played fewer than five rated matches.',
  );
});

// R-visitor-form
test('a wrong phone number is said to be wrong, at its field and at the button', async () => {
  const share = { userRole: 'SHARE_INVITEE' as const, currentInvitee: null, invitee: [] };
  const one = { id: 'c1', date: '2026-11-26', game: 'g1', ...period(26, 17, 18), invitationId: null };
  const [venue] = offeredGame().locationPreference;
  const only = { calendarPreference: [one], locationPreference: venue ? [venue] : [] };
  const action = ['OPPONENT_SELECTION', 'TIME_SELECTION', 'LOCATION_SELECTION', 'ACCEPT'] as const;
  const { user } = await open(gameFor('OPENED', { ...share, ...only, action: [...action] }), SHARED);
  await user.click(screen.getByRole('button', { name: t('invitation.accept') }));
  const sheet = within(await screen.findByRole('dialog', { name: t('visitor.title') }));
  await user.type(sheet.getByLabelText('First name'), 'Vic');
  await user.type(sheet.getByLabelText('Last name (optional)'), 'Visitor');
  await user.type(sheet.getByLabelText('Email address'), 'vic@mail.example');
  await user.click(sheet.getByRole('button', { name: 'Add a phone number (optional)' }));
  const phone = await sheet.findByRole('textbox', { name: 'Phone number' });
  await user.type(phone, '12');
  await user.tab();
  expect(await sheet.findByText(/^The phone number isn’t right\./)).toBeVisible();
  expect(sheet.queryByText('Enter your first name')).toBeNull();
  expect(phone).toHaveAccessibleDescription(/This isn’t a valid number in this country/);
  expect(phone).toHaveAttribute('aria-invalid', 'true');
  const accept = sheet.getByRole('button', { name: t('invitation.accept') });
  await expect.poll(() => accept).toBeDisabled();
  await user.clear(phone);
  await expect.poll(() => accept).toBeEnabled();
});

// R-calendar-entry
test('a guest withdraws after a question, and is offered a match of their own', async () => {
  const action = 'PUT /api/game/g1/action';
  const left = gameFor('DECLINED');
  const { user, sent } = await open(gameFor('CONFIRMED', { ...AGREED, action: ['WITHDRAW'] }), MAILED, {
    [action]: { status: 200, body: left },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw from the match' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent.map(({ call }) => call)).not.toContain(action);
  await user.click(question.getByRole('button', { name: 'Withdraw from the match' }));
  await expect.poll(() => title()).toHaveTextContent('You declined');
  expect(JSON.parse(String(sent.find(({ call }) => call === action)?.body))).toMatchObject({ actionType: 'WITHDRAW' });
  // R-guest-order: that first, and being forgotten last.
  const ways = within(screen.getByRole('main')).getAllByText(/^(Organise your own match|Messages|Delete my data)$/);
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Organise your own match', 'Messages', 'Delete my data']);
  expect(ways[0]?.closest('a')).toHaveAttribute('href', '/signupmail?to=%2Forganise');
});

// R-reach, R-mail-unproved
test('a visitor whom nothing reaches before they open our mail once reads that, and not that we write', async () => {
  await open(gameFor('ACCEPTED', { ...CHOOSE, reach: 'UNPROVED' }));
  expect(await screen.findByText('Open our email once')).toBeVisible();
  expect(document.body).not.toHaveTextContent('We’ll email you if something changes.');
});

test('who is reached by mail reads that we write', async () => {
  await open(gameFor('ACCEPTED', { ...CHOOSE, reach: 'MAIL' }));
  screen.getByText('We’ll email you if something changes.');
  expect(screen.queryByText('Open our email once')).toBeNull();
});
