import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { forgottenPassword, setNewPassword } from '../../../shared/contract/account.ts';
import { renewRecoveryCodes, turnOffFactor } from '../../../shared/contract/factors.ts';
import { actOnGame, editGame } from '../../../shared/contract/game.ts';
import { paymentWebhook } from '../../../shared/contract/member.ts';
import { deleteMe, exportMe, saveMe } from '../../../shared/contract/profile.ts';
import { createTicket, createToken, revokeToken } from '../../../shared/contract/session.ts';
import { endOtherSessions, endSession, findSessions } from '../../../shared/contract/sessions.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { turnOn } from '../../support/authenticatorApp.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  logIn,
  newGuest,
  outbox,
  PASSWORD,
  proveAddress,
} from '../../support/factories.ts';

const NEW_PASSWORD = 'quiet grass court morning';
const STRANGER = '203.0.113.77';

const app = useTestApp({ config: { trustProxy: true } });
/** Tokens and other secrets of the tests: none of them may be found in a line. */
const secrets: string[] = [PASSWORD, NEW_PASSWORD, STRANGER];

afterAll(async () => {
  const log = app.lines.join('');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/club\.example|mail\.example|Zacharias|Player\d|Guest\d/);
  // Addresses of any kind are looked for here.
});

interface Line {
  event: string;
  outcome: string;
  accountId?: string;
  [fact: string]: unknown;
}

let read = 0;

/** @returns what was written down of security since the last time */
function told(): Line[] {
  const fresh = app.lines.slice(read);
  read = app.lines.length;
  return fresh.map((line): Line => JSON.parse(line)).filter(({ stream }) => stream === 'security');
}
const events = () => told().map(({ event, accountId }) => [event, accountId]);

async function newPerson() {
  const person = await createPerson(app, { firstName: 'Zacharias' });
  secrets.push(person.token);
  return person;
}

// R-security-log
test('an account from its sign-up to its end', async () => {
  const person = await newPerson();
  const { id, token, email } = person;
  expect(events()).toEqual([
    ['account.signedUp', id],
    ['address.proved', id],
    ['logIn', id],
  ]);
  await call(app, exportMe, { token });
  const other = 'second@mail.example';
  const emails = [{ email, main: true }];
  const proof = { currentPassword: PASSWORD };
  await call(app, saveMe, { token, body: { emails: [...emails, { email: other, main: false }], ...proof } });
  await proveAddress(app, other);
  await call(app, saveMe, {
    token,
    body: {
      emails: [
        { email, main: false },
        { email: other, main: true },
      ],
      ...proof,
    },
  });
  await call(app, saveMe, { token, body: { emails: [{ email: other, main: true }], ...proof } });
  await call(app, saveMe, { token, body: { password: NEW_PASSWORD, ...proof } });
  expect(events()).toEqual(
    ['data.exported', 'address.added', 'address.proved', 'address.main', 'address.removed', 'password.changed'].map(
      (event) => [event, id],
    ),
  );
  await call(app, deleteMe, { token, body: { currentPassword: 'not this one' } });
  await call(app, deleteMe, { token, body: { currentPassword: NEW_PASSWORD } });
  expect(told()).toMatchObject([
    {
      event: 'proof.refused',
      outcome: 'refused',
      accountId: id,
      reason: 'E.password.current',
      route: 'DELETE /api/me',
    },
    { event: 'account.deleted', outcome: 'done', accountId: id },
  ]);
});

test('log-ins by password and ticket, and what ends them', async () => {
  const { id, token, email } = await newPerson();
  told();
  const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
  const { ticket } = (await call(app, createTicket, { token, body: { challenge } })).body;
  const byTicket = { grant_type: 'ticket', password: ticket, verifier: 'v'.repeat(43) };
  secrets.push(ticket, (await call(app, createToken, { body: byTicket })).body.access_token);
  await call(app, createToken, { body: byTicket });
  const wrong = { grant_type: 'password', username: email, password: 'not this one' };
  await call(app, createToken, { body: wrong });
  await call(app, createToken, { body: { ...wrong, username: 'nobody@club.example' } });
  expect(told()).toMatchObject([
    { event: 'ticket.given', accountId: id },
    { event: 'logIn', accountId: id, by: 'ticket', outcome: 'done' },
    { event: 'logIn.refused', by: 'ticket', reason: 'invalid_grant', outcome: 'refused' },
    { event: 'logIn.refused', accountId: id, by: 'password', reason: 'invalid_grant' },
    { event: 'logIn.refused', by: 'password', reason: 'invalid_grant' },
  ]);
  const second = await logIn(app, email);
  secrets.push(second);
  const { id: sessionId } = (await call(app, findSessions, { token })).body.at(-1) ?? { id: '' };
  await call(app, endSession, { token, params: { id: sessionId }, body: { currentPassword: PASSWORD } });
  await call(app, endOtherSessions, { token, body: { currentPassword: PASSWORD } });
  await call(app, revokeToken, { token });
  expect(events()).toEqual(['logIn', 'session.ended', 'sessions.ended', 'logOut'].map((event) => [event, id]));
});

