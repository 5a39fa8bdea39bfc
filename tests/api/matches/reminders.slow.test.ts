import { expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest, outbox } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });
/** A second process: each reminder goes out once all the same. */
const twin = useTestApp(() => ({ now: NOW, connection: app.connection }));

/** Moves the clock of both, and waits for what became due. */
const moveTo = (now: string) => sweepAt([app, twin], now);
const subjectsTo = async (email: string) => (await outbox(app, email)).map(({ subject }) => subject);

test('players hear of the match the day before and two hours before, then of the score; the silent of their answer', async () => {
  const owner = await createPerson(app);
  const [guest, silent, other] = [newGuest(), newGuest(), newGuest()];
  // Brussels: tomorrow 18:00 to 19:00, and the day after.
  const calendarPreference = [{ fromTime: '2026-11-23T17:00:00.000Z', toTime: '2026-11-23T18:00:00.000Z' }];
  const game = await createTestGame(app, owner, { contactList: [guest], calendarPreference });
  const open = await createTestGame(app, owner, {
    contactList: [silent, other],
    calendarPreference,
    invitationExpiryDays: 1,
  });
  const link = await linkOf(app, guest.email);
  const body = { actionType: 'ACCEPT', password: link.password };
  await call(app, actOnGame, { params: { id: game.id }, token: link.token, body });
  const refusal = await linkOf(app, other.email);
  await call(app, actOnGame, { params: { id: open.id }, token: refusal.token, body: { actionType: 'DECLINE' } });

  await moveTo('2026-11-21T21:30:00.000Z');
  expect((await subjectsTo(silent.email)).filter((subject) => /waiting/.test(subject))).toEqual([]);
  await moveTo('2026-11-22T06:00:00.000Z');
  await expect.poll(async () => (await subjectsTo(silent.email))[0]).toMatch(/is waiting for your answer/);
  expect((await subjectsTo(other.email)).filter((subject) => /waiting/.test(subject))).toEqual([]);

  await moveTo('2026-11-22T18:00:00.000Z');
  for (const email of [guest.email, owner.email]) {
    await expect.poll(() => subjectsTo(email)).toContainEqual(expect.stringMatching(/^Tomorrow/));
  }
  await moveTo('2026-11-23T15:30:00.000Z');
  await expect.poll(async () => (await subjectsTo(guest.email))[0]).toMatch(/^In two hours/);
  await moveTo('2026-11-23T19:30:00.000Z');
  await expect.poll(async () => (await subjectsTo(guest.email))[0]).toMatch(/^How did it end/);
  await moveTo('2026-11-23T20:00:00.000Z');
  const subjects = await subjectsTo(guest.email);
  for (const words of [/^Tomorrow/, /^In two hours/, /^How did it end/]) {
    expect(subjects.filter((subject) => words.test(subject))).toHaveLength(1);
  }
});

test('an organiser whose player has left is reminded in a subject that names nobody', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  // Nobody can answer any more when they leave: the match stays agreed.
  const [calendarPreference, invitationExpiryDays] = [
    [{ fromTime: '2026-11-26T17:00:00.000Z', toTime: '2026-11-26T18:00:00.000Z' }],
    1,
  ];
  const game = await createTestGame(app, owner, { contactList: [guest], calendarPreference, invitationExpiryDays });
  const { token, password } = await linkOf(app, guest.email);
  const act = (actionType: string) =>
    call(app, actOnGame, { params: { id: game.id }, token, body: { actionType, password } });
  await act('ACCEPT');
  await moveTo('2026-11-25T12:00:00.000Z');
  await act('WITHDRAW');
  await moveTo('2026-11-25T18:00:00.000Z');
  await expect.poll(() => subjectsTo(owner.email)).toContain('Tomorrow: Tennis');
});
