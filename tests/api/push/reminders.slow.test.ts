import { describe, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { addPushDevice, readPush } from '../../../shared/contract/push.ts';
import { useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, outbox, type Person } from '../../support/factories.ts';
import { startPushService } from '../../support/push/service.ts';

// A reminder goes to the device first, and is mailed only if nobody reads it there (R-push-reminder).
const service = useStarted(startPushService);
const app = useTestApp(() => ({ now: '2026-11-21T09:00:00.000Z', config: { pushHosts: [service.url] } }));

const moveTo = (now: string) => app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
const subjectsTo = async ({ email }: Person) => (await outbox(app, email)).map(({ subject }) => subject);
const WAITING = /is waiting for your answer/;

async function createReceiver() {
  const person = await createPerson(app);
  const subscription = service.subscribe();
  const body = { ...subscription, timezone: 'Europe/Brussels' };
  await call(app, addPushDevice, { token: person.token, body });
  const reminder = () =>
    service.received.find(
      ({ endpoint, notice }) => endpoint === subscription.endpoint && /waiting|^Tomorrow/.test(notice.title),
    )?.notice;
  return { person, reminder };
}

describe('a reminder', () => {
  test('that was opened, or whose answer has come, is not mailed; the others are, twenty minutes later', async () => {
    const owner = await createReceiver();
    const [reader, answerer, silent] = [await createReceiver(), await createReceiver(), await createReceiver()];
    const without = await createPerson(app);
    const calendarPreference = [{ fromTime: '2026-11-23T17:00:00.000Z', toTime: '2026-11-23T18:00:00.000Z' }];
    const people = [reader, answerer, silent].map(({ person }) => contactOf(person));
    const game = await createTestGame(
      app,
      owner.person,
      { contactList: [...people, contactOf(without)], calendarPreference, invitationExpiryDays: 1 },
      { candidateMethod: 'CHOOSE' },
    );
    await moveTo('2026-11-21T21:05:00.000Z');
    await moveTo('2026-11-22T06:30:00.000Z');
    // Who has no device is mailed at once.
    await expect.poll(() => subjectsTo(without)).toContainEqual(expect.stringMatching(WAITING));
    for (const { reminder } of [reader, answerer, silent]) {
      await expect.poll(() => reminder()?.title).toMatch(WAITING);
    }
    expect((await subjectsTo(silent.person)).filter((subject) => WAITING.test(subject))).toEqual([]);
    expect((await call(app, readPush, { body: { id: reader.reminder()?.id } })).status).toBe(204);
    expect((await call(app, readPush, { body: { id: 'nobodysNotice' } })).status).toBe(204);
    await call(app, actOnGame, {
      params: { id: game.id },
      token: answerer.person.token,
      body: { actionType: 'DECLINE' },
    });
    await moveTo('2026-11-22T06:51:00.000Z');
    await expect.poll(() => subjectsTo(silent.person)).toContainEqual(expect.stringMatching(WAITING));
    const waiting = 'select 1 from push_notices where mail_at is not null';
    await expect.poll(async () => (await app.db.query(waiting)).rowCount).toBe(0);
    for (const { person } of [reader, answerer]) {
      expect((await subjectsTo(person)).filter((subject) => WAITING.test(subject))).toEqual([]);
    }
    await moveTo('2026-11-22T06:55:00.000Z');
    expect((await subjectsTo(silent.person)).filter((subject) => WAITING.test(subject))).toHaveLength(1);
  });
});
