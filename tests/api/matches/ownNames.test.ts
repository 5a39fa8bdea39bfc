import { describe, expect, test } from 'vitest';
import { actOnGame, editGame, inviteToGame } from '../../../shared/contract/game.ts';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { findGroups, saveGroup } from '../../../shared/contract/group.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
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
const typed = ({ email }: Pick<Person, 'email'>) => ({ firstName: 'Wrongly', lastName: 'Spelt', email });

/** A doubles at one time, to which a member is asked under another name. */
async function mistyped() {
  const owner = await createPerson(app, { firstName: 'Fri', lastName: 'Endc' });
  const member = await createPerson(app, { firstName: 'Olivia', lastName: 'Maes' });
  const guests = [newGuest(), newGuest()];
  const game = await createTestGame(
    app,
    owner,
    {
      contactList: [typed(member), ...guests],
      calendarPreference: [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }],
    },
    { matchType: 'OPENDOUBLE', duration: 60 },
  );
  const acceptGuests = async () => {
    for (const { email } of guests) {
      const { token, password } = await linkOf(app, email);
      await act(game.id, token, { actionType: 'ACCEPT', password });
    }
  };
  const namesFor = async (token: string) => {
    const { invitee, summary, initiatorTeam, opponentTeam } = await readGame(app, game.id, token);
    const members = invitee.find(({ id }) => id === game.invitee[0]?.id)?.user;
    const players = [initiatorTeam, opponentTeam].flatMap((team) => team?.players ?? []);
    return {
      user: `${members?.firstName} ${members?.lastName}`,
      summary: summary.opponents,
      players: players.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    };
  };
  return { owner, member, guests, game, acceptGuests, namesFor };
}

