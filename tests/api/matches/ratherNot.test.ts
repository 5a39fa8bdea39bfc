import { describe, expect, test } from 'vitest';

import { actOnGame, editGame } from '../../../shared/contract/game.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  PASSWORD,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const period = (from: number, to: number) => ({ fromTime: hoursFromNow(app, from), toTime: hoursFromNow(app, to) });

/** A match of an hour, whose organiser chooses, over two windows and at two venues; two people are invited. */
async function offered() {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const guest = newGuest();
  const game = await createTestGame(
    app,
    owner,
    {
      contactList: [guest, contactOf(player)],
      calendarPreference: [period(24, 28), period(48, 52)],
      locationPreference: [{ location: { name: 'Hall' } }, { location: { name: 'Park' } }],
    },
    { candidateMethod: 'CHOOSE', duration: 60 },
  );
  const { token, password } = await linkOf(app, guest.email);
  const act = (body: Record<string, unknown>, by = token) =>
    call(app, actOnGame, { params: { id: game.id }, token: by, body: { password, ...body } });
  const times = (preferedCalendar: unknown[], slots?: unknown[]) =>
    act({ actionType: 'TIME_SELECTION', preferedCalendar, ...(slots && { ratherNot: { slots } }) });
  const places = (preferedLocation: unknown[], venues?: unknown[]) =>
    act({ actionType: 'LOCATION_SELECTION', preferedLocation, ...(venues && { ratherNot: { venues } }) });
  const marks = async (by = token) => (await readGame(app, game.id, by)).currentInvitee?.ratherNot;
  const [hall = '', park = ''] = game.locationPreference.map(({ id }) => id);
  return { owner, player, guest, game, token, act, times, places, marks, hall, park };
}

