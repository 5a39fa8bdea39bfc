import { beforeEach, describe, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { addPushDevice } from '../../../shared/contract/push.ts';
import { blockUser, setEmailChannel } from '../../../shared/contract/settings.ts';
import { readUnsubscribe, undoUnsubscribe, unsubscribe } from '../../../shared/contract/unsubscribe.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  newGuest,
  outbox,
  PASSWORD,
  type Person,
} from '../../support/factories.ts';
import { startPushService } from '../../support/push/service.ts';

// Who hears by mail that somebody has written to the others of a match (R-notes-mailed, R-notes-stopped).
const service = useStarted(startPushService);
const app = useTestApp(() => ({ config: { pushHosts: [service.url] } }));
let day = 0;

beforeEach(() => {
  day += 1;
  app.clock.set(new Date(Date.UTC(2026, 10, 20 + day, 9)));
});

const say = (gameId: string, token: string, comment: string) =>
  call(app, addNote, { query: { gameId }, body: { comment }, token });
/** Mails of messages alone, newest first. */
const messagesTo = async (email: string) =>
  (await outbox(app, email)).filter(({ subject }) => /sent you a message|hat dir geschrieben/.test(subject));
/** Ten minutes later what was gathered goes out. */
const pass = (minutes: number) =>
  app.app.inject({
    method: 'POST',
    url: '/dev/clock',
    payload: { now: new Date(app.clock.now().getTime() + minutes * 60_000).toISOString() },
  });
const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });

/** A match that looks for players, whose invitations went out a quarter of an hour ago. */
async function openGame(organiser?: Person) {
  const [owner, player] = [organiser ?? (await createPerson(app)), await createPerson(app)];
  const guest = newGuest();
  const game = await createTestGame(
    app,
    owner,
    { contactList: [contactOf(player), guest] },
    { candidateMethod: 'CHOOSE' },
  );
  const link = await linkOf(app, guest.email);
  await pass(15);
  return { owner, player, guest, game, link };
}

describe('a message is mailed', () => {
  test('to the others of the match in the words of its writer, not to them', async () => {
    const { owner, player, guest, game, link } = await openGame();
    await say(game.id, link.token, 'Which court is it? See https://win.example/now <b>');
    for (const email of [owner.email, player.email]) {
      const [mail, ...more] = await messagesTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Gil \S+ sent you a message: Tennis$/);
      expect(mail?.text).toContain('Which court is it? See https:');
      expect(mail?.html).not.toContain('<b>');
    }
    // The organiser knows everybody; the player, who has not answered, gets no link (R-mail-unlinked).
    expect((await messagesTo(owner.email))[0]?.text).toContain('win.example');
    const [unanswered] = await messagesTo(player.email);
    expect(unanswered?.text).not.toContain('win.example');
    expect(unanswered?.html).not.toContain('win.example');
    expect(await messagesTo(guest.email)).toEqual([]);
    const [mail] = await messagesTo(player.email);
    expect(readInvitationPath(new URL(mail?.links[0] ?? '').pathname)?.gameId).toBe(game.id);
  });

  test('gathered, in the language of whom it goes to, with the newest last', async () => {
    const owner = await createPerson(app);
    await call(app, savePreferences, { token: owner.token, body: { language: 'de' } });
    const { game, link, player } = await openGame(owner);
    await say(game.id, link.token, 'First');
    await say(game.id, player.token, 'Second');
    await say(game.id, link.token, 'Third');
    expect(await messagesTo(owner.email)).toHaveLength(1);
    await pass(11);
    await expect.poll(async () => (await messagesTo(owner.email)).length).toBe(2);
    const [late, first] = await messagesTo(owner.email);
    expect(first?.text).toContain('„First“');
    expect(late?.text).toMatch(/„Second“[\s\S]*„Third“/);
    expect(late?.text).not.toContain('First');
  });

  test('what waits is in the mail that says that the match is agreed or off', async () => {
    const { owner, player, game, link } = await openGame();
    await say(game.id, link.token, 'First');
    await say(game.id, link.token, 'Bring balls');
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    const [mail] = await outbox(app, player.email);
    expect(mail?.subject).toMatch(/^Cancelled/);
    expect(mail?.text).toContain('Bring balls');
  });

  test('not to who has declined, who takes no mail, or is apart by a block', async () => {
    const { owner, player, guest, game, link } = await openGame();
    await act(game.id, link.token, { actionType: 'DECLINE' });
    const { owner: other, player: apart, game: second } = await openGame();
    await say(game.id, owner.token, 'Hello');
    expect(await messagesTo(guest.email)).toEqual([]);
    expect(await messagesTo(player.email)).toHaveLength(1);
    await call(app, blockUser, { token: apart.token, query: { userId: other.id } });
    await call(app, setEmailChannel, { token: other.token, query: { emailStatus: 'false' } });
    await say(second.id, other.token, 'Hello');
    expect(await messagesTo(apart.email)).toEqual([]);
  });

  test('not to who was only asked, once the match is agreed without them', async () => {
    const owner = await createPerson(app);
    const [first, second] = [newGuest(), newGuest()];
    const game = await createTestGame(app, owner, { contactList: [first, second] });
    const link = await linkOf(app, first.email);
    const agreed = await act(game.id, link.token, { actionType: 'ACCEPT', password: link.password });
    expect(agreed.body.status).toBe('SCHEDULED');
    await pass(15);
    await say(game.id, owner.token, 'Balls are mine');
    expect(await messagesTo(first.email)).toHaveLength(1);
    expect(await messagesTo(second.email)).toEqual([]);
  });

  test('not to people who get a notice on a device', async () => {
    const { owner, player, game, link } = await openGame();
    const timezone = 'Europe/Brussels';
    await call(app, addPushDevice, { token: player.token, body: { ...service.subscribe(), timezone } });
    await say(game.id, link.token, 'Hello');
    expect(await messagesTo(player.email)).toEqual([]);
    expect(await messagesTo(owner.email)).toHaveLength(1);
  });
});

