import { expect, test } from 'vitest';
import { forgottenPassword, getMe, setNewPassword, signUp, validateEmail } from '../../../shared/contract/account.ts';
import { actOnGame, getDashboard } from '../../../shared/contract/game.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { createToken } from '../../../shared/contract/session.ts';
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
  readGame,
} from '../../support/factories.ts';

const NEW_PASSWORD = 'nine yellow table tennis bats';
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const confirmMail = async (email: string) =>
  (await outbox(app, email)).find(({ subject }) => subject.includes('confirm your email'));

/** @returns the token of the newest confirming link to an address */
async function confirmToken(email: string): Promise<string> {
  const mail = await confirmMail(email);
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

/** Somebody invites the victim, and Mallory signs up with the victim's address, under her own password. */
async function foreignAccount() {
  const victim = newGuest();
  const organiser = await createPerson(app);
  const game = await createTestGame(app, organiser, { contactList: [victim], notes: 'door code 4711' });
  const mallory = await createPerson(app, { validated: false, emails: [{ email: victim.email }], firstName: 'Vic' });
  return { mallory, game, email: victim.email, token: await confirmToken(victim.email) };
}

const listed = async ({ token }: Pick<Person, 'token'>) =>
  (await call(app, getDashboard, { token, query: { archive: 'false' } })).body.games.map(({ id }) => id);

/** The maker of the account can neither see nor answer what the address was invited to. */
async function expectNothing({ mallory, game }: Awaited<ReturnType<typeof foreignAccount>>) {
  const seen = await readGame(app, game.id, mallory.token);
  expect(seen.userRole).toBeNull();
  expect(JSON.stringify(seen)).not.toContain('4711');
  expect(await listed(mallory)).toEqual([]);
  const body = { actionType: 'DECLINE' };
  const declined = await call(app, actOnGame, { params: { id: game.id }, token: mallory.token, body });
  expect(declined.status).toBe(403);
}

// R-validation
test('the click of the mailbox’s owner hands nothing to who signed up with their address', async () => {
  const attack = await foreignAccount();
  const click = await call(app, validateEmail, { body: { token: attack.token } });
  await expectNothing(attack);
  expect(click.error).toMatchObject({
    status: 422,
    messageId: 'E.proof.required',
    data: { proof: 'password', resets: true },
  });
  expect((await call(app, getMe, { token: attack.mallory.token })).body.emails).toMatchObject([{ validated: false }]);
});

// R-address-takeover
test('the same link sets a new password, which ends what was made before and brings the invitations', async () => {
  const attack = await foreignAccount();
  const { email, game, token, mallory } = attack;
  await call(app, saveMe, { token: mallory.token, body: { phone: '+32470123456' } });
  await call(app, validateEmail, { body: { token } });
  const weak = await call(app, setNewPassword, { body: { token, newPassword: 'tennis' } });
  expect(weak.error.messageId).toBe('E.password.weak');
  expect((await call(app, setNewPassword, { body: { token, newPassword: NEW_PASSWORD } })).status).toBe(204);
  expect((await call(app, getMe, { token: mallory.token })).status).toBe(401);
  const old = { grant_type: 'password', username: email, password: PASSWORD };
  expect((await call(app, createToken, { body: old })).error.messageId).toBe('invalid_grant');
  const owner = { token: await logIn(app, email, NEW_PASSWORD) };
  expect(await listed(owner)).toEqual([game.id]);
  // The players of their matches are not shown the number of who made the account.
  expect((await call(app, getMe, { token: owner.token })).body.phone).toBeNull();
  const again = await call(app, setNewPassword, { body: { token, newPassword: PASSWORD } });
  expect(again.error).toMatchObject({ status: 409, messageId: 'E.link.used' });
  expect((await call(app, validateEmail, { body: { token } })).error.messageId).toBe('E.link.used');
});

test('a newcomer needs one click where the session lives, else their password; a wrong one leaves the link good', async () => {
  const here = await createPerson(app, { validated: false });
  const click = await call(app, validateEmail, {
    token: here.token,
    body: { token: await confirmToken(here.email) },
  });
  expect(click.body).toEqual({ email: here.email });

  const elsewhere = await createPerson(app, { validated: false });
  const token = await confirmToken(elsewhere.email);
  const wrong = await call(app, validateEmail, { body: { token, password: 'wrong' } });
  expect(wrong.error).toMatchObject({ status: 422, messageId: 'E.password.current' });
  expect((await call(app, validateEmail, { body: { token, password: PASSWORD } })).status).toBe(200);
  expect((await call(app, getMe, { token: elsewhere.token })).body.emails).toMatchObject([{ validated: true }]);
});

test('a session that is over, or of another account, is none', async () => {
  const { token, email } = await foreignAccount();
  const other = await createPerson(app);
  for (const session of [other.token, 'nobodysSession']) {
    const answer = await call(app, validateEmail, { token: session, body: { token } });
    expect(answer.error.messageId).toBe('E.proof.required');
  }
  expect((await call(app, getMe, { token: await logIn(app, email) })).body.emails).toMatchObject([
    { validated: false },
  ]);
});

// R-limits-account
test('passwords are tried ten times by one link, and their owner logs in all the same', async () => {
  const { token, email } = await foreignAccount();
  const tries = [];
  for (let n = 0; n < 11; n += 1) {
    tries.push((await call(app, validateEmail, { body: { token, password: `guess ${n}` } })).status);
  }
  expect(tries).toEqual([...Array(10).fill(422), 429]);
  expect(await logIn(app, email)).toBeTruthy();
});

// R-address-claim
test('the link of a second address takes the account’s password or session, and sets none', async () => {
  const victim = newGuest();
  const organiser = await createPerson(app);
  const game = await createTestGame(app, organiser, { contactList: [victim] });
  const mallory = await createPerson(app);
  const emails = [{ email: mallory.email, main: true }, { email: victim.email }];
  await call(app, saveMe, { token: mallory.token, body: { emails, currentPassword: PASSWORD } });
  const token = await confirmToken(victim.email);
  const click = await call(app, validateEmail, { body: { token } });
  expect(click.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'password', resets: false } });
  const reset = await call(app, setNewPassword, { body: { token, newPassword: NEW_PASSWORD } });
  expect(reset.error.messageId).toBe('E.link.used');
  expect(await listed(mallory)).toEqual([]);
  expect(await logIn(app, mallory.email)).toBeTruthy();
  // The refused try has not used it up.
  expect((await call(app, validateEmail, { token: mallory.token, body: { token } })).status).toBe(200);
  expect(await listed(mallory)).toEqual([game.id]);
});

