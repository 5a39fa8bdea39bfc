import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { actOnGame, editGame, nudgeGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const period = (from: number, to: number) => ({ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, to) });

/** So that mails about one match are not gathered (R-mail-gathered). */
const later = () => app.clock.set(addMinutes(app.clock.now(), 11));

/** A game over two windows with guests who can be answered for. */
async function gameWith(count: number, preference: Record<string, unknown> = {}) {
  const owner = await createPerson(app);
  const guests = Array.from({ length: count }, () => newGuest());
  const changes = { contactList: guests, calendarPreference: [period(24, 28), period(48, 52)] };
  const game = await createTestGame(app, owner, changes, preference);
  const links = await Promise.all(guests.map(({ email }) => linkOf(app, email)));
  later();
  const act = (index: number, body: Record<string, unknown>) =>
    call(app, actOnGame, {
      params: { id: game.id },
      token: links[index]?.token ?? '',
      body: { password: links[index]?.password, ...body },
    });
  const edit = (body: Record<string, unknown>, token = owner.token) =>
    call(app, editGame, { params: { id: game.id }, token, body });
  const read = () => readGame(app, game.id, owner.token);
  const mailsTo = async (index: number) => (await outbox(app, guests[index]?.email ?? '')).length;
  return { owner, guests, game, act, edit, read, mailsTo };
}

describe('editing a game', () => {
  // R-edit-answers, R-change-mails
  test('asks again only those whose answer it touches, and forgets nothing', async () => {
    const { act, edit, read, mailsTo, guests } = await gameWith(3, { candidateMethod: 'CHOOSE' });
    await act(0, { actionType: 'TIME_SELECTION', preferedCalendar: [period(24, 26)] });
    await act(0, { actionType: 'ACCEPT' });
    await act(1, { actionType: 'TIME_SELECTION', preferedCalendar: [period(48, 50)] });
    await act(1, { actionType: 'ACCEPT' });
    const before = await Promise.all([0, 1, 2].map(mailsTo));
    const answer = await edit({ calendarPreference: [period(49, 53)] });
    expect(answer.body.invitee.map(({ status }) => status)).toEqual(['SENT', 'ACCEPTED', 'SENT']);
    expect(await Promise.all([0, 1, 2].map(mailsTo))).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
    const [mail] = await outbox(app, guests[0]?.email ?? '');
    expect(mail?.subject).toContain('has changed the match');
    // The choice that fits nothing now counts again when the times come back.
    await edit({ calendarPreference: [period(24, 28), period(48, 52)] });
    const chosen = (await read()).calendarPreference.filter(({ invitationId }) => invitationId);
    expect(chosen).toHaveLength(2);
  });

  test('who accepted everything is not taken to accept times added later', async () => {
    const { act, edit, read } = await gameWith(2, { matchType: 'OPENDOUBLE' });
    await act(0, { actionType: 'ACCEPT' });
    await edit({ calendarPreference: [period(24, 28), period(72, 76)] });
    const own = (await read()).calendarPreference.filter(({ invitationId }) => invitationId);
    expect(own.map(({ fromTime, toTime }) => ({ fromTime, toTime }))).toEqual([period(24, 28), period(48, 52)]);
  });

  test('taking away the agreed slot reopens the game; who can still play is agreed with anew', async () => {
    const { act, edit, guests } = await gameWith(1);
    await act(0, { actionType: 'ACCEPT' });
    const answer = await edit({ calendarPreference: [period(48, 52)] });
    expect(answer.body).toMatchObject({
      status: 'SCHEDULED',
      prevStatus: 'CONFIRMED',
      fromTime: period(48, 49).fromTime,
    });
    const [mail] = await outbox(app, guests[0]?.email ?? '');
    expect(mail?.attachments[0]?.content).toContain('METHOD:REQUEST');
    later();
    const lost = await edit({ calendarPreference: [period(90, 95)] });
    expect(lost.body).toMatchObject({ status: 'CONFIRMED', fromTime: null, invitee: [{ status: 'SENT' }] });
    const [second] = await outbox(app, guests[0]?.email ?? '');
    expect(second?.attachments[0]?.content).toContain('METHOD:CANCEL');
  });

  test('an agreed slot over two touching windows stays agreed', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const calendarPreference = [period(24, 25), period(25, 26)];
    const game = await createTestGame(app, owner, { contactList: [guest], calendarPreference }, { duration: 120 });
    const { token, password } = await linkOf(app, guest.email);
    const body = { actionType: 'ACCEPT', password };
    await call(app, actOnGame, { params: { id: game.id }, token, body });
    const notes = { notes: 'Court 3' };
    const edited = await call(app, editGame, { params: { id: game.id }, token: owner.token, body: notes });
    expect(edited.body).toMatchObject({ status: 'SCHEDULED', notes: 'Court 3', fromTime: period(24, 26).fromTime });
  });

  test('places that stay keep the answers that name them; notes touch nobody', async () => {
    const { game, act, edit, mailsTo, read } = await gameWith(1, { candidateMethod: 'CHOOSE' });
    const location = game.locationPreference[0]?.location.id;
    await act(0, { actionType: 'ACCEPT' });
    const before = await mailsTo(0);
    const places = [{ location: { name: 'New court' } }, { locationId: location }];
    await edit({ locationPreference: places, notes: 'Bring water' });
    const seen = await read();
    expect(seen.notes).toBe('Bring water');
    expect(seen.invitee[0]?.status).toBe('ACCEPTED');
    expect(await mailsTo(0)).toBe(before);
    const gone = await edit({ locationPreference: [{ location: { name: 'Elsewhere' } }] });
    expect(gone.body.invitee[0]?.status).toBe('SENT');
  });

  test('409 for a stale version, 403 for others, 422 for times that leave no slot', async () => {
    const { game, edit } = await gameWith(1);
    expect((await edit({ notes: 'x', version: game.version + 7 })).error.messageId).toBe('E.game.changed');
    const stranger = await createPerson(app);
    expect((await edit({ notes: 'x' }, stranger.token)).error.status).toBe(403);
    expect((await edit({ calendarPreference: [period(-5, -1)] })).error.messageId).toBe('E.game.slot');
  });
});

