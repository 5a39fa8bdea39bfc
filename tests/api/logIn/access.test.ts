import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disable, printReset } from '../../../server/admin/people.ts';
import { buildContext } from '../../../server/buildContext.ts';
import type { Context } from '../../../server/context.ts';
import { forgottenPassword, getMe, setNewPassword } from '../../../shared/contract/account.ts';
import { deleteMe, saveMe } from '../../../shared/contract/profile.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import { addPushDevice, movePushDevice } from '../../../shared/contract/push.ts';
import { createTicket, createToken } from '../../../shared/contract/session.ts';
import { endOtherSessions } from '../../../shared/contract/sessions.ts';
import { renewCalendarFeed } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, logIn, outbox, PASSWORD, type Person } from '../../support/factories.ts';

// Every kind of access ends with what it belongs to (R-access-ends).
const NEW_PASSWORD = 'quiet grass court morning';
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let context: Context;
let closeContext: () => Promise<void>;

beforeAll(async () => {
  const built = buildContext({
    config: app.config,
    connection: app.connection,
    clock: app.clock,
    log: app.app.log,
    security: () => undefined,
  });
  context = built.context;
  closeContext = built.close;
});
afterAll(() => closeContext());
beforeEach(() => app.clock.set(new Date(app.clock.now().getTime() + 3_700_000)));

const resetToken = async (email: string) => {
  const find = async () =>
    (await outbox(app, email)).flatMap(({ links }) => links).find((link) => link.includes('setNewPassword'));
  await expect.poll(find).toBeTruthy();
  return (await find())?.split('/').pop() ?? '';
};

/** Everything an account can have that lets somebody in, or acts for it. @returns what each is worth now: 200 as long as it works */
async function openEverything(person: Person) {
  const { token } = person;
  const other = await logIn(app, person.email);
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { ticket } = (await call(app, createTicket, { token: other, body: { challenge } })).body;
  await call(app, forgottenPassword, { body: { email: person.email } });
  const reset = await resetToken(person.email);
  const { url } = (await call(app, renewCalendarFeed, { token })).body;
  const subscription = {
    endpoint: `https://web.push.apple.com/${person.id}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  };
  const device = { ...subscription, timezone: 'Europe/Brussels' };
  const { token: deviceToken } = (await call(app, addPushDevice, { token: other, body: device })).body;
  // What no call makes without a provider or balls.
  const later = new Date(app.clock.now().getTime() + 50_000);
  const handle = randomBytes(8).toString('hex');
  await app.db.query(`insert into identities values ('apple', $1, $2, now())`, [handle, person.id]);
  await app.db.query('insert into apple_returns values ($1, $2, $3)', [
    handle,
    { provider: 'apple', subject: handle },
    later,
  ]);
  await app.db.query(
    `insert into second_factors (user_id, secret, expires_at) values ($1, 'SECRET', $2)
     on conflict (user_id) do nothing`,
    [person.id, later],
  );
  await app.db.query('insert into passkey_challenges values ($1, $2, $3)', [handle, person.id, later]);
  await app.db.query(`insert into proof_codes values ($1, 'salt:hash', 0, now(), $2)`, [person.id, later]);
  await app.db.query(
    `insert into upgrade_requests (id, user_id, level, months, currency, amount, state, code_hash, code_expires_at, created_at)
     values ($1, $2, 'LOVEIT', 1, 'IPB', 10, 'OPEN', 'salt:hash', $3, now())`,
    [handle, person.id, later],
  );
  const count = async (table: string, where: string, value: string) =>
    (await app.db.query(`select 1 from ${table} where ${where}`, [value])).rowCount;
  return async () => ({
    'sessions.token_hash': (await call(app, getMe, { token: other })).status === 200,
    'login_tickets.ticket_hash':
      (await call(app, createToken, { body: { grant_type: 'ticket', password: ticket, verifier } })).status === 200,
    'push_devices.token_hash':
      (await call(app, movePushDevice, { body: { ...subscription, token: deviceToken } })).status === 204,
    'users.calendar_token': (await app.app.inject({ url: new URL(url).pathname })).statusCode === 200,
    'apple_returns.handle_hash': (await count('apple_returns', 'handle_hash = $1', handle)) === 1,
    'proof_codes.code_hash': (await count('proof_codes', 'user_id = $1', person.id)) === 1,
    'second_factors.secret': (await count('second_factors', 'user_id = $1', person.id)) === 1,
    'passkey_challenges.challenge_hash': (await count('passkey_challenges', 'challenge_hash = $1', handle)) === 1,
    'upgrade_requests.code_hash': (await count('upgrade_requests', `state = 'OPEN' and id = $1`, handle)) === 1,
    // The last, as it ends all others.
    'link_tokens.token_hash':
      (await call(app, setNewPassword, { body: { token: reset, newPassword: 'a third long sentence' } })).status ===
      204,
  });
}

/** What hashes and tokens of the database open no account, and why they stay. */
const STAYS: Record<string, string> = {
  'users.password_hash': 'the password itself, which the owner may change',
  'recovery_codes.code_hash': 'stands in for the second step, which follows the password',
  'push_devices.session_hash': 'of a session, with which it goes',
  'users.mail_token': 'stops mails; old mails have to say so for ever',
  'known_origins.origin_hash': 'opens nothing: from there a password is judged when elsewhere none is',
  'login_nonces.nonce_hash': 'belongs to nobody: without a provider’s word it opens nothing',
  'phone_codes.code_hash': 'proves a phone; opens nothing',
  'games.share_token': 'of a match',
  'clubs.join_token': 'of a club; who may join holds it, and organisers renew it',
  'invitee_links.token_hash': 'of a match; its guests have no account',
  'invitee_links.password_hash': 'of a match',
  'bounce_tokens.token_hash': 'of an invitation that comes back; opens nothing',
  'reply_tokens.token_hash': 'of a match; answers count only from their owner’s address',
  'friend_invitations.address_hash': 'no secret',
  'club_contacts.address_hash': 'no secret; whom a club must not write to outlives its list',
  'request_keys.request_hash': 'of what was asked for; its key repeats what is done already, for its holder alone',
};

const ENDS: [string, (person: Person) => Promise<unknown>][] = [
  [
    'a new password',
    ({ token }) => call(app, saveMe, { token, body: { password: NEW_PASSWORD, currentPassword: PASSWORD } }),
  ],
  [
    'a reset of the password',
    async ({ email }) => {
      await app.db.query(`update link_tokens set token_hash = token_hash || 'old' where kind = 'resetPassword'`);
      const before = (await outbox(app, email)).length;
      await call(app, forgottenPassword, { body: { email } });
      await expect.poll(async () => (await outbox(app, email)).length).toBe(before + 1);
      const done = await call(app, setNewPassword, {
        body: { token: await resetToken(email), newPassword: NEW_PASSWORD },
      });
      expect(done.status).toBe(204);
    },
  ],
  [
    '“log out everywhere else”',
    ({ token }) => call(app, endOtherSessions, { token, body: { currentPassword: PASSWORD } }),
  ],
  ['deletion', ({ token }) => call(app, deleteMe, { token, body: { currentPassword: PASSWORD } })],
  ['closing by the operator', ({ email }) => disable(context, email)],
  ['a reset by the operator', ({ email }) => printReset(context, email)],
];

test('every column of the database that may hold a secret is one that ends, or is known to stay', async () => {
  const { rows } = await app.db.query(`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(token|hash|secret|ticket|handle|nonce|code_hash)'`);
  const ending = Object.keys(await (await openEverything(await createPerson(app)))());
  expect(rows.map(({ name }) => name).sort()).toEqual([...ending, ...Object.keys(STAYS)].sort());
});

