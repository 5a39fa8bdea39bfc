import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { expect, test } from 'vitest';
import { connect } from '../../../server/db/database.ts';
import { type MatchEmail, putOff, takeDue, takeTurn } from '../../../server/mail/gather.ts';
import { useTestApp } from '../../support/app.ts';
import { createPerson, createTestGame } from '../../support/factories.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const app = useTestApp({ now: NOW });

// R-mail-budget, R-mail-gathered
test('a mail that is put off takes nothing away that waits for the same person and match', async () => {
  const game = await createTestGame(app, await createPerson(app));
  const mail = (paragraph: string, kind?: 'visitor'): MatchEmail => ({
    ...{ to: 'gil@mail.example', language: 'en', subject: paragraph, greeting: 'Hello Gil,', paragraphs: [paragraph] },
    ...{ stop: null, about: 'MATCH', match: { id: game.id, decisive: false }, ...(kind && { kind }) },
  });
  const { db } = connect(app.connection);
  const due = await db.transaction().execute(async (tx) => {
    expect(await takeTurn(tx, mail('First'), NOW)).not.toBeNull();
    expect(await takeTurn(tx, mail('Waits'), NOW)).toBeNull();
    await putOff(tx, mail('Was it you?', 'visitor'), addHours(NOW, 1), NOW);
    expect(await takeDue(tx, NOW)).toBeNull();
    return takeDue(tx, addDays(NOW, 1));
  });
  await db.destroy();
  expect(due?.paragraphs).toEqual(['Waits', 'Was it you?']);
});