// R-own-name
describe('a member who was invited under another name', () => {
  test('has that name until they answer, but towards themselves', async () => {
    const { owner, member, guests, game, namesFor } = await mistyped();
    expect(await namesFor(owner.token)).toMatchObject({
      user: 'Wrongly Spelt',
      summary: expect.arrayContaining(['Wrongly Spelt']),
    });
    const { token } = await linkOf(app, guests[0]?.email ?? '');
    expect(await namesFor(token)).toMatchObject({ user: 'Wrongly Spelt' });
    expect((await readGame(app, game.id, member.token)).currentInvitee?.user).toMatchObject({ firstName: 'Olivia' });
    expect((await outbox(app, member.email))[0]?.text).toContain('Hello Olivia,');
    // Opening the invitation is no answer, nor is what somebody only chooses.
    await act(game.id, member.token, { actionType: 'TIME_SELECTION', preferedCalendar: [] });
    expect(await namesFor(owner.token)).toMatchObject({ user: 'Wrongly Spelt' });
  });

  test('is not known by it: neither a name nor an id tells whose address it is', async () => {
    const { owner, member, game } = await mistyped();
    const { token } = owner;
    const known = async () => (await call(app, findKnownPeople, { token, query: {} })).body;
    const group = () => call(app, saveGroup, { token, body: { name: 'Us', members: [{ id: member.id }] } });
    expect(await known()).toEqual([]);
    expect((await group()).status).toBe(404);
    await act(game.id, member.token, { actionType: 'DECLINE' });
    expect(await known()).toMatchObject([{ id: member.id, firstName: 'Olivia', lastName: 'Maes' }]);
    expect((await group()).body.members[0]).toMatchObject({ firstName: 'Olivia' });
  });

  test('has their own in groups and matches of the same organiser, from their answer to one of them on', async () => {
    const { owner, member, game, namesFor } = await mistyped();
    const { token } = owner;
    const waiting = await createTestGame(app, owner, { contactList: [typed(member)] });
    await call(app, saveGroup, { token, body: { name: 'Us', members: [typed(member), newGuest()] } });
    const grouped = async () => (await call(app, findGroups, { token })).body[0]?.members;
    const shownIn = async (id: string) => (await readGame(app, id, token)).invitee[0]?.user;
    expect((await grouped())?.[0]).toMatchObject({ firstName: 'Wrongly', lastName: 'Spelt' });
    expect(await shownIn(waiting.id)).toMatchObject({ firstName: 'Wrongly' });
    const byId = await createTestGame(app, owner, { contactList: [{ id: member.id }] });
    await act(byId.id, member.token, { actionType: 'ACCEPT' });
    const own = { firstName: 'Olivia', lastName: 'Maes' };
    expect(await grouped()).toMatchObject([
      { ...own, id: null, email: member.email },
      { firstName: 'Gil', id: null },
    ]);
    expect(await shownIn(waiting.id)).toMatchObject(own);
    expect(await namesFor(token)).toMatchObject({ user: 'Olivia Maes' });
    const again = await createTestGame(app, owner, { contactList: [typed(member)] });
    expect(again.invitee[0]?.user).toMatchObject(own);
    // Somebody else has typed the address as well: the answer was not to them.
    const other = await createPerson(app);
    const theirs = await createTestGame(app, other, { contactList: [typed(member)] });
    expect((await readGame(app, theirs.id, other.token)).invitee[0]?.user).toMatchObject({ firstName: 'Wrongly' });
    expect((await readGame(app, game.id, token)).invitee[0]?.email).toBe(member.email);
  });

  test('keeps the typed name in a group of who has met them, and never invited that address', async () => {
    const { member, game, acceptGuests, owner } = await mistyped();
    const watcher = await createPerson(app);
    await call(app, inviteToGame, {
      params: { id: game.id },
      token: owner.token,
      body: { contactList: [typed(watcher)] },
    });
    await act(game.id, member.token, { actionType: 'ACCEPT' });
    await act(game.id, watcher.token, { actionType: 'ACCEPT' });
    await acceptGuests();
    const { token } = watcher;
    const known = await call(app, findKnownPeople, { token, query: {} });
    expect(known.body.map(({ firstName }) => firstName)).toContain('Olivia');
    const saved = await call(app, saveGroup, { token, body: { name: 'Tried', members: [typed(member)] } });
    expect(saved.body.members[0]).toMatchObject({ firstName: 'Wrongly', lastName: 'Spelt' });
  });

  test.each(['a session', 'the mailed link'])('has their own from their answer by %s on, everywhere', async (way) => {
    const { owner, member, guests, game, acceptGuests, namesFor } = await mistyped();
    const link = await linkOf(app, member.email);
    if (way === 'a session') await act(game.id, member.token, { actionType: 'ACCEPT' });
    else await act(game.id, link.token, { actionType: 'ACCEPT', password: link.password });
    expect((await outbox(app, owner.email))[0]?.text).not.toContain('Wrongly');
    expect(await namesFor(owner.token)).toMatchObject({ user: 'Olivia Maes' });
    await acceptGuests();
    const { invitee } = await readGame(app, game.id, owner.token);
    const partner = [{ id: invitee.find(({ user }) => user.id === member.id)?.id }];
    await act(game.id, owner.token, { actionType: 'PARTNER_SELECTION', contactList: partner });
    const shown = await namesFor(owner.token);
    expect(shown.summary).toContain('Olivia Maes');
    expect(shown.players).toContain('Olivia Maes');
    expect(shown.players).toContain(`Gil ${guests[0]?.lastName}`);
    for (const { email } of [owner, member, ...guests]) {
      const [mail] = await outbox(app, email);
      expect(mail?.text, email).toContain('Olivia Maes');
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\bXx\b|\bYy\b/);
    }
    await call(app, addNote, {
      query: { gameId: game.id },
      token: member.token,
      body: { type: 'NOTE', comment: 'Bring balls' },
    });
    const guest = await linkOf(app, guests[0]?.email ?? '');
    const said = await call(app, findNotes, {
      params: { gameId: game.id },
      query: { type: 'NOTE' },
      token: guest.token,
    });
    expect(said.body[0]?.user).toMatchObject({ firstName: 'Olivia', lastName: 'Maes' });
    app.clock.set(new Date(hoursFromNow(app, 20 * 24)));
    const found = async (search: string) => {
      const { body } = await call(app, findPastGames, { token: owner.token, body: { search } });
      return body.games.map(({ id }) => id);
    };
    expect(await found('olivia')).toContain(game.id);
    expect(await found('xx')).toEqual([]);
  });

  test('has their own after a no, and keeps it when an edit asks them again', async () => {
    const { owner, member, game, namesFor } = await mistyped();
    await act(game.id, member.token, { actionType: 'DECLINE' });
    expect(await namesFor(owner.token)).toMatchObject({ user: 'Olivia Maes' });
    await act(game.id, member.token, { actionType: 'ACCEPT' });
    const calendarPreference = [{ fromTime: hoursFromNow(app, 48), toTime: hoursFromNow(app, 49) }];
    const edit = { params: { id: game.id }, token: owner.token, body: { calendarPreference } };
    expect((await call(app, editGame, edit)).body.invitee[0]?.status).toBe('SENT');
    expect(await namesFor(owner.token)).toMatchObject({ user: 'Olivia Maes' });
  });
});

// R-own-name
test('a guest keeps the name that the organiser of the match typed, even if somebody else typed another one before', async () => {
  const guest = newGuest({ firstName: 'First' });
  const [first, second] = [await createPerson(app), await createPerson(app)];
  await createTestGame(app, first, { contactList: [guest] });
  const game = await createTestGame(app, second, { contactList: [{ ...guest, firstName: 'Second' }] });
  const { token, password } = await linkOf(app, guest.email);
  await act(game.id, token, { actionType: 'ACCEPT', password });
  await call(app, addNote, { query: { gameId: game.id }, token, body: { type: 'NOTE', comment: 'See you' } });
  const notes = await call(app, findNotes, {
    params: { gameId: game.id },
    query: { type: 'NOTE' },
    token: second.token,
  });
  expect(notes.body[0]?.user.firstName).toBe('Second');
  const known = await call(app, findKnownPeople, { token: second.token, query: {} });
  expect(known.body.map(({ firstName }) => firstName)).toEqual(['Second']);
});
