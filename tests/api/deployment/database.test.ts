import { expect, test } from 'vitest';
import { useTestApp } from '../../support/app.ts';

const first = useTestApp({ now: '2027-05-01T10:00:00Z' });
const second = useTestApp();

test('two test files never share a database', async () => {
  await first.db.query('create table only_here (id int)');
  await expect(second.db.query('select * from only_here')).rejects.toThrow('does not exist');
});

test('the clock of a test app stands where the test put it', () => {
  expect(first.clock.now().toISOString()).toBe('2027-05-01T10:00:00.000Z');
});
