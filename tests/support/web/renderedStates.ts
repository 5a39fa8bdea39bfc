import type { APIRequestContext } from '@playwright/test';
import { PATHS, publicProfilePath } from '../../../shared/routes/paths.ts';
import { act, hoursFromNow, invitationOf, newGame, newPlayer, type Player, partsOf, pathOf } from './games.ts';
import { type InvitedGuest, inviteGuest, ONE_VENUE } from './invitation.ts';
import { expect, mailedLink, newAddress } from './test.ts';

/** A rendered page in one of its states. */
export interface RenderedState {
  name: string;
  /** May have a query. */
  path: string;
  /** The page is the answer to this form, which is refused. */
  form?: readonly (readonly [string, string])[];
}

type Changes = Record<string, unknown>;

const CHOOSE = { candidateMethod: 'CHOOSE' };
const ONE_TIME = { calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(49) }] };
const SURE = { ...ONE_VENUE, ...ONE_TIME };
const at = (hours: number) => ({ fromTime: hoursFromNow(hours), toTime: hoursFromNow(hours + 1) });
const named = (firstName: string, email = newAddress(firstName.toLowerCase())) => ({
  firstName,
  lastName: 'Guest',
  email,
});

/** Answers a match as somebody who was invited by mail. */
async function answerAs(request: APIRequestContext, id: string, email: string, body: Changes): Promise<void> {
  const { token, password } = partsOf(await invitationOf(request, email));
  await act(request, id, token, { password, ...body });
}

