import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });

async function sharedGame(changes: Record<string, unknown> = {}, preference: Record<string, unknown> = {}) {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner, changes, preference);
  const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
  const register = (visitor: Record<string, unknown>) =>
    act(game.id, share, { actionType: 'OPPONENT_SELECTION', contactList: [visitor] });
  return { owner, game, share, register };
}

const tokenOf = (game: Game) => game.invitee[0]?.accessToken ?? '';
const slot = (from: number, to: number) => ({ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, to) });

describe('a new person by the share link', () => {
  test('gets a token alone, answers at once, and has a link of their own in the mail', async () => {
    const { owner, game, register } = await sharedGame();
    const guest = newGuest({ note: 'I bring balls', language: 'de' });
    const answer = await register({ ...guest, email: guest.email.toUpperCase() });
    expect(answer.body.userRole).toBe('SHARE_INVITEE');
    expect(answer.body.invitee).toHaveLength(1);
    expect(answer.body.invitee[0]).toMatchObject({ secured: false, inviter: 'SHARE', note: 'I bring balls' });
    const token = tokenOf(answer.body);
    expect(await readGame(app, game.id, token)).toMatchObject({ userRole: 'OPPONENT_INVITEE' });
    const [mail] = await outbox(app, guest.email);
    expect(mail?.subject).toContain('Dein Link');
    const agreed = await act(game.id, token, { actionType: 'ACCEPT' });
    expect(agreed.body.status).toBe('SCHEDULED');
    // The mailed link shows the same answer, on any device.
    const link = await linkOf(app, guest.email);
    expect((await readGame(app, game.id, link.token)).currentInvitee?.status).toBe('CONFIRMED');
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.email).toBeNull();
  });

  test('is confirmed by the visitor, and nobody else is', async () => {
    const { game, share, register } = await sharedGame({ contactList: [newGuest()] });
    const registered = await register(newGuest());
    const confirm = (id: string) => act(game.id, share, { actionType: 'CONFIRMATION', contactList: [{ id }] });
    expect((await confirm('somebodyElse')).error.status).toBe(400);
    expect((await confirm(registered.body.invitee[0]?.id ?? '')).body.status).toBe('SCHEDULED');
  });

  // R-invite-self
  test('400 for two people or none, 422 for the organiser’s own address', async () => {
    const { owner, game, share, register } = await sharedGame();
    for (const contactList of [[], [newGuest(), newGuest()]]) {
      const answer = await act(game.id, share, { actionType: 'OPPONENT_SELECTION', contactList });
      expect(answer.error).toMatchObject({ status: 400, messageId: 'E.bad.request' });
    }
    expect((await register(newGuest({ email: owner.email }))).error.messageId).toBe('E.game.self');
  });

  test('429 after twenty an hour', async () => {
    const { register } = await sharedGame({}, { candidateMethod: 'CHOOSE' });
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await register(newGuest())).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('an address that has to be proved', () => {
  async function registeredPlayer() {
    const shared = await sharedGame();
    const player = await createPerson(app);
    const visitor = { firstName: 'Some', lastName: 'Body', email: player.email };
    return { ...shared, player, visitor };
  }

  test('of a registered player: a draft, applied when the mailed link says yes', async () => {
    const { game, register, player, visitor } = await registeredPlayer();
    const answer = await register(visitor);
    expect(answer.body.invitee[0]).toMatchObject({
      secured: true,
      user: { id: 'draft', firstName: 'Some', type: 'CONTACT' },
    });
    const token = tokenOf(answer.body);
    const seen = await readGame(app, game.id, token);
    expect(seen).toMatchObject({
      action: ['TIME_SELECTION'],
      invitee: [],
      currentInvitee: { secured: true, email: null },
    });
    const chosen = slot(26, 28);
    const stored = await act(game.id, token, { actionType: 'TIME_SELECTION', preferedCalendar: [chosen] });
    expect(stored.status).toBe(200);
    for (const actionType of ['ACCEPT', 'DECLINE', 'UPDATE', 'WITHDRAW']) {
      expect((await act(game.id, token, { actionType })).error).toMatchObject({ status: 403, messageId: 'E-C25' });
    }
    const link = await linkOf(app, player.email);
    const proposed = await readGame(app, game.id, link.token);
    expect(proposed.calendarPreference.find(({ invitationId }) => invitationId)).toMatchObject(chosen);
    expect(proposed.currentInvitee?.status).toBe('OPENED');
    const agreed = await act(game.id, link.token, { actionType: 'ACCEPT', password: link.password });
    expect(agreed.body).toMatchObject({ status: 'SCHEDULED', fromTime: chosen.fromTime });
  });

  test('that player’s own session answers as well', async () => {
    const { game, register, player, visitor } = await registeredPlayer();
    await register(visitor);
    expect((await act(game.id, player.token, { actionType: 'ACCEPT' })).body.status).toBe('SCHEDULED');
  });

  // R-visitor-mail, R-draft
  test('of somebody invited: their answer is neither seen nor changed, and they get one mail', async () => {
    const guest = newGuest();
    const { game, register } = await sharedGame({ contactList: [guest] }, { candidateMethod: 'CHOOSE' });
    const link = await linkOf(app, guest.email);
    await act(game.id, link.token, { actionType: 'ACCEPT', note: 'secret words', password: link.password });
    const mails = (await outbox(app, guest.email)).length;
    app.clock.set(addMinutes(app.clock.now(), 11));
    for (let round = 0; round < 2; round += 1) {
      const answer = await register({ ...guest, firstName: 'Other' });
      expect(JSON.stringify(answer.body)).not.toContain('secret words');
      expect(answer.body.invitee[0]).toMatchObject({ secured: true, status: 'PENDING', user: { firstName: 'Other' } });
      await act(game.id, tokenOf(answer.body), { actionType: 'TIME_SELECTION', preferedCalendar: [slot(24, 25)] });
    }
    expect(await outbox(app, guest.email)).toHaveLength(mails + 1);
    const own = await readGame(app, game.id, link.token);
    expect(own.currentInvitee).toMatchObject({ status: 'ACCEPTED', note: 'secret words' });
    expect(own.invitee).toHaveLength(1);
  });

  test('of a player of the agreed match: the visitor can change nothing', async () => {
    const guest = newGuest();
    const { owner, game, register } = await sharedGame({ contactList: [guest] }, { candidateMethod: 'CHOOSE' });
    const secured = tokenOf((await register({ ...guest, firstName: 'Mallory' })).body);
    const link = await linkOf(app, guest.email);
    const accepted = await act(game.id, link.token, { actionType: 'ACCEPT', password: link.password });
    const contactList = [{ id: accepted.body.currentInvitee?.id }];
    expect((await act(game.id, owner.token, { actionType: 'CONFIRMATION', contactList })).body.status).toBe(
      'SCHEDULED',
    );
    expect(await readGame(app, game.id, secured)).toMatchObject({ action: [], invitee: [] });
    for (const actionType of ['WITHDRAW', 'DECLINE', 'SET_SCORE', 'TIME_SELECTION']) {
      expect((await act(game.id, secured, { actionType })).error.messageId).toBe('E-C25');
    }
  });

  test('403 where one has blocked the other, either way', async () => {
    const { owner, register, player, visitor } = await registeredPlayer();
    await block(player, owner);
    expect((await register(visitor)).error).toMatchObject({ status: 403, messageId: 'E-C24.1' });
  });

  test('403 for a guest the organiser has blocked, under a code of its own', async () => {
    const guest = newGuest();
    const { owner, game, register } = await sharedGame({ contactList: [guest] });
    const { token, password } = await linkOf(app, guest.email);
    await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'DECLINE', password } });
    await block(owner, { id: (await readGame(app, game.id, owner.token)).invitee[0]?.user.id ?? '' });
    expect((await register(guest)).error).toMatchObject({ status: 403, messageId: 'E-C24.2' });
  });

  async function block(from: Person, blocked: Pick<Person, 'id'>) {
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/banuser?userId=${blocked.id}`,
      headers: { authorization: `Bearer ${from.token}` },
    });
    expect(answer.statusCode).toBe(204);
  }
});
