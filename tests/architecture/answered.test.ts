import { expect, test } from 'vitest';
import { sourcesOf, stringParts, walk } from '../support/sources.ts';

/** Who may look at when a mailbox answered, and why. Whether somebody has answered is asked in db/answered.ts. */
const READERS: Record<string, string> = {
  'server/db/answered.ts': 'is the rule',
  'server/db/tables/games.ts': 'has the column',
  'server/features/game/store/gameRows.ts': 'reads it',
  'server/features/game/store/changes.ts': 'writes it',
  'server/features/game/commands/runCommand.ts': 'notes the first act of a person',
  'server/features/game/passOnReply.ts': 'notes that a mailbox has replied',
  'server/features/club/contacts.ts': 'asks what was answered since',
};

test('whether somebody has answered is asked in one place', () => {
  const readers = sourcesOf(['server']).filter(({ program }) => {
    let found = false;
    walk(program, (node) => {
      if (node.name === 'mailbox_answered_at') found = true;
      if (stringParts(node)?.some((part) => part.includes('mailbox_answered_at'))) found = true;
      return true;
    });
    return found;
  });
  expect(readers.map(({ path }) => path).sort()).toEqual(Object.keys(READERS).sort());
});
