import { beforeEach, expect, test } from 'vitest';
import { actOnGame, getDashboard } from '../../../shared/contract/game.ts';
import { getSkills } from '../../../shared/contract/rating.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  newGuest,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { disputeMatch, enter, moveTo, OVER, pass, playMatch, setOf } from './disputed.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const app = useTestApp({ now: START });
/** A second process over the same database. */
const twin = useTestApp(() => ({ now: START, connection: app.connection }));

beforeEach(() => moveTo([app, twin], START));

const said = ({ scoreClaims }: Game) => scoreClaims.map(({ by, sets }) => [by, sets[0]?.initiatorScore]);
const ratedOf = async ({ token }: Person) => (await call(app, getSkills, { token })).body[0]?.wins ?? null;
const titlesOf = async ({ token }: Person, archive: 'true' | 'false') => {
  const { body } = await call(app, getDashboard, { token, query: { archive } });
  return body.games.map(({ summary }) => [summary.title, summary.icon]);
};

// R-score-claims
test('a disputed match holds what both sides say, from the side of its reader', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  const match = await playMatch(app, owner, guest);
  const first = (await enter(app, match, owner, [6, 4])).body;
  expect(first.scoreClaims).toEqual([]);
  const enteredAt = app.clock.now().toISOString();
  await pass(app, 1);
  const second = (await enter(app, first, guest, [4, 6])).body;
  const later = app.clock.now().toISOString();
  const claim = { playedStatus: 'PLAYED', enteredBy: expect.stringMatching(/^Pat /) };
  expect(second.scoreClaims).toEqual([
    { ...claim, by: 'OWN', sets: setOf(4, 6), winner: 'OPPONENT', enteredAt: later },
    { ...claim, by: 'OTHER', sets: setOf(6, 4), winner: 'INITIATOR', enteredAt },
  ]);
  const seen = await readGame(app, match.id, owner.token);
  expect(said(seen)).toEqual([
    ['OWN', 6],
    ['OTHER', 4],
  ]);
  const settled = (await enter(app, seen, owner, [4, 6])).body;
  expect(settled).toMatchObject({ disputed: false, scoreClaims: [] });
});

// R-score-claims
test('who is not in the match learns neither side’s entry', async () => {
  const [owner, guest, declined, stranger] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ];
  const { id, shareUrl } = await createTestGame(app, owner, { contactList: [guest, declined].map(contactOf) });
  const answer = (token: string, actionType: string) =>
    call(app, actOnGame, { params: { id }, token, body: { actionType } });
  await answer(declined.token, 'DECLINE');
  await answer(guest.token, 'ACCEPT');
  await pass(app, OVER);
  const match = await readGame(app, id, owner.token);
  await enter(app, (await enter(app, match, owner, [6, 4])).body, guest, [4, 6]);
  const share = readInvitationPath(new URL(shareUrl ?? '').pathname)?.token ?? '';
  for (const token of [share, declined.token, stranger.token]) {
    expect((await readGame(app, id, token)).scoreClaims).toEqual([]);
  }
  expect(said(await readGame(app, id, guest.token))).toHaveLength(2);
});

// R-score-claims
test('a guest without an account sees both by the mailed link, and settles it with it', async () => {
  const [owner, guest] = [await createPerson(app), newGuest()];
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const { token, password } = await linkOf(app, guest.email);
  await call(app, actOnGame, { params: { id }, token, body: { actionType: 'ACCEPT', password } });
  await pass(app, OVER);
  const match = await readGame(app, id, owner.token);
  await enter(app, (await enter(app, match, owner, [6, 4])).body, { token }, [4, 6]);
  const seen = await readGame(app, id, token);
  expect(said(seen)).toEqual([
    ['OWN', 4],
    ['OTHER', 6],
  ]);
  expect((await enter(app, seen, { token }, [6, 4])).body.disputed).toBe(false);
});

