import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { beforeEach, describe, expect, test } from 'vitest';
import { getBalls, shareByEmail } from '../../../shared/contract/friends.ts';
import { actOnGame, createGame } from '../../../shared/contract/game.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { blockUser, setEmailChannel } from '../../../shared/contract/settings.ts';
import { MAX_CONTACT_BYTES } from '../../../shared/domain/limits.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  ageAccount,
  contactOf,
  createPerson,
  gameBody,
  hoursFromNow,
  logIn,
  outbox,
  type Person,
  proveAddress,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(new Date(hoursFromNow(app, 25))));

const share = ({ token }: Person, emailsString: string, comment = '') =>
  call(app, shareByEmail, { body: { emailsString, comment }, token });
const balls = async ({ token }: Person) => (await call(app, getBalls, { token })).body;

describe('friends invited by mail', () => {
  test('each address once: a mail with the code and a way to stop them, ten pending balls', async () => {
    const player = await createPerson(app, { firstName: 'Ann' });
    const answer = await share(player, ' One@Friends.example , two@friends.example,one@friends.example', 'Come along!');
    expect(answer.body).toEqual({ statistics: { sent: 2, skipped: 0 } });
    expect(await balls(player)).toEqual({ pendingCount: 20, currentCount: 0 });
    const [mail] = await outbox(app, 'one@friends.example');
    expect(mail?.text).toContain('Come along!');
    expect(mail?.links[0]).toMatch(/\/signupmail\?code=[A-Z]{3}\d{4}%40\d\d$/);
    expect(mail?.links[1]).toContain('/unsub?');
    // R-mail-why: they may have neither a match nor an account.
    expect(mail?.text).toMatch(/because .* typed your address into Crosscourt to invite you\./);
    expect(mail?.text).not.toContain('one of your matches');
    const again = await share(player, `one@friends.example,three@friends.example,${player.email}`);
    expect(again.body).toEqual({ statistics: { sent: 1, skipped: 2 } });
    expect(await outbox(app, 'one@friends.example')).toHaveLength(1);
    expect(await outbox(app, player.email)).toHaveLength(1);
  });

  // R-email-form
  test('addresses as they are pasted are mailed as they are meant, and what is none is refused', async () => {
    const player = await createPerson(app);
    const pasted = `'pat@pasted.example'; Baker, Ann <mailto:ann@pasted.example>; zo\u200be@pasted.example\u2060`;
    expect((await share(player, pasted)).body).toEqual({ statistics: { sent: 3, skipped: 0 } });
    for (const name of ['pat', 'ann', 'zoe']) expect(await outbox(app, `${name}@pasted.example`)).toHaveLength(1);
    expect((await share(player, 'pat@pasted.example/')).status).toBe(400);
  });

  test('people who want no mail get none, and the answer does not show that', async () => {
    const [player, silent, blocker, open] = [
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
    ];
    await call(app, setEmailChannel, { query: { emailStatus: 'false' }, token: silent.token });
    await call(app, blockUser, { query: { userId: player.id }, token: blocker.token });
    const answer = await share(player, [silent, blocker, open].map(({ email }) => email).join());
    expect(answer.body.statistics).toEqual({ sent: 3, skipped: 0 });
    expect((await balls(player)).pendingCount).toBe(30);
    for (const [person, mails] of [
      [silent, 1],
      [blocker, 1],
      [open, 2],
    ] as const) {
      expect(await outbox(app, person.email)).toHaveLength(mails);
    }
  });

  test('400 names what is wrong, 403 while no address is proved, 429 after fifty a day with nothing sent', async () => {
    const player = await createPerson(app);
    await ageAccount(app, player, 2);
    for (const wrong of ['', ' , ', 'ann', 'ann@club.example;bert@club']) {
      expect((await share(player, wrong)).error).toMatchObject({ status: 400 });
    }
    const unproved = await createPerson(app, { validated: false });
    expect((await share(unproved, 'x@friends.example')).error.messageId).toBe('E.share.unproved');
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_one, index) => `f${from + index}@many.example`).join();
    expect((await share(player, many(0, 45))).body.statistics.sent).toBe(45);
    expect((await share(player, many(100, 6))).error.messageId).toBe('E.tooMany');
    expect(await outbox(app, 'f100@many.example')).toEqual([]);
    expect((await share(player, many(100, 5))).body.statistics.sent).toBe(5);
  });
});