/** Says yes by a share link, without a page. @returns the path of the visitor's own page */
async function visit(request: APIRequestContext, sharePath: string, email: string): Promise<string> {
  const form = { answer: 'accept', firstName: 'Vic', lastName: 'Visitor', email, start: hoursFromNow(48) };
  const answer = await request.post(sharePath, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}

/** What is asked: by mail, by a share link, with much and with nothing to choose. */
async function openStates(request: APIRequestContext, owner: Player, player: Player): Promise<RenderedState[]> {
  const invite = (changes?: Changes, preference?: Changes) => inviteGuest(request, changes, preference);
  const choosing = await invite({ notes: 'Bring <new> balls & water' });
  const contactList = [named('Bea', player.email)];
  const single = await newGame(request, owner, { contactList });
  const asPlayer = await invitationOf(request, player.email);
  const share = pathOf(choosing.game.shareUrl);
  const [first] = choosing.game.calendarPreference;
  const form = [
    ['answer', 'accept'],
    ['note', 'See you <there>'],
  ] as const;
  return [
    { name: 'asked, with a note', path: choosing.path },
    { name: 'asked, a time of the mail marked', path: `${choosing.path}?time=${first?.fromTime}` },
    { name: 'asked, nothing to choose', path: (await invite(SURE)).path },
    { name: 'asked to open doubles', path: (await invite({}, { matchType: 'OPENDOUBLE', ...CHOOSE })).path },
    {
      name: 'asked to practise padel',
      path: (await invite({ sport: 'PADEL' }, { matchCategory: 'PRACTICEHIT' })).path,
    },
    { name: 'asked, by account', path: asPlayer },
    { name: 'by share link', path: share },
    { name: 'by share link of a match of one time', path: pathOf((await newGame(request, owner, SURE)).shareUrl) },
    { name: 'asked, no time ticked', path: choosing.path, form },
    { name: 'by share link, nobody named', path: share, form },
    { name: 'no such match', path: '/extinv/nothingHere/nobody' },
    { name: 'a link of another match', path: share.replace(choosing.game.id, single.id) },
  ];
}

/** What was answered, and the outcome so far. */
async function answeredStates(request: APIRequestContext, owner: Player, player: Player): Promise<RenderedState[]> {
  const invite = (changes?: Changes, preference?: Changes) => inviteGuest(request, changes, preference);
  const after = async (actionType: string, { answer, path }: InvitedGuest, more: Changes = {}) => {
    await answer(actionType, more);
    return path;
  };
  const agreed = await invite(SURE);
  const agreedPath = await after('ACCEPT', agreed, { note: 'See you <there>' });
  const withdrawn = await invite(SURE);
  await withdrawn.answer('ACCEPT');
  const [gil, gus, gwen] = [named('Gil'), named('Gus'), named('Gwen')];
  const taken = await newGame(request, owner, { ...SURE, contactList: [gil, gus, gwen] });
  for (const { email } of [gil, gus]) await answerAs(request, taken.id, email, { actionType: 'ACCEPT' });
  const [ann, bo] = [named('Ann'), named('Bo')];
  const apart = await newGame(
    request,
    owner,
    { ...ONE_VENUE, contactList: [ann, bo] },
    { matchType: 'OPENDOUBLE', ...CHOOSE },
  );
  for (const [{ email }, hours] of [
    [ann, 48],
    [bo, 50],
  ] as const) {
    const preference = { calendarPreference: [at(hours)], locationPreference: [] };
    await answerAs(request, apart.id, email, { actionType: 'ACCEPT', preference });
  }
  const shared = await newGame(request, owner, { ...ONE_VENUE, contactList: [] }, CHOOSE);
  const sharePath = pathOf(shared.shareUrl);
  const email = newAddress('vic');
  const unproved = await visit(request, sharePath, email);
  const secured = await visit(request, sharePath, player.email);
  const proposed = await mailedLink(request, player.email, 'Was it you');
  return [
    {
      name: 'yes, the organiser chooses',
      path: await after('ACCEPT', await invite(ONE_VENUE, CHOOSE), { note: 'Yes' }),
    },
    { name: 'yes that fits nobody', path: await invitationOf(request, bo.email) },
    { name: 'no', path: await after('DECLINE', await invite()) },
    { name: 'agreed', path: agreedPath },
    { name: 'agreed, by share link', path: pathOf(agreed.game.shareUrl) },
    { name: 'withdrawn', path: await after('WITHDRAW', withdrawn) },
    { name: 'on the waiting list', path: await invitationOf(request, gus.email) },
    { name: 'agreed without them', path: await invitationOf(request, gwen.email) },
    { name: 'yes of an address that is not proved', path: unproved },
    { name: 'to be proved first', path: secured },
    { name: 'chosen in their name', path: proposed },
  ];
}

/** What has ended; moves the clock by four days, after which its games are called off, played or over. */
export async function endedStates(
  request: APIRequestContext,
  passDays: (days: number) => Promise<void>,
): Promise<RenderedState[]> {
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const invite = (changes?: Changes, preference?: Changes) => inviteGuest(request, changes, preference);
  const canceled = await invite();
  await act(request, canceled.game.id, canceled.owner.token, { actionType: 'CANCEL' });
  const lapsed = await invite({ invitationExpiryDays: 1 });
  const over = await invite(SURE);
  await over.answer('ACCEPT');
  const [gil, finn] = [named('Gil'), named('Finn', player.email)];
  const played = await newGame(request, owner, { ...SURE, contactList: [finn, gil] });
  await act(request, played.id, player.token, { actionType: 'ACCEPT' });
  await passDays(4);
  const sets = [{ initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 0 }];
  await act(request, played.id, owner.token, { actionType: 'SET_SCORE', sets });
  const read = async () => (await (await request.get(lapsed.path)).text()).includes('"lapsed":true');
  await expect.poll(read).toBe(true);
  return [
    { name: 'canceled', path: canceled.path },
    { name: 'canceled, by share link', path: pathOf(canceled.game.shareUrl) },
    { name: 'nobody called off', path: lapsed.path },
    { name: 'nobody called off, by share link', path: pathOf(lapsed.game.shareUrl) },
    { name: 'over', path: over.path },
    { name: 'over, by share link', path: pathOf(over.game.shareUrl) },
    { name: 'played', path: await invitationOf(request, player.email) },
    { name: 'played without them', path: await invitationOf(request, gil.email) },
    { name: 'played, by share link', path: pathOf(played.shareUrl) },
  ];
}

/** @returns every rendered page in each state that does not take days to come about */
export async function presentStates(request: APIRequestContext): Promise<RenderedState[]> {
  const [olga, oona] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Oona')];
  const player = await newPlayer(request, 'Bea');
  await request.put('/api/me', {
    headers: { authorization: `Bearer ${player.token}` },
    data: { forehand: 'LEFTHANDED', location: 'Ghent', tennisTalks: ['NL', 'EN'], yearOfBirth: 1990 },
  });
  return [
    ...(await openStates(request, olga, player)),
    ...(await answeredStates(request, oona, player)),
    { name: 'profile', path: publicProfilePath(player.code) },
    { name: 'profile of whom nothing is known', path: publicProfilePath(olga.code) },
    { name: 'profile without its header', path: `${publicProfilePath(player.code)}?noheader` },
    { name: 'no such player', path: publicProfilePath('nobody') },
    { name: 'log-in', path: PATHS.login },
    { name: 'log-in with a way on', path: `${PATHS.login}?to=${PATHS.organise}` },
  ];
}
