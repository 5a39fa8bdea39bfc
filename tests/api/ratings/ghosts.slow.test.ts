import { addDays } from 'date-fns/addDays';
import { beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { getBalls } from '../../../shared/contract/friends.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  logIn,
  newGuest,
  type Person,
} from '../../support/factories.ts';

const START = new Date('2026-09-05T09:00:00.000Z');
const SETS = [{ initiatorScore: 6, opponentScore: 2, type: 'NORMAL', ord: 1 }];
const app = useTestApp({ now: START });

beforeEach(() => app.clock.set(START));

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
const isRated = async ({ id }: Pick<Game, 'id'>) =>
  (await app.db.query('select 1 from rated_matches where game_id = $1', [id])).rowCount === 1;
const score = (id: string, token: string) => act(id, token, { actionType: 'SET_SCORE', sets: SETS });
const pass = (days: number) => app.clock.set(addDays(app.clock.now(), days));

describe('a match with somebody who came by the share link', () => {
  async function visited() {
    const organiser = await createPerson(app);
    const game = await createTestGame(app, organiser);
    const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
    const guest = newGuest();
    const registered = await act(game.id, share, { actionType: 'OPPONENT_SELECTION', contactList: [guest] });
    const page = registered.body.invitee[0]?.accessToken ?? '';
    return { organiser, guest, game, page, link: await linkOf(app, guest.email) };
  }

  // R-score-ghost
  test('is not rated by scores of those who may all be the organiser', async () => {
    const { organiser, game, page } = await visited();
    expect((await act(game.id, page, { actionType: 'ACCEPT' })).body.status).toBe('SCHEDULED');
    pass(2);
    expect((await score(game.id, organiser.token)).body.status).toBe('PLAYED');
    await score(game.id, page);
    expect(await isRated(game)).toBe(false);
  });

  // R-score-ghost
  test('is rated as soon as they confirm the score by the mailed link, on its day', async () => {
    const { organiser, game, page, link } = await visited();
    await act(game.id, page, { actionType: 'ACCEPT' });
    pass(2);
    await score(game.id, organiser.token);
    expect(await isRated(game)).toBe(false);
    pass(1);
    expect((await score(game.id, link.token)).status).toBe(200);
    const { rows } = await app.db.query('select day::text from rated_matches where game_id = $1', [game.id]);
    expect(rows).toEqual([{ day: '2026-09-06' }]);
  });

  // R-score-ghost
  test('is rated at once when they answered by the mailed link', async () => {
    const { organiser, game, link } = await visited();
    await act(game.id, link.token, { actionType: 'ACCEPT', password: link.password });
    pass(2);
    await score(game.id, organiser.token);
    expect(await isRated(game)).toBe(true);
  });
});

describe('balls for friends', () => {
  const balls = async ({ token }: Person) => (await call(app, getBalls, { token })).body.currentCount;

  /** A new account that gives somebody's code. */
  async function friendOf({ token }: Person): Promise<Person> {
    const { invitationCode } = (await call(app, getMe, { token })).body;
    return createPerson(app, { regInvitationCode: invitationCode });
  }

  /** Sessions do not live through a month without use. */
  async function logInAgain(...people: Person[]): Promise<void> {
    for (const person of people) person.token = await logIn(app, person.email);
  }

  /** A match of two that both say yes to, scored by the first. */
  async function play(one: Person, other: Person): Promise<void> {
    const game = await createTestGame(app, one, { contactList: [contactOf(other)] });
    await act(game.id, other.token, { actionType: 'ACCEPT' });
    pass(2);
    expect((await score(game.id, one.token)).status).toBe(200);
    expect(await isRated(game)).toBe(true);
  }

  // R-balls-earned
  test('five accounts of one’s own bring none, in any pairing, now or in two months', async () => {
    const inviter = await createPerson(app);
    const own: Person[] = [];
    for (let time = 0; time < 4; time += 1) own.push(await friendOf(inviter));
    const [first, second, third, fourth] = own as [Person, Person, Person, Person];
    const over = await friendOf(first);
    await play(inviter, first);
    await play(second, third);
    await play(fourth, over);
    pass(60);
    await logInAgain(inviter, second, third, over);
    await play(second, over);
    await play(third, inviter);
    expect(await balls(inviter)).toBe(0);
  });

  // R-balls-earned
  test('come with the first match against somebody who has been here for a month, once', async () => {
    const [inviter, regular] = [await createPerson(app), await createPerson(app)];
    pass(31);
    await logInAgain(inviter, regular);
    const newcomer = await createPerson(app);
    const friend = await friendOf(inviter);
    expect(await balls(inviter)).toBe(0);
    await play(friend, newcomer);
    expect(await balls(inviter)).toBe(0);
    await play(regular, friend);
    expect(await balls(inviter)).toBe(10);
    await play(friend, regular);
    expect(await balls(inviter)).toBe(10);
  });
});
