import { addMinutes } from 'date-fns/addMinutes';
import { expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { findNotes } from '../../../shared/contract/note.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, newGuest, outbox } from '../../support/factories.ts';

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

// R-change-mails, R-calendar-entry
test('an agreed match that is called off leaves the calendars of its players', async () => {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(player)] });
  const act = (token: string, actionType: string) =>
    call(app, actOnGame, { params: { id }, token, body: { actionType } });
  expect((await act(player.token, 'ACCEPT')).body.status).toBe('SCHEDULED');
  app.clock.set(addMinutes(app.clock.now(), 20));
  await act(owner.token, 'CANCEL');
  for (const { email } of [owner, player]) {
    const [mail] = await outbox(app, email);
    expect(mail?.attachments[0]?.content).toContain('METHOD:CANCEL');
  }
});