describe('before', () => {
  test('every kind of access works', async () => {
    const works = await openEverything(await createPerson(app));
    expect(Object.entries(await works()).filter(([, isOpen]) => !isOpen)).toEqual([]);
  });
});

describe.each(ENDS)('after %s', (what, end) => {
  test('no access works any more', async () => {
    const person = await createPerson(app);
    const works = await openEverything(person);
    await end(person);
    expect(Object.entries(await works()).filter(([, isOpen]) => isOpen)).toEqual([]);
    const lives = what === 'a new password' || what.includes('everywhere else');
    expect((await call(app, getMe, { token: person.token })).status).toBe(lives ? 200 : 401);
  });
});

test('a closed account shows no public profile', async () => {
  const person = await createPerson(app);
  const shown = async () => (await call(app, getPublicProfile, { params: { code: person.code } })).status;
  expect(await shown()).toBe(200);
  await disable(context, person.email);
  expect(await shown()).toBe(404);
});

test('a log-in that was checked against the old password opens nothing once there is a new one', async () => {
  const person = await createPerson(app);
  const locked = new pg.Client(app.connection);
  await locked.connect();
  await locked.query('begin');
  await locked.query('update users set password_hash = $1 where id = $2', ['another:hash', person.id]);
  const body = { grant_type: 'password', username: person.email, password: PASSWORD };
  const opened = call(app, createToken, { body });
  // It has checked the password by now, and waits for the account.
  await expect
    .poll(
      async () =>
        (
          await app.db.query(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into sessions%'`,
          )
        ).rowCount,
    )
    .toBe(1);
  await locked.query('commit');
  await locked.end();
  expect((await opened).error.messageId).toBe('invalid_grant');
});
