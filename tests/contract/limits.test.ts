import { when } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { AnySchema } from 'yup';
import type { ApiClient } from '../../renderer/api/client.ts';
import { FriendInvitations } from '../../renderer/features/friends/FriendInvitations.ts';
import { Visitor } from '../../renderer/features/invitation/visitor/Visitor.ts';
import { GuestList } from '../../renderer/features/invitees/GuestList.ts';
import { ProfileDraft } from '../../renderer/features/profile/edit/ProfileDraft.ts';
import {
  COUNTRY_PREFIXES,
  findPrefix,
  namedPrefixes,
  withPrefix,
} from '../../renderer/features/session/phone/countryPrefixes.ts';
import { SignUpForm } from '../../renderer/features/session/signUp/SignUpForm.ts';
import { yearsOfBirth } from '../../renderer/features/session/yearsOfBirth.ts';
import { saveMe as saveMeSchema, signUp as signUpSchema } from '../../shared/contract/schemas/account.ts';
import { shareByEmail } from '../../shared/contract/schemas/friends.ts';
import { inviteToGame } from '../../shared/contract/schemas/game.ts';
import { toPhone } from '../../shared/domain/people/phone.ts';
import { useTestApp } from '../support/app.ts';
import { createPerson } from '../support/factories.ts';
import { testWorld } from '../support/testWorld.ts';

/** In the tests' zone, five hours and three quarters ahead, the next year has begun. */
const NEW_YEARS_EVE = '2026-12-31T20:00:00.000Z';

