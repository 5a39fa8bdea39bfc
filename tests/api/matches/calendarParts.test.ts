import { addMinutes } from 'date-fns/addMinutes';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/plugins/limits.ts';
import { actOnGame, editGame, getCalendarEntry, getGame } from '../../../shared/contract/game.ts';
import { getCalendarFeed, renewCalendarFeed } from '../../../shared/contract/settings.ts';
import { entryPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  readGame,
} from '../../support/factories.ts';

// What a match puts into calendars and takes out of them (R-calendar-entry).

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

/** So that mails about one match are not gathered (R-mail-gathered). */
const later = () => app.clock.set(addMinutes(app.clock.now(), 11));

const icalTime = (instant: string) => instant.replace('.000Z', 'Z');

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });

/** The newest mail's entry for the receiver's calendar. */
async function newestPart(email: string) {
  const [mail] = await outbox(app, email);
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    start: String(event?.getFirstPropertyValue('dtstart')),
    summary: event?.getFirstPropertyValue('summary'),
  };
}

test('each calendar names whom its owner plays with', async () => {
  const owner = await createPerson(app, { firstName: 'Olga', lastName: 'Nagy' });
  const player = await createPerson(app, { firstName: 'Finn', lastName: 'Maes' });
  const contact = { ...contactOf(player), firstName: 'Finn', lastName: 'Maes' };
  const { id } = await createTestGame(app, owner, { contactList: [contact] });
  await act(id, player.token, { actionType: 'ACCEPT' });
  expect((await newestPart(owner.email)).summary).toBe('Tennis with Finn Maes');
  expect((await newestPart(player.email)).summary).toBe('Tennis with Olga Nagy (Crosscourt)');
  const [mail] = await outbox(app, player.email);
  expect(mail?.attachments[0]?.content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  const file = await call(app, getCalendarEntry, { params: { id }, token: player.token });
  expect(file.body.content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('who withdraws is told by a part that takes it out, and by one that brings it back when they come again', async () => {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(player)] });
  const matchesInFeed = async () => {
    const { url } = (await call(app, getCalendarFeed, { token: player.token })).body;
    const { body } = await app.app.inject({ url: new URL(url ?? '').pathname });
    return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').length;
  };
  await call(app, renewCalendarFeed, { token: player.token });
  await act(id, player.token, { actionType: 'ACCEPT' });
  const entered = await newestPart(player.email);
  expect([entered.method, await matchesInFeed()]).toEqual(['REQUEST', 1]);
  later();
  await act(id, player.token, { actionType: 'WITHDRAW' });
  const left = await newestPart(player.email);
  expect(left).toMatchObject({ method: 'CANCEL', uid: entered.uid, start: entered.start });
  expect(left.sequence).toBeGreaterThan(entered.sequence);
  expect(await matchesInFeed()).toBe(0);
  later();
  await act(id, player.token, { actionType: 'ACCEPT' });
  const again = await newestPart(player.email);
  expect(again).toMatchObject({ method: 'REQUEST', uid: entered.uid });
  expect(again.sequence).toBeGreaterThan(left.sequence);
});

// R-promotion
test('who is replaced from the waiting list gets the match out of their calendar, and back in when that one leaves', async () => {
  const owner = await createPerson(app);
  const [first, second] = [await createPerson(app), await createPerson(app)];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(first), contactOf(second)] });
  for (const { token } of [first, second]) await act(id, token, { actionType: 'ACCEPT' });
  later();
  await act(id, first.token, { actionType: 'WITHDRAW' });
  const left = await newestPart(first.email);
  expect([left.method, (await newestPart(second.email)).method]).toEqual(['CANCEL', 'REQUEST']);
  await act(id, first.token, { actionType: 'ACCEPT' });
  later();
  await act(id, second.token, { actionType: 'WITHDRAW' });
  const again = await newestPart(first.email);
  expect(again.method).toBe('REQUEST');
  expect(again.sequence).toBeGreaterThan(left.sequence);
});

/** Doubles agreed at `gone` by the first three; the fourth waits, and can come only at `together`, as two of the others can. */
async function agreedDoubles() {
  const owner = await createPerson(app);
  const guests = Array.from({ length: 4 }, () => newGuest());
  const at = (hours: number) => ({ fromTime: hoursFromNow(app, hours), toTime: hoursFromNow(app, hours + 1) });
  const [gone, alone, together] = [at(24), at(48), at(72)];
  const game = await createTestGame(
    app,
    owner,
    { contactList: guests, calendarPreference: [gone, alone, together] },
    { matchType: 'OPENDOUBLE' },
  );
  const choices = [[gone, alone], [gone, together], [gone, together], [together]];
  const links = [];
  for (const [index, preferedCalendar] of choices.entries()) {
    const { token, password } = await linkOf(app, guests[index]?.email ?? '');
    links.push(token);
    await act(game.id, token, { actionType: 'TIME_SELECTION', preferedCalendar });
    // The fourth, who cannot come then, waits already.
    if (index === 2) await acceptAsFourth(game.id, guests[3]?.email ?? '', together);
    await act(game.id, token, { actionType: 'ACCEPT', password });
  }
  const agreed = await readGame(app, game.id, owner.token);
  expect([agreed.status, agreed.fromTime]).toEqual(['SCHEDULED', gone.fromTime]);
  later();
  return { owner, guests, links, agreed, gone, alone, together };
}