describe('messages of one match can be stopped', () => {
  /** What the link at the end of the newest mail says, and the address that a mail program calls. */
  async function stopOf(email: string) {
    const [mail] = await messagesTo(email);
    const url = mail?.links.map((each) => new URL(each)).find(({ pathname }) => pathname === '/unsub');
    const at = (name: string) => url?.searchParams.get(name) ?? '';
    const { rows } = await app.db.query('select headers from mails where id = $1', [mail?.id]);
    const oneClick = rows[0].headers['List-Unsubscribe'].slice(1, -1);
    return { link: { token: at('t'), passwordRef: at('pr'), gameId: at('g') }, simple: at('s'), oneClick };
  }

  test('by its link: what happens to the match is still mailed, and so are messages of others', async () => {
    const { owner, guest, game, player } = await openGame();
    await say(game.id, owner.token, 'One');
    const { link, simple } = await stopOf(guest.email);
    expect(link.gameId).toBe(game.id);
    expect(simple).toBe('true');
    expect((await call(app, unsubscribe, { body: { ...link, type: 'GAME_NOTES' } })).status).toBe(204);
    const again = await call(app, unsubscribe, { body: { ...link, type: 'GAME_NOTES' } });
    expect(again.error.messageId).toBe('E-C39');
    expect((await call(app, readUnsubscribe, { body: link })).body.stopped).toEqual(['GAME_NOTES']);
    await pass(15);
    await say(game.id, owner.token, 'Two');
    expect(await messagesTo(guest.email)).toHaveLength(1);
    expect(await messagesTo(player.email)).toHaveLength(2);
    await call(app, undoUnsubscribe, { body: { ...link, type: 'GAME_NOTES' } });
    await pass(15);
    await say(game.id, owner.token, 'Three');
    expect(await messagesTo(guest.email)).toHaveLength(2);
    await call(app, unsubscribe, { body: { ...link, type: 'GAME_NOTES' } });
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    expect((await outbox(app, guest.email))[0]?.subject).toMatch(/^Cancelled/);
  });

  test('by one click of a mail program, also of those that wait; nothing else is stopped by it', async () => {
    const { owner, guest, game } = await openGame();
    await say(game.id, owner.token, 'One');
    await say(game.id, owner.token, 'Two');
    const { oneClick } = await stopOf(guest.email);
    const { pathname, search } = new URL(oneClick);
    expect((await app.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(204);
    await pass(15);
    await say(game.id, owner.token, 'Three');
    expect(await messagesTo(guest.email)).toHaveLength(1);
    await createTestGame(app, owner, { contactList: [guest] });
    expect((await outbox(app, guest.email))[0]?.subject).toMatch(/invites you/);
  });

  test('404 for a match that the token’s holder has no part in', async () => {
    const { owner, guest, game } = await openGame();
    const other = await openGame();
    await say(game.id, owner.token, 'One');
    const { link } = await stopOf(guest.email);
    const body = { ...link, gameId: other.game.id, type: 'GAME_NOTES' };
    expect((await call(app, unsubscribe, { body })).status).toBe(404);
  });
});

describe('somebody who deletes their account while messages wait', () => {
  /** A match that looks for players; `leaver` has the first name Ann. */
  async function gameOfThree() {
    const owner = await createPerson(app);
    const leaver = await createPerson(app, { firstName: 'Ann', lastName: 'Baker' });
    const namesake = await createPerson(app, { firstName: 'Jo-Ann', lastName: 'Bakerman' });
    const guest = newGuest();
    const contactList = [
      { ...contactOf(leaver), firstName: 'Ann', lastName: 'Baker' },
      { ...contactOf(namesake), firstName: 'Jo-Ann', lastName: 'Bakerman' },
      guest,
    ];
    const game = await createTestGame(app, owner, { contactList }, { candidateMethod: 'CHOOSE' });
    await pass(15);
    const write = (person: Person, comment: string) => say(game.id, person.token, comment);
    const erase = () => call(app, deleteMe, { token: leaver.token, body: { currentPassword: PASSWORD } });
    return { owner, leaver, namesake, guest, game, write, erase };
  }

  test('takes none of the others’ words along, however alike the names are', async () => {
    const { owner, leaver, namesake, guest, game, write, erase } = await gameOfThree();
    await act(game.id, leaver.token, { actionType: 'DECLINE' });
    for (const words of ['One', 'Two', 'Three']) await write(namesake, words);
    expect((await erase()).status).toBe(204);
    await pass(11);
    for (const { email } of [guest, owner])
      await expect
        .poll(async () => (await messagesTo(email)).map(({ text }) => text).join())
        .toMatch(/“Two”[\s\S]*“Three”[\s\S]*“One”/);
  });

  test('takes along what they wrote themselves, and the head of a mail that is somebody else’s then', async () => {
    const { leaver, namesake, guest, write, erase } = await gameOfThree();
    await write(namesake, 'One');
    await write(namesake, 'Two');
    await write(leaver, 'Gone');
    expect((await erase()).status).toBe(204);
    await pass(11);
    await expect.poll(async () => (await messagesTo(guest.email)).length).toBe(2);
    const [mail] = await messagesTo(guest.email);
    expect(mail?.subject).toBe('Jo-Ann Bakerman sent you a message: Tennis');
    expect(mail?.text).toContain('“Two”');
    expect(mail?.text).not.toMatch(/Gone|\bAnn Baker\b/);
    expect(mail?.html).not.toMatch(/Gone|\bAnn Baker\b/);
    const { rows } = await app.db.query('select from_name, headers from mails where id = $1', [mail?.id]);
    expect(rows[0].from_name).toMatch(/^Jo-Ann Bakerman /);
    expect(JSON.stringify(rows[0].headers)).toContain(namesake.id);
  });

  test('sends no mail of which nothing is left', async () => {
    const { leaver, namesake, guest, write, erase } = await gameOfThree();
    await write(namesake, 'One');
    await write(leaver, 'Gone');
    expect((await erase()).status).toBe(204);
    const { rows } = await app.db.query('select gathered from match_mails where recipient = $1', [guest.email]);
    expect(rows).toEqual([{ gathered: null }]);
  });

  test('takes their words out of the mail that says that the match is off, too', async () => {
    const { owner, leaver, namesake, guest, write, erase, game } = await gameOfThree();
    await write(namesake, 'One');
    await write(leaver, 'Gone');
    await write(namesake, 'Two');
    expect((await erase()).status).toBe(204);
    await act(game.id, owner.token, { actionType: 'CANCEL' });
    const [mail] = await outbox(app, guest.email);
    expect(mail?.subject).toMatch(/^Cancelled/);
    expect(mail?.text).toContain('“Two”');
    expect(mail?.text).not.toContain('Gone');
  });
});
