import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { actOnGame, createGame, createSeries, inviteToGame } from '../../../shared/contract/game.ts';
import { changeGroup, saveGroup } from '../../../shared/contract/group.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  gameBody,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
/** Played doubles with the guest, whose address only the organiser of that match has typed. */
let player: Person;
let guest: ReturnType<typeof newGuest>;
let guestId: string;
/** Was invited to it as well, and hasn’t answered. */
let onlooker: Person;

beforeAll(async () => {
  const organiser = await createPerson(app);
  [player, onlooker] = [await createPerson(app), await createPerson(app)];
  guest = newGuest();
  const third = newGuest();
  const contactList = [contactOf(player), guest, third, contactOf(onlooker)];
  const game = await createTestGame(app, organiser, { contactList }, { matchType: 'OPENDOUBLE' });
  const accept = (token: string, password?: string | null) =>
    call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'ACCEPT', password } });
  await accept(player.token);
  for (const { email } of [guest, third]) {
    const { token, password } = await linkOf(app, email);
    await accept(token, password);
  }
  const seen = await readGame(app, game.id, player.token);
  expect(seen.status).toBe('SCHEDULED');
  guestId = seen.invitee[1]?.user.id ?? '';
});

// R-known-only, R-address-privacy
describe('inviting by id', () => {
  test('reaches a guest one has played with at their own address, which is not shown', async () => {
    const known = await call(app, findKnownPeople, { token: player.token });
    expect(known.body.map(({ id }) => id)).toContain(guestId);
    const before = (await outbox(app, guest.email)).length;
    const game = await createTestGame(app, player, { contactList: [{ id: guestId }] });
    expect(game.invitee).toMatchObject([{ status: 'SENT', email: null, user: { id: guestId, firstName: 'Gil' } }]);
    expect(JSON.stringify(await readGame(app, game.id, player.token))).not.toContain(guest.email);
    expect(await outbox(app, guest.email)).toHaveLength(before + 1);
    // It is theirs to see.
    const link = await linkOf(app, guest.email);
    expect((await readGame(app, game.id, link.token)).currentInvitee?.email).toBe(guest.email);
  });

  test('what is typed beside the id counts for nothing: no link of theirs goes to another address', async () => {
    const mine = 'mine@attacker.example';
    const contactList = [{ id: guestId, firstName: 'Mal', lastName: 'Lory', email: mine, phone: '+32470123456' }];
    const game = await createTestGame(app, player, { contactList });
    expect(await outbox(app, mine)).toEqual([]);
    expect(game.invitee).toMatchObject([
      { email: null, phone: null, hasPhone: false, user: { firstName: 'Gil', lastName: guest.lastName } },
    ]);
    expect((await linkOf(app, guest.email)).gameId).toBe(game.id);
  });

  test('is refused alike for somebody one does not know and for nobody, at every way in', async () => {
    const own = await createTestGame(app, onlooker);
    const group = await call(app, saveGroup, { token: onlooker.token, body: { name: 'Mine', members: [newGuest()] } });
    const params = { id: own.id };
    const ways = (id: string): [Endpoint, { params?: Record<string, string>; body: unknown }][] => [
      [createGame, { body: gameBody(app, { contactList: [{ id }] }) }],
      [createSeries, { body: { games: [gameBody(app), gameBody(app, { contactList: [{ id }] })] } }],
      [inviteToGame, { params, body: { contactList: [{ id }] } }],
      [actOnGame, { params, body: { actionType: 'INVITE', contactList: [{ id, email: 'mine@attacker.example' }] } }],
      [saveGroup, { body: { name: 'Theirs', members: [{ id }] } }],
      [changeGroup, { params: { id: group.body.id }, body: { name: 'Theirs', members: [{ id }] } }],
    ];
    for (const [index, [endpoint, parts]] of ways(guestId).entries()) {
      const seen = await call(app, endpoint, { token: onlooker.token, ...parts });
      const [, nobody] = ways('nobodyAtAllHere')[index] ?? [];
      const none = await call(app, endpoint, { token: onlooker.token, ...nobody });
      expect(seen.error, endpoint.path).toMatchObject({ status: 404, messageId: 'E.notFound' });
      expect(seen.error).toEqual(none.error);
    }
    expect((await readGame(app, own.id, onlooker.token)).invitee).toEqual([]);
  });
});
