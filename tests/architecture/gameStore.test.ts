import { expect, test } from 'vitest';
import { type Source, sourcesOf, stringParts, walk } from '../support/sources.ts';
import { callsIn, sourceOf } from './electronRules.ts';

// SQL of matches lies only in server/features/game/store: to change a table one looks in one folder.

/** Read once: parsing is slow on a busy machine. */
const server = sourcesOf(['server']);
const STORE = 'server/features/game/store/';
/** How a query begins with kysely, and its tagged template. */
const QUERIES = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

/** @returns files that ask the database, in words */
function queriesIn(sources: readonly Source[]): string[] {
  const built = callsIn(sources).filter(({ method }) => QUERIES.includes(method));
  const found = new Set(built.map(({ path, method }) => `${path} calls ${method}`));
  for (const { path, program } of sources) {
    walk(program, (node) => {
      const { type, tag } = node as { type: string; tag?: { name?: string } };
      if (type === 'TaggedTemplateExpression' && tag?.name === 'sql') found.add(`${path} writes SQL`);
      return undefined;
    });
  }
  return [...found];
}

/** Tables only the match feature writes to, and who else may for a reason of their own. */
const TABLES = ['games', 'game_windows', 'game_places', 'game_history', 'invitee_links', 'reminders', 'predictions'];
const WRITERS: Record<string, string> = {
  'server/features/account/adoptContact.ts': 'has lists show the matches that become an account’s',
  'server/features/people/blocks.ts': 'hides the invitations of people who are apart, in one statement',
  'server/features/rating/mergePlayer.ts': 'replaces a team by the one of the same players',
  'server/demo/demoClub.ts': 'makes a past for the demo club',
};

/** @returns files that change a table of matches, in words */
function writesIn(sources: readonly Source[]): string[] {
  const found = new Set<string>();
  for (const { path, method, args } of callsIn(sources)) {
    const [table] = args[0] ? (stringParts(args[0]) ?? []) : [];
    const writes = method === 'insertInto' || method === 'updateTable' || method === 'deleteFrom';
    if (writes && TABLES.includes(table ?? '')) found.add(`${path} changes ${table}`);
  }
  const statement = new RegExp(`\\b(insert into|update|delete from)\\s+(${TABLES.join('|')})\\b`);
  for (const { path, program } of sources) {
    walk(program, (node) => {
      for (const part of stringParts(node) ?? []) {
        const table = statement.exec(part)?.[2];
        if (table) found.add(`${path} changes ${table}`);
      }
      return undefined;
    });
  }
  return [...found];
}

test('nothing of the match feature asks the database but its store', () => {
  const outside = server.filter(({ path }) => path.startsWith('server/features/game/') && !path.startsWith(STORE));
  expect(outside.length).toBeGreaterThan(50);
  expect(queriesIn(outside)).toEqual([]);
});

test('tables of matches are changed by the store, and by who has a reason to', () => {
  const others = server.filter(({ path }) => !path.startsWith(STORE) && !(path in WRITERS));
  expect(writesIn(others)).toEqual([]);
  for (const path of Object.keys(WRITERS)) {
    expect(writesIn(server.filter((source) => source.path === path)), path).not.toEqual([]);
  }
});

test.each([
  'await db.selectFrom("games").execute()',
  'await tx.updateTable("invitees").set({}).execute()',
  'const { rows } = await sql`select 1`.execute(db)',
  'await sql<{ id: string }>`select id from games`.execute(db)',
])('a query outside of the store is found: %s', (code) => {
  expect(queriesIn([sourceOf('server/features/game/views/bad.ts', code)])).toHaveLength(1);
});

test.each([
  'await tx.insertInto("reminders").values(row).execute()',
  'await sql`update games set version = 1`.execute(tx)',
  'await sql`delete from  game_places where id = 1`.execute(tx)',
])('a change of a table of matches is found: %s', (code) => {
  expect(writesIn([sourceOf('server/features/people/bad.ts', code)])).toHaveLength(1);
});
