import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, hoursFromNow, outbox } from '../../support/factories.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

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
