import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { createTicket, createToken } from '../../../shared/contract/session.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

function newVerifier() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

const give = async (token: string, challenge: string) =>
  (await call(app, createTicket, { token, body: { challenge } })).body.ticket;
const use = (ticket: string, verifier: string) =>
  call(app, createToken, { body: { grant_type: 'ticket', password: ticket, verifier } });

test('a ticket logs the app in that has the verifier, once', async () => {
  const player = await createPerson(app);
  const { verifier, challenge } = newVerifier();
  const ticket = await give(player.token, challenge);
  const { access_token } = (await use(ticket, verifier)).body;
  const me = await app.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${access_token}` } });
  expect(me.json().id).toBe(player.id);
  expect((await use(ticket, verifier)).error.messageId).toBe('invalid_grant');
});

test('400 for a ticket of another app, which uses it up, for one that is too old, and for an unknown one', async () => {
  const player = await createPerson(app);
  const { verifier, challenge } = newVerifier();
  const stolen = await give(player.token, challenge);
  for (const wrong of [newVerifier().verifier, verifier]) {
    expect((await use(stolen, wrong)).error.messageId).toBe('invalid_grant');
  }
  const late = await give(player.token, challenge);
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
  expect((await use(late, verifier)).error.messageId).toBe('invalid_grant');
  expect((await use('unknown', verifier)).error.messageId).toBe('invalid_grant');
  expect((await use(late, '')).error.messageId).toBe('invalid_grant');
});

// R-token-life
test('what tickets open ends half a year after the log-in that they hand on', async () => {
  const start = app.clock.now().getTime();
  const player = await createPerson(app);
  let { token } = player;
  const days = (count: number) => app.clock.set(new Date(start + count * 86_400_000));
  for (let day = 25; day < 180; day += 25) {
    days(day);
    const { verifier, challenge } = newVerifier();
    token = (await use(await give(token, challenge), verifier)).body.access_token;
  }
  days(179);
  expect((await call(app, getMe, { token })).status).toBe(200);
  days(181);
  expect((await call(app, getMe, { token })).status).toBe(401);
});