const LONG = 'a'.repeat(70);
const EMAILS = [
  'ann@club.example',
  ' ann@club.example ',
  'ann.b+c@sub.club.example',
  "o'hara@club.example",
  'änn@clüb.example',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example`,
  `${'a'.repeat(64)}@${'b.'.repeat(91)}example`,
  'a,b@x.yy',
  'ann(home)@x.yy',
  'a@b..example',
  'a@.b.example',
  'a;b@x.yy',
  'a:b@x.yy',
  'a"b@x.yy',
  '<ann@x.yy>',
  'ann',
  'ann@club',
  'ann@club.e',
  'ann@club.',
  'ann@@club.example',
  'a nn@club.example',
  "'ann@club.example'",
  "'ann@club.example",
  'ann@club.example\u200b',
  '\u202aann@club.example\u202c',
  '“ann@club.example”',
  '[ann@club.example]',
  'ann@club.example/',
  'ann@club.example.',
  'mailto:ann@club.example?subject=Hi',
  'kate/tennis@club.example',
  'ajay@डाटामेल.भारत',
  '+ann@club.example',
];
const NAMES = [
  'An\nn',
  'Ann\r\nBcc: x',
  'Ann\u0007',
  'see http://x.yy',
  'Ann\u2029',
  'x.com',
  'Dr.Li',
  '+32 470 12 34 56',
  'Al\u200b\u202e',
  '\u200bA',
  ' Ann\n',
  'Al',
  'A',
  ' A ',
  ' Al ',
  'Ö',
  '李明',
  '王',
  '김',
  'ก',
  'E\u0301',
  ' ',
  LONG,
  `${LONG}${'b'.repeat(10)}`,
  `${LONG}${'b'.repeat(11)}`,
];
const CODES = [
  'ABC1234@56',
  'ABC1@2',
  'AB12@3',
  'A1C12@3',
  'ABC@3',
  'ABC12@',
  'ABC12@3 ',
  ' BC12@3',
  'ÄÖÜ12@3',
  'ABC123456789012@123456789012',
  'ABC1234567890123@1',
  'ABC1@1234567890123',
];
const PHONES = [
  '+32470123456',
  '+32 470 12 34 56',
  '0470123456',
  '+3247',
  '+44 7400 123456',
  `+${'1'.repeat(25)}`,
  '+32-470',
];

const takes = (schema: AnySchema, value: unknown) => schema.isValidSync(value, { stripUnknown: true });

/** A form with every field right, sent into `sent`. */
async function signUpForm(sent: unknown[]) {
  const api = { call: async (_endpoint: unknown, { body }: { body: unknown }) => sent.push(body) };
  const form = new SignUpForm(api as unknown as ApiClient, async () => ({ score: 4, reason: null, advice: [] }));
  const right = { email: 'ann@club.example', password: 'seven green tennis balls', repeat: 'seven green tennis balls' };
  for (const [field, value] of Object.entries({ ...right, firstName: 'Ann', lastName: 'Baker' })) {
    form.set(field as keyof typeof right, value);
  }
  await when(() => form.strength !== null && form.isReady);
  return form;
}

describe('sign-up', () => {
  test.each([
    ...EMAILS.map((value) => ['email', value] as const),
    ...NAMES.flatMap((value) => [['firstName', value] as const, ['lastName', value] as const]),
    ...CODES.map((value) => ['invitationCode', value] as const),
  ])('%s %j', async (field, value) => {
    const sent: unknown[] = [];
    const form = await signUpForm(sent);
    form.set(field, value);
    await form.send('en');
    expect(takes(signUpSchema.body, sent[0])).toBe(form.valid);
  });
});

describe('guests of a match', () => {
  test.each([
    ...EMAILS.map((value) => ['email', value] as const),
    ...NAMES.flatMap((value) => [['firstName', value] as const, ['lastName', value] as const]),
  ])('%s %j', async (field, value) => {
    const list = new GuestList(() => ({ own: [], invited: [] }));
    await when(() => list.isReady);
    const key = list.rows[0]?.key ?? '';
    const row = { firstName: 'Ann', lastName: 'Baker', email: 'ann@club.example', [field]: value };
    for (const each of ['firstName', 'lastName', 'email'] as const) list.set(key, each, row[each]);
    expect(takes(inviteToGame.body, { contactList: list.toBody() })).toBe(list.problems.size === 0);
  });
});

describe('visitors of a share link', () => {
  test.each([
    ...EMAILS.map((value) => ['email', value] as const),
    ...NAMES.flatMap((value) => [['firstName', value] as const, ['lastName', value] as const]),
  ])('%s %j', (field, value) => {
    const visitor = new Visitor();
    const typed = { firstName: 'Ann', lastName: 'Baker', email: 'ann@club.example', [field]: value };
    for (const each of ['firstName', 'lastName', 'email'] as const) visitor.set(each, typed[each]);
    expect(takes(inviteToGame.body, { contactList: [visitor.toBody()] })).toBe(visitor.missing === null);
  });
});

describe('profile', () => {
  const world = testWorld({}, { token: 't' });
  const draft = () =>
    new ProfileDraft({
      api: world.root.api,
      user: () => null,
      reload: async () => undefined,
      measure: async () => ({ score: 4, reason: null, advice: [] }),
      prove: async () => true,
    });

  test.each([
    ...NAMES.flatMap((value) => [['firstName', value] as const, ['lastName', value] as const]),
    ...PHONES.map((value) => ['phone', value] as const),
  ])('%s %j', async (field, value) => {
    const profile = draft();
    await when(() => profile.isReady);
    profile.set('firstName', 'Ann');
    profile.set('lastName', 'Baker');
    profile.set(field, value);
    const part = field === 'phone' ? 'phone' : 'name';
    expect(takes(saveMeSchema.body, profile.bodyOf(part))).toBe(profile.attempt(part));
  });

  test.each(EMAILS)('another address %j', async (value) => {
    const profile = draft();
    await when(() => profile.isReady);
    profile.addresses.setNext(value);
    const isTaken = profile.addresses.add();
    const sent = { emails: [{ email: isTaken ? profile.addresses.rows[0]?.email : value.trim(), main: false }] };
    expect(takes(saveMeSchema.body, sent)).toBe(isTaken);
  });
});

describe('friends', () => {
  // A comma parts two addresses here, for the page as for the server.
  test.each(EMAILS.filter((value) => !value.includes(',')))('the address %j', async (value) => {
    const calls: unknown[] = [];
    const friends = new FriendInvitations({
      api: { call: async () => ({ statistics: { sent: calls.push(1), skipped: 0 } }) },
      feedback: { open: () => undefined, toast: () => undefined },
    } as unknown as ConstructorParameters<typeof FriendInvitations>[0]);
    await when(() => friends.isReady);
    friends.writeEmails(value);
    await friends.sendTyped().catch(() => undefined);
    expect(takes(shareByEmail.body, { emailsString: value })).toBe(friends.wrong.length === 0);
  });
});

describe('year of birth', () => {
  const app = useTestApp({ now: NEW_YEARS_EVE });

  const offered = yearsOfBirth(new Date(NEW_YEARS_EVE)).map(({ value }) => Number(value));

  test.each([1939, 1940, 1941, 2021, 2022, 2023, 2024])('%d', async (year) => {
    const email = `born${year}@club.example`;
    const made = createPerson(app, { emails: [{ email, main: true }], yearOfBirth: year, validated: false });
    const isMade = await made.then(
      () => true,
      () => false,
    );
    expect(isMade).toBe(offered.includes(year));
  });
});

describe('the prefix of a phone', () => {
  const list = namedPrefixes('en');
  const shared = COUNTRY_PREFIXES.filter(({ prefix, country }) =>
    COUNTRY_PREFIXES.some((other) => other.prefix === prefix && other.country !== country),
  );

  test.each([...new Set(shared.map(({ prefix }) => prefix))])('+%s, which countries share, can be chosen', (prefix) => {
    expect(findPrefix(list, `+${prefix}`)?.prefix).toBe(prefix);
  });

  test('a British number chosen by +44 is taken by the server as it is sent', () => {
    const prefix = findPrefix(list, '+44')?.prefix ?? '';
    const number = toPhone(withPrefix(prefix, '07400 123456')) ?? '';
    expect(number).toBe('+447400123456');
    const body = { emails: [{ email: number }], password: 'seven green', firstName: 'Ann', lastName: 'Baker' };
    expect(takes(signUpSchema.body, body)).toBe(true);
  });
});
