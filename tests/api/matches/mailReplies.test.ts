import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, expect, test } from 'vitest';
import { useStarted } from '../../support/app.ts';
import { outbox } from '../../support/factories.ts';
import { jobsDone } from '../../support/jobsDone.ts';
import { type Mailed, startMailedClub } from '../../support/mail/mailedClub.ts';
import { alternative, calendarPart, file, mixedMail, type PartSpec, written } from '../../support/mail/mixedMail.ts';
import { BY_GOOGLE, replyCalendar, VOUCHED } from '../../support/mail/replyMail.ts';
import { writtenMail } from '../../support/mail/writtenMail.ts';

// What somebody replies to a mail of ours in words (R-mail-replies).

const club = useStarted(startMailedClub);
const pass = (minutes: number) => club.app.clock.set(addMinutes(club.app.clock.now(), minutes));
// So that no mail is gathered with that of another test (R-mail-gathered).
beforeEach(() => pass(25 * 60));

async function mailsTo(email: string) {
  await jobsDone(club.app, 'mail.deliver');
  return club.mailsTo(email);
}

/** The address that somebody's invitation names for replies. */
async function replyAddress({ email }: Mailed): Promise<string> {
  const [mail] = await mailsTo(email);
  const [to] = mail?.replyTo ?? [];
  if (!to?.address) throw new Error('the mail names no address for replies');
  return to.address;
}

const WORDS = 'Could we play at seven?';

/** @param changes of the mail that somebody replies */
async function reply(mailed: Mailed, changes: Partial<Parameters<typeof writtenMail>[0]> = {}): Promise<void> {
  await club.arrives(writtenMail({ to: await replyAddress(mailed), from: mailed.email, text: WORDS, ...changes }));
}

/** Somebody who was invited a while ago: the next mail is not gathered with that one. */
async function invited(changes: Record<string, unknown> = {}): Promise<Mailed> {
  const mailed = await club.invite(changes);
  pass(20);
  return mailed;
}

const plain = (text = '') => text.replace(/\s+/g, ' ');
const UNREAD = 'Replies to this email aren’t read.';
/** Mails that pass words on, the newest first. */
const passedOn = async () =>
  (await outbox(club.app, club.owner.email)).filter(({ subject }) => subject.includes('wrote to you'));
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test('a mail to an invitee names an address of their own for replies; any other says that they are not read', async () => {
  const [one, other] = [await invited(), await invited()];
  const address = await replyAddress(one);
  expect(address).toMatch(/^play\+[a-z2-7]{28}@club\.be$/);
  expect(await replyAddress(other)).not.toBe(address);
  // The same as in their calendar: it is one person to write to.
  expect(one.entry?.organiser).toBe(address);
  const [invitation] = await mailsTo(one.email);
  expect(plain(invitation?.text)).not.toContain(UNREAD);
  await reply(one);
  const [toOwner] = await passedOn();
  for (const text of [toOwner?.text, toOwner?.html]) expect(plain(text)).toContain(UNREAD);
});

test('words reach the organiser, by mail and beside the name; nobody else reads them, and no answer changes', async () => {
  const [mailed, before] = [await invited(), (await passedOn()).length];
  await reply(mailed);
  const [mail, ...earlier] = await passedOn();
  expect(earlier).toHaveLength(before);
  expect(mail?.text).toContain(`“${WORDS}”`);
  expect(mail?.text).not.toContain('Hello Gil');
  expect(await mailed.invitee()).toMatchObject({ status: 'SENT', note: WORDS });
  expect(await subjectsTo(mailed.email)).toHaveLength(1);
});

test('a mail that comes twice is passed on once', async () => {
  const [mailed, before] = [await invited(), (await passedOn()).length];
  await reply(mailed);
  pass(20);
  await reply(mailed);
  expect(await passedOn()).toHaveLength(before + 1);
});

test.each([
  ['by an author nobody vouches for', { headers: {} }],
  ['by somebody to whom the mail was forwarded', { from: 'eve@evil.be', headers: VOUCHED('eve@evil.be') }],
  ['of nothing that can be read', { text: '> only what we wrote' }],
])('a reply %s is passed on to nobody; the invited one is told, once a day', async (_which, changes) => {
  const [mailed, before] = [await invited(), (await passedOn()).length];
  for (let copy = 0; copy < 3; copy++) await reply(mailed, changes);
  expect(await passedOn()).toHaveLength(before);
  expect(await mailed.invitee()).toMatchObject({ note: null });
  expect(await subjectsTo(mailed.email)).toEqual([
    expect.anything(),
    expect.stringMatching(/^We couldn’t pass on your reply: Tennis/),
  ]);
  expect(await subjectsTo('eve@evil.be')).toEqual([]);
});

test('what a program answers by itself is passed on to nobody, and told to nobody', async () => {
  const [mailed, before] = [await invited(), (await passedOn()).length];
  for (const [name, value] of [
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['X-Autoreply', 'yes'],
    ['Return-Path', '<>'],
    ['Precedence', 'auto_reply'],
    ['X-Auto-Response-Suppress', 'All'],
    ['X-Autogenerated', 'Reply'],
    ['X-Mail-Autoreply', 'yes'],
  ] as const) {
    await reply(mailed, { headers: { ...VOUCHED(mailed.email), [name]: value } });
  }
  expect(await passedOn()).toHaveLength(before);
  expect(await subjectsTo(mailed.email)).toHaveLength(1);
});

