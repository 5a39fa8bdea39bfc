import { expect, test } from 'vitest';
import { acceptRace, raceFaults } from '../../support/acceptRace.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { databaseUrl } from '../../support/database/databaseUrl.ts';

// 200 guests on 4 processes: `npm run bench`.
// R-last-spot, R-transaction
test('20 guests accept the one place at once on 2 server processes: one is in, the others wait in order', async () => {
  const result = await acceptRace(databaseUrl(await createTestDatabase()), 2, 20);
  expect(raceFaults(result)).toEqual([]);
});
