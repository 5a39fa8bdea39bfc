import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinClub, removePerson, savePerson, searchPeople } from '../../../shared/contract/club.ts';
import { askToJoin } from '../../../shared/contract/clubActs.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import { importPeople } from '../../../shared/contract/roster.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import type { Entry } from '../../../shared/contract/schemas/clubPeople.ts';
import {
  eraseMailedGuest,
  leaveMailedClub,
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
} from '../../../shared/contract/unsubscribe.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createTestClub } from '../../support/clubs.ts';
import {
  ageAccount,
  createPerson,
  createTestGame,
  linkOf,
  logIn,
  outbox,
  PASSWORD,
  type Person,
} from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const take = ({ id }: Club, { token }: Person, lines: object[]) =>
  call(app, importPeople, { params: { id }, token, body: { lines, dryRun: false } });
const list = async ({ id }: Club, { token }: Person): Promise<Entry[]> =>
  (await call(app, searchPeople, { params: { id }, token, body: { limit: 200 } })).body.people;
const lineOf = async (club: Club, keeper: Person, email: string): Promise<Entry> => {
  const found = (await list(club, keeper)).find((each) => each.email === email);
  if (!found) throw new Error(`${email} is not on the list`);
  return found;
};
const ask = ({ id }: Club, { token }: Person, ...entries: Entry[]) =>
  call(app, askToJoin, { params: { id }, token, body: { personIds: entries.map((each) => each.id) } });

let addresses = 0;
/** A club with somebody on its list whom its keeper has typed. */
async function typed(changes: Record<string, unknown> = {}) {
  addresses += 1;
  const keeper = await createPerson(app, { firstName: 'Kim', lastName: 'Keeper' });
  const club = await createTestClub(app, keeper, changes);
  const email = `typed${addresses}@list.example`;
  await take(club, keeper, [{ firstName: 'Ann', lastName: 'Typed', email }]);
  return { keeper, club, email, entry: await lineOf(club, keeper, email) };
}
/** What the link says that stops the newest mail to an address. */
async function stopOf(email: string): Promise<{ token: string; clubRef: string }> {
  const [mail] = await outbox(app, email);
  const url = mail?.links.map((link) => new URL(link)).find(({ pathname }) => pathname === '/unsub');
  return { token: url?.searchParams.get('t') ?? '', clubRef: url?.searchParams.get('club') ?? '' };
}

// R-club-ask
describe('asking people of the list to join', () => {
  test('the club writes, names who asks and why it may, and its link lets them in', async () => {
    const { keeper, club, email, entry } = await typed({ joining: 'LINK', visibility: 'MEMBERS' });
    expect((await ask(club, keeper, entry)).body).toEqual({ sent: 1, skipped: 0 });
    const [mail] = await outbox(app, email);
    const { rows } = await app.db.query('select from_name, headers from mails where id = $1', [mail?.id]);
    expect(rows[0].from_name).toBe(`${club.name} via Crosscourt`);
    expect(rows[0].headers['List-Unsubscribe']).toContain(`&club=${club.id}`);
    expect(mail?.text).toContain('Kim Keeper');
    expect(mail?.text).toContain('typed your address');
    expect(mail?.links[0]).toBe(club.joinUrl);
    const ann = await createPerson(app, { emails: [{ email }] });
    const token = club.joinUrl?.split('/').at(-1);
    await call(app, joinClub, { params: { id: club.id }, token: ann.token, body: { token } });
    expect(await lineOf(club, keeper, email)).toMatchObject({ id: entry.id, role: 'MEMBER' });
    expect((await ask(club, keeper, entry)).body).toEqual({ sent: 0, skipped: 1 });
  });

  test('known and unknown addresses, people who take no invitations and members are answered alike', async () => {
    const { keeper, club, entry } = await typed();
    const [member, closed, known] = [await createMember(app, club), await createPerson(app), await createPerson(app)];
    await app.db.query('update users set blocks_invitations = true where id = $1', [closed.id]);
    const people = [member, closed, known];
    const before = await Promise.all(people.map(async ({ email }) => (await outbox(app, email)).length));
    // A member's address was compared when it was taken in: here it comes later.
    await take(club, keeper, [
      { firstName: 'Cleo', email: closed.email },
      { firstName: 'Nina', email: known.email },
      { firstName: 'Mo', email: 'mo@list.example' },
    ]);
    await app.db.query(`update club_people set email = $1 where email = 'mo@list.example'`, [member.email]);
    const entries = (await list(club, keeper)).filter(({ email }) => email !== null);
    expect(entries).toHaveLength(4);
    expect((await ask(club, keeper, ...entries)).body).toEqual({ sent: 4, skipped: 0 });
    const after = await Promise.all(people.map(async ({ email }) => (await outbox(app, email)).length));
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([0, 0, 1]);
    expect((await list(club, keeper)).filter(({ email }) => email !== null).map(({ reach }) => reach)).toEqual(
      Array(4).fill('MAIL'),
    );
    expect(entry.reach).toBe('MAIL');
  });

  test('is for organisers: 403 for members, 404 for an entry of another list', async () => {
    const { keeper, club, entry } = await typed();
    const other = await typed();
    expect((await ask(club, await createMember(app, club), entry)).status).toBe(403);
    expect((await ask(club, keeper, entry, other.entry)).status).toBe(404);
    expect(await outbox(app, other.email)).toEqual([]);
  });

  test('a repeated call asks once', async () => {
    const { keeper, club, email, entry } = await typed();
    const parts = {
      params: { id: club.id },
      token: keeper.token,
      body: { personIds: [entry.id] },
      once: 'askedOnlyOnceInAClub',
    };
    await Promise.all([1, 2, 3].map(() => call(app, askToJoin, parts)));
    expect(await outbox(app, email)).toHaveLength(1);
  });
});