test('who has blocked the organiser, or was blocked, reaches them by no reply either', async () => {
  const [mailed, before] = [await invited(), (await passedOn()).length];
  await club.app.db.query(
    'insert into blocks (user_id, blocked_id, created_at) select $1, user_id, now() from invitees where game_id = $2',
    [club.owner.id, mailed.gameId],
  );
  await reply(mailed);
  expect(await passedOn()).toHaveLength(before);
  expect(await subjectsTo(mailed.email)).toHaveLength(1);
});

/** The parts of a mail in which somebody's calendar answers, and which has words. */
async function answersWith(
  mailed: Mailed,
  parts: (calendar: (method: string, says?: string) => string) => readonly PartSpec[],
  headers: Record<string, string> = VOUCHED(mailed.email),
): Promise<void> {
  const to = await replyAddress(mailed);
  const calendar = (method: string, says = 'ACCEPTED') => {
    const spec = { to, from: mailed.email, uid: mailed.entry?.uid ?? '', says, stamp: null };
    return replyCalendar('apple', spec).replace('METHOD:REPLY', `METHOD:${method}`);
  };
  await club.arrives(mixedMail({ From: mailed.email, To: to, ...headers }, parts(calendar)));
}
const said = async ({ invitee }: Mailed) => {
  const { status, note } = (await invitee()) ?? {};
  return [status, note];
};
const CHOOSE = { candidateMethod: 'CHOOSE' };
const UNREAD_ANSWER = /^We couldn’t read your answer: Tennis/;

test('words reach the organiser whatever calendar is with them, and an answer counts beside them', async () => {
  for (const [what, status, parts] of [
    ['our invitation', 'SENT', (entry) => [calendarPart(entry('REQUEST'), 'REQUEST')]],
    ['its file', 'SENT', (entry) => [file('application/octet-stream; name=match.ics', entry('REQUEST'))]],
    ['a perhaps', 'SENT', (entry) => [calendarPart(entry('REPLY', 'TENTATIVE'), 'REPLY')]],
    ['a yes', 'ACCEPTED', (entry) => [calendarPart(entry('REPLY'), 'REPLY')]],
    ['a no', 'DECLINED', (entry) => [calendarPart(entry('REPLY', 'DECLINED'), 'REPLY')]],
  ] as [string, string, (entry: (method: string, says?: string) => string) => PartSpec[]][]) {
    const [mailed, before] = [await club.invite({}, CHOOSE), (await passedOn()).length];
    pass(20);
    await answersWith(mailed, (entry) => [written(WORDS), ...parts(entry)]);
    expect([what, ...(await said(mailed))]).toEqual([what, status, WORDS]);
    // After an answer, the mail with the words waits (R-mail-gathered).
    if (status === 'SENT') expect(await passedOn()).toHaveLength(before + 1);
    expect(await subjectsTo(mailed.email)).toHaveLength(1);
  }
});

test('an answer that can’t be read is asked about, even with the invitation that it answers; its words are passed on', async () => {
  for (const answer of [
    (entry: string) => calendarPart(entry, 'COUNTER'),
    () => file('application/octet-stream; name=winmail.dat', 'x'),
  ]) {
    const mailed = await invited();
    await answersWith(mailed, (entry) => [
      written(WORDS),
      answer(entry('COUNTER')),
      calendarPart(entry('REQUEST'), 'REQUEST'),
    ]);
    expect(await said(mailed)).toEqual(['SENT', WORDS]);
    expect(await subjectsTo(mailed.email)).toEqual([expect.anything(), expect.stringMatching(UNREAD_ANSWER)]);
  }
});

test('what a calendar says of its answer in words is nobody’s note', async () => {
  for (const [says, status] of [
    ['ACCEPTED', 'ACCEPTED'],
    ['TENTATIVE', 'SENT'],
  ] as const) {
    const [mailed, before] = [await club.invite({}, CHOOSE), (await passedOn()).length];
    pass(20);
    await answersWith(mailed, (entry) => [
      alternative(written('Gil has answered this invitation.'), calendarPart(entry('REPLY', says), 'REPLY')),
    ]);
    expect(await said(mailed)).toEqual([status, null]);
    expect(await passedOn()).toHaveLength(before);
    expect(await subjectsTo(mailed.email)).toHaveLength(1);
  }
});

test('words beside an answer that nobody’s domain vouches for are passed on to nobody', async () => {
  const mailed = await club.invite({}, CHOOSE);
  pass(20);
  await answersWith(mailed, (entry) => [written(WORDS), calendarPart(entry('REPLY'), 'REPLY')], BY_GOOGLE);
  expect(await said(mailed)).toEqual(['ACCEPTED', null]);
});

test('an answer that Exchange sends counts, without words', async () => {
  const mailed = await club.invite({}, CHOOSE);
  pass(20);
  const headers = { ...VOUCHED(mailed.email), 'X-Auto-Response-Suppress': 'All' };
  await answersWith(mailed, (entry) => [written(WORDS), calendarPart(entry('REPLY'), 'REPLY')], headers);
  expect(await said(mailed)).toEqual(['ACCEPTED', null]);
  expect(await subjectsTo(mailed.email)).toHaveLength(1);
});
