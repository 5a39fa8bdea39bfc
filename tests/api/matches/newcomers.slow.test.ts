import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../../../shared/contract/account.ts';
import { shareByEmail } from '../../../shared/contract/friends.ts';
import { actOnGame, createGame, editGame, getGame } from '../../../shared/contract/game.ts';
import { getHealth } from '../../../shared/contract/operator/operator.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import {
  ageAccount,
  contactOf,
  createPerson,
  createTestGame,
  gameBody,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  PASSWORD,
  type Person,
} from '../../support/factories.ts';
import { createOperator, OPERATORS } from '../../support/operators.ts';

// R-mail-newcomer: what one account can have mailed to people who do not know it.

const NOW = new Date('2026-11-21T09:00:00.000Z');
const app = useTestApp({ now: NOW, config: { operators: OPERATORS } });
// Nothing waits, and nothing is counted, of the test before.
beforeEach(async () => {
  await execute(app.connection, 'truncate mail_counts, match_mails, limits');
});

/** Moves the clock on, and waits until what became due has gone out. */
async function pass(minutes: number): Promise<void> {
  const now = addMinutes(app.clock.now(), minutes).toISOString();
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
}

/** An account whose plan allows many guests. */
async function createMember(): Promise<Person> {
  const person = await createPerson(app);
  await execute(app.connection, `update users set membership_level = 'OWNIT' where id = '${person.id}'`);
  return person;
}
const guests = (count: number) => Array.from({ length: count }, () => newGuest());
const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
const offer = (by: Person, contactList: unknown[]) =>
  call(app, createGame, {
    token: by.token,
    body: gameBody(app, { contactList }, { matchType: 'OPENDOUBLE' }),
  });

/** How many mails have gone out or wait to, to addresses that begin so. */
async function mailsTo(beginning: string): Promise<number> {
  const { rows } = await execute(
    app.connection,
    `select count(*)::int as mails from mails where recipient like '${beginning}%'`,
  );
  return rows[0].mails;
}

/** An organiser who has been here for a week, and whom so many people have answered. */
async function clubOrganiser(answers: number): Promise<Person> {
  const organiser = await createMember();
  const list = guests(answers);
  await offer(organiser, list);
  for (const { email } of list) {
    const { token, gameId } = await linkOf(app, email);
    await act(gameId, token, { actionType: 'DECLINE' });
  }
  await ageAccount(app, organiser, 7);
  return organiser;
}

describe('a fresh account that mails as many people as it can', () => {
  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    return { firstName: 'Vic', lastName: 'Tim', email: `stranger${strangers}@mail.example` };
  };

  /** All ways to have a stranger mailed, one after the other. */
  async function strike(by: Person): Promise<void> {
    const created = await offer(by, [stranger(), stranger(), stranger()]);
    if (created.status === 201) await act(created.body.id, by.token, { actionType: 'CANCEL' });
    const shared = (await call(app, createGame, { token: by.token, body: gameBody(app) })).body as Game;
    const share = readInvitationPath(new URL(shared.shareUrl ?? '').pathname)?.token ?? '';
    for (let visitor = 0; visitor < 3; visitor++) {
      const body = { actionType: 'OPPONENT_SELECTION', contactList: [stranger()] };
      await call(app, actOnGame, { params: { id: shared.id }, token: share, body });
    }
    const calendarPreference = [{ fromTime: hoursFromNow(app, 30), toTime: hoursFromNow(app, 33) }];
    await call(app, editGame, { params: { id: shared.id }, token: by.token, body: { calendarPreference } });
    await call(app, shareByEmail, { token: by.token, body: { emailsString: stranger().email, comment: '' } });
    const emails = [{ email: by.email, main: true }, { email: stranger().email }];
    await call(app, saveMe, { token: by.token, body: { emails, currentPassword: PASSWORD } });
  }

  test('reaches thirty in an hour and a hundred in a day', async () => {
    const attacker = await createMember();
    const begun = app.clock.now();
    let before = 0;
    for (let hour = 0; hour < 24; hour++) {
      for (let time = 0; time < (hour < 5 ? 6 : 1); time++) await strike(attacker);
      await pass(59);
      const mails = await mailsTo('stranger');
      expect(mails - before).toBeLessThanOrEqual(30);
      before = mails;
      app.clock.set(addHours(begun, hour + 1));
      // What no longer hangs on the last hour: the next begins with the sweep.
      expect(mails).toBeLessThanOrEqual(100);
    }
    // It did reach what it may: nothing else has stopped it.
    expect(before).toBeGreaterThan(90);
  });
});

/** Somebody signs up from the network of the tests. */
const join = () => {
  const account = { gender: 'FEMALE', yearOfBirth: 1980, password: PASSWORD, firstName: 'Kim', lastName: 'Known' };
  return call(app, signUp, { body: { ...account, emails: [{ email: newGuest().email }] } });
};

