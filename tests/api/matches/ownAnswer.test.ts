import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest, outbox, readGame } from '../../support/factories.ts';

// What an answer means beside what it says.

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
/** So that mails about one match are not gathered (R-mail-gathered). */
const later = () => app.clock.set(addMinutes(app.clock.now(), 11));

async function invited() {
  const owner = await createPerson(app, { language: 'en' });
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] }, { candidateMethod: 'CHOOSE' });
  const { token, password } = await linkOf(app, guest.email);
  const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
  const propose = async (index: number) => {
    const registered = await act(game.id, share, { actionType: 'OPPONENT_SELECTION', contactList: [guest] });
    const visitor = registered.body.invitee[0]?.accessToken ?? '';
    const [window] = game.calendarPreference;
    const from = Date.parse(window?.fromTime ?? '') + index * 3_600_000;
    const slot = { fromTime: new Date(from).toISOString(), toTime: new Date(from + 3_600_000).toISOString() };
    await act(game.id, visitor, { actionType: 'TIME_SELECTION', preferedCalendar: [slot] });
    return { visitor, slot };
  };
  const own = async () => {
    const { calendarPreference, ...rest } = await readGame(app, game.id, token);
    return { ...rest, times: calendarPreference.filter(({ invitationId }) => invitationId !== null) };
  };
  return { owner, guest, game, token, password, propose, own };
}

// R-draft
describe('what was chosen by the share link', () => {
  test('waits for a yes, of who has answered as well, and not any more after theirs', async () => {
    const { guest, game, token, password, propose, own } = await invited();
    await act(game.id, token, { actionType: 'ACCEPT', password });
    const { visitor, slot } = await propose(1);
    expect(await own()).toMatchObject({ proposed: true, times: [slot], currentInvitee: { status: 'ACCEPTED' } });
    // A caller who only typed the address does not learn that.
    expect((await readGame(app, game.id, visitor)).proposed).toBe(false);
    await act(game.id, token, { actionType: 'UPDATE' });
    expect(await own()).toMatchObject({ proposed: false, times: [] });
    // A bare yes takes up nothing that was put aside.
    await act(game.id, token, { actionType: 'DECLINE' });
    await act(game.id, token, { actionType: 'ACCEPT', password });
    expect((await own()).times).toEqual([]);
    const asked = (await outbox(app, guest.email)).filter(({ subject }) => subject.startsWith('Was it you'));
    expect(asked).toHaveLength(1);
  });

  // R-visitor-mail
  test('is mailed about once, until the person has answered', async () => {
    const { guest, game, token, password, propose } = await invited();
    const mails = async () =>
      (await outbox(app, guest.email)).filter(({ subject }) => subject.startsWith('Was it you')).length;
    await propose(0);
    await propose(1);
    expect(await mails()).toBe(1);
    await act(game.id, token, { actionType: 'ACCEPT', password });
    await propose(2);
    expect(await mails()).toBe(2);
  });

  test('is no answer because it was looked at', async () => {
    const { game, token, propose, own } = await invited();
    await propose(1);
    await call(app, getGame, { params: { id: game.id }, token });
    expect(await own()).toMatchObject({ proposed: true, currentInvitee: { status: 'OPENED' } });
  });
});

// R-guest-language
describe('the language of an answer', () => {
  test('is that of later mails to this guest, about this match and others', async () => {
    const { owner, guest, game, token, password } = await invited();
    later();
    await act(game.id, token, { actionType: 'ACCEPT', password, language: 'fr' });
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    expect((await outbox(app, guest.email))[0]?.text).toContain('Bonjour');
    await createTestGame(app, owner, { contactList: [guest] });
    expect((await outbox(app, guest.email))[0]?.text).toContain('Bonjour');
  });

  test('is not taken from who only typed the address, nor from a language we do not have', async () => {
    const { owner, guest, game, token, propose } = await invited();
    const { visitor } = await propose(0);
    await act(game.id, visitor, { actionType: 'TIME_SELECTION', preferedCalendar: [], language: 'fr' });
    expect((await act(game.id, token, { actionType: 'DECLINE', language: 'xx' })).error.status).toBe(400);
    later();
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    expect((await outbox(app, guest.email))[0]?.text).toContain('Hello');
  });
});
