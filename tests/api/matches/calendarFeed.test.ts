import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { getCalendarFeed, renewCalendarFeed } from '../../../shared/contract/settings.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, hoursFromNow, type Person } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let ann: Person;
let eva: Person;

beforeAll(async () => {
  ann = await createPerson(app, { firstName: 'Ann' });
  eva = await createPerson(app, { firstName: 'Eva', language: 'de' });
});

const addressOf = async ({ token }: Person) => (await call(app, getCalendarFeed, { token })).body.url;
const renew = async ({ token }: Person) => (await call(app, renewCalendarFeed, { token })).body.url;
const fetchFeed = (url: string) => app.app.inject({ url: new URL(url).pathname });

async function matchesOf(url: string): Promise<ICAL.Event[]> {
  const { body } = await fetchFeed(url);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** A single tomorrow that Eva has said yes to. */
async function agree(): Promise<string> {
  const { id } = await createTestGame(app, ann, { contactList: [contactOf(eva)] });
  await call(app, actOnGame, { params: { id }, token: eva.token, body: { actionType: 'ACCEPT' } });
  return id;
}

test('there is no address until one is asked for, and a new one ends the one before', async () => {
  expect(await addressOf(ann)).toBeNull();
  const first = await renew(ann);
  expect(await addressOf(ann)).toBe(first);
  const second = await renew(ann);
  expect(second).not.toBe(first);
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
});

test('holds the agreed matches of organiser and player, in the reader’s language', async () => {
  const id = await agree();
  const open = await createTestGame(app, ann, { contactList: [contactOf(eva)] });
  for (const [person, words] of [
    [ann, /^Tennis with Eva \w+$/],
    [eva, /^Tennis mit Ann \w+$/],
  ] as const) {
    const matches = await matchesOf(await renew(person));
    expect(matches).toHaveLength(1);
    const [match] = matches;
    expect(match?.uid).toBe(`${id}@localhost`);
    expect(match?.summary).toMatch(words);
    expect(match?.location).toBe('Court 1');
    expect(match?.startDate.toJSDate().toISOString()).toBe(hoursFromNow(app, 24));
    expect(match?.component.getFirstPropertyValue('url')).toContain(gamePath(id));
  }
  expect(open.status).toBe('CONFIRMED');
});

// RFC 5545 asks for a component, and for an end of every line: files that are joined stay apart.
test('without a match it is a whole calendar all the same', async () => {
  const newcomer = await createPerson(app);
  const { body } = await fetchFeed(await renew(newcomer));
  expect(new ICAL.Component(ICAL.parse(body)).getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(body).toMatch(/END:VCALENDAR\r\n$/);
  await agree();
  const full = (await fetchFeed(await renew(ann))).body;
  expect(full).not.toContain('VTIMEZONE');
  expect(full).toMatch(/END:VCALENDAR\r\n$/);
});

test('a match called off leaves it; nobody’s address is in it', async () => {
  const feed = await renew(ann);
  const id = await agree();
  expect((await matchesOf(feed)).map(({ uid }) => uid)).toContain(`${id}@localhost`);
  expect((await fetchFeed(feed)).body).not.toContain(eva.email);
  await call(app, actOnGame, { params: { id }, token: ann.token, body: { actionType: 'CANCEL' } });
  expect((await matchesOf(feed)).map(({ uid }) => uid)).not.toContain(`${id}@localhost`);
});

test('is read by GET without a trace: not cached, not listed, and wrong addresses say nothing', async () => {
  const answer = await fetchFeed(await renew(ann));
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect((await fetchFeed('http://localhost/calendar/nobody.ics')).statusCode).toBe(404);
});
