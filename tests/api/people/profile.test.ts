import { beforeEach, describe, expect, test } from 'vitest';
import { forgottenPassword, getMe, setNewPassword, signUp, validateEmail } from '../../../shared/contract/account.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { banInvitations, getChannelFlags, setEmailChannel } from '../../../shared/contract/settings.ts';
import { readPath } from '../../../shared/routes/paths.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  logIn,
  newGuest,
  outbox,
  PASSWORD,
  type Person,
  proveAddress,
  readGame,
} from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const NEW_PASSWORD = 'quiet grass court morning';
const MAIN = 'The addresses on your account have changed';
const app = useTestApp({ now: NOW });
let extra = 0;

// Each test has an hour of its own: the people made here are more than may sign up in one.
beforeEach(() => app.clock.set(new Date(app.clock.now().getTime() + 3_700_000)));

/** Addresses and password take the present password (R-proof); the others do not look at it. */
const save = (person: Pick<Person, 'token'>, body: Record<string, unknown>) =>
  call(app, saveMe, { token: person.token, body: { currentPassword: PASSWORD, ...body } });
const me = async ({ token }: Pick<Person, 'token'>) => (await call(app, getMe, { token })).body;
const addressesOf = async (person: Person) => (await me(person)).emails;
const newEmail = () => {
  extra += 1;
  return `second${extra}@mail.example`;
};
const subjects = async (to: string) => (await outbox(app, to)).map(({ subject }) => subject);

/** Adds an address to those a person has. */
async function add(person: Person, email: string) {
  const emails = (await addressesOf(person)).map(({ email: own, main }) => ({ email: own, main }));
  return save(person, { emails: [...emails, { email, main: false }] });
}

test('changes what is given and leaves the rest; null and spaces empty a field', async () => {
  const person = await createPerson(app);
  const given = {
    firstName: 'Zoë',
    gender: 'MALE',
    yearOfBirth: 1999,
    forehand: 'LEFTHANDED',
    backhand: 'TWOHANDED',
    location: '  Gent ',
    tennisTalks: ['NL', 'HU', 'NL'],
    phone: '+32 470 12 34 56',
  };
  const answer = await save(person, given);
  const expected = { ...given, location: 'Gent', tennisTalks: ['NL', 'HU'], phone: '+32470123456' };
  expect(answer.body).toMatchObject(expected);
  expect(answer.body.lastName).toMatch(/^Player/);
  // R-phone-number: as it is dialled where there is no plus.
  expect((await save(person, { phone: '0032 470 12 34 57' })).body.phone).toBe('+32470123457');
  const emptied = await save(person, { location: '  ', phone: null, forehand: null });
  expect(emptied.body).toMatchObject({ ...expected, location: null, phone: null, forehand: null });
});

test.each([
  ['a name of one letter', { firstName: 'A' }, 'firstName'],
  ['a year less than four years ago', { yearOfBirth: 2023 }, 'yearOfBirth'],
  ['a year before 1940', { yearOfBirth: 1939 }, 'yearOfBirth'],
  ['a phone nobody can have', { phone: '+32 1' }, 'phone'],
  ['a phone of the right length that is none', { phone: '+32 000 00 00 00' }, 'phone'],
  ['an unknown language', { tennisTalks: ['XX'] }, 'tennisTalks[0]'],
  ['six addresses', { emails: Array.from({ length: 6 }, (_, n) => ({ email: `n${n}@mail.example` })) }, 'emails'],
  ['no address', { emails: [] }, 'emails'],
  ['an address that is none', { emails: [{ email: 'ann' }] }, 'emails[0].email'],
])('400 for %s, and nothing changes', async (_name, changes, field) => {
  const person = await createPerson(app);
  const answer = await save(person, { location: 'Elsewhere', ...changes });
  expect(answer.error.status).toBe(400);
  expect(answer.error.data?.fields).toHaveProperty([field]);
  expect((await me(person)).location).toBeNull();
});

