import { expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useStarted } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { contactOf, createPerson, createTestGame, newGuest, readGame } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';
import { reportMail, wordsMail } from '../../support/mail/bounceMail.ts';
import { startMailedClub } from '../../support/mail/mailedClub.ts';

// What the organiser sees of an invitation that did not arrive, and why (R-bounces, R-invitee-delivery).

const REFUSED = 'closed@players.be';
const club = useStarted(() => startMailedClub([REFUSED]));

const comesBack = (to: string, status: string, action = 'failed') => club.arrives(reportMail(to, [{ action, status }]));

test('the organiser reads why, and nobody else', async () => {
  const { returnTo, invitee, link } = await club.invite();
  expect(await comesBack(returnTo, '5.7.1')).toBe(true);
  expect(await invitee()).toMatchObject({ status: 'UNDELIVERABLE', deliveryProblem: 'REFUSED' });
  expect((await invitee(link.token))?.deliveryProblem).toBeNull();
});

test('what is only late changes nothing', async () => {
  const { returnTo, invitee } = await club.invite();
  expect(await comesBack(returnTo, '4.4.1', 'delayed')).toBe(true);
  expect(await invitee()).toMatchObject({ status: 'SENT', deliveryProblem: null });
});

test('a failure is final with any status, in any form of report', async () => {
  const [reported, told] = [await club.invite(), await club.invite()];
  expect(await comesBack(reported.returnTo, '4.4.7')).toBe(true);
  expect(await reported.invitee()).toMatchObject({ status: 'UNDELIVERABLE', deliveryProblem: 'OTHER' });
  const words = ['Delivery has failed to these recipients or groups:', told.email, '550 5.1.10 not found'];
  expect(await club.arrives(wordsMail(told.returnTo, words))).toBe(true);
  expect(await told.invitee()).toMatchObject({ status: 'UNDELIVERABLE', deliveryProblem: 'NO_ADDRESS' });
});

test('an answer stays when a report comes back afterwards', async () => {
  const { gameId: id, returnTo, invitee, link } = await club.invite();
  const body = { actionType: 'ACCEPT', password: link.password };
  await call(club.app, actOnGame, { params: { id }, token: link.token, body });
  expect(await comesBack(returnTo, '5.1.1')).toBe(true);
  expect(await invitee()).toMatchObject({ status: 'CONFIRMED', deliveryProblem: null });
});

// R-hidden-invitee: nobody learns by a reason that they are blocked.
test('a refusal without a reason and somebody who has blocked the organiser read the same', async () => {
  const { id } = await createTestGame(club.app, club.owner, { contactList: [newGuest({ email: REFUSED })] });
  const first = async (game: string) => (await readGame(club.app, game, club.owner.token)).invitee[0];
  await expect.poll(async () => (await first(id))?.status).toBe('UNDELIVERABLE');
  const blocker = await createPerson(club.app);
  await call(club.app, blockUser, { token: blocker.token, query: { userId: club.owner.id } });
  const game = await createTestGame(club.app, club.owner, { contactList: [contactOf(blocker)] });
  const [refused, hidden] = [await first(id), await first(game.id)];
  expect([hidden?.status, hidden?.deliveryProblem]).toEqual([refused?.status, refused?.deliveryProblem]);
});

test('only a mail that asks somebody has its own return address, and the database has only its hash', async () => {
  const { returnTo } = await club.invite();
  const { rows } = await execute(club.app.connection, 'select * from bounce_tokens');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(returnTo.slice(5, 33));
  expect((await execute(club.app.connection, 'select 1 from mails where return_to is not null')).rowCount).toBe(0);
});

test('an address that is not of ours, or that has ended, says nothing', async () => {
  const { returnTo, invitee } = await club.invite();
  const other = returnTo.replace(/\+(.)/, (_found, first) => (first === 'a' ? '+b' : '+a'));
  expect(await comesBack(other, '5.1.1')).toBe(false);
  expect(await invitee()).toMatchObject({ status: 'SENT' });
  await sweepAt([club.app], new Date(club.app.clock.now().getTime() + 35 * 86_400_000));
  await expect.poll(async () => (await execute(club.app.connection, 'select 1 from bounce_tokens')).rowCount).toBe(0);
  expect(await comesBack(returnTo, '5.1.1')).toBe(false);
});