test('a club’s opening night: forty sign up and an organiser invites thirty, all on one line', async () => {
  const organiser = await createMember();
  for (let person = 0; person < 20; person++) expect((await join()).status).toBe(201);
  expect((await offer(organiser, guests(30))).status).toBe(201);
  for (let person = 0; person < 20; person++) expect((await join()).status).toBe(201);
  // What the organiser has used up is theirs alone.
  expect((await offer(organiser, [newGuest()])).error.messageId).toBe('E.mail.newHour');
  expect((await join()).status).toBe(201);
});

test('a line signs up fifty whom nobody has proved, and is told until when; who has proved theirs counts no more', async () => {
  for (let person = 0; person < 50; person++) expect((await join()).status).toBe(201);
  const refused = await join();
  expect([refused.status, refused.error.messageId]).toEqual([429, 'E.signUp.line']);
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  await execute(
    app.connection,
    `update user_addresses set validated_at = now() where address in (select address from user_addresses
      where validated_at is null and address like 'guest%' order by address limit 1)`,
  );
  expect((await join()).status).toBe(201);
  expect((await join()).status).toBe(429);
});

test('is told what to do, keeps the draft, and an operator sees it by its code alone', async () => {
  const newcomer = await createMember();
  const first = guests(20);
  await offer(newcomer, first);
  const refused = await offer(newcomer, guests(20));
  expect([refused.status, refused.error.messageId]).toEqual([429, 'E.mail.newHour']);
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  // None of the second match is left: it can be sent again as it was.
  const games = `select count(*)::int as games from games where owner_id = '${newcomer.id}'`;
  expect((await execute(app.connection, games)).rows[0].games).toBe(1);
  const { token } = await createOperator(app);
  const slowed = async () => (await call(app, getHealth, { token })).body.slowed;
  await expect.poll(slowed).toContainEqual({ code: newcomer.code, times: 1 });
  expect(JSON.stringify(await slowed())).not.toContain('@');
  await pass(61);
  expect((await offer(newcomer, guests(20))).status).toBe(201);
});

test('what waits for room goes out when there is some, a visitor’s mail too', async () => {
  const newcomer = await createMember();
  await offer(newcomer, guests(29));
  const shared = await createTestGame(app, newcomer);
  const share = readInvitationPath(new URL(shared.shareUrl ?? '').pathname)?.token ?? '';
  const visitors = guests(3);
  for (const visitor of visitors) {
    const answer = await act(shared.id, share, { actionType: 'OPPONENT_SELECTION', contactList: [visitor] });
    expect(answer.status).toBe(200);
  }
  const mailed = async () => (await Promise.all(visitors.map(({ email }) => outbox(app, email)))).flat().length;
  expect(await mailed()).toBe(1);
  await pass(61);
  await expect.poll(mailed).toBe(3);
});

test('of many at once no more go out than one after the other', async () => {
  const newcomer = await createMember();
  const tries = await Promise.all(Array.from({ length: 8 }, () => offer(newcomer, guests(8))));
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(3);
});

test('an organiser with eight guests on their first day is not stopped by inviting, changing and calling off', async () => {
  const organiser = await createMember();
  const list = guests(8);
  const { body: game, status } = await offer(organiser, list);
  expect(status).toBe(201);
  for (const { email } of list.slice(0, 4)) {
    const { token, password } = await linkOf(app, email);
    expect((await act(game.id, token, { actionType: 'ACCEPT', password })).status).toBe(200);
  }
  await pass(11);
  await act(game.id, organiser.token, { actionType: 'CANCEL', note: 'Rain' });
  await pass(11);
  const heard = await Promise.all(list.map(async ({ email }) => (await outbox(app, email))[0]?.subject));
  expect(heard.filter((subject) => subject?.includes('Cancelled'))).toHaveLength(8);
  expect((await offer(organiser, list)).status).toBe(201);
});

test('one of standing mails two hundred, one without answers does not', async () => {
  const mailing = async (organiser: Person) => {
    let sent = 0;
    for (let match = 0; match < 5; match++) if ((await offer(organiser, guests(40))).status === 201) sent += 40;
    return sent;
  };
  const organiser = await clubOrganiser(5);
  await pass(24 * 60);
  expect(await mailing(organiser)).toBe(200);
  const quiet = await createMember();
  await ageAccount(app, quiet, 2);
  expect(await mailing(quiet)).toBe(80);
});

test('people who have answered, or were in an agreed match with the sender, are no strangers', async () => {
  const [newcomer, host, third, fourth] = [
    await createMember(),
    await createMember(),
    await createMember(),
    await createMember(),
  ];
  const game = await createTestGame(
    app,
    host,
    { contactList: [newcomer, third, fourth].map(contactOf) },
    { matchType: 'OPENDOUBLE' },
  );
  for (const { token } of [newcomer, third, fourth]) await act(game.id, token, { actionType: 'ACCEPT' });
  expect((await call(app, getGame, { params: { id: game.id }, token: host.token })).body.status).toBe('SCHEDULED');
  await pass(61);
  expect((await offer(newcomer, guests(30))).status).toBe(201);
  expect((await offer(newcomer, [newGuest()])).status).toBe(429);
  expect((await offer(newcomer, [host, third].map(contactOf))).status).toBe(201);
});