// R-edit-reopens
test('whose yes stands but who is not in the match that a change brings about is told, and it leaves their calendar', async () => {
  const { owner, guests, agreed, alone, together } = await agreedDoubles();
  const change = { calendarPreference: [alone, together], version: agreed.version };
  const moved = await call(app, editGame, { params: { id: agreed.id }, token: owner.token, body: change });
  expect([moved.body.status, moved.body.fromTime]).toEqual(['SCHEDULED', together.fromTime]);
  expect((await newestPart(guests[0]?.email ?? '')).method).toBe('CANCEL');
  const [mail] = await outbox(app, guests[0]?.email);
  expect(mail?.text).toContain('Your yes still stands');
  for (const { email } of guests.slice(1)) expect((await newestPart(email)).method).toBe('REQUEST');
});

// R-withdraw
test('who leaves doubles that the others play at another time gets the time they had out of their calendar', async () => {
  const { guests, links, agreed, gone, together } = await agreedDoubles();
  const entered = await newestPart(guests[0]?.email ?? '');
  const left = await act(agreed.id, links[0] ?? '', { actionType: 'WITHDRAW' });
  expect([left.body.status, left.body.fromTime]).toEqual(['SCHEDULED', together.fromTime]);
  const canceled = await newestPart(guests[0]?.email ?? '');
  expect(canceled).toMatchObject({ method: 'CANCEL', uid: entered.uid, start: entered.start });
  expect([entered.start, canceled.sequence > entered.sequence]).toEqual([icalTime(gone.fromTime), true]);
  for (const { email } of guests.slice(1)) {
    expect(await newestPart(email)).toMatchObject({ method: 'REQUEST', start: icalTime(together.fromTime) });
  }
});

// R-calendar-entry: nobody reads what a calendar would answer.
test('no part asks for a reply', async () => {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(player)] });
  await act(id, player.token, { actionType: 'ACCEPT' });
  later();
  await act(id, player.token, { actionType: 'WITHDRAW' });
  const mails = [...(await outbox(app, player.email)), ...(await outbox(app, owner.email))];
  const parts = mails.flatMap(({ attachments }) => attachments.map(({ content }) => content.replace(/\r\n /g, '')));
  expect(parts).toHaveLength(4);
  for (const part of parts) {
    expect(part).toContain('RSVP=FALSE');
    expect(part).not.toContain('RSVP=TRUE');
  }
});

async function acceptAsFourth(id: string, email: string, slot: { fromTime: string; toTime: string }): Promise<void> {
  const { token, password } = await linkOf(app, email);
  await act(id, token, { actionType: 'TIME_SELECTION', preferedCalendar: [slot] });
  await act(id, token, { actionType: 'ACCEPT', password });
}

// R-calendar-file
test('the file to keep links to the page its reader can open: a guest’s link, a player’s session', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const { token, password } = await linkOf(app, guest.email);
  await act(id, token, { actionType: 'ACCEPT', password });
  const urlFor = async (reader: string) => {
    const { content } = (await call(app, getCalendarEntry, { params: { id }, token: reader })).body;
    const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
    return new URL(String(event?.getFirstPropertyValue('url'))).pathname;
  };
  expect(await urlFor(token)).toBe(`/extinv/${id}/${token}`);
  expect(await urlFor(owner.token)).toBe(`/game/${id}`);
});

// R-calendar-file
test('a guest’s calendar fetches the match by an address, which is good for them alone and changes nothing', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const { token, password } = await linkOf(app, guest.email);
  const entry = async (path: string) => app.app.inject({ url: path });
  expect((await entry(entryPath(id, token))).statusCode).toBe(403);
  await act(id, token, { actionType: 'ACCEPT', password });
  const before = await call(app, getGame, { params: { id }, token: owner.token });
  const found = await entry(entryPath(id, token));
  expect(found.statusCode).toBe(200);
  expect(found.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(found.body).toContain('BEGIN:VEVENT');
  expect(found.body).not.toContain(password);
  expect((await call(app, getGame, { params: { id }, token: owner.token })).body).toEqual(before.body);
  const other = await createTestGame(app, owner);
  for (const path of [
    entryPath(id, `${token}x`),
    entryPath(other.id, token),
    entryPath(id, '-'),
    entryPath('none', token),
  ])
    expect((await entry(path)).statusCode, path).toBeOneOf([401, 403, 404]);
});

// R-limits-calendar
test('who tries many addresses of calendars has to wait; another network has not', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const { token, password } = await linkOf(app, guest.email);
  await act(id, token, { actionType: 'ACCEPT', password });
  const entry = async (remoteAddress: string, of = token) => app.app.inject({ url: entryPath(id, of), remoteAddress });
  const { most } = LIMITS.calendarFiles;
  const tried = await Promise.all(Array.from({ length: most }, (_, one) => entry('192.0.2.7', `none${one}`)));
  expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(0);
  const refused = await entry('192.0.2.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await entry('192.0.2.8')).statusCode).toBe(200);
});
