import { describe, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const hours = (from: number, to: number) => ({ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, to) });

/** Somebody with an agreed match from 24 to 25 hours from now, who is invited to another over the hours around it. */
async function busyPlayer(windows = [hours(22, 28)], preference: Record<string, unknown> = {}) {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const contactList = [contactOf(player)];
  const agreed = await createTestGame(app, owner, { contactList, calendarPreference: [hours(24, 25)] });
  const act = (id: string, body: Record<string, unknown>) =>
    call(app, actOnGame, { params: { id }, token: player.token, body: { actionType: 'ACCEPT', ...body } });
  expect((await act(agreed.id, {})).body.status).toBe('SCHEDULED');
  const other = await createTestGame(app, owner, { contactList, calendarPreference: windows }, preference);
  const choose = (...preferedCalendar: object[]) => act(other.id, { actionType: 'TIME_SELECTION', preferedCalendar });
  const accept = (body: Record<string, unknown> = { unlessClash: true }) => act(other.id, body);
  return { owner, player, agreed, other, choose, accept };
}

// R-clashes
describe('a yes to a second match at the same time', () => {
  test('is refused with the match that is there, and changes nothing', async () => {
    const { player, agreed, other, choose, accept } = await busyPlayer();
    await choose(hours(24, 25));
    const refused = await accept();
    expect(refused.error).toMatchObject({ status: 409, messageId: 'E.game.clash' });
    expect(refused.error.data?.clashes).toEqual([{ gameId: agreed.id, sport: 'TENNIS', ...hours(24, 25) }]);
    const game = await readGame(app, other.id, player.token);
    expect([game.status, game.currentInvitee?.status]).toEqual(['CONFIRMED', 'OPENED']);
  });

  test('is taken by who says it all the same, and by who does not ask', async () => {
    const insisting = await busyPlayer();
    await insisting.choose(hours(24, 25));
    expect((await insisting.accept()).status).toBe(409);
    expect((await insisting.accept({ unlessClash: false })).body.status).toBe('SCHEDULED');
    const unasked = await busyPlayer();
    await unasked.choose(hours(24, 25));
    expect((await unasked.accept({})).body.status).toBe('SCHEDULED');
  });

  test('is only about what was chosen: times before and behind are free', async () => {
    const { choose, accept } = await busyPlayer();
    await choose(hours(23, 24), hours(25, 26));
    expect((await accept()).body.status).toBe('SCHEDULED');
  });

  test('to everything that is offered is asked about where that time comes of it', async () => {
    const { accept } = await busyPlayer([hours(24, 26)]);
    expect((await accept()).error.messageId).toBe('E.game.clash');
    const free = await busyPlayer([hours(22, 28)]);
    expect((await free.accept()).body.fromTime).toBe(hoursFromNow(app, 22));
  });

  test('is not asked about while another time that was chosen is free', async () => {
    const { choose, accept } = await busyPlayer([hours(22, 28)], { candidateMethod: 'CHOOSE' });
    await choose(hours(24, 25), hours(26, 27));
    expect((await accept()).body.currentInvitee?.status).toBe('ACCEPTED');
    const busy = await busyPlayer([hours(22, 28)], { candidateMethod: 'CHOOSE' });
    await busy.choose(hours(24, 25.5));
    expect((await busy.accept()).error.data?.clashes?.map(({ gameId }) => gameId)).toEqual([busy.agreed.id]);
  });

  test('that is agreed already is asked about by its own time', async () => {
    const { owner, player, other, choose, accept } = await busyPlayer();
    await choose(hours(26, 27));
    expect((await accept()).body.status).toBe('SCHEDULED');
    const third = await createTestGame(app, owner, {
      contactList: [contactOf(player)],
      calendarPreference: [hours(26, 28)],
    });
    const refused = await call(app, actOnGame, {
      params: { id: third.id },
      token: player.token,
      body: { actionType: 'ACCEPT', unlessClash: true },
    });
    expect(refused.error.data?.clashes?.map(({ gameId }) => gameId)).toContain(other.id);
  });
});

test('who has not proved the mailbox learns of no other match (R-mailbox-proof)', async () => {
  const [owner, guest] = [await createPerson(app), newGuest()];
  const agreed = await createTestGame(app, owner, { contactList: [guest], calendarPreference: [hours(24, 25)] });
  const link = await linkOf(app, guest.email);
  const accept = (id: string, token: string, password: string | null) =>
    call(app, actOnGame, { params: { id }, token, body: { actionType: 'ACCEPT', password, unlessClash: true } });
  expect((await accept(agreed.id, link.token, link.password)).body.status).toBe('SCHEDULED');
  const open = await createTestGame(app, owner, { calendarPreference: [hours(24, 25)] });
  const share = new URL(open.shareUrl ?? '').pathname.split('/').at(-1) ?? '';
  const named = await call(app, actOnGame, {
    params: { id: open.id },
    token: share,
    body: { actionType: 'OPPONENT_SELECTION', contactList: [{ ...guest, firstName: 'Eve' }] },
  });
  const [eve] = named.body.invitee;
  const answer = await accept(open.id, eve?.accessToken ?? '', null);
  expect(answer.error?.messageId).not.toBe('E.game.clash');
  expect(JSON.stringify(answer.error ?? answer.body)).not.toContain(agreed.id);
});
