import { addMinutes } from 'date-fns/addMinutes';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, useStarted, useTestApp } from '../../support/app.ts';
import { execute } from '../../support/database/databaseServer.ts';
import {
  createPerson,
  createTestGame,
  hoursFromNow,
  newGuest,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { jobsDone, sweepAt } from '../../support/jobsDone.ts';
import { reportMail } from '../../support/mail/bounceMail.ts';
import { hasImapServer, startMailbox } from '../../support/mail/imap.ts';
import { entryOf } from '../../support/mail/mailedClub.ts';
import { replyMail, VOUCHED } from '../../support/mail/replyMail.ts';
import { startMailServer } from '../../support/mail/smtp.ts';

// What comes back to a real mailbox (R-mailbox, R-bounces, R-calendar-answers); without dovecot-imapd on this machine the file is skipped.

const GONE = [{ action: 'failed', status: '5.1.1' }] as const;

describe.skipIf(!hasImapServer)('a mailbox, which needs /usr/sbin/dovecot', () => {
  const mailbox = useStarted(startMailbox);
  const smtp = useStarted(startMailServer);
  const options = () => ({
    now: '2026-11-21T09:00:00.000Z',
    config: {
      smtpUrl: smtp.url,
      mailFrom: 'matches@club.be',
      inbound: { url: mailbox.url, replyAddress: 'play+*@club.be', trustedAuthserv: 'mx.club.be' },
    },
  });
  const first = useTestApp(options);
  const second = useTestApp(() => ({ ...options(), connection: first.connection }));
  const apps: [TestApp, TestApp] = [first, second];
  let owner: Person;

  beforeAll(async () => {
    owner = await createPerson(first);
    await first.db.query("update users set membership_level = 'OWNIT'");
  });

  let guests = 0;

  async function invite() {
    guests += 1;
    const guest = newGuest({ email: `gil${guests}@players.be` });
    const calendarPreference = [{ fromTime: hoursFromNow(first, 24), toTime: hoursFromNow(first, 25) }];
    const { id } = await createTestGame(first, owner, { contactList: [guest], calendarPreference });
    const delivered = () => smtp.received.find(({ to }) => to?.[0]?.address === guest.email);
    await expect.poll(delivered).toBeTruthy();
    const invitee = async () => (await readGame(first, id, owner.token)).invitee[0];
    await expect.poll(async () => (await invitee())?.status).toBe('SENT');
    const mail = delivered();
    return { returnTo: mail?.returnTo ?? '', email: guest.email, entry: mail ? entryOf(mail) : null, invitee };
  }

  async function nextMinute(): Promise<void> {
    await sweepAt(apps, addMinutes(first.clock.now(), 1));
    await jobsDone(first, 'mailbox.read');
  }

  test('an invitation that comes back later is shown as not delivered, with the reason, and its report is read', async () => {
    const { returnTo, invitee } = await invite();
    expect(returnTo).toMatch(/^play\+[a-z2-7]{28}@club\.be$/);
    await mailbox.deliver(reportMail(returnTo, GONE));
    await first.db.query('begin; select 1 from invitees for update');
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const waiting = async () => (await execute(first.connection, waits)).rowCount;
    try {
      await sweepAt(apps, addMinutes(first.clock.now(), 1));
      await expect.poll(waiting).toBe(1);
      // Not before what follows from it is stored.
      expect(await mailbox.unread()).toBe(1);
    } finally {
      await first.db.query('commit');
    }
    await jobsDone(first, 'mailbox.read');
    expect(await invitee()).toMatchObject({ status: 'UNDELIVERABLE', deliveryProblem: 'NO_ADDRESS' });
    expect(await mailbox.unread()).toBe(0);
  });

  /** What the log says of the mails that were read. */
  const readLines = () => apps.flatMap(({ lines }) => lines.filter((line) => line.includes('"msg":"mailbox"')));

  test('what a calendar answers is an answer', async () => {
    const { entry, email, invitee } = await invite();
    const spec = { to: entry?.organiser ?? '', from: email, uid: entry?.uid ?? '', headers: VOUCHED(email) };
    await mailbox.deliver(replyMail('google', spec));
    await nextMinute();
    expect((await invitee())?.status).toBe('CONFIRMED');
    expect(await mailbox.unread()).toBe(0);
    expect(readLines().at(-1)).toMatch(/"reply":"taken","inviteeId":"/);
  });

  test('what is none of ours, too long or nested too deeply is read, changes nothing and keeps nothing waiting', async () => {
    const { returnTo, invitee } = await invite();
    const deep = Array.from(
      { length: 200 },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}`,
    );
    await mailbox.deliver(`To: ann@club.be\r\n\r\nhello`);
    await mailbox.deliver(`To: ${returnTo}\r\n${deep.join('\r\n')}\r\n`);
    await mailbox.deliver(`${reportMail(returnTo, GONE)}${'x'.repeat(1_000_000)}`);
    await mailbox.deliver(
      reportMail(
        returnTo.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a')),
        GONE,
      ),
    );
    await mailbox.deliver(reportMail(returnTo, [{ action: 'delayed', status: '4.4.1' }]));
    const before = readLines().length;
    await nextMinute();
    // None of them without a trace.
    expect(readLines()).toHaveLength(before + 5);
    expect(readLines().filter((line) => line.includes('"passedBy":"tooLong"'))).toHaveLength(1);
    expect(await invitee()).toMatchObject({ status: 'SENT', deliveryProblem: null });
    expect(await mailbox.unread()).toBe(0);
    await mailbox.deliver(reportMail(returnTo, [{ action: 'failed', status: '5.2.2' }]));
    await nextMinute();
    expect(await invitee()).toMatchObject({ status: 'UNDELIVERABLE', deliveryProblem: 'FULL' });
  });

  test('a mailbox that is away stops nothing, is said once, and what came meanwhile is read when it is back', async () => {
    const { returnTo, invitee } = await invite();
    await mailbox.deliver(reportMail(returnTo, GONE));
    await mailbox.stop();
    const said = () => apps.flatMap(({ lines }) => lines).filter((line) => line.includes('cannot be read')).length;
    for (let minute = 0; minute < 4; minute++) await nextMinute();
    expect(await invitee()).toMatchObject({ status: 'SENT' });
    // Once by each process.
    expect([1, 2]).toContain(said());
    await mailbox.start();
    await nextMinute();
    expect(await invitee()).toMatchObject({ status: 'UNDELIVERABLE' });
  });

  test('of two processes one reads at a time', async () => {
    const invited = [];
    for (let count = 0; count < 4; count++) invited.push(await invite());
    for (const { returnTo } of invited)
      for (let copy = 0; copy < 25; copy++) await mailbox.deliver(reportMail(returnTo, GONE));
    const active = `select count(*)::int as jobs from jobs.job where name = 'mailbox.read' and state = 'active'`;
    const seen = new Set<number>();
    const reading = nextMinute();
    for (let second = 0; second < 3; second++) {
      await sweepAt(apps, addMinutes(first.clock.now(), 1));
      seen.add((await execute(first.connection, active)).rows[0]?.jobs);
    }
    await reading;
    await jobsDone(first, 'mailbox.read');
    expect(Math.max(...seen)).toBe(1);
    expect(await mailbox.unread()).toBe(0);
    for (const { invitee } of invited) expect(await invitee()).toMatchObject({ status: 'UNDELIVERABLE' });
  });
});