describe('balls are earned', () => {
  const signUp = async (email: string, regInvitationCode?: string) => {
    const code = regInvitationCode ? { regInvitationCode } : {};
    await createPerson(app, { emails: [{ email }], validated: false, ...code });
    return () => proveAddress(app, email);
  };
  const again = async (person: Person) => ({ ...person, token: await logIn(app, person.email) });

  /** A month later the account of an address plays its first match, against somebody who was here before. */
  async function playFirst(email: string, ...inviters: Person[]): Promise<Person[]> {
    const regular = await createPerson(app);
    app.clock.set(addDays(app.clock.now(), 31));
    const [player, friend] = [await logIn(app, regular.email), await logIn(app, email)];
    const body = gameBody(app, { contactList: [contactOf({ email })] });
    const { id } = (await call(app, createGame, { token: player, body })).body;
    const act = (token: string, action: Record<string, unknown>) =>
      call(app, actOnGame, { params: { id }, token, body: action });
    await act(friend, { actionType: 'ACCEPT' });
    app.clock.set(addDays(app.clock.now(), 2));
    const sets = [{ initiatorScore: 6, opponentScore: 2, type: 'NORMAL', ord: 1 }];
    expect((await act(player, { actionType: 'SET_SCORE', sets })).body.status).toBe('PLAYED');
    return Promise.all(inviters.map(again));
  }
  const codeOf = async ({ token }: Person) => {
    const { body } = await app.app
      .inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
      .then((response) => ({ body: response.json() }));
    return body.invitationCode as string;
  };

  test('when an invited address makes an account, proves it and plays, by the first who invited it, once', async () => {
    let [first, second] = [await createPerson(app), await createPerson(app)];
    await share(first, 'new1@friends.example');
    await share(second, 'new1@friends.example');
    const prove = await signUp('new1@friends.example');
    expect(await balls(first)).toEqual({ pendingCount: 10, currentCount: 0 });
    await prove();
    expect(await balls(first)).toEqual({ pendingCount: 10, currentCount: 0 });
    [first, second] = (await playFirst('new1@friends.example', first, second)) as [Person, Person];
    expect(await balls(first)).toEqual({ pendingCount: 0, currentCount: 10 });
    expect(await balls(second)).toEqual({ pendingCount: 10, currentCount: 0 });
  });

  test('by whose code was given, though another had invited the address', async () => {
    let [inviter, owner] = [await createPerson(app), await createPerson(app)];
    await share(inviter, 'new2@friends.example');
    await (await signUp('new2@friends.example', await codeOf(owner)))();
    [inviter, owner] = (await playFirst('new2@friends.example', inviter, owner)) as [Person, Person];
    expect(await balls(owner)).toEqual({ pendingCount: 0, currentCount: 10 });
    expect(await balls(inviter)).toEqual({ pendingCount: 10, currentCount: 0 });
    // R-friends-page: of whom they know by the code; with them they have not played.
    const known = (await call(app, findKnownPeople, { token: owner.token, query: {} })).body;
    expect(known).toMatchObject([{ balls: 10, played: 0, lastPlayed: null }]);
  });

  test('not for people who were here before', async () => {
    let player = await createPerson(app);
    const old = await createPerson(app);
    const prove = await signUp('new3@friends.example');
    app.clock.set(new Date(hoursFromNow(app, 1)));
    await share(player, `new3@friends.example,${old.email}`);
    await prove();
    [player] = (await playFirst('new3@friends.example', player)) as [Person];
    expect(await balls(player)).toEqual({ pendingCount: 20, currentCount: 0 });
  });
});

describe('the contacts file', () => {
  async function upload(name: string, content: Buffer, { token }: Person) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return app.app.inject({
      method: 'POST',
      url: '/api/uploadcontactfile',
      headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  test('answers its addresses as text, and refuses what is none', async () => {
    const player = await createPerson(app);
    const apple = await readFile(join(import.meta.dirname, '../../files/contacts/apple.vcf'));
    const answer = await upload('apple.vcf', apple, player);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('amelie@renard.example,amelie.renard@a-very-long-company-name-that-folds.example');
    // The content decides, as systems call such a file this and that.
    for (const name of ['contacts.vcard', 'contacts.tsv', 'contacts'])
      expect((await upload(name, apple, player)).statusCode).toBe(200);
    const zip = Buffer.from('PK\u0003\u0004\0\0\0');
    expect((await upload('list.csv', zip, player)).json()).toMatchObject({ status: 415, messageId: 'E.mediaType' });
    expect((await upload('empty.csv', Buffer.from('Name'), player)).json()).toMatchObject({ status: 422 });
    const large = Buffer.alloc(MAX_CONTACT_BYTES + 1, 'a');
    expect((await upload('large.csv', large, player)).json()).toMatchObject({ status: 413, messageId: 'E.tooLarge' });
    const exact = await upload(
      'exact.csv',
      Buffer.concat([large.subarray(0, -15), Buffer.from(',ok@club.ex.be')]),
      player,
    );
    expect(exact.body).toBe('ok@club.ex.be');
  });
});
