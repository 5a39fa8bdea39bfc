import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, expect, test, vi } from 'vitest';
import { actOnGame, editGame } from '../../../shared/contract/game.ts';
import { useStarted } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { hoursFromNow, readGame } from '../../support/factories.ts';
import { jobsDone } from '../../support/jobsDone.ts';
import { entryOf, type Mailed, startMailedClub } from '../../support/mail/mailedClub.ts';
import { BY_GOOGLE, CALENDARS, type ReplySpec, replyMail, VOUCHED } from '../../support/mail/replyMail.ts';

// What somebody's calendar answers for them (R-calendar-answers).

const club = useStarted(startMailedClub);
beforeEach(() => pass(25 * 60));

const pass = (minutes: number) => club.app.clock.set(addMinutes(club.app.clock.now(), minutes));

/** Somebody who was invited a while ago: the next mail is not gathered with that one (R-mail-gathered). */
async function invited(preference: Record<string, unknown> = {}): Promise<Mailed> {
  const mailed = await club.invite({}, preference);
  pass(20);
  return mailed;
}

/** So many minutes ago, as iCalendar writes it. */
const ago = (minutes: number) =>
  `${addMinutes(club.app.clock.now(), -minutes).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const statusOf = async ({ invitee }: Mailed) => (await invitee())?.status;
const subjectsTo = async ({ email }: Mailed) => {
  await jobsDone(club.app, 'mail.deliver');
  return club.mailsTo(email).map(({ subject }) => subject);
};

function reply(
  mailed: Mailed,
  changes: Partial<ReplySpec> = {},
  calendar: (typeof CALENDARS)[number] = 'apple',
): string {
  const { entry, email } = mailed;
  if (!entry) throw new Error('nothing was put into the calendar');
  const spec = { to: entry.organiser, from: email, uid: entry.uid, stamp: ago(0), headers: VOUCHED(email), ...changes };
  return replyMail(calendar, spec);
}

const onPage = (mailed: Mailed, actionType: string) =>
  call(club.app, actOnGame, {
    params: { id: mailed.gameId },
    token: mailed.link.token,
    body: { actionType, password: mailed.link.password },
  });

test('one time at one venue is asked for in the calendar; a choice is not', async () => {
  const one = await club.invite();
  expect(one.entry?.organiser).toMatch(/^play\+[a-z2-7]{28}@club\.be$/);
  expect(one.entry?.text).toMatch(/METHOD:REQUEST[\s\S]*STATUS:TENTATIVE/);
  expect(one.entry?.text).toMatch(/RSVP=TRUE/);
  expect(one.entry?.text).toMatch(/PARTSTAT=NEEDS-ACTION/);
  expect(one.entry?.text.match(/ATTENDEE/g)).toHaveLength(1);
  // There is one venue, so that is where it would be.
  expect(one.entry?.text).toMatch(/^LOCATION:Court 1$/m);
  const many = [{ fromTime: hoursFromNow(club.app, 24), toTime: hoursFromNow(club.app, 28) }];
  expect((await club.invite({ calendarPreference: many })).entry).toBeNull();
  const venues = [{ location: { name: 'Court 1' } }, { location: { name: 'Court 2' } }];
  expect((await club.invite({ locationPreference: venues })).entry).toBeNull();
});

test.each(CALENDARS)(
  '%s: a yes makes the match, from the same organiser for the whole life of the entry',
  async (calendar) => {
    const mailed = await invited();
    expect(await club.arrives(reply(mailed, {}, calendar))).toBe(true);
    expect(await statusOf(mailed)).toBe('CONFIRMED');
    await expect.poll(() => club.mailsTo(mailed.email).length).toBe(2);
    const agreed = club.mailsTo(mailed.email)[1];
    const entry = agreed && entryOf(agreed);
    expect([entry?.uid, entry?.organiser]).toEqual([mailed.entry?.uid, mailed.entry?.organiser]);
    expect(entry?.text).toMatch(/STATUS:CONFIRMED/);
    expect(entry?.text).toMatch(/RSVP=FALSE/);
  },
);

test('a no is a no, and can be taken back by a later yes', async () => {
  const mailed = await invited({ candidateMethod: 'CHOOSE' });
  await club.arrives(reply(mailed, { says: 'DECLINED', stamp: ago(5) }));
  expect(await statusOf(mailed)).toBe('DECLINED');
  await club.arrives(reply(mailed, { says: 'ACCEPTED', stamp: ago(1) }));
  expect(await statusOf(mailed)).toBe('ACCEPTED');
});

test('Google’s calendar answers for a domain that is not Google’s: the answer counts, and its owner can undo it', async () => {
  const mailed = await invited({ candidateMethod: 'CHOOSE' });
  await club.arrives(reply(mailed, { headers: BY_GOOGLE }, 'google'));
  expect(await statusOf(mailed)).toBe('ACCEPTED');
  expect((await subjectsTo(mailed)).at(-1)).toMatch(/^We have your calendar’s answer/);
});

test('once agreed, a no withdraws nobody: it asks, once a day', async () => {
  const mailed = await invited();
  await onPage(mailed, 'ACCEPT');
  pass(20);
  for (let copy = 0; copy < 3; copy++) await club.arrives(reply(mailed, { says: 'DECLINED', stamp: ago(copy) }));
  expect(await statusOf(mailed)).toBe('CONFIRMED');
  const asked = (await subjectsTo(mailed)).filter((subject) => subject?.startsWith('Do you want to withdraw?'));
  expect(asked).toHaveLength(1);
});

test.each([
  ['a stranger to whom the invitation was forwarded', { from: 'eve@evil.be', headers: VOUCHED('eve@evil.be') }],
  ['a stranger who names the invited one', { from: 'eve@evil.be', attendee: 'OWN', headers: VOUCHED('eve@evil.be') }],
  ['somebody who writes their address as author', { headers: {} }],
  [
    'somebody who writes what our mail server would',
    { headers: { 'Authentication-Results': 'mx.evil.be; dmarc=pass header.from=players.be' } },
  ],
  ['Google’s calendar, for another attendee', { attendee: 'eve@evil.be', headers: BY_GOOGLE }],
])('%s changes nothing; the invited one is asked, and nobody else', async (_who, changes: Partial<ReplySpec>) => {
  const mailed = await invited();
  const attendee = changes.attendee === 'OWN' ? mailed.email : changes.attendee;
  for (const says of ['ACCEPTED', 'DECLINED', 'ACCEPTED']) {
    await club.arrives(reply(mailed, { ...changes, ...(attendee ? { attendee } : {}), says }));
  }
  expect(await statusOf(mailed)).toBe('SENT');
  expect(await subjectsTo(mailed)).toEqual([expect.anything(), 'Was this answer from you?']);
  expect(club.mailsTo('eve@evil.be')).toEqual([]);
});

test('a yes that a strict reader throws away counts, as the line of its author', async () => {
  const mailed = await invited({ candidateMethod: 'CHOOSE' });
  const others = 'ATTENDEE;PARTSTAT=DECLINED:mailto:ann@players.be';
  const broken = reply(mailed, {}, 'nextcloud').replace(
    'SUMMARY:',
    `${others}\r\nLOCATION:Court\r\n1, no fold\r\nSUMMARY:`,
  );
  await club.arrives(broken);
  expect(await statusOf(mailed)).toBe('ACCEPTED');
});

test('an answer that cannot be read changes nothing; the invited one is asked, once a day', async () => {
  const mailed = await invited();
  for (const lost of ['UID:', 'ATTENDEE;']) {
    await club.arrives(reply(mailed, {}, 'nextcloud').replace(lost, 'X-LOST;'));
  }
  expect(await statusOf(mailed)).toBe('SENT');
  expect(await subjectsTo(mailed)).toEqual([
    expect.anything(),
    expect.stringMatching(/^We couldn’t read your answer: Tennis/),
  ]);
});

test.each([
  ['another time', (raw: string) => raw.replaceAll('REPLY', 'COUNTER')],
  ['somebody in their place', (raw: string) => raw.replaceAll('ACCEPTED', 'DELEGATED')],
  [
    'Outlook’s wrapping',
    (raw: string) => raw.replace(/Content-Type: text\/calendar[\s\S]*/, 'Content-Type: application/ms-tnef\r\n\r\nx'),
  ],
])('%s is no plain answer: the invited one is asked (R-calendar-answers)', async (_what, change) => {
  const mailed = await invited();
  await club.arrives(change(reply(mailed, {}, 'nextcloud')));
  expect(await statusOf(mailed)).toBe('SENT');
  expect((await subjectsTo(mailed))[1]).toMatch(/^We couldn’t read your answer: Tennis/);
});

test.each(['application/octet-stream', 'text/plain', 'text/html', 'text/x-vcalendar', 'application/x-ics'])(
  'a yes as %s counts, and is nobody’s words',
  async (type) => {
    const mailed = await invited({ candidateMethod: 'CHOOSE' });
    const header = `Content-Type: ${type}; name="invite.ics"`;
    await club.arrives(reply(mailed, {}, 'nextcloud').replace(/Content-Type: text\/calendar.*/, header));
    expect(await mailed.invitee()).toMatchObject({ status: 'ACCEPTED', note: null });
  },
);

test('after ten in an hour no calendar is read any more', async () => {
  const mailed = await invited({ candidateMethod: 'CHOOSE' });
  const run = vi.spyOn(club.context.mailWorkers, 'run');
  for (let mail = 0; mail < 12; mail++) await club.arrives(reply(mailed, { says: 'TENTATIVE' }));
  expect(run).toHaveBeenCalledTimes(10);
  await club.arrives(reply(mailed));
  expect(await statusOf(mailed)).toBe('SENT');
});

test('what is no answer of a calendar, or to another match, changes nothing and asks nobody', async () => {
  const [mailed, other] = [await invited(), await invited()];
  await club.arrives(reply(mailed, { says: 'TENTATIVE' }));
  await club.arrives(reply(mailed, { uid: other.entry?.uid ?? '' }));
  await club.arrives(reply(mailed, { headers: { ...VOUCHED(mailed.email), 'Auto-Submitted': 'auto-replied' } }));
  expect(await statusOf(mailed)).toBe('SENT');
  expect(await subjectsTo(mailed)).toHaveLength(1);
  const wrong = (mailed.entry?.organiser ?? '').replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'));
  expect(await club.arrives(reply(mailed, { to: wrong }))).toBe(false);
});

test('an answer in a mail that is forwarded inside a mail is nobody’s: it is passed on to nobody', async () => {
  const mailed = await invited();
  const forwarded = { ...VOUCHED(mailed.email), 'Content-Type': 'message/rfc822' };
  const head = Object.entries({ To: mailed.entry?.organiser, From: mailed.email, ...forwarded });
  await club.arrives([...head.map(([name, value]) => `${name}: ${value}`), '', reply(mailed)].join('\r\n'));
  expect(await statusOf(mailed)).toBe('SENT');
  expect((await subjectsTo(mailed))[1]).toMatch(/^We couldn’t pass on your reply/);
});

test('an answer to a time that was moved since does not count for the new one: they are asked again', async () => {
  const mailed = await invited();
  const { version } = await readGame(club.app, mailed.gameId, club.owner.token);
  const calendarPreference = [{ fromTime: hoursFromNow(club.app, 48), toTime: hoursFromNow(club.app, 49) }];
  await call(club.app, editGame, {
    params: { id: mailed.gameId },
    token: club.owner.token,
    body: { calendarPreference, version },
  });
  await club.arrives(reply(mailed, { sequence: 0 }));
  expect(await statusOf(mailed)).toBe('SENT');
  expect((await subjectsTo(mailed)).at(-1)).toMatch(/^Your calendar’s answer didn’t count/);
});

test('a match that was called off is taken out of the calendars it was asked for in, and takes no answers', async () => {
  const mailed = await invited();
  await call(club.app, actOnGame, {
    params: { id: mailed.gameId },
    token: club.owner.token,
    body: { actionType: 'CANCEL' },
  });
  await expect.poll(() => club.mailsTo(mailed.email).length).toBe(2);
  const [, canceled] = club.mailsTo(mailed.email);
  const entry = canceled && entryOf(canceled);
  expect(entry).toMatchObject({ uid: mailed.entry?.uid, organiser: mailed.entry?.organiser });
  expect(entry?.text).toMatch(/METHOD:CANCEL/);
  await club.arrives(reply(mailed));
  expect(await statusOf(mailed)).toBe('SENT');
  expect((await subjectsTo(mailed)).at(-1)).toMatch(/^Your calendar’s answer didn’t count/);
});

/** @returns all orders of some things */
function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((first, index) => ordersOf(all.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

test('the answer that was given last counts, in any order of arrival', async () => {
  type Step = 'page yes' | 'no' | 'older yes' | 'no again';
  const mails: Step[] = ['no', 'older yes', 'no again'];
  // The page is answered when it is: after all of them, or before what was answered later comes.
  const withPage = ordersOf<Step>(['page yes', ...mails]).map((steps) => ({ steps, ends: 'ACCEPTED', mailed: 30 }));
  const withoutPage = ordersOf(mails).map((steps) => ({ steps, ends: 'DECLINED', mailed: 30 }));
  const afterPage = ordersOf(mails).map((steps) => ({
    steps: ['page yes' as Step, ...steps],
    ends: 'DECLINED',
    mailed: -30,
  }));
  for (const { steps, ends, mailed: minutes } of [...withPage, ...withoutPage, ...afterPage]) {
    const mailed = await invited({ candidateMethod: 'CHOOSE' });
    pass(60);
    const no = reply(mailed, { says: 'DECLINED', stamp: ago(minutes) });
    const sent = { no, 'no again': no, 'older yes': reply(mailed, { says: 'ACCEPTED', stamp: ago(minutes + 10) }) };
    const arrival = addMinutes(club.app.clock.now(), Math.max(0, -minutes) + 1);
    for (const step of steps) {
      if (step === 'page yes') await onPage(mailed, 'ACCEPT');
      else await club.arrives(sent[step], arrival);
    }
    expect([steps.join(', '), await statusOf(mailed)]).toEqual([steps.join(', '), ends]);
  }
});