describe('a nudge', () => {
  /** Long enough after the invitations. */
  const halfADayLater = () => app.clock.set(addHours(app.clock.now(), 12));

  test('waits for half a day after the invitation, or half of a shorter time to answer', async () => {
    const { owner, game, mailsTo } = await gameWith(1);
    const before = await mailsTo(0);
    const nudge = () => call(app, nudgeGame, { params: { id: game.id }, token: owner.token });
    const { invitee } = await readGame(app, game.id, owner.token);
    const { nudgeFrom } = invitee[0] ?? {};
    expect(Date.parse(nudgeFrom ?? '') - Date.parse(game.createDt)).toBe(12 * 3_600_000);
    expect((await nudge()).error).toMatchObject({ status: 429, data: { retryAfter: expect.any(Number) } });
    expect(await mailsTo(0)).toBe(before);
    app.clock.set(new Date(nudgeFrom ?? ''));
    expect((await nudge()).body).toEqual({ sent: 1 });
    const soon = await createTestGame(app, owner, { calendarPreference: [period(4, 6)], contactList: [newGuest()] });
    const { invitee: of } = await readGame(app, soon.id, owner.token);
    const left = Date.parse(soon.expiresAt ?? '') - Date.parse(soon.createDt);
    expect(Date.parse(of[0]?.nudgeFrom ?? '') - Date.parse(soon.createDt)).toBe(left / 2);
  });

  test('disappears once the match is agreed, and invited people do not read it', async () => {
    const { owner, game, act } = await gameWith(2);
    await act(0, { actionType: 'ACCEPT' });
    halfADayLater();
    const { status, invitee } = await readGame(app, game.id, owner.token);
    expect([status, ...invitee.map(({ nudgeFrom }) => nudgeFrom)]).toEqual(['SCHEDULED', null, null]);
    const answer = await call(app, nudgeGame, { params: { id: game.id }, token: owner.token });
    expect(answer.error.messageId).toBe('E.game.state');
    const other = await createPerson(app);
    const asked = await createTestGame(app, owner, { contactList: [contactOf(other)] });
    expect((await readGame(app, asked.id, other.token)).invitee.map(({ nudgeFrom }) => nudgeFrom)).toEqual([null]);
  });

  test('goes to those who have not answered, once in 24 hours', async () => {
    const { owner, game, act, mailsTo } = await gameWith(3, { matchType: 'OPENDOUBLE' });
    await act(0, { actionType: 'ACCEPT' });
    await act(1, { actionType: 'DECLINE' });
    halfADayLater();
    const before = await Promise.all([0, 1, 2].map(mailsTo));
    const nudge = () => call(app, nudgeGame, { params: { id: game.id }, token: owner.token });
    expect((await nudge()).body).toEqual({ sent: 1 });
    expect(await Promise.all([0, 1, 2].map(mailsTo))).toEqual([before[0], before[1], (before[2] ?? 0) + 1]);
    const again = await nudge();
    expect(again.error).toMatchObject({ status: 429, data: { retryAfter: expect.closeTo(86_400, -1) } });
  });

  test('goes to one of them, and then to the others; the organiser alone sees when each was asked', async () => {
    const { owner, game, act, mailsTo } = await gameWith(3, { matchType: 'OPENDOUBLE' });
    const ids = game.invitee.map(({ id }) => id);
    halfADayLater();
    const before = await Promise.all([0, 1, 2].map(mailsTo));
    const nudge = (query: { invitee?: string }) =>
      call(app, nudgeGame, { params: { id: game.id }, query, token: owner.token });
    const [first = ''] = ids;
    expect((await nudge({ invitee: first })).body).toEqual({ sent: 1 });
    expect((await nudge({ invitee: first })).error.status).toBe(429);
    expect((await nudge({ invitee: 'nobody' })).error.messageId).toBe('E.game.state');
    expect((await nudge({})).body).toEqual({ sent: 2 });
    expect(await Promise.all([0, 1, 2].map(mailsTo))).toEqual(before.map((count) => count + 1));
    const seen = await readGame(app, game.id, owner.token);
    expect(seen.invitee.map(({ nudgedAt }) => nudgedAt)).not.toContain(null);
    await act(0, { actionType: 'ACCEPT' });
    const after = await readGame(app, game.id, owner.token);
    expect(after.invitee[0]?.nudgedAt).toBeNull();
  });

  test('409 when everybody has answered', async () => {
    const { owner, game, act } = await gameWith(1, { candidateMethod: 'CHOOSE' });
    await act(0, { actionType: 'DECLINE' });
    const answer = await call(app, nudgeGame, { params: { id: game.id }, token: owner.token });
    expect(answer.error.messageId).toBe('E.game.state');
  });
});
