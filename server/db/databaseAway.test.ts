import { expect, test } from 'vitest';
import { isDatabaseAway } from './outage.ts';

const withCode = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('53300'),
  // "No space left on device", and what the disk itself refuses.
  withCode('53100'),
  withCode('53200'),
  withCode('58030'),
  withCode('25006'),
  withCode('ECONNREFUSED'),
  withCode('ENOENT', { syscall: 'connect' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  // As pg-boss hands it on: no Error any more, and with its queue behind the message.
  { message: 'timeout exceeded when trying to connect (Queue: mail.deliver, Worker: 1)' },
])('the database is away: %o', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  withCode('23505'),
  withCode('40P01'),
  withCode('57014'),
  withCode('ENOENT', { syscall: 'open' }),
  new Error('fetch failed'),
  new TypeError('Cannot read properties of undefined'),
  null,
  'Connection terminated',
])('the database is there, and something else is wrong: %o', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
