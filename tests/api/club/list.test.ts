import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClub, joinClub, removePerson, savePerson, searchPeople } from '../../../shared/contract/club.ts';
import { pathOf } from '../../../shared/contract/endpoint.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import { exportPeople, importPeople, readRosterText } from '../../../shared/contract/roster.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import type { Entry } from '../../../shared/contract/schemas/clubPeople.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import { createPerson, PASSWORD, type Person, proveAddress } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const take = ({ id }: Club, { token }: Person, lines: object[], more: object = {}) =>
  call(app, importPeople, { params: { id }, token, body: { lines, dryRun: false, ...more } });
const kindsOf = async (...args: Parameters<typeof take>) =>
  (await take(...args)).body.lines.map(({ outcome }) => outcome);
const list = async ({ id }: Club, { token }: Person): Promise<Entry[]> =>
  (await call(app, searchPeople, { params: { id }, token, body: {} })).body.people;
const named = async (club: Club, organiser: Person, firstName: string): Promise<Entry> => {
  const found = (await list(club, organiser)).find((each) => each.firstName === firstName);
  if (!found) throw new Error(`${firstName} is not on the list`);
  return found;
};
const save = ({ id }: Club, { token }: Person, personId: string, body: object) =>
  call(app, savePerson, { params: { id, personId }, token, body });
const join = ({ id }: Club, { token }: Person) => call(app, joinClub, { params: { id }, token, body: {} });
const table = async ({ id }: Club, { token }: Person, language = 'en') =>
  app.app.inject({
    url: pathOf(exportPeople, { id }),
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });

const LINES = [
  { firstName: 'Ann', lastName: 'Baker', email: 'ann@list.example', phone: '0470 12 34 56', level: '6,5' },
  { firstName: 'Tim', lastName: 'Baker', email: 'ann@list.example', yearOfBirth: '2014' },
  { firstName: 'Bo' },
];

// R-club-import
describe('a list from elsewhere', () => {
  test('the dry run says what the run does, and keeps nothing; a second run changes nothing', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const dry = await take(club, keeper, LINES, { dryRun: true, sport: 'TENNIS' });
    expect(dry.body.lines.map(({ outcome }) => outcome)).toEqual(['NEW', 'VIA', 'NEW']);
    expect((await list(club, keeper)).length).toBe(1);
    const run = await take(club, keeper, LINES, { sport: 'TENNIS' });
    expect(run.body).toEqual(dry.body);
    expect(run.body.counts).toMatchObject({ NEW: 2, VIA: 1, SAME: 0 });
    const ann = await named(club, keeper, 'Ann');
    expect(ann).toMatchObject({
      role: 'GUEST',
      email: 'ann@list.example',
      levels: [{ sport: 'TENNIS', estimate: 6.5 }],
    });
    expect(await named(club, keeper, 'Tim')).toMatchObject({ minor: true, email: null, viaId: ann.id });
    expect(await kindsOf(club, keeper, LINES, { sport: 'TENNIS' })).toEqual(['SAME', 'SAME', 'SAME']);
    expect(await kindsOf(club, keeper, [{ ...LINES[0], phone: '1', lastName: '' }])).toEqual(['CHANGED']);
    expect(await named(club, keeper, 'Ann')).toMatchObject({ phone: '1', lastName: 'Baker' });
  });

  test('lines that cannot be read are named with their cells, the others are taken', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const { body } = await take(club, keeper, [{ email: 'x' }, { firstName: 'Cy' }]);
    expect(body.lines).toMatchObject([
      { line: 0, outcome: 'INVALID', fields: { firstName: 'field.required', email: 'field.email' } },
      { line: 1, outcome: 'NEW', fields: {} },
    ]);
  });

  test('the plan has room for a hundred; two imports at once do not share it', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const people = (who: string) => Array.from({ length: 60 }, (_, at) => ({ firstName: `${who}${at}` }));
    const both = await Promise.all([take(club, keeper, people('Ann')), take(club, keeper, people('Bo'))]);
    expect(both.reduce((sum, { body }) => sum + body.counts.NEW, 0)).toBe(99);
    expect(both.reduce((sum, { body }) => sum + body.counts.LEFT_OUT, 0)).toBe(21);
  });

  test('strangers who ask to join take no room of the list', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const people = Array.from({ length: 98 }, (_, at) => ({ firstName: `Ann${at}` }));
    expect((await take(club, keeper, people)).body.counts).toMatchObject({ NEW: 98 });
    await join(club, await createPerson(app));
    const two = [{ firstName: 'Bo' }, { firstName: 'Cy' }];
    expect(await kindsOf(club, keeper, two)).toEqual(['NEW', 'LEFT_OUT']);
  });

  test('a known address and an unknown one are answered alike, and shown alike', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const player = await createPerson(app, { firstName: 'Olga', lastName: 'Hidden' });
    const lines = [
      { firstName: 'Ann', email: player.email },
      { firstName: 'Ann', email: 'nobody@list.example' },
    ];
    const [known, unknown] = (await take(club, keeper, lines)).body.lines;
    expect({ ...known, line: 1 }).toEqual(unknown);
    const [one, other] = (await list(club, keeper)).filter(({ firstName }) => firstName === 'Ann');
    expect({ ...one, id: '', email: '' }).toEqual({ ...other, id: '', email: '' });
    expect((await table(club, keeper)).body).not.toContain('Olga');
  });

  test('members and strangers take nobody in, and read no table', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [member, stranger] = [await createMember(app, club), await createPerson(app)];
    for (const person of [member, stranger]) {
      expect((await take(club, person, LINES)).status).toBe(403);
      expect((await table(club, person)).statusCode).toBe(403);
    }
    await take(club, keeper, LINES);
    const shown = (await list(club, member)).map(({ firstName, email }) => [firstName, email]);
    expect(shown).toEqual([
      ['Pat', null],
      ['Pat', null],
    ]);
  });
});