// R-score-stale
test('a stale score is answered with the current one; people who may not score do not see it', async () => {
  const [owner, guest, stranger] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const match = await playMatch(app, owner, guest);
  const scored = (await enter(app, match, owner, [6, 4])).body;
  const stale = await enter(app, match, guest, [4, 6]);
  expect([stale.status, stale.error.messageId]).toEqual([409, 'E.game.changed']);
  const stands = { sets: setOf(6, 4), playedStatus: 'PLAYED', winner: 'INITIATOR' };
  expect(stale.error.data).toEqual({ version: scored.version, ...stands });
  const refused = await enter(app, match, stranger, [4, 6]);
  expect([refused.status, refused.error.messageId, refused.error.data]).toEqual([403, 'E.not.allowed', undefined]);
});

// R-score-accept
test('both sides accept the other’s at once, on two processes: one is taken, and the sides agree', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  const match = await disputeMatch(app, owner, guest);
  await moveTo([twin], app.clock.now());
  const answers = await Promise.all([enter(app, match, owner, [4, 6]), enter(twin, match, guest, [6, 4])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [byOwner, byGuest] = [await readGame(app, match.id, owner.token), await readGame(app, match.id, guest.token)];
  expect([byOwner.disputed, byOwner.gameSet]).toEqual([false, byGuest.gameSet]);
  const taken = answers[0].status === 200 ? setOf(4, 6) : setOf(6, 4);
  expect(byOwner.gameSet).toEqual(taken);
  await expect.poll(() => ratedOf(owner)).not.toBeNull();
});

// R-score-accept
test('one accepts while the other corrects: never what was not on their page', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  for (let time = 0; time < 3; time += 1) {
    const match = await disputeMatch(app, owner, guest);
    await moveTo([twin], app.clock.now());
    const [accepted, corrected] = await Promise.all([
      enter(app, match, owner, [4, 6]),
      enter(twin, match, guest, [3, 6]),
    ]);
    expect([accepted.status, corrected.status].sort()).toEqual([200, 409]);
    const now = await readGame(app, match.id, owner.token);
    expect(now.disputed).toBe(corrected.status === 200);
    if (corrected.status === 200) expect(said(now)).toContainEqual(['OTHER', 3]);
  }
});

// R-score-dispute, R-summary
test('it waits for both on the dashboard until they agree, or 48 hours are over', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  const match = await disputeMatch(app, owner, guest);
  for (const player of [owner, guest]) {
    expect(await titlesOf(player, 'false')).toEqual([['summary.disputed', 'action']]);
    expect(await titlesOf(player, 'true')).toEqual([]);
  }
  await enter(app, match, owner, [4, 6]);
  for (const player of [owner, guest]) {
    expect(await titlesOf(player, 'false')).toEqual([]);
    expect(await titlesOf(player, 'true')).toEqual([['summary.played', 'settled']]);
  }
  const other = await disputeMatch(app, owner, guest);
  await pass(app, 48);
  expect(await titlesOf(guest, 'false')).toEqual([]);
  expect(await titlesOf(guest, 'true')).toContainEqual(['summary.unsettled', null]);
  const final = await readGame(app, other.id, guest.token);
  expect(final).toMatchObject({ disputed: true, action: [] });
  expect(final.scoreClaims).toHaveLength(2);
  expect((await enter(app, final, guest, [6, 4])).error.messageId).toBe('E.game.state');
});

// R-score-ghost
test('the match says that it waits for a visitor who has not confirmed, to its players alone', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const { id, shareUrl } = await createTestGame(app, owner);
  const share = readInvitationPath(new URL(shareUrl ?? '').pathname)?.token ?? '';
  const act = (token: string, body: Record<string, unknown>) => call(app, actOnGame, { params: { id }, token, body });
  const visitor = await act(share, { actionType: 'OPPONENT_SELECTION', contactList: [guest] });
  const page = visitor.body.invitee[0]?.accessToken ?? '';
  const link = await linkOf(app, guest.email);
  await act(page, { actionType: 'ACCEPT' });
  await pass(app, OVER);
  const awaited = async (token: string) => (await readGame(app, id, token)).awaitsProof;
  expect(await awaited(owner.token)).toBe(true);
  expect(await awaited(page)).toBe(true);
  expect(await awaited(share)).toBe(false);
  // What they do by the mailed link proves them.
  expect(await awaited(link.token)).toBe(false);
  await act(link.token, { actionType: 'SET_SCORE', sets: setOf(6, 4) });
  expect(await awaited(owner.token)).toBe(false);
});
