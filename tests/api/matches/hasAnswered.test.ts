import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answered, hasAnswered } from '../../../server/db/answered.ts';
import { connect } from '../../../server/db/database.ts';
import { INVITEE_STATUSES } from '../../../shared/domain/values.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const MOMENT = new Date('2026-11-20T18:00:00.000Z');
const ROWS = INVITEE_STATUSES.flatMap((status) =>
  [null, MOMENT].flatMap((mailbox) =>
    [null, MOMENT].flatMap((answer) =>
      [null, MOMENT].flatMap((accepted) =>
        [null, { firstName: 'Vi' }].map((draft) => ({
          status,
          mailbox_answered_at: mailbox,
          answered_at: answer,
          accepted_at: accepted,
          draft,
        })),
      ),
    ),
  ),
);

test('code and SQL say the same about who has answered', async () => {
  const { db } = connect(app.connection);
  const { rows } = await sql<{ said: boolean }>`
    select ${answered('invitees')} as said
    from json_populate_recordset(null::invitees, ${JSON.stringify(ROWS)}::json) as invitees`.execute(db);
  await db.destroy();
  expect(rows.map(({ said }) => said)).toEqual(ROWS.map((row) => hasAnswered(row)));
});

test.each([
  ['a yes', { status: 'ACCEPTED' }, true],
  ['a yes before the match was moved', { status: 'SENT', answered_at: MOMENT }, true],
  ['a yes without a proved mailbox', { status: 'ACCEPTED', mailbox_answered_at: null }, false],
  ['only a look', { status: 'OPENED' }, false],
  ['a no to what somebody else chose for them', { status: 'SENT', answered_at: MOMENT, draft: {} }, false],
] as const)('%s', (_, row, said) => {
  const silent = { mailbox_answered_at: MOMENT, answered_at: null, accepted_at: null, draft: null };
  expect(hasAnswered({ ...silent, ...row })).toBe(said);
});