test('what is pasted is read in a thread of its own: headings, lines, and what the columns seem to be', async () => {
  const keeper = await createPerson(app);
  const { id } = await createTestClub(app, keeper);
  const read = (text: string) => call(app, readRosterText, { params: { id }, token: keeper.token, body: { text } });
  expect((await read('Vorname;E-Mail\nAnn;ann@list.example')).body).toEqual({
    ...{ columns: ['Vorname', 'E-Mail'], lines: [['Ann', 'ann@list.example']], more: 0 },
    guess: { firstName: 0, email: 1 },
  });
  expect((await read('  ;;  ')).error.messageId).toBe('E.contacts.none');
});

// R-club-unproved, R-club-join
describe('who is on the list by an address', () => {
  test('joins with it: the line is theirs, with their own name, and what was typed stays', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, [{ firstName: 'Annie', email: 'annie@list.example', phone: '12' }]);
    const { id } = await named(club, keeper, 'Annie');
    const ann = await createPerson(app, { firstName: 'Ann', emails: [{ email: 'annie@list.example' }] });
    expect((await call(app, getClub, { params: { id: club.slug }, token: ann.token })).body.role).toBeNull();
    await join(club, ann);
    expect(await named(club, keeper, 'Ann')).toMatchObject({ id, role: 'MEMBER', phone: '12', code: ann.code });
    expect((await list(club, keeper)).length).toBe(2);
    expect((await save(club, keeper, id, { firstName: 'Annie' })).status).toBe(403);
  });

  test('without a proof the address is nobody’s', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, [{ firstName: 'Cleo', email: 'cleo@list.example' }]);
    const other = await createPerson(app);
    await join(club, other);
    expect((await named(club, keeper, 'Cleo')).code).toBeNull();
    const cleo = await createPerson(app, { emails: [{ email: 'cleo@list.example' }], validated: false });
    expect((await join(club, cleo)).error.messageId).toBe('E.club.unproved');
    await proveAddress(app, 'cleo@list.example');
  });

  test('asks where one has to ask: stays a guest until then, and is the same line after', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    await take(club, keeper, [{ firstName: 'Dora', email: 'dora@list.example' }]);
    const { id } = await named(club, keeper, 'Dora');
    const dora = await createPerson(app, { firstName: 'Dora', emails: [{ email: 'dora@list.example' }] });
    expect((await join(club, dora)).body.state).toBe('ASKED');
    expect((await save(club, keeper, id, { role: 'MEMBER' })).body).toMatchObject({ id, role: 'MEMBER', state: 'IN' });
  });

  test('is barred before they join: they are answered as who has asked', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, [{ firstName: 'Eve', email: 'eve@list.example' }]);
    await save(club, keeper, (await named(club, keeper, 'Eve')).id, { barred: true });
    const eve = await createPerson(app, { firstName: 'Eve', emails: [{ email: 'eve@list.example' }] });
    expect((await join(club, eve)).body.state).toBe('ASKED');
    expect((await named(club, keeper, 'Eve')).state).toBe('BARRED');
  });

  test('reads what was typed in their export, and ends with their account', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, [{ firstName: 'Fay', email: 'fay@list.example' }]);
    await save(club, keeper, (await named(club, keeper, 'Fay')).id, { note: 'Left-handed' });
    const fay = await createPerson(app, { emails: [{ email: 'fay@list.example' }] });
    const { clubEntries } = (await call(app, exportMe, { token: fay.token })).body;
    expect(clubEntries).toMatchObject([{ club: club.slug, typed: { firstName: 'Fay', note: 'Left-handed' } }]);
    await call(app, deleteMe, { token: fay.token, body: { currentPassword: PASSWORD } });
    expect((await list(club, keeper)).map(({ firstName }) => firstName)).not.toContain('Fay');
  });
});

