import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, test } from 'vitest';
import { strangerMailsOf } from './newcomers.ts';

// R-mail-newcomer

const createdAt = new Date('2026-11-21T09:00:00.000Z');
const allowed = (now: Date, answered = 0, hasProvedAddress = true) =>
  strangerMailsOf({ createdAt, hasProvedAddress, answered }, now);

test('on the first day thirty an hour and a hundred in all, even if people have answered', () => {
  for (const now of [createdAt, addMinutes(createdAt, -5), addHours(createdAt, 1), addHours(createdAt, 23)]) {
    expect(allowed(now)).toEqual({ hour: 30, day: 100 });
    expect(allowed(now, 50)).toEqual({ hour: 30, day: 100 });
  }
});

test('more with each day, up to the tenth, and with each person who has answered', () => {
  expect(allowed(addDays(createdAt, 1))).toEqual({ hour: 60, day: 200 });
  expect(allowed(addDays(createdAt, 1), 8)).toEqual({ hour: 140, day: 360 });
  expect(allowed(addDays(createdAt, 9))).toEqual({ hour: 300, day: 1000 });
  expect(allowed(addDays(createdAt, 400))).toEqual({ hour: 300, day: 1000 });
});

test('no limit of its own after a week, with a proved address and answers of five people', () => {
  expect(allowed(addDays(createdAt, 7), 5)).toBeNull();
  expect(allowed(addDays(createdAt, 6), 5)).not.toBeNull();
  expect(allowed(addDays(createdAt, 7), 4)).not.toBeNull();
  expect(allowed(addDays(createdAt, 7), 5, false)).not.toBeNull();
});
