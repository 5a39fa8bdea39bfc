import { expect, test, vi } from 'vitest';
import { signUp } from '../../../shared/contract/account.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, PASSWORD } from '../../support/factories.ts';

/** What PostgreSQL does when it has to write and the disk has no room. */
const FULL = `
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert on users for each statement execute function no_room();`;

const app = useTestApp();

// R-health, R-database-away
test('a full disk is answered as an outage, and the server says that it is not ready', async () => {
  const isReady = () => app.app.inject('/readyz').then(({ statusCode }) => statusCode);
  await createPerson(app);
  expect(await isReady()).toBe(200);
  await app.db.query(FULL);
  const body = { firstName: 'Ann', lastName: 'Baker', password: PASSWORD, emails: [{ email: 'ann@club.example' }] };
  expect((await call(app, signUp, { body })).status).toBe(503);
  expect(await isReady()).toBe(503);
  // The write that looks for room runs on a real database.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  expect(await isReady()).toBe(200);
  later.mockRestore();
});