describe('what organisers type', () => {
  test('names, address, level and through whom somebody is reached', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    await take(club, keeper, LINES);
    const [ann, bo] = [await named(club, keeper, 'Ann'), await named(club, keeper, 'Bo')];
    const change = {
      lastName: 'Cook',
      note: 'x',
      minor: true,
      viaId: ann.id,
      levels: [{ sport: 'TENNIS', estimate: 3 }],
    };
    expect((await save(club, organiser, bo.id, change)).body).toMatchObject(change);
    const less = { note: null, viaId: null, levels: [{ sport: 'TENNIS', estimate: null }] };
    expect((await save(club, organiser, bo.id, less)).body).toMatchObject({ note: null, viaId: null, levels: [] });
  });

  test.each<[string, object, number]>([
    ['an address that another line has', { email: 'ann@list.example' }, 400],
    ['a role that needs an account', { role: 'MEMBER' }, 403],
    ['through somebody of another list', { viaId: 'nobody' }, 404],
    ['a level beyond the scale', { levels: [{ sport: 'TENNIS', estimate: 11 }] }, 400],
  ])('%s is refused', async (_what, change, status) => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, LINES);
    expect((await save(club, keeper, (await named(club, keeper, 'Bo')).id, change)).status).toBe(status);
  });

  test('nobody is reached through themselves, or through a chain', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, LINES);
    const [ann, tim, bo] = [
      await named(club, keeper, 'Ann'),
      await named(club, keeper, 'Tim'),
      await named(club, keeper, 'Bo'),
    ];
    for (const [who, via] of [
      [ann, ann],
      [bo, tim],
      [ann, bo],
    ] as const) {
      expect((await save(club, keeper, who.id, { viaId: via.id })).status).toBe(400);
    }
  });

  test('who is taken off the list leaves whom they reached on it', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await take(club, keeper, LINES);
    const { id } = await named(club, keeper, 'Ann');
    await call(app, removePerson, { params: { id: club.id, personId: id }, token: keeper.token });
    expect(await named(club, keeper, 'Tim')).toMatchObject({ viaId: null });
  });
});

test('a table opens in a spreadsheet in the reader’s way, computes nothing, and changes nothing when it comes back', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper);
  await take(club, keeper, [
    { firstName: 'Bo', lastName: '=1+1', phone: '+32 470 12 34 56', email: 'bo@list.example' },
  ]);
  const answer = await table(club, keeper, 'de');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('"Vorname";"Nachname";"E-Mail";"Telefon";"Notiz";"Tennis"\r\n');
  expect(answer.body).toContain(`"Bo";"'=1+1"`);
  const { columns, lines, guess } = (
    await call(app, readRosterText, { params: { id: club.id }, token: keeper.token, body: { text: answer.body } })
  ).body;
  expect(columns).toHaveLength(6);
  const read = lines.map((cells) => Object.fromEntries(Object.entries(guess).map(([field, at]) => [field, cells[at]])));
  expect(read).toContainEqual(expect.objectContaining({ lastName: '=1+1', phone: '+32470123456' }));
  expect(await kindsOf(club, keeper, read)).toEqual(['SAME', 'SAME']);
});

test('a list goes with its club, thirty days after that was closed', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper);
  await take(club, keeper, LINES);
  await call(app, deleteMe, { token: keeper.token, body: { currentPassword: PASSWORD } });
  await sweepAt([app], addDays(app.clock.now(), 31));
  await sweepAt([app], addDays(app.clock.now(), 31));
  const { rows } = await app.db.query('select 1 from club_people where club_id = $1', [club.id]);
  expect(rows).toEqual([]);
});

// R-club-list
test('the list is ordered and searched as names are written in the reader’s language', async () => {
  // As long as names may be: the second page follows on them.
  const long = `Bo${'o'.repeat(48)}`;
  const keeper = await createPerson(app, { firstName: 'Zoe', lastName: 'Adler' });
  const club = await createTestClub(app, keeper);
  await take(club, keeper, [
    { firstName: 'Ann', lastName: 'Nagy' },
    { firstName: long, lastName: `Kiss${'s'.repeat(46)}` },
  ]);
  const namesIn = async (language: string, body = {}) => {
    const asked = { params: { id: club.id }, token: keeper.token, language, body: { limit: 2, ...body } };
    const first = (await call(app, searchPeople, asked)).body;
    const rest = first.next && (await call(app, searchPeople, { ...asked, body: { after: first.next } })).body.people;
    return [...first.people, ...(rest || [])].map(({ firstName }) => firstName);
  };
  expect(await namesIn('en')).toEqual(['Ann', long, 'Zoe']);
  expect(await namesIn('hu')).toEqual(['Zoe', long, 'Ann']);
  expect(await namesIn('hu', { text: 'nagy a' })).toEqual(['Ann']);
  await take(club, keeper, [{ firstName: 'Éva', lastName: 'Árpád' }]);
  expect((await table(club, keeper)).body.match(/(?<=^")[^"]+(?=")/gm)?.slice(1)).toEqual(['Zoe', 'Éva', long, 'Ann']);
});
