import { beforeEach, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { addPushDevice } from '../../../shared/contract/push.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest, outbox, readGame } from '../../support/factories.ts';
import { startPushService } from '../../support/push/service.ts';
import { enter, OVER, pass, playMatch } from './disputed.ts';

// Who hears by mail that a score was entered, and until when it can be corrected (R-score-mailed).
const START = new Date('2026-11-21T09:00:00.000Z');
const service = useStarted(startPushService);
const app = useTestApp(() => ({ now: START, config: { pushHosts: [service.url] } }));
beforeEach(() => app.clock.set(START));

const scoresTo = async (email: string) =>
  (await outbox(app, email)).filter(({ subject }) =>
    /has entered the score|hat das Ergebnis eingetragen/.test(subject),
  );

test('the other side is mailed the first score, until when it can be corrected, and where; its writer is not', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const link = await linkOf(app, guest.email);
  const params = { id };
  await call(app, actOnGame, { params, token: link.token, body: { actionType: 'ACCEPT', password: link.password } });
  await pass(app, OVER);
  const game = await readGame(app, id, owner.token);
  await enter(app, game, { token: owner.token }, [6, 4]);
  const [mail, ...more] = await scoresTo(guest.email);
  expect(more).toEqual([]);
  expect(await scoresTo(owner.email)).toEqual([]);
  expect(mail?.text).toMatch(/Pat Player\d+ – Gil \S+: 6–4\s+Winner: Pat/);
  // 48 hours later by the clock of the venue.
  expect(mail?.text).toMatch(/Final from: Tuesday.*24.* 11:30/);
  expect(mail?.text).toMatch(/nothing you need to do/);
  expect(readInvitationPath(new URL(mail?.links[0] ?? '').pathname)?.gameId).toBe(id);
  // A correction is no first score.
  await pass(app, 1);
  await enter(app, await readGame(app, id, owner.token), owner, [6, 3]);
  expect(await scoresTo(guest.email)).toHaveLength(1);
});

test('the organiser is mailed what the other side has entered, in their language', async () => {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  await call(app, savePreferences, { token: owner.token, body: { language: 'de' } });
  const game = await playMatch(app, owner, player);
  await enter(app, game, player, [4, 6]);
  const [mail, ...more] = await scoresTo(owner.email);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/Ergebnis der anderen Seite: .*: 4:6[\s\S]*Endgültig ab: Dienstag, 24\. November/);
  expect(mail?.links[0]).toMatch(new RegExp(`/game/${game.id}$`));
});

test('players who get a notice on a device are not mailed as well', async () => {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const game = await playMatch(app, owner, player);
  const timezone = 'Europe/Brussels';
  await call(app, addPushDevice, { token: player.token, body: { ...service.subscribe(), timezone } });
  await enter(app, game, owner, [6, 4]);
  expect(await scoresTo(player.email)).toEqual([]);
});
