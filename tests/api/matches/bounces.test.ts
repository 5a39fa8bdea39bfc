import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContext } from '../../../server/buildContext.ts';
import type { Context } from '../../../server/context.ts';
import { receiveBounce } from '../../../server/mailbox/bounces.ts';
import { readMail } from '../../../server/mailbox/inboundMail.ts';
import { blockUser } from '../../../shared/contract/block.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { reportMail } from '../../support/bounceMail.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/databaseServer.ts';
import { contactOf, createPerson, createTestGame, newGuest, type Person, readGame } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';
import { type MailServer, startMailServer } from '../../support/smtp.ts';

// What the organiser sees of an invitation that did not arrive, and why (R-bounces, R-invitee-delivery).

const PATTERN = 'play+*@club.be';
const REFUSED = 'closed@players.be';
let app: TestApp;
let smtp: MailServer;
let context: Context;
let close: () => Promise<void>;
let owner: Person;
let guests = 0;

beforeAll(async () => {
  smtp = await startMailServer({ refuse: [REFUSED] });
  const inbound = { url: 'imap://club:secret@127.0.0.1:9', replyAddress: PATTERN };
  const config = { smtpUrl: smtp.url, mailFrom: 'matches@club.be' };
  app = await buildTestApp({ now: '2026-11-21T09:00:00.000Z', config: { ...config, inbound } });
  ({ context, close } = buildContext({ ...app, log: app.app.log, security: () => undefined }));
  owner = await createPerson(app, { emails: [{ email: 'ann@players.be' }], validated: false });
  await execute(
    app.connection,
    `update user_addresses set validated_at = now(); update users set membership_level = 'OWNIT'`,
  );
});
afterAll(async () => {
  await close();
  await app.close();
  await smtp.close();
});

async function invite() {
  guests += 1;
  const guest = newGuest({ email: `gil${guests}@players.be` });
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const delivered = () => smtp.received.find(({ to }) => to?.[0]?.address === guest.email);
  await expect.poll(delivered, { timeout: 8000 }).toBeTruthy();
  const invitee = async (token = owner.token) => (await readGame(app, id, token)).invitee[0];
  await expect.poll(async () => (await invitee())?.status).toBe('SENT');
  const url = /https?:\/\/\S+/.exec(delivered()?.text ?? '')?.[0] ?? '';
  const link = readInvitationPath(new URL(url).pathname);
  return { id, returnTo: delivered()?.returnTo ?? '', invitee, link };
}

async function comesBack(returnTo: string, status: string, action = 'failed'): Promise<boolean> {
  const raw = Buffer.from(reportMail(returnTo, [{ action, status }]));
  const mail = await readMail(PATTERN, raw, app.clock.now());
  return mail !== null && receiveBounce(context, mail);
}

test('the organiser reads why, and nobody else', async () => {
  const { returnTo, invitee, link } = await invite();
  expect(await comesBack(returnTo, '5.7.1')).toBe(true);
  expect(await invitee()).toMatchObject({ status: 'UNDELIVERABLE', deliveryProblem: 'REFUSED' });
  expect((await invitee(link?.token))?.deliveryProblem).toBeNull();
});

test('what is late, or comes back for a reason that passes, changes nothing', async () => {
  const { returnTo, invitee } = await invite();
  expect(await comesBack(returnTo, '4.4.1', 'delayed')).toBe(true);
  expect(await comesBack(returnTo, '4.2.2')).toBe(true);
  expect(await invitee()).toMatchObject({ status: 'SENT', deliveryProblem: null });
});

test('who has answered stays as they are, whatever comes back afterwards', async () => {
  const { id, returnTo, invitee, link } = await invite();
  const body = { actionType: 'ACCEPT', password: link?.password };
  await call(app, actOnGame, { params: { id }, token: link?.token ?? '', body });
  expect(await comesBack(returnTo, '5.1.1')).toBe(true);
  expect(await invitee()).toMatchObject({ status: 'CONFIRMED', deliveryProblem: null });
});

// R-hidden-invitee: nobody learns by a reason that they are blocked.
test('a refusal without a reason and somebody who has blocked the organiser read the same', async () => {
  const { id } = await createTestGame(app, owner, { contactList: [newGuest({ email: REFUSED })] });
  const first = async (game: string) => (await readGame(app, game, owner.token)).invitee[0];
  await expect.poll(async () => (await first(id))?.status, { timeout: 8000 }).toBe('UNDELIVERABLE');
  const blocker = await createPerson(app);
  await call(app, blockUser, { token: blocker.token, query: { userId: owner.id } });
  const game = await createTestGame(app, owner, { contactList: [contactOf(blocker)] });
  const [refused, hidden] = [await first(id), await first(game.id)];
  expect([hidden?.status, hidden?.deliveryProblem]).toEqual([refused?.status, refused?.deliveryProblem]);
});

test('only what asks somebody has an address of its own to come back to; of it the database has a hash', async () => {
  const { returnTo } = await invite();
  const { rows } = await execute(app.connection, 'select * from bounce_tokens');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(returnTo.slice(5, 33));
  expect((await execute(app.connection, 'select 1 from mails where return_to is not null')).rowCount).toBe(0);
});

test('an address that is not of ours, or that has ended, says nothing', async () => {
  const { returnTo, invitee } = await invite();
  const other = returnTo.replace(/\+(.)/, (_found, first) => (first === 'a' ? '+b' : '+a'));
  expect(await comesBack(other, '5.1.1')).toBe(false);
  expect(await invitee()).toMatchObject({ status: 'SENT' });
  await sweepAt([app], new Date(app.clock.now().getTime() + 35 * 86_400_000));
  await expect.poll(async () => (await execute(app.connection, 'select 1 from bounce_tokens')).rowCount).toBe(0);
  expect(await comesBack(returnTo, '5.1.1')).toBe(false);
});
