import { beforeEach, describe, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { setEmailChannel } from '../../../shared/contract/settings.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  readGame,
} from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

// Only what was sent is said to be sent (R-reach, R-mail-unproved).
const app = useTestApp();
let day = 0;

beforeEach(() => {
  day += 1;
  app.clock.set(new Date(Date.UTC(2026, 10, 20 + day, 9)));
});

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
const later = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);

async function sharedGame() {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner, {}, { candidateMethod: 'CHOOSE' });
  const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
  const register = (visitor: Record<string, unknown>) =>
    act(game.id, share, { actionType: 'OPPONENT_SELECTION', contactList: [visitor] });
  return { owner, game, register };
}

describe('who came by the share link', () => {
  test('reads that nothing reaches them until their mail is opened once, and so does the organiser', async () => {
    const { owner, game, register } = await sharedGame();
    const guest = newGuest();
    const registered = await register(guest);
    expect(registered.body.reach).toBe('UNPROVED');
    const token = registered.body.invitee[0]?.accessToken ?? '';
    const accepted = await act(game.id, token, { actionType: 'ACCEPT' });
    expect(accepted.body).toMatchObject({ reach: 'UNPROVED', currentInvitee: { status: 'ACCEPTED', unheard: false } });
    const seen = await readGame(app, game.id, owner.token);
    expect(seen.invitee).toMatchObject([{ status: 'ACCEPTED', unheard: true }]);
    expect(seen.reach).toBe('MAIL');

    const link = await linkOf(app, guest.email);
    expect((await readGame(app, game.id, link.token)).reach).toBe('MAIL');
    const again = await readGame(app, game.id, owner.token);
    expect(again.invitee).toMatchObject([{ status: 'ACCEPTED', unheard: false }]);
    // An open page reads it again (R-live).
    expect(again.changedAt).not.toBe(seen.changedAt);
    expect((await readGame(app, game.id, token)).reach).toBe('MAIL');
  });

  test('under somebody else’s address reads the same, however that person is reached', async () => {
    const { game, register } = await sharedGame();
    const player = await createPerson(app);
    await call(app, setEmailChannel, { token: player.token, query: { emailStatus: 'false' } });
    const registered = await register({ firstName: 'Some', lastName: 'Body', email: player.email });
    expect(registered.body.reach).toBe('UNPROVED');
    const token = registered.body.invitee[0]?.accessToken ?? '';
    expect((await readGame(app, game.id, token)).reach).toBe('UNPROVED');
  });
});

describe('the entry for the calendar', () => {
  const slot = () => ({ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) });

  test('was mailed to both, which is said to each of them alone', async () => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    const { id } = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    const agreed = await act(id, player.token, { actionType: 'ACCEPT', preferedCalendar: [slot()] });
    expect(agreed.body).toMatchObject({ status: 'SCHEDULED', reach: 'MAIL', entryMail: 'SENT' });
    expect((await readGame(app, id, owner.token)).entryMail).toBe('SENT');
  });

  test('comes later after a yes that was taken back, and is said to', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const { id } = await createTestGame(app, owner, { contactList: [guest] });
    const { token, password } = await linkOf(app, guest.email);
    const yes = () => act(id, token, { actionType: 'ACCEPT', password });
    expect((await yes()).body.entryMail).toBe('SENT');
    expect((await act(id, token, { actionType: 'WITHDRAW' })).body.entryMail).toBeNull();
    expect((await yes()).body).toMatchObject({ status: 'SCHEDULED', entryMail: 'SOON' });
    const count = (await outbox(app, guest.email)).length;
    await sweepAt([app], later(11));
    await expect.poll(async () => (await outbox(app, guest.email)).length).toBe(count + 1);
    expect((await readGame(app, id, token)).entryMail).toBe('SENT');
  });

  test('was not mailed to who has stopped our mails', async () => {
    const [owner, player] = [await createPerson(app), await createPerson(app)];
    const { id } = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    await call(app, setEmailChannel, { token: player.token, query: { emailStatus: 'false' } });
    const agreed = await act(id, player.token, { actionType: 'ACCEPT' });
    expect(agreed.body).toMatchObject({ status: 'SCHEDULED', reach: 'STOPPED', entryMail: null });
  });
});
