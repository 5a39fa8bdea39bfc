import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { savePerson } from '../../../shared/contract/club.ts';
import {
  actOnGame,
  editGame,
  findClashes,
  findDisputes,
  getCalendarEntry,
  getStakes,
  inviteToGame,
  nudgeGame,
} from '../../../shared/contract/game.ts';
import { findLinkHolder } from '../../../shared/contract/link.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { getPlayerSearch, startPlayerSearch } from '../../../shared/contract/playerSearch.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { importPeople } from '../../../shared/contract/roster.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createCourts, createMember, createTestClub, entryOf } from '../../support/clubs.ts';
import {
  contactOf,
  createPerson,
  linkOf,
  newGuest,
  outbox,
  PASSWORD,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { OVER, pass } from '../scores/disputed.ts';
import { actOn, type ClubWorld, createClubWorld, lastMailTo, publishIn } from './organised.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
// The limits of sign-ups by address are another test's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const createWorld = () => createClubWorld(app);
const publish = (world: ClubWorld, changes: Record<string, unknown> = {}) => publishIn(app, world, changes);
const act = (game: Pick<Game, 'id'>, person: Pick<Person, 'token'>, body: Record<string, unknown>) =>
  actOn(app, game, person, body);
const lastMail = (person: Person, subject?: RegExp) => lastMailTo(app, person, subject);

// R-club-match-view
test('organisers see who was asked, the answers, what is offered and agreed, and nothing that people wrote', async () => {
  const world = await createWorld();
  const { owner, player, organiser } = world;
  const guest = newGuest({ phone: '+32470999777' });
  const game = await publish(world, {
    notes: 'Bring water',
    shareMyPhone: true,
    contactList: [contactOf(player), guest],
  });
  await call(app, addNote, { token: owner.token, query: { gameId: game.id }, body: { comment: 'Among ourselves' } });
  const link = await linkOf(app, guest.email);
  const { token, password } = link;
  const body = { actionType: 'ACCEPT', password, note: 'My knee', shareMyPhone: true };
  await call(app, actOnGame, { params: { id: game.id }, token, body });
  const seen = await readGame(app, game.id, organiser.token);
  expect(seen).toMatchObject({
    userRole: 'CLUB',
    club: { name: 'TC Parkside' },
    status: 'SCHEDULED',
    action: ['INVITE', 'CANCEL'],
    summary: { title: 'summary.scheduled' },
    owner: { firstName: 'Olga', phone: null },
    reach: null,
    currentInvitee: null,
    locationResolved: true,
  });
  expect(seen.invitee.map(({ status, user }) => [user.firstName, status])).toEqual([
    ['Pat', 'SENT'],
    ['Gil', 'CONFIRMED'],
  ]);
  expect(seen).toMatchObject({ code: null, shareUrl: null, notes: null, noteCount: 0, scoreClaims: [] });
  const text = JSON.stringify(seen);
  for (const hidden of ['@', 'knee', 'water', 'Among', '+32', game.code, 'invitationId":"']) {
    expect(text).not.toContain(hidden);
  }
});

// R-club-match-acts
test('they do nothing else with it; organisers of another club, members and who organises no more nothing at all', async () => {
  const world = await createWorld();
  const { club, keeper, organiser, owner, member, player } = world;
  const game = await publish(world);
  const params = { id: game.id };
  const elsewhere = await createPerson(app);
  await createTestClub(app, elsewhere);
  const statuses = async ({ token }: Person) => {
    const query = { gameId: game.id };
    const calls = [
      call(app, editGame, { params, token, body: { notes: 'Ours' } }),
      call(app, editGame, { params, token, body: { courtId: null, courtBooked: true } }),
      call(app, editGame, { params, token, body: { clubId: null } }),
      call(app, findNotes, { params: query, token }),
      call(app, addNote, { query, token, body: { comment: 'Hello' } }),
      call(app, findDisputes, { params, token }),
      call(app, getCalendarEntry, { params, token }),
      call(app, getPlayerSearch, { params, token }),
      call(app, startPlayerSearch, { params, token }),
      call(app, findKnownPeople, { query, token }),
      ...['ACCEPT', 'DECLINE', 'WITHDRAW', 'UPDATE', 'TIME_SELECTION', 'CONFIRMATION', 'PARTNER_SELECTION', 'EDIT'].map(
        (actionType) => act(game, { token }, { actionType }),
      ),
    ];
    return new Set((await Promise.all(calls)).map(({ status }) => status));
  };
  for (const person of [organiser, keeper, elsewhere, member]) expect(await statuses(person)).toEqual(new Set([403]));
  for (const endpoint of [getStakes, findClashes, findLinkHolder]) {
    expect((await call(app, endpoint, { params, token: organiser.token })).status).toBe(403);
  }
  for (const person of [elsewhere, member]) {
    expect(await readGame(app, game.id, person.token)).toMatchObject({ userRole: null, action: [], invitee: [] });
    for (const actionType of ['INVITE', 'CANCEL', 'SET_SCORE']) {
      expect((await act(game, person, { actionType, note: 'No' })).status).toBe(403);
    }
    expect((await call(app, nudgeGame, { params, token: person.token })).status).toBe(403);
  }
  const { id: personId } = await entryOf(app, club, keeper, organiser);
  const role = { role: 'MEMBER' };
  await call(app, savePerson, { params: { id: club.id, personId }, token: keeper.token, body: role });
  expect((await readGame(app, game.id, organiser.token)).userRole).toBeNull();
  // Who plays in it is a player, whatever else they are.
  const own = await publish({ ...world, owner, player: keeper });
  expect((await readGame(app, own.id, keeper.token)).userRole).toBe('OPPONENT_INVITEE');
  expect((await readGame(app, own.id, player.token)).userRole).toBeNull();
});

// R-club-match-acts
describe('two organisers of a match that somebody else made', () => {
  test('each call one off, with a reason, in the name of their club', async () => {
    const world = await createWorld();
    const { keeper, organiser, owner, player } = world;
    for (const [person, name] of [
      [keeper, 'Kate Keeper'],
      [organiser, 'Otto Organiser'],
    ] as const) {
      const game = await publish(world);
      await act(game, player, { actionType: 'ACCEPT' });
      expect((await act(game, person, { actionType: 'CANCEL' })).error.data?.fields).toEqual({
        note: 'field.required',
      });
      const { body } = await act(game, person, { actionType: 'CANCEL', note: 'The court is flooded' });
      expect(body).toMatchObject({ status: 'CANCELED', userRole: 'CLUB', action: [] });
      for (const told of [owner, player]) {
        const mail = await lastMail(told, /^Cancelled/);
        expect(mail?.subject).toBe('Cancelled: Tennis');
        expect(mail?.text).toContain(`${name} has cancelled this match`);
        expect(mail?.text).toContain(`${name} organises TC Parkside`);
        expect(mail?.text).toContain('The court is flooded');
        expect(mail?.attachments).toHaveLength(1);
      }
      const { body: notes } = await call(app, findNotes, { params: { gameId: game.id }, token: player.token });
      expect(notes).toMatchObject([{ message: 'The court is flooded', user: { id: person.id } }]);
    }
  });

  test('each invite people of their list by their entries, and ask again', async () => {
    const world = await createWorld();
    const { club, keeper, organiser, owner, member } = world;
    const game = await publish(world, { contactList: [] });
    const params = { id: game.id };
    const other = await createMember(app, club, { firstName: 'Mona' });
    const idOf = async (person: Person) => (await entryOf(app, club, keeper, person)).id;
    const first = await act(game, organiser, { actionType: 'INVITE', contactList: [{ id: await idOf(member) }] });
    expect(first.body.invitee).toMatchObject([{ status: 'SENT', email: null, user: { id: member.id } }]);
    const body = { contactList: [{ id: await idOf(other) }, { id: await idOf(member) }] };
    const second = await call(app, inviteToGame, { params, token: keeper.token, body });
    expect(second.body.invitee.map(({ user }) => user.id)).toEqual([member.id, other.id]);
    const mail = await lastMail(other, /invites you/);
    expect(mail?.subject).toBe('Kate Keeper invites you to play tennis');
    expect(mail?.text).toContain('Kate Keeper is asking if you’d like to play tennis with Olga Owner.');
    expect(mail?.text).toContain('Kate Keeper organises TC Parkside, the club this match belongs to.');
    expect(await readGame(app, game.id, other.token)).toMatchObject({ userRole: 'OPPONENT_INVITEE' });
    const nudge = ({ token }: Person) => call(app, nudgeGame, { params, token });
    expect((await nudge(organiser)).status).toBe(429);
    await pass(app, 13);
    expect((await nudge(organiser)).body).toEqual({ sent: 2 });
    expect((await lastMail(other, /waiting for your answer/))?.text).toContain('Otto Organiser organises TC Parkside');
    expect((await nudge(keeper)).status).toBe(429);
    expect((await readGame(app, game.id, organiser.token)).invitee[0]?.nudgedAt).not.toBeNull();
    expect((await readGame(app, game.id, owner.token)).invitee).toHaveLength(2);
  });

  test('invite nobody by typing, nobody of another list or without an account, not the owner, and nobody who has blocked them', async () => {
    const world = await createWorld();
    const { club, keeper, organiser, owner, member } = world;
    const game = await publish(world, { contactList: [] });
    const invite = (contactList: unknown[]) => act(game, organiser, { actionType: 'INVITE', contactList });
    expect((await invite([newGuest()])).status).toBe(403);
    expect((await invite([{ id: member.id }])).status).toBe(404);
    const stranger = await createPerson(app);
    const away = await createTestClub(app, stranger);
    expect((await invite([{ id: (await entryOf(app, away, stranger, stranger)).id }])).status).toBe(404);
    await call(app, importPeople, {
      params: { id: club.id },
      token: keeper.token,
      body: { lines: [{ firstName: 'Lena', email: 'lena@mail.example' }], dryRun: false },
    });
    const { rows } = await app.db.query("select id from club_people where first_name = 'Lena'");
    expect((await invite([{ id: rows[0].id }])).status).toBe(404);
    const ofOwner = (await entryOf(app, club, keeper, owner)).id;
    expect((await invite([{ id: ofOwner }])).error).toMatchObject({ messageId: 'E.game.self' });
    await call(app, blockUser, { token: member.token, query: { userId: organiser.id } });
    const { id } = await entryOf(app, club, keeper, member);
    const { body } = await invite([{ id }]);
    expect(body.invitee).toMatchObject([{ status: 'UNDELIVERABLE' }]);
    expect(await outbox(app, member.email)).not.toContainEqual(expect.objectContaining({ subject: /invites/ }));
  });

  test('choose its court by that alone, until it has begun', async () => {
    const world = await createWorld();
    const { club, keeper, organiser, owner, player } = world;
    const [first = '', second = ''] = await createCourts(app, club, keeper, ['Court 1', 'Court 2']);
    const game = await publish(world);
    const choose = (person: Person, courtId: string | null, version?: number) =>
      call(app, editGame, { params: { id: game.id }, token: person.token, body: { courtId, version } });
    expect((await choose(keeper, first, game.version)).body).toMatchObject({
      court: { id: first, name: 'Court 1' },
      userRole: 'CLUB',
      version: game.version + 1,
    });
    expect((await choose(organiser, second, game.version)).error).toMatchObject({ messageId: 'E.game.changed' });
    expect((await choose(organiser, second)).body.court?.name).toBe('Court 2');
    expect((await choose(organiser, 'nothing')).error.data?.fields).toEqual({ courtId: 'field.choice' });
    expect((await choose(player, first)).status).toBe(403);
    await act(game, player, { actionType: 'ACCEPT' });
    expect((await lastMail(player))?.text).toContain('Court 2');
    expect((await choose(owner, first)).body.court?.name).toBe('Court 1');
    expect((await choose(keeper, null)).body.court).toBeNull();
    await pass(app, OVER);
    expect((await choose(keeper, first)).error).toMatchObject({ messageId: 'E.game.state' });
  });
});

// R-erase
test('an organiser who is erased takes the reason they gave along, and the match stays as it is', async () => {
  const world = await createWorld();
  const { club, organiser, player } = world;
  const game = await publish(world);
  await act(game, organiser, { actionType: 'CANCEL', note: 'Otto says that it rains' });
  await call(app, deleteMe, { token: organiser.token, body: { currentPassword: PASSWORD } });
  const { body: notes } = await call(app, findNotes, { params: { gameId: game.id }, token: player.token });
  expect(notes).toEqual([]);
  expect((await readGame(app, game.id, player.token)).status).toBe('CANCELED');
  const { rows } = await app.db.query("select actor from club_history where club_id = $1 and action = 'MATCH'", [
    club.id,
  ]);
  expect(rows).toEqual([{ actor: null }]);
});

// R-club-history
test('what organisers do with matches is kept by ids in the club’s history', async () => {
  const world = await createWorld();
  const { club, organiser } = world;
  const game = await publish(world);
  await act(game, organiser, { actionType: 'CANCEL', note: 'Rain' });
  const { rows } = await app.db.query(
    'select actor, action, subject from club_history where club_id = $1 order by ord',
    [club.id],
  );
  expect(rows.at(-1)).toEqual({ actor: organiser.id, action: 'MATCH', subject: game.id });
});
