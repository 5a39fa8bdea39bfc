import { when } from 'mobx';
import { describe, expect, test } from 'vitest';
import { ME, testWorld } from '../../../../tests/support/testWorld.ts';
import { OwnerProof } from '../../proof/OwnerProof.ts';
import type { Strength } from '../../session/strength.ts';
import { AddressDraft } from './AddressDraft.ts';
import { ProfileDraft } from './ProfileDraft.ts';

const STRONG: Strength = { score: 4, reason: null, advice: [] };
const WEAK: Strength = { score: 1, reason: null, advice: [] };
const EMAILS = [
  { email: 'ann@club.test', main: true, validated: true },
  { email: 'work@club.test', main: false, validated: true },
  { email: 'new@club.test', main: false, validated: false },
];
const USER = {
  ...ME,
  emails: EMAILS,
  gender: 'FEMALE',
  yearOfBirth: 1980,
  forehand: null,
  backhand: null,
  location: 'Gent',
  phone: null,
  tennisTalks: ['NL'],
};

type Answers = Parameters<typeof testWorld>[0];

async function draftOf(answers: Answers = {}, strength = STRONG) {
  const world = testWorld(
    { 'GET /api/me': { status: 200, body: USER }, 'PUT /api/me': { status: 200, body: USER }, ...answers },
    { token: 't' },
  );
  await world.root.session.start();
  const { api, session } = world.root;
  const measure = async () => strength;
  const { prove } = new OwnerProof(api);
  const draft = new ProfileDraft({ api, user: () => session.user, reload: session.loadMe, measure, prove });
  await when(() => draft.isReady);
  return { draft, ...world };
}

const refusal = (status: number, messageId: string, data = {}) => ({ status, body: { messageId, data } });

test('sends only what differs in the part that is saved, empty as null; the others stay as typed', async () => {
  const { draft, sent } = await draftOf();
  expect(draft.typed).toBeNull();
  draft.set('firstName', ' Anna ');
  draft.set('location', ' ');
  draft.set('yearOfBirth', '1980');
  draft.set('tennisTalks', ['NL', 'HU']);
  const bodies = () => sent.filter(({ call }) => call === 'PUT /api/me').map(({ body }) => JSON.parse(String(body)));
  for (const part of ['name', 'home', 'born', 'talks'] as const) {
    expect(draft.isTyped(part)).toBe(true);
    expect(draft.attempt(part)).toBe(true);
    expect(await draft.save(part)).toBe(true);
    expect(draft.isTyped(part)).toBe(false);
  }
  expect(bodies()).toEqual([{ firstName: 'Anna' }, { location: null }, { tennisTalks: ['NL', 'HU'] }]);
  expect(sent.at(-1)?.call).toBe('GET /api/me');
  expect(draft.typed).toBeNull();
});

test('what is wrong in one part keeps no other one from being saved, and giving one up leaves the others', async () => {
  const { draft } = await draftOf();
  draft.set('firstName', 'A');
  draft.set('location', 'Brugge');
  draft.set('phone', '+32 470 12 34 56');
  expect(draft.attempt('name')).toBe(false);
  expect(draft.errorOf('firstName')).not.toBeNull();
  expect(draft.attempt('home')).toBe(true);
  expect(await draft.save('home')).toBe(true);
  draft.clear('name');
  expect(draft.values).toMatchObject({ firstName: ME.firstName, phone: '+32 470 12 34 56' });
});

test('nothing to save is no call', async () => {
  const { draft, sent } = await draftOf();
  const before = sent.length;
  expect(await draft.save('name')).toBe(true);
  expect(sent).toHaveLength(before);
});

describe('addresses', () => {
  test('a new one must be one, and not be there; the one in the field is meant', async () => {
    const { draft } = await draftOf();
    const { addresses } = draft;
    // From the first moment, when no part of the page has come yet.
    const fresh = new AddressDraft(
      () => null,
      () => null,
    );
    fresh.setNext('ann');
    expect(fresh.add()).toBe(false);
    for (const [text, problem] of [
      ['ann', 'field.email'],
      ['+32 470 12 34 56', 'field.email'],
      ['', 'field.required'],
      ['WORK@club.test ', 'field.twice'],
    ] as const) {
      addresses.setNext(text);
      expect(addresses.add()).toBe(false);
      expect(addresses.problem).toBe(problem);
    }
    addresses.setNext('Third@club.test');
    expect(draft.attempt('emails')).toBe(true);
    expect(draft.bodyOf('emails').emails?.map(({ email }) => email)).toEqual([
      ...EMAILS.map(({ email }) => email),
      'third@club.test',
    ]);
  });

  test('five are the most', async () => {
    const { draft } = await draftOf();
    for (const name of ['d', 'e', 'f']) {
      draft.addresses.setNext(`${name}@club.test`);
      draft.addresses.add();
    }
    expect(draft.addresses.rows).toHaveLength(5);
    expect(draft.addresses.problem).toBe('profile.emails.full');
    draft.addresses.setNext(`${'a'.repeat(250)}@club.test`);
    expect(draft.addresses.add()).toBe(false);
    expect(draft.addresses.problem).toBe('field.tooLong');
  });

  test('the main one stays; only a confirmed one can become it', async () => {
    const { draft } = await draftOf();
    const row = (email: string) => draft.addresses.rows.find((each) => each.email === email);
    expect(row('ann@club.test')).toMatchObject({ main: true, canGo: false, canBeMain: false });
    expect(row('work@club.test')).toMatchObject({ main: false, canGo: true, canBeMain: true });
    expect(row('new@club.test')).toMatchObject({ canGo: true, canBeMain: false });
    draft.addresses.makeMain('work@club.test');
    expect(row('work@club.test')).toMatchObject({ main: true, canGo: false });
    expect(row('ann@club.test')).toMatchObject({ main: false, canGo: false });
    expect(draft.bodyOf('emails').emails?.filter(({ main }) => main)).toEqual([
      { email: 'work@club.test', main: true },
    ]);
    draft.addresses.makeMain('ann@club.test');
    expect(draft.bodyOf('emails')).toEqual({});
  });

  test('what is removed and added again is as it was', async () => {
    const { draft } = await draftOf();
    draft.addresses.remove('new@club.test');
    expect(draft.bodyOf('emails').emails).toHaveLength(2);
    draft.addresses.setNext('NEW@club.test');
    expect(draft.addresses.add()).toBe(true);
    expect(draft.bodyOf('emails')).toEqual({});
  });

  test('one that another account has is said under its field', async () => {
    const { draft } = await draftOf({ 'PUT /api/me': refusal(409, 'E.email.taken') });
    draft.addresses.setNext('taken@club.test');
    draft.attempt('emails');
    expect(await draft.save('emails')).toBe(false);
    expect(draft.addresses.problem).toBe('error.E.email.taken');
    expect(draft.failure?.code).toBe('E.email.taken');
  });
});

