import { beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { deleteMe, saveMe, sendProofCode } from '../../../shared/contract/profile.ts';
import { createNonce, createToken } from '../../../shared/contract/session.ts';
import { endOtherSessions } from '../../../shared/contract/sessions.ts';
import { useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, outbox, PASSWORD, type Person, proveAddress } from '../../support/factories.ts';
import { startIssuer } from '../../support/standIns/issuer.ts';

// Somebody who has only got hold of a session can't take the account with it (R-proof).
const CLIENT = 'club.apps.example';
const NEW_PASSWORD = 'quiet grass court morning';
const MINUTE = 60_000;
const issuer = useStarted(startIssuer);
const app = useTestApp(() => ({
  now: new Date(),
  config: {
    providers: { google: { clientId: CLIENT, secret: null, at: issuer.url }, facebook: null, apple: null },
  },
}));
let others = 0;

beforeEach(() => pass(3_700_000));

const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const newEmail = () => {
  others += 1;
  return `other${others}@mail.example`;
};
const save = ({ token }: Pick<Person, 'token'>, body: Record<string, unknown>) => call(app, saveMe, { token, body });
const me = async ({ token }: Pick<Person, 'token'>) => (await call(app, getMe, { token })).body;

/**
 * Somebody who logs in by Google alone; the log-in is as old as is asked for.
 * @param asked how long before the log-in Google has asked who it is; null when it does not say
 */
async function createGoogler(age = 10 * MINUTE, asked: number | null = null) {
  const email = newEmail();
  const { nonce } = (await call(app, createNonce)).body;
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const times = { exp: now + 600, auth_time: asked === null ? null : now - asked / 1000 };
  const who = { sub: `sub${others}`, email, given_name: 'Gus' };
  const password = await issuer.idToken({ aud: CLIENT, nonce, ...who, ...times });
  const body = { grant_type: 'password', username: '', password, provider: 'google' };
  const { access_token: token } = (await call(app, createToken, { body })).body;
  pass(age);
  return { token, email };
}

/** What only the owner may do, each with the proof that is given. */
const OWNERS_OWN: [
  string,
  (person: Pick<Person, 'token'>, email: string, proof: object) => Promise<{ status: number }>,
][] = [
  [
    'another address',
    async (person, email, proof) =>
      save(person, {
        emails: [
          { email, main: true },
          { email: newEmail(), main: false },
        ],
        ...proof,
      }),
  ],
  ['ending other sessions', async (person, _email, body) => call(app, endOtherSessions, { ...person, body })],
  ['a new password', async (person, _email, proof) => save(person, { password: NEW_PASSWORD, ...proof })],
  ['deletion', async ({ token }, _email, proof) => call(app, deleteMe, { token, body: proof })],
];

describe.each(OWNERS_OWN)('%s', (_what, act) => {
  test('takes the present password', async () => {
    const person = await createPerson(app);
    const without = (await act(person, person.email, {})) as { status: number; error: unknown };
    expect(without).toMatchObject({ status: 422 });
    expect(without.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'password' } });
    const wrong = (await act(person, person.email, { currentPassword: 'wrong' })) as { error?: unknown };
    expect(wrong.error).toMatchObject({ messageId: 'E.password.current' });
    // A code is none of what proves the owner of a password.
    expect((await act(person, person.email, { proofCode: '123456' })).status).toBe(422);
    expect(await me(person)).toMatchObject({ emails: [{ email: person.email }], hasPassword: true });
    expect((await act(person, person.email, { currentPassword: PASSWORD })).status).toBeLessThan(300);
  });

  test('takes a mailed code where there is no password, once', async () => {
    const gus = await createGoogler();
    const without = (await act(gus, gus.email, { currentPassword: '' })) as { error?: unknown };
    expect(without.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'code' } });
    expect((await call(app, sendProofCode, { token: gus.token })).status).toBe(204);
    const proofCode = await codeTo(gus.email);
    const wrong = (await act(gus, gus.email, { proofCode: another(proofCode) })) as { error?: unknown };
    expect(wrong.error).toMatchObject({ messageId: 'E.code.wrong', data: { left: 4 } });
    expect((await act(gus, gus.email, { proofCode })).status).toBeLessThan(300);
    const again = await act(gus, gus.email, { proofCode });
    expect([401, 409, 422]).toContain(again.status);
  });

  test('takes a log-in of some minutes ago at the provider', async () => {
    const old = await createGoogler(6 * MINUTE, 0);
    expect((await act(old, old.email, {})).status).toBe(422);
    const fresh = await createGoogler(3 * MINUTE, MINUTE);
    expect((await act(fresh, fresh.email, {})).status).toBeLessThan(300);
  });

  test('takes none that the provider let through, or may have, where a code can be sent', async () => {
    for (const asked of [60 * MINUTE, null]) {
      const letThrough = await createGoogler(MINUTE, asked);
      const refused = (await act(letThrough, letThrough.email, {})) as { error?: unknown };
      expect(refused.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'code' } });
    }
  });
});

