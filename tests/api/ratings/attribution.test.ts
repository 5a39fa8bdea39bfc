import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildContext } from '../../../server/buildContext.ts';
import { movableClock } from '../../../server/clock.ts';
import { fillDemoClub } from '../../../server/demo/demoClub.ts';
import { addressOf, DEMO_PASSWORD, MEMBERS, ORGANISER } from '../../../server/demo/people.ts';
import { pseudonymsOf } from '../../../server/features/rating/publishedLedger.ts';
import { POOL_KEYS } from '../../../shared/domain/rating/pool.ts';
import { type TestApp, useTestApp } from '../../support/app.ts';
import { testConfig } from '../../support/config.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { createPerson, logIn } from '../../support/factories.ts';
import { namedBy } from '../../support/ratings/ledgerAttack.ts';
import { type Read, readEverything } from '../../support/ratings/ratingReader.ts';

const NOW = '2026-11-21T09:00:00.000Z';
/** Of each member the code, as it is found in links, and what they are called in each pool: the key to the ledgers. */
let codes: string[];
let keys: Map<string, string>;

const config = testConfig({ demo: true });
let connection: TestApp['connection'];

beforeAll(async () => {
  connection = await createTestDatabase();
  const { context, close } = buildContext({
    config,
    connection,
    clock: movableClock(new Date(NOW)),
    log: console,
    security: () => undefined,
  });
  await fillDemoClub(context);
  const users = await context.db.selectFrom('users').select(['id', 'code']).where('type', '=', 'NORMAL').execute();
  codes = users.map(({ code }) => code);
  keys = new Map();
  for (const pool of POOL_KEYS) {
    const pseudonym = await pseudonymsOf(context.db, pool);
    const { rows } = await sql<{ id: string; alias: string }>`
      select id, ${pseudonym(sql<string>`id`)} as alias from users`.execute(context.db);
    for (const { id, alias } of rows) keys.set(`${pool} ${alias}`, id);
  }
  await close();
});
const app = useTestApp(() => ({ now: NOW, config, connection }));

/** @returns the share of the club whose results somebody could put a name to */
const namedShare = (read: Read): number => namedBy(read, keys).size / MEMBERS.length;

/** Of ratings and widths one decimal; of a match's receipt, and of chances, two. */
const DIGITS = 2;
const tooExact = ({ answers }: Read): string[] =>
  [...JSON.stringify(answers).matchAll(/"(\w+)":\[?(-?\d+\.(\d+))/g)]
    .filter(([, , , digits = '']) => digits.length > DIGITS)
    .map(([, name, value]) => `${name} ${value}`);

// R-rating-ledger
test('people who do not play cannot learn whose results they are from all that they read', async () => {
  const read = await readEverything(app, codes, null);
  expect(read.profiles.length).toBeGreaterThan(30);
  expect(namedShare(read)).toBeLessThan(0.1);
});

test('nor does who has just made an account, and proved its address', async () => {
  const { token } = await createPerson(app, { firstName: 'Mallory' });
  const read = await readEverything(app, codes, token);
  expect(read.ranked.length).toBeGreaterThan(30);
  expect(namedShare(read)).toBeLessThan(0.1);
  expect(tooExact(read).slice(0, 10)).toEqual([]);
});

// What docs/security.md does not promise; and the attack is one.
test('who plays in the pools themselves can check them, and so find who it is', async () => {
  const token = await logIn(app, addressOf(ORGANISER), DEMO_PASSWORD);
  const read = await readEverything(app, codes, token);
  // Not from what histories tell by name.
  expect(namedShare({ ...read, histories: [] })).toBeGreaterThan(0.5);
  const open = read.answers.filter(
    (answer) => !read.ledgers.some(({ pages }) => pages.some((page) => page === answer)),
  );
  expect(tooExact({ ...read, answers: open }).slice(0, 10)).toEqual([]);
});