test('once the address is proved, an older confirming link sets no password', async () => {
  const person = await createPerson(app, { validated: false });
  const token = await confirmToken(person.email);
  await call(app, forgottenPassword, { body: { email: person.email } });
  const resetMail = async () =>
    (await outbox(app, person.email)).find(({ subject }) => subject === 'Set a new password');
  await expect.poll(resetMail).toBeTruthy();
  const reset = readPath(new URL((await resetMail())?.links[0] ?? '').pathname)?.params.token;
  await call(app, setNewPassword, { body: { token: reset, newPassword: NEW_PASSWORD } });
  expect((await call(app, setNewPassword, { body: { token, newPassword: PASSWORD } })).error.messageId).toBe(
    'E.link.used',
  );
  // There is nothing left that it could hand to somebody.
  expect((await call(app, validateEmail, { body: { token } })).status).toBe(200);
  expect(await logIn(app, person.email, NEW_PASSWORD)).toBeTruthy();
});

test('the mail says that somebody made an account, and nothing that they typed', async () => {
  const body = { firstName: 'Victor', lastName: 'Stranger', password: PASSWORD };
  const emails = [{ email: 'asked@club.example' }];
  await call(app, signUp, { body: { ...body, emails } });
  const mail = await confirmMail('asked@club.example');
  expect(mail?.text).toContain('Someone made an account with this email address');
  expect(mail?.text).not.toMatch(/Welcome|Victor|Stranger/);

  const owner = await createPerson(app, { firstName: 'Victor', lastName: 'Stranger' });
  const added = [{ email: owner.email, main: true }, { email: 'added@club.example' }];
  await call(app, saveMe, { token: owner.token, body: { emails: added, currentPassword: PASSWORD } });
  const second = await confirmMail('added@club.example');
  expect(second?.text).toContain('Someone wants to add this email address to their account');
  expect(second?.text).not.toMatch(/Victor|Stranger/);
});