test('a second step: on, asked for, wrong, renewed and off', async () => {
  const person = await newPerson();
  const { secret, codes } = await turnOn(app, person);
  secrets.push(secret, ...codes);
  told();
  const { id, token, email } = person;
  const body = { grant_type: 'password', username: email, password: PASSWORD };
  await call(app, createToken, { body });
  await call(app, createToken, { body: { ...body, code: '000000' } });
  const proof = (index: number) => ({ body: { currentPassword: PASSWORD, factorCode: codes[index] }, token });
  secrets.push(...(await call(app, renewRecoveryCodes, proof(0))).body.codes);
  expect(told()).toMatchObject([
    { event: 'logIn.refused', accountId: id, reason: 'E.factor.required' },
    { event: 'logIn.refused', accountId: id, reason: 'E.code.wrong' },
    { event: 'proof.refused', reason: 'E.code.wrong' },
    { event: 'factor.codesRenewed', accountId: id },
  ]);
  await call(app, turnOffFactor, { token, body: { currentPassword: PASSWORD, factorCode: secrets.at(-1) } });
  expect(events()).toEqual([['factor.off', id]]);
});

test('a forgotten password', async () => {
  const { id, email } = await newPerson();
  told();
  await call(app, forgottenPassword, { body: { email: 'nobody@club.example' } });
  await call(app, forgottenPassword, { body: { email } });
  const find = async () =>
    (await outbox(app, email)).flatMap(({ links }) => links).find((link) => link.includes('setNewPassword'));
  await expect.poll(find).toBeTruthy();
  const body = { token: (await find())?.split('/').at(-1), newPassword: NEW_PASSWORD };
  secrets.push(String(body.token));
  await call(app, setNewPassword, { body });
  await call(app, setNewPassword, { body });
  expect(told()).toMatchObject([
    { event: 'password.linkSent', accountId: id },
    { event: 'password.reset', accountId: id },
    { event: 'link.refused', reason: 'E.link.used', route: 'POST /api/setNewPassword' },
  ]);
});

test('what is refused: others’ matches, share links, limits, signatures', async () => {
  const [owner, stranger] = [await newPerson(), await newPerson()];
  const game = await createTestGame(app, owner, { contactList: [newGuest()] });
  told();
  const params = { id: game.id };
  await call(app, editGame, { token: stranger.token, params, body: { notes: 'Mine now', version: 1 } });
  const link = readInvitationPath(new URL(game.shareUrl ?? '').pathname);
  secrets.push(link?.token ?? '');
  await call(app, actOnGame, { token: link?.token ?? '', params, body: { actionType: 'DECLINE' } });
  await call(app, paymentWebhook, {});
  expect(told()).toMatchObject([
    { event: 'access.refused', accountId: stranger.id, reason: 'E.not.allowed', route: 'PUT /api/game/:id' },
    { event: 'shareLink.refused', reason: 'E.not.allowed', route: 'PUT /api/game/:id/action' },
    { event: 'webhook.refused', reason: 'E.payment.signature' },
  ]);
  const headers = { 'x-forwarded-for': STRANGER };
  for (let count = 0; count <= 100; count += 1) {
    await app.app.inject({ method: 'POST', url: '/api/validateEmail', headers, payload: { token: 'nobodysToken' } });
  }
  const [first, ...rest] = told();
  expect(first).toMatchObject({ event: 'link.refused' });
  const last = rest.at(-1);
  expect(last).toMatchObject({ event: 'limit.hit', limit: 'validation', route: 'POST /api/validateEmail' });
  // Who it was is told apart from others, and by nothing else.
  expect(last?.from).toBe(first?.from);
  expect(String(last?.from)).toMatch(/^[\w-]{12}$/);
});

test('an error is logged with where it happened, without what it was about', () => {
  const detail = 'Key (address)=(pat@club.example) already exists.';
  const cause = Object.assign(new Error('sent to pat@club.example'), { code: '23505', detail, parameters: [PASSWORD] });
  app.app.log.error({ err: cause }, 'tried out');
  const { err, msg } = JSON.parse(app.lines.at(-1) ?? '');
  expect({ ...err, stack: '', msg }).toEqual({
    type: 'Error',
    code: '23505',
    message: 'PostgreSQL 23505',
    stack: '',
    msg: 'tried out',
  });
  expect(err.stack).toContain('securityLog.test.ts');
});
