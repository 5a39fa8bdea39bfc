import { describe, expect, test } from 'vitest';
import { signUp, validatePhone } from '../../../shared/contract/account.ts';
import { actOnGame, joinByLink } from '../../../shared/contract/game.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { setEmailChannel } from '../../../shared/contract/settings.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  logIn,
  outbox,
  PASSWORD,
  readGame,
} from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

// Who has a number and no address hears by text message of what matters (R-text-news).
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let people = 0;

/** A player who has signed up by phone, in a test's own application. */
async function createPhonePlayer(test = app) {
  people += 1;
  const phone = `+324701300${String(people).padStart(2, '0')}`;
  const body = { firstName: 'Phil', lastName: 'Phone', password: PASSWORD, emails: [{ email: phone, main: true }] };
  await call(test, signUp, { body });
  const codes = await outbox(test, phone);
  const code = /\b\d{6}\b/.exec(codes[0]?.text ?? '')?.[0] ?? '';
  expect((await call(test, validatePhone, { body: { phone, code } })).status).toBe(204);
  return { phone, token: await logIn(test, phone) };
}
/** What matches have sent to a number, the newest first. */
const newsTo = async (phone: string) =>
  (await outbox(app, phone)).map(({ text }) => text).filter((text) => text.includes('/game/'));
const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });

/** A single that a phone player has agreed to by its share link. */
async function agreedGame() {
  const [owner, player] = [await createPerson(app, { firstName: 'Pay.bond' }), await createPhonePlayer()];
  const game = await createTestGame(app, owner);
  const shareToken = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
  await call(app, joinByLink, { params: { id: game.id }, token: player.token, body: { shareToken } });
  const agreed = await act(game.id, player.token, { actionType: 'ACCEPT' });
  expect(agreed.body).toMatchObject({ status: 'SCHEDULED', reach: 'TEXT', entryMail: null });
  return { owner, player, game, agreed: agreed.body };
}

describe('a player with a number alone', () => {
  test('reads that the match is agreed, reminded of and cancelled, in one text message each', async () => {
    const { owner, player, game, agreed } = await agreedGame();
    const [text] = await newsTo(player.phone);
    expect(text).toMatch(
      /^Crosscourt: It's a match: Tennis with Pay\. bond Player\d+, \w+ \d+ Nov, .* http:\/\/\S+\/game\/\S+$/,
    );
    expect(text?.length).toBeLessThanOrEqual(160);
    // It opens nothing without a log-in.
    expect(text).not.toContain('extinv');
    const start = new Date(agreed.fromTime ?? '').getTime();
    await sweepAt([app], new Date(start - 2 * 3_600_000 + 60_000));
    await expect
      .poll(() => newsTo(player.phone))
      .toEqual(expect.arrayContaining([expect.stringMatching(/In two hours/)]));
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    expect((await newsTo(player.phone))[0]).toMatch(/^Crosscourt: Cancelled: Tennis with Pay/);
  });

  test('gets none of what does not matter as much, nor of a match they have only been asked to', async () => {
    const { owner, player, game } = await agreedGame();
    const count = (await newsTo(player.phone)).length;
    await call(app, addNote, { query: { gameId: game.id }, body: { comment: 'Hello' }, token: owner.token });
    expect(await newsTo(player.phone)).toHaveLength(count);
  });

  test('gets five a day about one match at most, and none once they have stopped our news', async () => {
    const { player, game } = await agreedGame();
    for (let time = 0; time < 4; time += 1) {
      await act(game.id, player.token, { actionType: 'WITHDRAW' });
      await act(game.id, player.token, { actionType: 'ACCEPT' });
    }
    expect((await newsTo(player.phone)).length).toBeLessThanOrEqual(5);
    const other = await agreedGame();
    await call(app, setEmailChannel, { token: other.player.token, query: { emailStatus: 'false' } });
    const before = (await newsTo(other.player.phone)).length;
    await act(other.game.id, other.owner.token, { actionType: 'CANCEL' });
    expect(await newsTo(other.player.phone)).toHaveLength(before);
    expect((await readGame(app, other.game.id, other.player.token)).reach).toBe('STOPPED');
  });

  test('organises: reads who makes it a match, and not what they have done themselves', async () => {
    const [owner, player] = [await createPhonePlayer(), await createPerson(app)];
    const game = await createTestGame(app, owner, { contactList: [contactOf(player)] });
    expect(game.reach).toBe('TEXT');
    const chosen = { fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) };
    await act(game.id, player.token, { actionType: 'ACCEPT', preferedCalendar: [chosen] });
    expect(await newsTo(owner.phone)).toHaveLength(1);
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    expect(await newsTo(owner.phone)).toHaveLength(1);
  });
});
