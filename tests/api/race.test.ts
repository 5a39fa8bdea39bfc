import type pg from 'pg';
import { expect, test } from 'vitest';
import { acceptRace, raceFaults } from '../support/acceptRace.ts';
import { createTestDatabase } from '../support/database.ts';

/** @returns the address of a database, as DATABASE_URL takes it */
function urlOf({ connectionString, user, password, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  // A host that begins with a slash is the folder of a socket.
  const isSocket = host?.startsWith('/');
  const at = isSocket ? 'localhost' : `${host}:${port}`;
  const query = isSocket ? `?host=${encodeURIComponent(host ?? '')}&port=${port}` : '';
  return `postgres://${user}${secret}@${at}/${database}${query}`;
}

// 200 guests on 4 processes: `npm run bench`.
test('20 guests accept the one place at once on 2 server processes: one is in, the others wait in order', {
  timeout: 90_000,
}, async () => {
  const result = await acceptRace(urlOf(await createTestDatabase()), 2, 20);
  expect(raceFaults(result)).toEqual([]);
});
