import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/support/accessible.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const OLGA = { firstName: 'Olga', lastName: 'Baker' };
const FACTS = { sourceUser: OLGA, club: null, isGuest: true, stopped: [] as string[] };
const DONE = { status: 204 };
const names = { name: 'Olga Baker', club: 'Parkside', product: 'Crosscourt' };
const GUEST_LINK = '/unsub?t=token&pr=olga&s=true';
const CLUB_LINK = '/unsub?t=token&club=parkside&s=true';

const factsOf = (part: object) => ({
  'POST /api/unsubsribe/tokendata': { status: 200, body: { ...FACTS, ...part } },
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const main = () => screen.getByRole('main');

/** @returns what was sent to a path, of all that was sent */
function sentTo({ sent }: Awaited<ReturnType<typeof openPage>>, path: string): unknown[] {
  return sent.filter(({ call }) => call === `POST /api/${path}`).map(({ body }) => JSON.parse(String(body)));
}

// R-unsubscribe-types
test('nothing stands before the press, the block after it, and other choices say so', async () => {
  const page = await openPage(GUEST_LINK, { ...factsOf({}), 'POST /api/unsubsribe': DONE });
  await heading(t('unsub.ask.BLOCK_USER', names));
  expect(main()).toHaveTextContent(t('unsub.BLOCK_USER.hint', names));
  expect(sentTo(page, 'unsubsribe')).toEqual([]);
  await page.user.click(button(t('unsub.BLOCK_USER', names)));
  await heading(t('unsub.done.title'));
  expect(main()).toHaveTextContent(t('unsub.done.BLOCK_USER', names));
  await page.user.click(button(t('unsub.more')));
  expect(main()).toHaveTextContent(t('unsub.done.BLOCK_USER', names));
});

test('what is stopped already is said at once, and can be taken back', async () => {
  const stopped = factsOf({ stopped: ['BLOCK_USER'] });
  const { user } = await openPage(GUEST_LINK, { ...stopped, 'POST /api/unsubsribe/undo': DONE });
  await heading(t('unsub.done.title'));
  expect(main()).toHaveTextContent(t('unsub.done.BLOCK_USER', names));
  expect(main()).not.toHaveTextContent(t('unsub.text'));
  await expectAccessible();
  await user.click(button(t('unsub.undo')));
  await heading(t('unsub.undone.title'));
});

// R-erase-guest
test('the other choices, and a guest has their data erased', async () => {
  const answers = { ...factsOf({}), 'POST /api/unsubsribe': DONE, 'POST /api/unsubsribe/erase': DONE };
  const page = await openPage(GUEST_LINK, answers);
  const { user } = page;
  await heading(t('unsub.ask.BLOCK_USER', names));
  await user.click(button(t('unsub.more')));
  const radio = (type: 'BLOCK_USER' | 'CHANNEL') =>
    screen.getByRole('radio', { name: (name) => name.startsWith(t(`unsub.${type}`, names)) });
  expect(radio('BLOCK_USER')).toBeChecked();
  await user.click(radio('CHANNEL'));
  await expectAccessible();
  await user.click(button(t('unsub.action')));
  await heading(t('unsub.done.title'));
  expect(main()).toHaveTextContent(t('unsub.done.CHANNEL', names));
  expect(sentTo(page, 'unsubsribe')).toEqual([{ token: 'token', passwordRef: 'olga', type: 'CHANNEL' }]);
  await user.click(button(t('guest.erase')));
  expect(sentTo(page, 'unsubsribe/erase')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('guest.erase') }));
  await heading(t('guest.erased.title'));
  expect(sentTo(page, 'unsubsribe/erase')).toEqual([{ token: 'token' }]);
});

test('a club’s mail: one question, which is taken back, and a press takes its reader off the list', async () => {
  const facts = factsOf({ sourceUser: null, isGuest: false, club: { name: 'Parkside', isListed: true } });
  const paths = ['unsubsribe', 'unsubsribe/undo', 'unsubsribe/club'];
  const page = await openPage(CLUB_LINK, {
    ...facts,
    ...Object.fromEntries(paths.map((path) => [`POST /api/${path}`, DONE])),
  });
  const { user } = page;
  await heading(t('unsub.ask.BLOCK_CLUB', names));
  await user.click(button(t('unsub.BLOCK_CLUB', names)));
  await heading(t('unsub.done.title'));
  await user.click(button(t('unsub.undo')));
  await heading(t('unsub.undone.title'));
  await user.click(button(t('unsub.again')));
  await user.click(await screen.findByRole('button', { name: t('unsub.more') }));
  await expectAccessible();
  await user.click(button(t('unsub.list.leave')));
  await screen.findByText(t('unsub.list.left', names));
  expect(sentTo(page, 'unsubsribe/club')).toEqual([{ token: 'token', clubRef: 'parkside' }]);
  await expectAccessible();
});

test('who has left a club’s list is not asked to leave it', async () => {
  const club = { name: 'Parkside', isListed: false };
  const { user } = await openPage(CLUB_LINK, factsOf({ sourceUser: null, club, stopped: ['BLOCK_CLUB'] }));
  await heading(t('unsub.done.title'));
  await user.click(button(t('unsub.more')));
  expect(screen.queryByRole('button', { name: t('unsub.list.leave') })).toBeNull();
});

test('a link that lost a part says what to do', async () => {
  await openPage('/unsub', { 'POST /api/unsubsribe/tokendata': { status: 400, body: { messageId: 'E.bad.request' } } });
  await screen.findByText(t('unsub.unknown'));
  screen.getByRole('link', { name: t('unsub.toProfile') });
});

test('a network that is away lets one try again', async () => {
  const { user } = await openPage(GUEST_LINK, { ...factsOf({}), 'POST /api/unsubsribe': ['network', DONE] });
  await heading(t('unsub.ask.BLOCK_USER', names));
  await user.click(button(t('unsub.BLOCK_USER', names)));
  await user.click(await screen.findByRole('button', { name: t('alert.retry') }));
  await heading(t('unsub.done.title'));
});
