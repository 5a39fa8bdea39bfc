import { expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, hoursFromNow, linkOf, outbox, readGame } from '../../support/factories.ts';

// In the morning: a match of tomorrow ends before midnight.
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

/** A player who reads a language. */
async function readerOf(language: Language, name: { firstName: string; lastName: string }) {
  const person = await createPerson(app, name);
  const body = { language, dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' };
  expect((await call(app, savePreferences, { token: person.token, body })).status).toBe(200);
  return { ...person, ...name };
}

// R-name-order
test('mails name people in the order of their reader, and join them as the reader’s language does', async () => {
  const owner = await readerOf('de', { firstName: 'Zoltán', lastName: 'Nagy' });
  const anna = await readerOf('hu', { firstName: 'Anna', lastName: 'Kovács' });
  const paul = await readerOf('de', { firstName: 'Paul', lastName: 'Berger' });
  const others = [anna, paul, await readerOf('en', { firstName: 'Ann', lastName: 'Baker' })];
  const only = [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }];
  const changes = {
    contactList: others.map(({ email, firstName, lastName }) => ({ email, firstName, lastName })),
    calendarPreference: only,
  };
  const game = await createTestGame(app, owner, changes, { matchType: 'OPENDOUBLE', duration: 60 });
  const subjectTo = async ({ email }: { email: string }) => (await outbox(app, email))[0]?.subject;
  expect(await subjectTo(anna)).toContain('Nagy Zoltán');
  expect(await subjectTo(paul)).toContain('Zoltán Nagy');
  for (const { token } of others) {
    await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'ACCEPT' } });
  }
  const textTo = async ({ email }: { email: string }) => (await outbox(app, email))[0]?.text;
  expect(await textTo(anna)).toContain('Nagy Zoltán, Kovács Anna, Berger Paul és Baker Ann');
  expect(await textTo(paul)).toContain('Zoltán Nagy, Anna Kovács, Paul Berger und Ann Baker');
});

// R-directions
test('a name from right to left is kept apart in subject, facts and calendar', async () => {
  const owner = await readerOf('en', { firstName: 'Ann', lastName: 'Baker' });
  const dana = await readerOf('en', { firstName: 'דנה', lastName: 'כהן' });
  const contactList = [{ email: dana.email, firstName: dana.firstName, lastName: dana.lastName }];
  const game = await createTestGame(app, owner, { contactList });
  await call(app, actOnGame, { params: { id: game.id }, token: dana.token, body: { actionType: 'ACCEPT' } });
  const [mail] = await outbox(app, owner.email);
  const apart = '\u2068דנה כהן\u2069';
  expect(mail?.subject).toContain(apart);
  expect(mail?.text).toMatch(new RegExp(`Players: .*${apart}`));
  expect(mail?.attachments[0]?.content.replace(/\r\n /g, '')).toMatch(new RegExp(`SUMMARY:.*${apart}`));
  expect(mail?.subject.replaceAll(apart, '')).not.toMatch(/[\u2068\u2069]/);
});

/** Everything that people read of a mail. */
const read = async (email: string) => (await outbox(app, email)).map(({ subject, text }) => `${subject}\n${text}`);

// R-person-name
test.each([
  ['typed by the organiser', 'en'],
  ['typed by the organiser', 'hu'],
] as const)('a guest without a last name is called by the first one everywhere: %s, %s', async (_how, language) => {
  const owner = await readerOf(language, { firstName: 'Zoltán', lastName: 'Nagy' });
  const email = `suharto.${language}@guests.example`;
  const contactList = [{ firstName: 'Suharto', lastName: '', email }];
  const only = [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }];
  const game = await createTestGame(app, owner, { contactList, calendarPreference: only }, { duration: 60 });
  const { token, password } = await linkOf(app, email);
  const params = { id: game.id };
  const body = { actionType: 'ACCEPT', password } as const;
  expect((await call(app, actOnGame, { params, token, body })).status).toBe(200);
  const { summary, opponentTeam } = await readGame(app, game.id, owner.token);
  expect(summary.opponents).toEqual(['Suharto']);
  expect(opponentTeam?.players).toMatchObject([{ firstName: 'Suharto', lastName: '' }]);
  const mails = [...(await read(email)), ...(await read(owner.email))];
  expect(mails.filter((text) => text.includes('Suharto'))).not.toEqual([]);
  for (const text of mails) expect(text).not.toMatch(/Suharto [\p{Zs},.!:\n]|[\p{Zs}] Suharto|undefined|null/u);
});

// R-person-name
test('a visitor by the share link needs no last name, and gets none of the account of that address', async () => {
  const owner = await readerOf('en', { firstName: 'Zoltán', lastName: 'Nagy' });
  const member = await createPerson(app, { firstName: 'Olivia', lastName: 'Maes' });
  const contactList = [{ firstName: 'Xx', email: member.email }];
  const game = await createTestGame(app, owner, { contactList });
  expect((await readGame(app, game.id, owner.token)).invitee[0]?.user).toMatchObject({ firstName: 'Xx', lastName: '' });
  const { token } = readInvitationPath(new URL(game.shareUrl ?? '').pathname) ?? { token: '' };
  const visitor = { firstName: '明', email: 'ming@visitors.example' };
  const body = { actionType: 'OPPONENT_SELECTION', contactList: [visitor] } as const;
  const { body: answer } = await call(app, actOnGame, { params: { id: game.id }, token, body });
  expect(answer.invitee[0]?.user).toMatchObject({ firstName: '明', lastName: '' });
  const single = { ...body, contactList: [{ ...visitor, lastName: 'W' }] };
  expect((await call(app, actOnGame, { params: { id: game.id }, token, body: single })).status).toBe(400);
});

// R-formats
test('mails write dates and times as their reader does, and as their language does until something is chosen', async () => {
  const [owner, reader] = [await createPerson(app), await createPerson(app)];
  const times = [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }];
  const invited = async () => {
    const before = (await outbox(app, reader.email)).length;
    const contactList = [{ firstName: 'Pat', lastName: 'Player', email: reader.email }];
    await createTestGame(app, owner, { contactList, calendarPreference: times }, { duration: 60 });
    await expect.poll(async () => (await outbox(app, reader.email)).length).toBeGreaterThan(before);
    return ((await outbox(app, reader.email))[0]?.text ?? '').replace(/\s/g, ' ');
  };
  expect(await invited()).toMatch(/\w+day,? \d{1,2} \w+ \d{4}\D+\d\d:\d\d–\d\d:\d\d /);
  const body = { language: 'en', dateFormat: 'MM_DD_YYYY', timeFormat: 'H12' } as const;
  expect((await call(app, savePreferences, { token: reader.token, body })).status).toBe(200);
  const text = await invited();
  expect(text).toMatch(/\w+day, \w+ \d{1,2}, \d{4}/);
  expect(text).toMatch(/\d\s[ap]m/);
});
