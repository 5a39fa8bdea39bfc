import { beforeEach, expect, test } from 'vitest';
import * as operator from '../../../../shared/contract/operator/operator.ts';
import { useStarted } from '../../../support/app.ts';
import { call } from '../../../support/client.ts';
import { createPerson, createTestGame, newGuest, readGame } from '../../../support/factories.ts';
import { type MailFault, startMailServer } from '../../../support/mail/smtp.ts';
import { auditOf, proof, useOperatorApp } from '../../../support/operators.ts';

// R-operator-mails.

let fault: MailFault = 'later';

const smtp = useStarted(() => startMailServer({ fault: () => fault, refuse: ['nobody@elsewhere.be'] }));
const world = useOperatorApp(() => ({ smtpUrl: smtp.url, mailFrom: 'matches@club.be' }));
const { app, ola } = world;
beforeEach(() => {
  fault = 'later';
});

const list = async (type: 'WAITING' | 'REFUSED') =>
  (await call(app, operator.findMails, { token: ola.token, query: { type } })).body.rows;
const doTo = (endpoint: typeof operator.tryMailAgain, id: string) =>
  call(app, endpoint, { params: { id }, token: ola.token, body: proof });

/** An invitation that the mail server has not taken yet, with an hour to its next try. */
async function waitingMail(email: string) {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner, { contactList: [newGuest({ email })] });
  const waiting = async () => (await list('WAITING')).find(({ to }) => to === email);
  await expect.poll(waiting).toBeTruthy();
  const mail = await waiting();
  if (!mail) throw new Error(`no mail to ${email} waits`);
  expect(mail).toMatchObject({ kind: 'INVITATION', soon: true, problem: null });
  expect((await doTo(operator.giveUpMail, mail.id)).error.messageId).toBe('E.operator.soon');
  await app.db.query(`update mails set next_try_at = next_try_at + interval '1 hour' where id = $1`, [mail.id]);
  return { ...mail, owner, game };
}

test('one that waits is tried at once, and has left', async () => {
  const mail = await waitingMail('later@elsewhere.be');
  fault = 'takes';
  expect((await doTo(operator.tryMailAgain, mail.id)).status).toBe(204);
  await expect.poll(() => smtp.received.some(({ to }) => to?.[0]?.address === 'later@elsewhere.be')).toBe(true);
  await expect.poll(async () => (await list('WAITING')).some(({ id }) => id === mail.id)).toBe(false);
  expect((await doTo(operator.tryMailAgain, mail.id)).error.messageId).toBe('E.operator.done');
  expect((await auditOf(world, 'MAIL_RETRIED'))[0]).toMatchObject({ by: ola.id, subject: mail.id });
  const health = (await call(app, operator.getHealth, { token: ola.token })).body;
  await expect
    .poll(async () => (await call(app, operator.getHealth, { token: ola.token })).body.mails.lastDelivered)
    .not.toBeNull();
  expect(health.mails.failed).toBe(0);
});

test('one that is given up says nothing any more, and its invitation is not delivered', async () => {
  const mail = await waitingMail('never@elsewhere.be');
  const both = await Promise.all([doTo(operator.giveUpMail, mail.id), doTo(operator.giveUpMail, mail.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [refused] = await list('REFUSED');
  expect(refused).toMatchObject({ id: mail.id, to: 'never@elsewhere.be', kind: 'INVITATION', problem: 'OTHER' });
  expect(refused?.failedAt).toBe(app.clock.now().toISOString());
  const { rows } = await app.db.query('select subject, body_text from mails where id = $1', [mail.id]);
  expect(rows).toEqual([{ subject: '', body_text: '' }]);
  const game = await readGame(app, mail.game.id, mail.owner.token);
  expect(game.invitee[0]?.status).toBe('UNDELIVERABLE');
  expect(await auditOf(world, 'MAIL_GIVEN_UP')).toHaveLength(1);
});

test('an address whose mail came back is marked, as by the command', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const mark = () =>
    call(app, operator.markAddress, { token: ola.token, body: { address: guest.email.toUpperCase(), ...proof } });
  expect((await mark()).body).toEqual({ invitations: 1 });
  expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('UNDELIVERABLE');
  expect((await mark()).body).toEqual({ invitations: 0 });
  const { rows } = await app.db.query(`select a::text as row from audit_log a where action = 'ADDRESS_MARKED'`);
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain('@');
});