describe('addresses', () => {
  test('a new one is mailed a link, the main one is told, and it counts once proved', async () => {
    const person = await createPerson(app);
    const email = newEmail();
    const before = await outbox(app, person.email);
    expect((await add(person, email.toUpperCase())).body.emails).toEqual([
      { email: person.email, main: true, validated: true },
      { email, main: false, validated: false },
    ]);
    expect(await subjects(email)).toHaveLength(1);
    expect((await outbox(app, person.email)).length).toBe(before.length + 1);
    expect((await outbox(app, person.email))[0]).toMatchObject({ subject: MAIN });

    const asMain = await save(person, { emails: [{ email: person.email }, { email, main: true }] });
    expect(asMain.error).toMatchObject({ status: 422, messageId: 'E.email.unproved' });
    await proveAddress(app, email);
    expect(await addressesOf(person)).toEqual([
      { email: person.email, main: true, validated: true },
      { email, main: false, validated: true },
    ]);
    const changed = await save(person, { emails: [{ email: person.email }, { email, main: true }] });
    expect(changed.body.emails[0]).toEqual({ email, main: true, validated: true });
    expect((await outbox(app, person.email))[0]?.text).toContain(email);
    const removed = await save(person, { emails: [{ email, main: true }] });
    expect(removed.body.emails).toHaveLength(1);
    expect(await logIn(app, email)).toBeTruthy();
  });

  test('422 for a list without the main one, even when another is made it at once', async () => {
    const person = await createPerson(app);
    const email = newEmail();
    await add(person, email);
    await proveAddress(app, email);
    for (const emails of [[{ email }], [{ email, main: true }]]) {
      expect((await save(person, { emails })).error).toMatchObject({ status: 422, messageId: 'E.email.main' });
    }
    expect(await addressesOf(person)).toHaveLength(2);
  });

  test('400 for one that is named twice, two main ones, and a new phone', async () => {
    const person = await createPerson(app);
    const own = { email: person.email, main: true };
    const lists = [
      [[own, { email: person.email.toUpperCase() }], 'emails[1].email'],
      [[own, { email: newEmail(), main: true }], 'emails'],
      [[own, { email: '+32470123456' }], 'emails[1].email'],
    ] as const;
    for (const [emails, field] of lists) {
      const answer = await save(person, { emails });
      expect(answer.error.status).toBe(400);
      expect(answer.error.data?.fields).toHaveProperty([field]);
    }
  });

  test('409 for one that another account has proved', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)];
    const answer = await add(person, other.email);
    expect(answer.error).toMatchObject({ status: 409, messageId: 'E.email.taken', message: 'error.E.email.taken' });
  });

  test('429 after twenty new ones in a day', async () => {
    const person = await createPerson(app);
    const statuses = new Set<number>();
    for (let n = 0; n < 21; n += 1) {
      statuses.add((await add(person, newEmail())).status);
      await save(person, { emails: [{ email: person.email, main: true }] });
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  test('an unproved claim keeps nobody from signing up, and ends when that person proves the address', async () => {
    const claimer = await createPerson(app);
    const email = newEmail();
    await add(claimer, email);
    const [claim] = await outbox(app, email);
    const owner = await createPerson(app, { emails: [{ email }] });
    expect(await addressesOf(owner)).toEqual([{ email, main: true, validated: true }]);
    expect(await addressesOf(claimer)).toHaveLength(1);
    const token = new URL(claim?.links[0] ?? '').searchParams.get('token');
    expect((await call(app, validateEmail, { body: { token } })).error.messageId).toBe('E.link.used');
  });

  test('who proves an address that an account was made with takes the address, not the account', async () => {
    const email = newEmail();
    const unknown = await createPerson(app, { validated: false, emails: [{ email }] });
    const owner = await createPerson(app);
    await add(owner, email);
    await proveAddress(app, email);
    expect(await addressesOf(owner)).toHaveLength(2);
    expect(await me(unknown)).toMatchObject({ id: unknown.id, emails: [] });
    expect((await call(app, getMe, { token: owner.token })).status).toBe(200);
    // The other account goes on with an address of its own.
    const another = newEmail();
    await save(unknown, { emails: [{ email: another, main: false }] });
    await proveAddress(app, another);
    expect(await addressesOf(unknown)).toEqual([{ email: another, main: true, validated: true }]);
  });

  test('validating a second address leaves the first as it was; an unproved first hands the main place over', async () => {
    const first = newEmail();
    const person = await createPerson(app, { validated: false, emails: [{ email: first }] });
    const second = newEmail();
    await add(person, second);
    await proveAddress(app, second);
    expect(await addressesOf(person)).toEqual([
      { email: second, main: true, validated: true },
      { email: first, main: false, validated: false },
    ]);
    expect(await logIn(app, first)).toBeTruthy();
    await proveAddress(app, first);
    expect((await addressesOf(person)).every(({ validated }) => validated)).toBe(true);
  });

  test('no reset link goes to a claim: it would open an account whose owner mistyped', async () => {
    const person = await createPerson(app);
    const email = newEmail();
    await add(person, email);
    await call(app, forgottenPassword, { body: { email } });
    await call(app, forgottenPassword, { body: { email: person.email } });
    await expect.poll(() => subjects(person.email)).toContain('Set a new password');
    expect(await subjects(email)).not.toContain('Set a new password');
  });

  test('a reset that takes an unproved account over ends the claims of who made it', async () => {
    const [email, claimed] = [newEmail(), newEmail()];
    const unknown = await createPerson(app, { validated: false, emails: [{ email }] });
    await add(unknown, claimed);
    await call(app, forgottenPassword, { body: { email } });
    await expect.poll(() => subjects(email)).toContain('Set a new password');
    const [mail] = await outbox(app, email);
    const token = readPath(new URL(mail?.links[0] ?? '').pathname)?.params.token ?? '';
    expect((await call(app, setNewPassword, { body: { token, newPassword: NEW_PASSWORD } })).status).toBe(204);
    const owner = { ...unknown, token: await logIn(app, email, NEW_PASSWORD) };
    expect(await addressesOf(owner)).toEqual([{ email, main: true, validated: true }]);
    const [claim] = await outbox(app, claimed);
    const proof = new URL(claim?.links[0] ?? '').searchParams.get('token');
    expect((await call(app, validateEmail, { body: { token: proof } })).error.messageId).toBe('E.link.used');
  });

  test('an invitation to a second address comes to the account once it is proved', async () => {
    const [owner, person] = [await createPerson(app), await createPerson(app)];
    const guest = newGuest();
    const game = await createTestGame(app, owner, { contactList: [guest] });
    await add(person, guest.email);
    const [mail] = (await outbox(app, guest.email)).filter(({ subject }) => subject.includes('confirm'));
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
    expect((await readGame(app, game.id, person.token)).userRole).toBeNull();
    await call(app, validateEmail, { body: { token, password: PASSWORD } });
    expect((await readGame(app, game.id, person.token)).userRole).toBe('OPPONENT_INVITEE');
  });
});

describe('the password', () => {
  test('the session that changes it lives on, all others end, and so do reset links', async () => {
    const person = await createPerson(app);
    const other = await logIn(app, person.email);
    await call(app, forgottenPassword, { body: { email: person.email } });
    await expect.poll(() => subjects(person.email)).toContain('Set a new password');
    const [mail] = await outbox(app, person.email);
    const token = readPath(new URL(mail?.links[0] ?? '').pathname)?.params.token ?? '';
    expect((await save(person, { password: NEW_PASSWORD, currentPassword: PASSWORD })).status).toBe(200);
    expect((await call(app, getMe, { token: person.token })).status).toBe(200);
    expect((await call(app, getMe, { token: other })).status).toBe(401);
    expect(await logIn(app, person.email, NEW_PASSWORD)).toBeTruthy();
    const old = { grant_type: 'password', username: person.email, password: PASSWORD };
    expect((await call(app, createToken, { body: old })).status).toBe(400);
    const reset = await call(app, setNewPassword, { body: { token, newPassword: 'another long sentence' } });
    expect(reset.error.messageId).toBe('E.link.used');
  });

  test('422 for a wrong or missing present one and for a weak new one; nothing else of the call is kept', async () => {
    const person = await createPerson(app);
    for (const [currentPassword, messageId] of [
      [undefined, 'E.proof.required'],
      ['', 'E.proof.required'],
      ['wrong', 'E.password.current'],
    ]) {
      const answer = await save(person, { location: 'Gent', password: NEW_PASSWORD, currentPassword });
      expect(answer.error).toMatchObject({ status: 422, messageId });
    }
    const weak = await save(person, { location: 'Gent', password: 'tennis', currentPassword: PASSWORD });
    expect(weak.error).toMatchObject({ status: 422, messageId: 'E.password.weak' });
    expect((await me(person)).location).toBeNull();
    expect(await logIn(app, person.email)).toBeTruthy();
  });

  test('429 after ten tries in a quarter of an hour, and only for who has the session', async () => {
    const person = await createPerson(app);
    const tries = [];
    for (let n = 0; n < 11; n += 1) {
      tries.push((await save(person, { password: NEW_PASSWORD, currentPassword: `guess ${n}` })).status);
    }
    expect(tries).toEqual([...Array(10).fill(422), 429]);
    expect(await logIn(app, person.email)).toBeTruthy();
  });
});

test('channel flags are what was set', async () => {
  const person = await createPerson(app);
  const flags = async () => (await call(app, getChannelFlags, { token: person.token })).body;
  expect(await flags()).toEqual({ status: false, emailStatus: true });
  const { token } = person;
  expect((await call(app, banInvitations, { token, query: { invitationStatus: 'true' } })).status).toBe(204);
  expect((await call(app, setEmailChannel, { token, query: { emailStatus: 'false' } })).status).toBe(204);
  expect(await flags()).toEqual({ status: true, emailStatus: false });
  await call(app, banInvitations, { token, query: { invitationStatus: 'false' } });
  expect(await flags()).toEqual({ status: false, emailStatus: false });
  const odd = await call(app, setEmailChannel, { token, query: { emailStatus: 'yes' as 'true' } });
  expect(odd.error.data?.fields).toHaveProperty('emailStatus');
});

test('signing up with a claimed address and proving it twice at once makes one owner', async () => {
  const email = newEmail();
  const claimers = await Promise.all([createPerson(app), createPerson(app), createPerson(app)]);
  for (const claimer of claimers) await add(claimer, email);
  const body = { firstName: 'Pat', lastName: 'Late', password: PASSWORD, emails: [{ email }] };
  expect((await call(app, signUp, { body })).status).toBe(201);
  const mails = (await outbox(app, email)).filter(({ subject }) => subject.includes('confirm'));
  expect(mails).toHaveLength(4);
  const tokens = mails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('token'));
  const answers = await Promise.all(
    tokens.map((token) => call(app, validateEmail, { body: { token, password: PASSWORD } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});