async function codeTo(email: string): Promise<string> {
  const mails = await outbox(app, email);
  return mails.map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0]).find(Boolean) ?? '';
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('removing and replacing an address take it as well; a list that changes nothing does not', async () => {
  const person = await createPerson(app);
  const second = newEmail();
  const both = [{ email: person.email, main: true }, { email: second }];
  await save(person, { emails: both, currentPassword: PASSWORD });
  await proveAddress(app, second);
  expect((await save(person, { emails: both, location: 'Gent' })).status).toBe(200);
  for (const emails of [
    [{ email: person.email, main: true }],
    [{ email: person.email }, { email: second, main: true }],
  ]) {
    expect((await save(person, { emails })).error.messageId).toBe('E.proof.required');
    expect((await save(person, { emails, location: 'Rome', currentPassword: 'x' })).error.messageId).toBe(
      'E.password.current',
    );
  }
  expect(await me(person)).toMatchObject({
    location: 'Gent',
    emails: [{ email: person.email, main: true }, { email: second }],
  });
});

test('what is refused anyway is refused before anybody is asked who they are', async () => {
  const person = await createPerson(app);
  expect((await save(person, { password: 'tennis' })).error.messageId).toBe('E.password.weak');
  expect((await save(person, { emails: [{ email: newEmail(), main: false }] })).error.messageId).toBe('E.email.main');
});

test('a code has five tries, ten minutes, and goes to a proved main address only; five go out in an hour', async () => {
  const gus = await createGoogler();
  const ask = async () => (await call(app, sendProofCode, { token: gus.token })).status;
  const use = async (proofCode: string) =>
    call(app, saveMe, { token: gus.token, body: { password: NEW_PASSWORD, proofCode } });
  expect((await use('123456')).error.messageId).toBe('E.code.used');
  await ask();
  const first = await codeTo(gus.email);
  for (let tries = 0; tries < 5; tries += 1) await use(another(first));
  expect((await use(first)).error.messageId).toBe('E.code.used');
  await ask();
  const second = await codeTo(gus.email);
  pass(10 * MINUTE);
  expect((await use(second)).error.messageId).toBe('E.code.used');
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429]);
  const { rows } = await app.db.query('select code_hash from proof_codes');
  expect(JSON.stringify(rows)).not.toContain(await codeTo(gus.email));
  expect((await use(await codeTo(gus.email))).status).toBe(200);

  const unproved = await createGoogler();
  await app.db.query('update user_addresses set validated_at = null where address = $1', [unproved.email]);
  const refused = await call(app, sendProofCode, { token: unproved.token });
  expect(refused.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'logIn' } });
  const person = await createPerson(app);
  expect((await call(app, sendProofCode, { token: person.token })).error.data).toEqual({ proof: 'password' });
});

test('where no code can be sent, a log-in of just now at a provider that tells no times is all there is', async () => {
  const person = await createGoogler(MINUTE);
  await app.db.query('update user_addresses set validated_at = null where address = $1', [person.email]);
  expect((await call(app, deleteMe, { token: person.token, body: {} })).status).toBe(204);
});

test('right proofs use nothing up; ten wrong ones, for any action, do for a quarter of an hour', async () => {
  const person = await createPerson(app);
  for (let n = 0; n < 4; n += 1) {
    const emails =
      n % 2 ? [{ email: person.email, main: true }] : [{ email: person.email, main: true }, { email: newEmail() }];
    expect((await save(person, { emails, currentPassword: PASSWORD })).status).toBe(200);
  }
  const remove = () => call(app, deleteMe, { token: person.token, body: { currentPassword: 'wrong' } });
  const statuses = await Promise.all(Array.from({ length: 11 }, async () => (await remove()).status));
  expect(statuses.sort()).toEqual([...Array(10).fill(422), 429]);
});