// R-club-mail
describe('a club writes', () => {
  test('nothing more after three mails that nobody answered; an answer in a match of the club begins anew', async () => {
    const { keeper, club, email, entry } = await typed();
    const later = async (): Promise<Person> => {
      app.clock.set(addDays(app.clock.now(), 2));
      return { ...keeper, token: await logIn(app, keeper.email) };
    };
    for (const _time of [1, 2, 3]) expect((await ask(club, await later(), entry)).body.sent).toBe(1);
    expect(await lineOf(club, await later(), email)).toMatchObject({ reach: 'SILENT' });
    expect((await ask(club, await later(), entry)).body).toEqual({ sent: 0, skipped: 1 });
    expect(await outbox(app, email)).toHaveLength(3);
    const organiser = await later();
    const contact = { firstName: 'Ann', lastName: 'Typed', email };
    const game = await createTestGame(app, organiser, { clubId: club.id, contactList: [contact] });
    const { token } = await linkOf(app, email);
    await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'DECLINE' } });
    expect(await lineOf(club, organiser, email)).toMatchObject({ reach: 'MAIL' });
    expect((await ask(club, organiser, entry)).body.sent).toBe(1);
  });

  test('four in a day to one address, and to sixty new ones while the club is new: then nobody is asked', async () => {
    const { keeper, club, email } = await typed();
    await ageAccount(app, keeper, 9);
    const lines = Array.from({ length: 61 }, (_, at) => ({ firstName: `P${at}`, email: `p${at}@many.example` }));
    await take(club, keeper, lines);
    const people = (await list(club, keeper)).filter((each) => each.email?.endsWith('@many.example'));
    const refused = await ask(club, keeper, ...people);
    expect(refused.error).toMatchObject({ status: 429, messageId: 'E.club.firstMails', data: { limit: 60 } });
    expect(refused.error.data?.retryAfter).toBeUndefined();
    expect(await outbox(app, 'p0@many.example')).toEqual([]);
    expect((await ask(club, keeper, ...people.slice(0, 60))).body.sent).toBe(60);
    const full = (await ask(club, keeper, ...people.slice(60))).error;
    expect(full).toMatchObject({ messageId: 'E.club.firstMails', data: { limit: 0, retryAfter: 24 * 3600 } });
    expect((await ask(club, keeper, await lineOf(club, keeper, email))).status).toBe(429);
    expect((await ask(club, keeper, ...people.slice(0, 1))).body.sent).toBe(1);
  });

  test('who has a new account writes to as many strangers as by any other way', async () => {
    const { keeper, club } = await typed();
    const lines = Array.from({ length: 31 }, (_, at) => ({ firstName: `P${at}`, email: `n${at}@many.example` }));
    await take(club, keeper, lines);
    const people = (await list(club, keeper)).filter((each) => each.email?.endsWith('@many.example'));
    expect((await ask(club, keeper, ...people)).error.messageId).toBe('E.mail.newHour');
    expect(await outbox(app, 'n0@many.example')).toEqual([]);
  });

  test('a press takes them off the list, and the club writes no more, even when their address is typed again', async () => {
    const { keeper, club, email, entry } = await typed();
    await ask(club, keeper, entry);
    const link = await stopOf(email);
    expect(link.clubRef).toBe(club.id);
    const { body } = await call(app, readUnsubscribe, { body: link });
    expect(body).toMatchObject({ club: { name: club.name, isListed: true }, isGuest: true, stopped: [] });
    expect(await list(club, keeper)).toHaveLength(2);
    for (const _time of [1, 2]) expect((await call(app, leaveMailedClub, { body: link })).status).toBe(204);
    expect(await list(club, keeper)).toHaveLength(1);
    await take(club, keeper, [{ firstName: 'Ann', email }]);
    const again = await lineOf(club, keeper, email);
    expect(again.reach).toBe('STOPPED');
    expect((await ask(club, keeper, again)).body).toEqual({ sent: 0, skipped: 1 });
    expect(await outbox(app, email)).toHaveLength(1);
    const other = { token: link.token, clubRef: (await typed()).club.id };
    expect((await call(app, leaveMailedClub, { body: other })).error.status).toBe(404);
  });

  test('a press takes no bar off: who comes back with the address is answered as somebody who asks', async () => {
    const { keeper, club, email, entry } = await typed();
    await ask(club, keeper, entry);
    const params = { id: club.id, personId: entry.id };
    await call(app, savePerson, { params, token: keeper.token, body: { barred: true } });
    const link = await stopOf(email);
    expect((await call(app, readUnsubscribe, { body: link })).body).toMatchObject({ club: { isListed: false } });
    expect((await call(app, leaveMailedClub, { body: link })).status).toBe(204);
    const ann = await createPerson(app, { emails: [{ email }] });
    const joined = await call(app, joinClub, { params: { id: club.id }, token: ann.token, body: {} });
    expect(joined.body).toEqual({ state: 'ASKED' });
  });

  test('what is stopped by the link is seen on the list, and taken back', async () => {
    const { keeper, club, email, entry } = await typed();
    await ask(club, keeper, entry);
    const body = { ...(await stopOf(email)), type: 'BLOCK_CLUB' as const };
    await call(app, unsubscribe, { body });
    expect(await lineOf(club, keeper, email)).toMatchObject({ reach: 'STOPPED' });
    expect((await ask(club, keeper, entry)).body.sent).toBe(0);
    await call(app, undoUnsubscribe, { body });
    expect(await lineOf(club, keeper, email)).toMatchObject({ reach: 'MAIL' });
    expect((await ask(club, keeper, entry)).body.sent).toBe(1);
  });

  // R-guest-retention
  test('again to somebody whom the clock has forgotten meanwhile', async () => {
    const { keeper, club, email, entry } = await typed();
    await ask(club, keeper, entry);
    await call(app, removePerson, { params: { id: club.id, personId: entry.id }, token: keeper.token });
    await sweepAt([app], addDays(app.clock.now(), 100));
    expect((await app.db.query('select 1 from users where contact_email = $1', [email])).rows).toEqual([]);
    const later = { ...keeper, token: await logIn(app, keeper.email) };
    await take(club, later, [{ firstName: 'Ann', email }]);
    expect((await ask(club, later, await lineOf(club, later, email))).body).toEqual({ sent: 1, skipped: 0 });
  });

  test.each([
    [
      'by a club’s mail',
      async (email: string) => call(app, eraseMailedGuest, { body: { token: (await stopOf(email)).token } }),
    ],
    [
      'as an account',
      async (email: string) => {
        const ann = await createPerson(app, { emails: [{ email }] });
        expect((await call(app, exportMe, { token: ann.token })).body.clubContacts).toMatchObject([{ unanswered: 1 }]);
        await call(app, deleteMe, { token: ann.token, body: { currentPassword: PASSWORD } });
      },
    ],
  ])('nothing to somebody who was erased %s', async (_how, erase) => {
    const { keeper, club, email, entry } = await typed();
    await ask(club, keeper, entry);
    await erase(email);
    expect(await list(club, keeper)).toHaveLength(1);
    await take(club, keeper, [{ firstName: 'Ann', email }]);
    expect((await ask(club, keeper, await lineOf(club, keeper, email))).body.sent).toBe(0);
    expect(await outbox(app, email)).toEqual([]);
  });
});
