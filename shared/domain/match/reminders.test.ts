import { describe, expect, test } from 'vitest';
import { dueReminders, type ReminderFacts, reminderSpan } from './reminders.ts';

const ZONE = 'Europe/Brussels';
const at = (text: string) => Date.parse(`${text}:00+01:00`);
const facts: ReminderFacts = {
  createdAt: at('2026-11-20T10:00'),
  expiresAt: at('2026-11-23T10:00'),
  agreedAt: at('2026-11-20T12:00'),
  start: at('2026-11-24T18:00'),
  end: at('2026-11-24T19:30'),
  dispute: null,
};
const due = (now: string, changes: Partial<ReminderFacts> = {}) =>
  dueReminders({ ...facts, ...changes }, at(now), ZONE);

describe('dueReminders', () => {
  test.each([
    ['2026-11-22T09:59', []],
    ['2026-11-22T10:00', ['answer']],
    ['2026-11-23T10:00', []],
    ['2026-11-23T18:00', ['dayBefore']],
    ['2026-11-23T23:00', []],
    ['2026-11-24T15:59', ['dayBefore']],
    ['2026-11-24T16:00', ['soon']],
    ['2026-11-24T18:00', []],
    ['2026-11-24T20:30', ['score']],
    ['2026-11-26T20:30', []],
  ])('at %s: %s', (now, kinds) => expect(due(now)).toEqual(kinds));

  test('a match early in the morning: nobody is woken, the word comes at seven', () => {
    const early = { start: at('2026-11-24T08:00'), end: at('2026-11-24T09:00') };
    expect(due('2026-11-24T06:30', early)).toEqual([]);
    expect(due('2026-11-24T07:00', early)).toEqual(['soon']);
  });

  test('what was agreed a moment ago is not reminded of', () => {
    expect(due('2026-11-23T20:00', { agreedAt: at('2026-11-23T19:00') })).toEqual([]);
    expect(due('2026-11-24T17:00', { agreedAt: at('2026-11-24T16:30') })).toEqual([]);
  });

  test.each([
    ['2026-11-26T09:59', []],
    ['2026-11-26T10:00', ['dispute']],
    ['2026-11-26T23:00', []],
    ['2026-11-27T09:59', ['dispute']],
    ['2026-11-27T10:00', ['unsettled']],
    ['2026-11-29T10:00', []],
  ])('a disputed score at %s: %s', (now, kinds) => {
    const dispute = { since: at('2026-11-25T10:00'), until: at('2026-11-27T10:00') };
    expect(due(now, { dispute }).filter((kind) => kind !== 'score')).toEqual(kinds);
  });

  test('a short time to answer is reminded of in its second half', () => {
    const short = { createdAt: at('2026-11-22T08:00'), expiresAt: at('2026-11-22T18:00') };
    expect(due('2026-11-22T12:59', short)).toEqual([]);
    expect(due('2026-11-22T13:00', short)).toEqual(['answer']);
  });

  test('nothing agreed: no reminder of a match', () => {
    const open = { ...facts, start: null, end: null, agreedAt: null };
    for (const kind of ['dayBefore', 'soon', 'score'] as const) expect(reminderSpan(kind, open)).toBeNull();
  });
});
