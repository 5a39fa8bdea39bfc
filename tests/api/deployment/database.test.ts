import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../support/app.ts';
import { execute } from '../../support/databaseServer.ts';

const first = await buildTestApp({ now: '2027-05-01T10:00:00Z' });
const second = await buildTestApp();
afterAll(() => Promise.all([first.close(), second.close()]));

test('two test files never share a database', async () => {
  await execute(first.connection, 'create table only_here (id int)');
  await expect(execute(second.connection, 'select * from only_here')).rejects.toThrow('does not exist');
});

test('the clock of a test app stands where the test put it', () => {
  expect(first.clock.now().toISOString()).toBe('2027-05-01T10:00:00.000Z');
});
