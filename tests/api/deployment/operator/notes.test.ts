import { expect, test } from 'vitest';
import { addNote, findNotes } from '../../../../shared/contract/note.ts';
import * as operator from '../../../../shared/contract/operator/operator.ts';
import { call } from '../../../support/client.ts';
import { createPerson, createTestGame } from '../../../support/factories.ts';
import { auditOf, proof, useOperatorApp } from '../../../support/operators.ts';

// R-operator: as `npm run admin` removes them.

const world = useOperatorApp();
const { app, ola } = world;

test('messages of a match are read and removed; the log says whose, and not what', async () => {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner);
  await call(app, addNote, { query: { gameId: game.id }, body: { comment: 'Something nasty' }, token: owner.token });
  const find = (name: string) => call(app, operator.searchNotes, { token: ola.token, body: { game: name } });
  const [note] = (await find(`http://localhost:3000/game/${game.id}`)).body;
  expect(note?.message).toBe('Something nasty');
  const remove = () =>
    call(app, operator.removeNote, { params: { id: note?.id ?? '' }, token: ola.token, body: proof });
  expect((await remove()).status).toBe(204);
  expect((await remove()).error.messageId).toBe('E.operator.done');
  expect((await call(app, findNotes, { params: { gameId: game.id }, token: owner.token })).body).toEqual([]);
  expect((await find('nothing')).status).toBe(404);
  expect((await auditOf(world, 'NOTE_REMOVED'))[0]).toEqual({
    action: 'NOTE_REMOVED',
    by: ola.id,
    account: owner.id,
    subject: game.id,
  });
});