describe('what somebody would rather not (R-rather-not)', () => {
  test('is a part of what they can make, and agreed on like it', async () => {
    const { game, owner, times, places, act, marks, hall, park } = await offered();
    expect(await marks()).toBeNull();
    expect((await times([period(24, 26)], [period(25, 26)])).status).toBe(200);
    expect((await places([hall, park], [park])).status).toBe(200);
    expect(await marks()).toEqual({ slots: [period(25, 26)], venues: [park] });
    await times([period(24, 25)], [period(24, 25)]);
    await act({ actionType: 'ACCEPT' });
    const [invitee] = (await readGame(app, game.id, owner.token)).invitee;
    const contactList = [{ id: invitee?.id ?? '' }];
    const agreed = await act({ actionType: 'CONFIRMATION', contactList }, owner.token);
    expect(agreed.body).toMatchObject({ status: 'SCHEDULED', fromTime: hoursFromNow(app, 24) });
  });

  // R-choice-privacy
  test('shows to them and to the organiser, to nobody else', async () => {
    const { game, owner, player, times, token } = await offered();
    const answer = await times([period(24, 26)], [period(25, 26)]);
    const ratherNot = { slots: [period(25, 26)], venues: [] };
    expect(answer.body.currentInvitee).toMatchObject({ ratherNot });
    const seenBy = async (by: string) => (await readGame(app, game.id, by)).invitee.map((each) => each.ratherNot);
    expect(await seenBy(owner.token)).toEqual([ratherNot, null]);
    expect(await seenBy(token)).toEqual([ratherNot, null]);
    expect(await seenBy(player.token)).toEqual([null, null]);
  });

  test('lies within what the same body chooses, else 422 and nothing is stored', async () => {
    const { times, places, marks, hall, park } = await offered();
    const odd = { fromTime: '2026-11-22T09:10:00.000Z', toTime: '2026-11-22T09:40:00.000Z' };
    for (const wrong of [period(26, 27), period(25, 27), period(25, 25), period(26, 25), odd]) {
      expect((await times([period(24, 26)], [wrong])).error).toMatchObject({ status: 422, messageId: 'E.game.slot' });
    }
    expect((await places([hall], [park])).error).toMatchObject({ status: 422, messageId: 'E.game.place' });
    expect((await times([period(24, 26)], ['x'])).status).toBe(400);
    expect(await marks()).toBeNull();
    await times([period(24, 26)]);
    expect((await times([period(24, 26)], [period(26, 27)])).status).toBe(422);
  });

  test('goes with the time or the venue it is about, and stays with the others', async () => {
    const { times, places, marks, hall, park } = await offered();
    await times([period(24, 27), period(48, 50)], [period(25, 27), period(48, 49)]);
    await places([hall, park], [hall, park]);
    await times([period(24, 26), period(49, 50)]);
    expect(await marks()).toEqual({ slots: [period(25, 26)], venues: [hall, park] });
    await places([hall]);
    expect(await marks()).toEqual({ slots: [period(25, 26)], venues: [hall] });
    await times([period(24, 26)], []);
    await places([hall], []);
    expect(await marks()).toBeNull();
  });

  // R-action-repeated
  test('said once more changes nothing', async () => {
    const { times, places, hall } = await offered();
    const first = [await times([period(24, 26)], [period(25, 26)]), await places([hall], [hall])];
    const again = [await times([period(24, 26)], [period(25, 26)]), await places([hall], [hall])];
    expect(again.map(({ body }) => body.version)).toEqual([first[1]?.body.version, first[1]?.body.version]);
    const other = await times([period(24, 26)], [period(24, 25)]);
    expect(other.body.currentInvitee?.ratherNot?.slots).toEqual([period(24, 25)]);
  });

  // R-version
  test('is stored with the version of the page it was said on', async () => {
    const { act, marks, hall, park } = await offered();
    const page = async () => ({
      version: (await act({ actionType: 'UPDATE', note: 'Hi' })).body.version,
      language: 'de',
    });
    const said = await page();
    const body = {
      actionType: 'TIME_SELECTION',
      preferedCalendar: [period(24, 26)],
      ratherNot: { slots: [period(24, 25)] },
    };
    expect((await act({ ...body, ...said })).status).toBe(200);
    const venues = { actionType: 'LOCATION_SELECTION', preferedLocation: [hall, park], ratherNot: { venues: [park] } };
    expect((await act({ ...venues, ...(await page()) })).status).toBe(200);
    expect(await marks()).toEqual({ slots: [period(24, 25)], venues: [park] });
    expect((await act({ ...body, ...said })).status).toBe(200);
    const stale = await act({ ...body, ...said, ratherNot: { slots: [period(25, 26)] } });
    expect(stale.error).toMatchObject({ status: 409 });
  });

  // R-edit-answers
  test('goes with a window and a venue that are offered no more', async () => {
    const { game, owner, act, times, places, marks, hall, park } = await offered();
    await times([period(24, 26), period(48, 50)], [period(25, 26), period(48, 49)]);
    await places([hall, park], [hall, park]);
    await act({ actionType: 'ACCEPT' });
    const [, second] = game.locationPreference;
    const change = {
      calendarPreference: [period(24, 28)],
      locationPreference: [{ locationId: second?.location.id ?? '' }],
    };
    const edited = await call(app, editGame, { params: { id: game.id }, token: owner.token, body: change });
    expect(edited.status).toBe(200);
    expect(await marks()).toEqual({ slots: [period(25, 26)], venues: [park] });
  });

  // R-draft, R-secured-visitor
  test('waits in the draft of a visitor, and becomes the answer of whom it names with their yes', async () => {
    const { game, owner, player, act } = await offered();
    const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
    const visitor = { firstName: 'Some', lastName: 'Body', email: player.email };
    const registered = await act({ actionType: 'OPPONENT_SELECTION', contactList: [visitor] }, share);
    const page = registered.body.invitee[0]?.accessToken ?? '';
    const slots = [period(25, 26)];
    const body = { actionType: 'TIME_SELECTION', preferedCalendar: [period(24, 26)], ratherNot: { slots } };
    expect((await act(body, page)).body.currentInvitee?.ratherNot).toEqual({ slots, venues: [] });
    const own = () => readGame(app, game.id, owner.token).then(({ invitee }) => invitee[1]?.ratherNot);
    expect((await readGame(app, game.id, player.token)).currentInvitee?.ratherNot).toEqual({ slots, venues: [] });
    expect(await own()).toBeNull();
    await act({ actionType: 'ACCEPT' }, player.token);
    expect(await own()).toEqual({ slots, venues: [] });
  });

  // R-export, R-erase
  test('is in what a person takes along, and gone with them', async () => {
    const { game, owner, player, act } = await offered();
    const slots = [period(25, 26)];
    const body = { actionType: 'TIME_SELECTION', preferedCalendar: [period(24, 26)], ratherNot: { slots } };
    await act(body, player.token);
    const taken = await call(app, exportMe, { token: player.token });
    expect(taken.body.games[0]?.currentInvitee?.ratherNot).toEqual({ slots, venues: [] });
    const removed = await call(app, deleteMe, { token: player.token, body: { currentPassword: PASSWORD } });
    expect(removed.status).toBe(204);
    expect((await readGame(app, game.id, owner.token)).invitee[1]?.ratherNot).toBeNull();
  });
});
