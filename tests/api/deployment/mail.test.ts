import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  hoursFromNow,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { jobsDone } from '../../support/jobsDone.ts';
import { startMailServer } from '../../support/mail/smtp.ts';

const GONE = 'gone@players.be';
const server = useStarted(() => startMailServer({ refuse: [GONE] }));
const app = useTestApp(() => ({
  now: '2026-11-21T09:00:00.000Z',
  config: { smtpUrl: server.url, mailFrom: 'matches@club.be' },
}));
let owner: Person;

beforeAll(async () => {
  owner = await createPerson(app, { firstName: 'Ann', lastName: 'Baker' });
});

const mailTo = (address: string) =>
  expect.poll(() => server.received.find((mail) => mail.to?.[0]?.address === address));

// R-mail-sender
test('an invitation goes out by SMTP, from the deployment’s address under the organiser’s name, as text and HTML', async () => {
  const guest = newGuest({ email: 'gil@players.be' });
  const game = await createTestGame(app, owner, { contactList: [guest], notes: 'Bring <b>balls</b>' });
  await mailTo(guest.email).toBeTruthy();
  const mail = server.received.find((each) => each.to?.[0]?.address === guest.email);
  expect(mail?.from).toMatchObject({ name: 'Ann Baker via Crosscourt', address: 'matches@club.be' });
  expect(mail?.text).toContain('/extinv/');
  expect(mail?.html).toContain('Bring &#60;b&#62;balls');
  await expect.poll(async () => (await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('SENT');
});

// R-calendar-entry
test('an agreed match reaches the guest’s calendar, with nobody else’s address in it', async () => {
  const guest = newGuest({ email: 'gwen@players.be' });
  const game = await createTestGame(app, owner, { contactList: [guest] });
  await mailTo(guest.email).toBeTruthy();
  const invitation = server.received.find((each) => each.to?.[0]?.address === guest.email);
  const url = new URL(/https?:\/\/\S+/.exec(invitation?.text ?? '')?.[0] ?? '');
  const link = readInvitationPath(url.pathname);
  await call(app, actOnGame, {
    params: { id: game.id },
    token: link?.token ?? '',
    body: { actionType: 'ACCEPT', password: link?.password },
  });
  await expect.poll(() => server.received.filter((each) => each.to?.[0]?.address === guest.email).length).toBe(2);
  const agreed = server.received.findLast((each) => each.to?.[0]?.address === guest.email);
  const file = agreed?.attachments[0];
  expect(file?.mimeType).toBe('text/calendar');
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe(`${game.id}@localhost`);
  expect(event.startDate.toJSDate().toISOString()).toBe(hoursFromNow(app, 24));
  expect(event.organizer).toBe('mailto:matches@club.be');
  expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
    `mailto:${guest.email}`,
  ]);
  expect(text).not.toContain(owner.email);
});

test('an address the mail server does not know makes the invitee UNDELIVERABLE', async () => {
  const game = await createTestGame(app, owner, { contactList: [newGuest({ email: GONE })] });
  await expect.poll(async () => (await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('UNDELIVERABLE');
});

test('addresses under reserved domains are kept in the outbox and never go out', async () => {
  const guest = newGuest();
  await createTestGame(app, owner, { contactList: [guest] });
  expect(await outbox(app, guest.email)).toHaveLength(1);
  expect(server.received.some((mail) => mail.to?.[0]?.address === guest.email)).toBe(false);
});

// R-mail-automatic
test('every mail says that a machine sends it, security mails too', async () => {
  await createPerson(app, { emails: [{ email: 'sam@players.be' }] });
  const guest = newGuest({ email: 'flo@players.be' });
  await createTestGame(app, await createPerson(app), { contactList: [guest] });
  for (const address of ['sam@players.be', guest.email]) {
    await mailTo(address).toBeTruthy();
    const mail = server.received.find((each) => each.to?.[0]?.address === address);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    // Not "All": reports of failures are what tells that a mail did not arrive (R-bounces).
    expect(header('x-auto-response-suppress')).toBe('OOF, AutoReply');
  }
});

test('one click in the mail program stops mails, a look at its address does not', async () => {
  const guest = newGuest({ email: 'gus@players.be' });
  const sender = await createPerson(app);
  await createTestGame(app, sender, { contactList: [guest] });
  await mailTo(guest.email).toBeTruthy();
  const mail = server.received.find((each) => each.to?.[0]?.address === guest.email);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = new URL(header('list-unsubscribe')?.replace(/[<>]/g, '') ?? '');
  const url = address.pathname + address.search;
  expect((await app.app.inject({ url })).statusCode).toBe(404);
  const nextGame = () => createTestGame(app, sender, { contactList: [guest] });
  const statusIn = async (id: string) => (await readGame(app, id, sender.token)).invitee[0]?.status;
  const second = await nextGame();
  await expect.poll(() => statusIn(second.id)).toBe('SENT');
  const click = await app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.statusCode).toBe(204);
  const mails = server.received.length;
  const third = await nextGame();
  await jobsDone(app, 'mail.urgent', 'mail.deliver', 'mail.again');
  expect(await statusIn(third.id)).toBe('PENDING');
  expect(server.received).toHaveLength(mails);
});