describe('the password', () => {
  test('needs the present one, strength and its repetition', async () => {
    const { draft } = await draftOf({}, WEAK);
    draft.password.set('next', 'tennis');
    await expect.poll(() => draft.password.strength).toEqual(WEAK);
    expect(draft.attempt('password')).toBe(false);
    expect(draft.password.problems).toEqual({
      current: 'field.required',
      next: 'error.E.password.weak',
      repeat: 'signUp.repeat.differs',
    });
  });

  test('is judged by the contract before it is sent', async () => {
    const { draft } = await draftOf();
    const tooLong = 'seven green tennis balls '.repeat(9);
    for (const field of ['current', 'next', 'repeat'] as const) draft.password.set(field, tooLong);
    expect(draft.password.problems).toEqual({ current: 'field.tooLong', next: 'field.tooLong' });
  });

  test('a wrong present one is said under its field, until it is changed', async () => {
    const { draft, sent } = await draftOf({ 'PUT /api/me': refusal(422, 'E.password.current') });
    draft.password.set('current', 'wrong');
    draft.password.set('next', 'a long new sentence');
    draft.password.set('repeat', 'a long new sentence');
    expect(draft.attempt('password')).toBe(true);
    expect(await draft.save('password')).toBe(false);
    expect(JSON.parse(String(sent.at(-1)?.body))).toEqual({
      password: 'a long new sentence',
      currentPassword: 'wrong',
    });
    expect(draft.password.problems.current).toBe('error.E.password.current');
    draft.password.set('current', 'right');
    expect(draft.password.problems).toEqual({});
  });

  test('an account without one needs no present one', async () => {
    const { draft } = await draftOf({ 'GET /api/me': { status: 200, body: { ...USER, hasPassword: false } } });
    draft.password.set('next', 'a long new sentence');
    draft.password.set('repeat', 'a long new sentence');
    expect(draft.attempt('password')).toBe(true);
    expect(draft.bodyOf('password')).toEqual({ password: 'a long new sentence' });
  });
});

test('what the server says of a field stands there; without a network everything stays', async () => {
  const fields = { phone: 'field.phone', 'emails[3].email': 'field.email' };
  const { draft } = await draftOf({ 'PUT /api/me': [refusal(400, 'E.bad.request', { fields }), 'network'] });
  draft.set('phone', '+32 000000');
  expect(await draft.save('phone')).toBe(false);
  expect(draft.errorOf('phone')).toBe('field.phone');
  expect(draft.addresses.problem).toBe('field.email');
  draft.set('phone', '+32 470 12 34 56');
  expect(draft.errorOf('phone')).toBeNull();
  await expect(draft.save('phone')).rejects.toMatchObject({ code: 'network' });
  expect(draft.values.phone).toBe('+32 470 12 34 56');
});

test('what is kept comes back, but for passwords and what is no profile', async () => {
  const { draft } = await draftOf();
  draft.set('gender', 'MALE');
  draft.addresses.setNext('half@');
  draft.addresses.makeMain('work@club.test');
  draft.password.set('next', 'a long new sentence');
  const kept = JSON.parse(JSON.stringify(draft.typed));
  expect(JSON.stringify(kept)).not.toContain('sentence');
  const { draft: later } = await draftOf();
  later.restore(kept);
  expect(later.values.gender).toBe('MALE');
  expect(later.addresses).toMatchObject({ next: 'half@', main: 'work@club.test' });
  const { draft: odd } = await draftOf();
  for (const text of ['x', null, { changes: { gender: 'CAT', tennisTalks: ['XX'] }, addresses: [1] }])
    odd.restore(text);
  expect(odd.typed).toBeNull();
});
