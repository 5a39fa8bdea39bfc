import { expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { findNotes } from '../../../shared/contract/note.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, newGuest, outbox } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// R-change-mails
test('what the organiser says about calling it off is in the mails and among the notes', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const note = 'The courts are flooded. Next week?';
  const answer = await call(app, actOnGame, {
    params: { id },
    token: owner.token,
    body: { actionType: 'CANCEL', note },
  });
  expect(answer.body.status).toBe('CANCELED');
  const [mail] = await outbox(app, guest.email);
  expect(mail?.text).toContain(note);
  expect((await outbox(app, owner.email))[0]?.text).not.toContain(note);
  const { body } = await call(app, findNotes, { token: owner.token, params: { gameId: id } });
  expect(body.map(({ message }) => message)).toEqual([note]);
});
