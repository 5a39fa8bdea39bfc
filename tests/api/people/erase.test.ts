import { describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { searchPeople } from '../../../shared/contract/club.ts';
import { actOnGame, createGame } from '../../../shared/contract/game.ts';
import { findGroups, saveGroup } from '../../../shared/contract/group.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { getRanking } from '../../../shared/contract/rating.ts';
import { importPeople } from '../../../shared/contract/roster.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createTestClub } from '../../support/clubs.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  gameBody,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  PASSWORD,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

/** @returns the tables, of every schema, in which one of the words stands anywhere */
async function tablesWith(words: string[]): Promise<string[]> {
  const { rows } = await app.db.query(`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await app.db.query(
      `select 1 from ${name} as row where exists (
        select 1 from unnest($1::text[]) as word where row::text ilike '%' || word || '%') limit 1`,
      [words],
    );
    if (hits.rowCount) found.push(name);
  }
  return found.sort();
}

/** A match the invited person has lost. */
async function play(owner: Person, contact: { firstName: string; lastName: string; email: string }): Promise<string> {
  const game = await createTestGame(app, owner, { contactList: [{ ...contact, phone: '+32470998877' }] });
  const { token, password } = await linkOf(app, contact.email);
  const params = { id: game.id };
  const note = 'Ring the bell at Larkspur';
  await call(app, actOnGame, { params, token, body: { actionType: 'ACCEPT', password, note } });
  await call(app, addNote, { query: { gameId: game.id }, body: { comment: 'I bring the Larkspur balls' }, token });
  app.clock.set(new Date(hoursFromNow(app, 30)));
  const sets = [
    { initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 },
    { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 2 },
  ];
  await call(app, actOnGame, {
    params,
    token: owner.token,
    body: { actionType: 'SET_SCORE', sets, winner: 'INITIATOR' },
  });
  return game.id;
}

test('a guest: nothing in the whole database says who they were, and the score stays', async () => {
  const owner = await createPerson(app);
  const email = 'zebedee.quillfeather@larkspur.example';
  const guest = { firstName: 'Zebedee', lastName: 'Quillfeather', email };
  const played = await play(owner, guest);
  await call(app, saveGroup, {
    token: owner.token,
    body: { name: 'Thursday', members: [guest] },
  });
  const coming = await createTestGame(app, owner, { contactList: [guest] });
  const words = ['quillfeather', 'zebedee', 'larkspur', '470998877'];
  expect(await tablesWith(words)).toContain('public.users');
  const { token } = await linkOf(app, email);
  const erased = await app.app.inject({
    method: 'DELETE',
    url: `/api/game/${coming.id}/guest`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(erased.statusCode).toBe(204);
  expect(await tablesWith(words)).toEqual([]);
  const game = await readGame(app, played, owner.token);
  expect(game).toMatchObject({ status: 'PLAYED', winner: 'INITIATOR' });
  expect(game.opponentTeam?.players[0]).toMatchObject({ firstName: 'Former player', lastName: '', code: null });
});

describe('an account', () => {
  test('deleted: games it organises are canceled, others lose it, nothing says who it was, the score stays', async () => {
    const owner = await createPerson(app);
    const email = 'persephone.larkspur@quillfeather.example';
    const person = await createPerson(app, {
      firstName: 'Persephone',
      lastName: 'Larkspur',
      emails: [{ email }],
      yearOfBirth: 1971,
    });
    const played = await play(owner, { firstName: 'Persephone', lastName: 'Larkspur', email });
    const guest = newGuest();
    const own = await createTestGame(app, person, {
      contactList: [guest],
      notes: 'Quillfeather brings the balls',
      locationPreference: [{ location: { name: 'Larkspur gardens', address: 'Larkspur lane 3' } }],
    });
    const joined = await createTestGame(app, owner, { contactList: [contactOf(person)] });
    await call(app, actOnGame, { params: { id: joined.id }, token: person.token, body: { actionType: 'ACCEPT' } });
    expect((await readGame(app, joined.id, owner.token)).status).toBe('SCHEDULED');

    expect((await call(app, deleteMe, { token: person.token, body: { currentPassword: PASSWORD } })).status).toBe(204);
    expect((await call(app, getMe, { token: person.token })).status).toBe(401);
    expect((await call(app, deleteMe, { token: person.token, body: { currentPassword: PASSWORD } })).status).toBe(401);
    const left = await tablesWith(['persephone', 'quillfeather']);
    expect(left).toEqual([]);
    expect((await readGame(app, joined.id, owner.token)).status).toBe('CONFIRMED');
    const { rows } = await app.db.query('select status from games where id = $1', [own.id]);
    expect(rows).toEqual([{ status: 'CANCELED' }]);
    expect((await outbox(app, guest.email))[0]?.subject).toContain('ancelled');
    const finished = await readGame(app, played, owner.token);
    expect(finished).toMatchObject({ status: 'PLAYED', winner: 'INITIATOR' });
    expect(finished.opponentTeam?.players[0]).toMatchObject({ firstName: 'Former player', lastName: '', code: null });
    // The address is free again: the next person who signs up with it is somebody new.
    await createPerson(app, { firstName: 'Persephone', lastName: 'Larkspur', emails: [{ email }] });
  });

  test('deleted: no table of the rankings lists it any more', async () => {
    const [winner, loser] = [await createPerson(app), await createPerson(app)];
    const game = await createTestGame(app, winner, { contactList: [contactOf(loser)] });
    await call(app, actOnGame, { params: { id: game.id }, token: loser.token, body: { actionType: 'ACCEPT' } });
    app.clock.set(new Date(hoursFromNow(app, 30)));
    const body = {
      actionType: 'SET_SCORE',
      sets: [{ initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 }],
      winner: 'INITIATOR',
    };
    await call(app, actOnGame, { params: { id: game.id }, token: winner.token, body });
    const listed = async () => {
      const { body: rows } = await call(app, getRanking, {
        query: { sport: 'TENNIS', provisional: 'true' },
        token: winner.token,
      });
      return rows.flatMap(({ team }) => team.players.map(({ id }) => id));
    };
    await expect.poll(listed).toContain(loser.id);
    await call(app, deleteMe, { token: loser.token, body: { currentPassword: PASSWORD } });
    expect(await listed()).not.toContain(loser.id);
    expect(await listed()).toContain(winner.id);
  });

  test('a game made while its organiser is deleted is refused, or canceled with the others', async () => {
    const person = await createPerson(app);
    const made = Array.from({ length: 4 }, () =>
      call(app, createGame, { token: person.token, body: gameBody(app) }).then(({ status }) => status),
    );
    const [deleted, ...answers] = await Promise.all([
      call(app, deleteMe, { token: person.token, body: { currentPassword: PASSWORD } }),
      ...made,
    ]);
    expect(deleted.status).toBe(204);
    for (const status of answers) expect([201, 401]).toContain(status);
    const { rows } = await app.db.query('select distinct status from games where owner_id = $1', [person.id]);
    expect(rows.every(({ status }) => status === 'CANCELED')).toBe(true);
  });
});

// R-erase
test('who only claims an address takes nothing of others along: not from groups, lists of clubs or mails that wait', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const club = await createTestClub(app, owner);
  const inClub = { params: { id: club.id }, token: owner.token };
  const type = () => call(app, importPeople, { ...inClub, body: { lines: [guest], dryRun: false } });
  await type();
  await call(app, saveGroup, { token: owner.token, body: { name: 'Monday', members: [guest] } });
  const game = await createTestGame(app, owner, { contactList: [guest] });
  for (const comment of ['first', 'second']) {
    await call(app, addNote, { query: { gameId: game.id }, body: { comment }, token: owner.token });
  }
  const kept = async () => ({
    listed: (await call(app, searchPeople, { ...inClub, body: {} })).body.people.filter(
      (each) => each.email === guest.email,
    ),
    groups: (await call(app, findGroups, { token: owner.token })).body,
    waiting: (await app.db.query('select * from match_mails where recipient = $1', [guest.email])).rows,
    mailed: (await outbox(app, guest.email)).map(({ id }) => id),
  });
  const before = await kept();
  expect(before).toMatchObject({ listed: [{ reach: 'MAIL' }], groups: [{}], waiting: [{}] });
  const claim = await createPerson(app, { emails: [{ email: guest.email }], validated: false });
  expect(await outbox(app, guest.email)).not.toHaveLength(before.mailed.length);
  await call(app, deleteMe, { token: claim.token, body: { currentPassword: PASSWORD } });
  expect(await kept()).toEqual(before);
});

test('who erases while their matches change waits for the others, and is erased', async () => {
  const person = await createPerson(app);
  const own = await createTestGame(app, person);
  await call(app, actOnGame, { params: { id: own.id }, token: person.token, body: { actionType: 'CANCEL' } });
  const owner = await createPerson(app);
  const contactList = [{ firstName: 'Pat', lastName: 'Player', email: person.email }];
  const other = await createTestGame(app, owner, { contactList });
  await call(app, actOnGame, { params: { id: other.id }, token: person.token, body: { actionType: 'DECLINE' } });
  await app.db.query('begin');
  // Of the two that wait for each other, the other one is ended.
  await app.db.query(`set local deadlock_timeout = '20s'`);
  await app.db.query('select id from games where id = $1 for update', [own.id]);
  const erasing = call(app, deleteMe, { token: person.token, body: { currentPassword: PASSWORD } });
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.db.query(waiting)).rowCount).toBe(1);
  await app.db.query('update invitees set note = null where user_id = $1', [person.id]);
  await app.db.query('commit');
  expect((await erasing).status).toBe(204);
});
