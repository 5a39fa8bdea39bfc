import { describe, expect, test } from 'vitest';
import { actOnGame, createGame, editGame, getCalendarEntry } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, gameBody, linkOf, newGuest, outbox, readGame } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const COURT = { courtBooked: true, surface: 'CLAY', cost: { amount: 7.5, currency: 'EUR' } };
const UNKNOWN = { courtBooked: false, surface: null, cost: null };

describe('what is known of the court', () => {
  test('is in the answer for those in the game, and not for a stranger', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const game = await createTestGame(app, owner, { ...COURT, contactList: [guest] });
    expect(game).toMatchObject(COURT);
    const { token } = await linkOf(app, guest.email);
    expect(await readGame(app, game.id, token)).toMatchObject(COURT);
    const stranger = await createPerson(app);
    expect(await readGame(app, game.id, stranger.token)).toMatchObject(UNKNOWN);
  });

  test('is nothing when nothing is said', async () => {
    const owner = await createPerson(app);
    expect(await createTestGame(app, owner)).toMatchObject(UNKNOWN);
  });

  test('is in the mails and in the calendar entry, in the language of the reader', async () => {
    const owner = await createPerson(app, { language: 'de' });
    const guest = newGuest();
    const game = await createTestGame(app, owner, { ...COURT, contactList: [guest] });
    const [invitation] = await outbox(app, guest.email);
    for (const words of ['Der Platz ist gebucht', 'Sand', '7,50\u00a0€ pro Person']) {
      expect(invitation?.text).toContain(words);
    }
    const { token, password } = await linkOf(app, guest.email);
    const body = { actionType: 'ACCEPT', password };
    await call(app, actOnGame, { params: { id: game.id }, token, body });
    const [agreed] = await outbox(app, guest.email);
    expect(agreed?.text).toContain('pro Person');
    const entry = await call(app, getCalendarEntry, { params: { id: game.id }, token: owner.token });
    const unfolded = entry.body.content.replaceAll('\r\n ', '');
    expect(unfolded).toMatch(/^DESCRIPTION:Der Platz ist gebucht\\nSand\\n7\\,50\u00a0€ pro Person$/m);
  });

  test('is changed without asking anybody again', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const game = await createTestGame(app, owner, { ...COURT, contactList: [guest] }, { candidateMethod: 'CHOOSE' });
    const { token, password } = await linkOf(app, guest.email);
    const body = { actionType: 'ACCEPT', password };
    await call(app, actOnGame, { params: { id: game.id }, token, body });
    const before = (await outbox(app, guest.email)).length;
    const edit = (change: object) => call(app, editGame, { params: { id: game.id }, token: owner.token, body: change });
    const changed = await edit({ surface: 'GRASS', cost: { amount: 0, currency: 'HUF' } });
    expect(changed.body).toMatchObject({ courtBooked: true, surface: 'GRASS', cost: { amount: 0, currency: 'HUF' } });
    expect((await edit({ notes: 'Bring water' })).body).toMatchObject({ surface: 'GRASS' });
    const cleared = await edit(UNKNOWN);
    expect(cleared.body).toMatchObject({ ...UNKNOWN, notes: 'Bring water', invitee: [{ status: 'ACCEPTED' }] });
    expect(await readGame(app, game.id, owner.token)).toMatchObject(UNKNOWN);
    expect(await outbox(app, guest.email)).toHaveLength(before);
  });

  test.each([
    [{ surface: 'LAVA' }, 'surface'],
    [{ cost: { amount: -1, currency: 'EUR' } }, 'cost.amount'],
    [{ cost: { amount: 1.005, currency: 'EUR' } }, 'cost.amount'],
    [{ cost: { amount: 5, currency: 'euro' } }, 'cost.currency'],
    [{ cost: { amount: 5 } }, 'cost.currency'],
  ])('400 for %j', async (change, field) => {
    const owner = await createPerson(app);
    const answer = await call(app, createGame, { token: owner.token, body: gameBody(app, change) });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.data?.fields ?? {})).toEqual([field]);
  });
});

describe('a game its organiser does not play in', () => {
  test('422, and nothing is stored or mailed', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const body = gameBody(app, { ownerPlays: false, contactList: [guest] });
    const answer = await call(app, createGame, { token: owner.token, body });
    expect(answer.error).toMatchObject({ status: 422, messageId: 'E.game.owner' });
    expect(await outbox(app, guest.email)).toEqual([]);
  });

  test('is one like any other when they say that they play', async () => {
    const owner = await createPerson(app);
    const answer = await call(app, createGame, { token: owner.token, body: gameBody(app, { ownerPlays: true }) });
    expect(answer.status).toBe(201);
  });
});
