import { expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, outbox } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-23T09:00:00.000Z' });

/** @returns what eyes see of a mail, in its order */
const shown = (html = '') =>
  html
    .replace(/<(style|title)>.*?<\/\1>|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Olga's match with Gil, who says yes to the one time there is. */
async function agree() {
  const [owner, gil] = [await createPerson(app, { firstName: 'Olga' }), await createPerson(app, { firstName: 'Gil' })];
  const game = await createTestGame(app, owner, {
    contactList: [contactOf(gil)],
    calendarPreference: [{ fromTime: '2026-11-26T17:00:00.000Z', toTime: '2026-11-26T18:00:00.000Z' }],
    locationPreference: [{ location: { name: 'Parkside court 2', address: 'Parklaan 12', city: 'Gent' } }],
  });
  const act = (token: string, body: Record<string, unknown>) =>
    call(app, actOnGame, { params: { id: game.id }, token, body });
  expect((await act(gil.token, { actionType: 'ACCEPT' })).status).toBe(200);
  return { owner, gil, act };
}

// R-mail-look, R-formats
test('an agreed match is its headline, then its ticket, which says when and where once, in 24 hours', async () => {
  const { gil } = await agree();
  const [mail] = await outbox(app, gil.email);
  const seen = shown(mail?.html);
  expect(seen.indexOf('It’s a match!')).toBeLessThan(seen.indexOf('Thursday'));
  expect(seen.indexOf('It’s a match!')).toBeGreaterThan(-1);
  expect([seen.match(/Parkside court 2/g)?.length, seen.match(/–19:00/g)?.length]).toEqual([1, 1]);
  expect(seen).not.toMatch(/\b[AP]M\b/i);
  // The plain text has everything as well.
  expect(mail?.text.replace(/\s+/g, ' ')).toMatch(
    /When: Thursday,? 26 November 2026, 18:00–19:00 Where: Parkside court 2/,
  );
  expect(mail?.text).toContain('Players: Olga');
});

// R-mail-look
test('a match that is called off shows its court with who would have played, and no place to take', async () => {
  const { owner, gil, act } = await agree();
  expect((await act(owner.token, { actionType: 'CANCEL' })).status).toBe(200);
  app.clock.set(new Date('2026-11-23T09:11:00.000Z'));
  const mails = await outbox(app, gil.email);
  const [court] = mails.find(({ subject }) => subject.startsWith('Cancelled'))?.html.split('<h1') ?? [];
  expect(court).toContain('>Olga<');
  expect(court).toContain('>Gil<');
  expect(court).not.toContain('dashed');
});
