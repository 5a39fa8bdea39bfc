import { describe, expect, test } from 'vitest';
import { getMe, signUp } from '../../../shared/contract/account.ts';
import { shareByEmail } from '../../../shared/contract/friends.ts';
import { actOnGame, createGame, joinByLink } from '../../../shared/contract/game.ts';
import { joinGame } from '../../../shared/contract/gameLists.ts';
import { saveGroup } from '../../../shared/contract/group.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, gameBody, linkOf, newGuest, outbox, PASSWORD } from '../../support/factories.ts';

const LINK = 'crosscourt-pay.com/claim';
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

/** What a mail program would make a link of, beside our own. */
const LINKS = /(?:https?:\/\/|www\.)[^\s"<]+|[\w-]+\.(?:com|example|io)\b[^\s"<]*/g;
function strangeLinks(text: string): string[] {
  const own = app.config.publicUrl;
  return (text.replaceAll(/https?:\/\/[^\s"<]+/g, (url) => (url.startsWith(own) ? '' : url)).match(LINKS) ?? []).filter(
    (found) => !own.includes(found),
  );
}
/** The text of a mail, and what is to be read of its HTML. */
const readable = ({ text, html }: { text: string; html: string }) => [
  text,
  // An address may break there; the tag is no character.
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, '\n'),
];

// R-name-signs
test('a name of a person, group or place that looks like a link is refused, and says why', async () => {
  const why = 'field.nameLink';
  const person = { password: PASSWORD, emails: [{ email: 'new@club.example' }] };
  const signed = await call(app, signUp, { body: { ...person, firstName: 'Your refund waits at', lastName: LINK } });
  expect(signed.error).toMatchObject({ status: 400, data: { fields: { lastName: why } } });

  const owner = await createPerson(app);
  const { token } = owner;
  const renamed = await call(app, saveMe, { token, body: { firstName: 'Call +32 470 12 34 56' } });
  expect(renamed.error.data?.fields).toEqual({ firstName: why });

  const venue = { locationPreference: [{ location: { name: 'www.evil.example' } }] };
  const placed = await call(app, createGame, { token, body: gameBody(app, venue) });
  expect(placed.error.data?.fields).toEqual({ 'locationPreference[0].location.name': why });

  const line = { locationPreference: [{ location: { name: 'Court 1', address: 'Main St 1\nPay at once' } }] };
  const broken = await call(app, createGame, { token, body: gameBody(app, line) });
  expect(broken.error.data?.fields).toEqual({ 'locationPreference[0].location.address': 'field.nameSigns' });

  const guest = newGuest({ firstName: 'x.com/1' });
  const invited = await call(app, createGame, { token, body: gameBody(app, { contactList: [guest] }) });
  expect(invited.error.data?.fields).toEqual({ 'contactList[0].firstName': why });

  const group = { name: 'ann@mail.example', members: [newGuest()] };
  const grouped = await call(app, saveGroup, { token, body: group });
  expect(grouped.error.data?.fields).toEqual({ name: why });
});

test('a name loses its invisible characters', async () => {
  const { token } = await createPerson(app, { firstName: 'Pa\u200bt\u202e\u{e0041}', lastName: 'رضا\u200cنیا' });
  expect((await call(app, getMe, { token })).body).toMatchObject({ firstName: 'Pat', lastName: 'رضا\u200cنیا' });
});

// R-mail-unlinked
describe('what was typed', () => {
  const typed = `See https://${LINK} or ${LINK}, ask eve@evil.example, call +32 470 12 34 56`;
  const location = { name: 'Urb.La Moraleja', address: 'www.evil.example', city: 'evil.io' };

  test('is no link in a mail to somebody who has not answered', async () => {
    const owner = await createPerson(app, { lastName: 'crosscourt-pay.com' });
    const guest = newGuest();
    const changes = { contactList: [guest], notes: typed, locationPreference: [{ location }] };
    const game = await createTestGame(app, owner, changes);
    await call(app, addNote, {
      token: owner.token,
      query: { gameId: game.id },
      body: { type: 'NOTE', comment: typed },
    });
    const friend = newGuest().email;
    await call(app, shareByEmail, { token: owner.token, body: { emailsString: friend, comment: typed } });
    const mails = [...(await outbox(app, guest.email)), ...(await outbox(app, friend))];
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const mail of mails) {
      for (const text of [mail.subject, ...readable(mail)]) expect(strangeLinks(text), mail.subject).toEqual([]);
      for (const text of readable(mail)) {
        // It is there all the same, as it was typed; a phone number can be copied.
        expect(text.replaceAll('\u200b', '')).toContain('ask eve@evil.example');
        expect(text).toContain('+32 470 12 34 56');
      }
      for (const { content } of mail.attachments) {
        expect(strangeLinks(String(content))).toEqual([]);
        expect(String(content)).not.toContain('\u200b');
      }
    }
    expect(mails[0]?.subject).toContain('crosscourt-pay. com');
  });

  test('stays as it is among people who know each other', async () => {
    const owner = await createPerson(app, { lastName: 'Fam.de Vries' });
    const guest = newGuest();
    const { id } = await createTestGame(app, owner, { contactList: [guest] });
    const link = await linkOf(app, guest.email);
    await call(app, actOnGame, { params: { id }, ...link, body: { actionType: 'DECLINE' } });
    const changes = { contactList: [guest], notes: typed, locationPreference: [{ location }] };
    const next = await createTestGame(app, owner, changes);
    const texts = async () => (await outbox(app, guest.email)).map(({ text }) => text);
    expect((await texts())[0]).toContain(typed);
    const cancel = { actionType: 'CANCEL', note: typed } as const;
    await call(app, actOnGame, { params: { id: next.id }, token: owner.token, body: cancel });
    await expect.poll(async () => (await texts())[0]).toContain('has cancelled');
    for (const text of (await texts()).slice(0, 2)) {
      expect(text).toContain('Fam.de Vries');
      expect(text).not.toContain('\u200b');
    }
  });

  test.each<[string, { opponentsSelection?: 'OPENCHALLENGE' }]>([
    ['a shared link', {}],
    ['an open match', { opponentsSelection: 'OPENCHALLENGE' }],
  ])('is no link to an organiser who knows somebody by %s alone', async (_, preference) => {
    const owner = await createPerson(app);
    const player = await createPerson(app, { lastName: 'crosscourt-pay.com' });
    const game = await createTestGame(app, owner, {}, preference);
    const shareToken = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
    const joining = { params: { id: game.id }, token: player.token };
    if (preference.opponentsSelection) await call(app, joinGame, joining);
    else await call(app, joinByLink, { ...joining, body: { shareToken } });
    await call(app, actOnGame, { ...joining, body: { actionType: 'ACCEPT' } });
    const [mail] = await outbox(app, owner.email);
    for (const text of [mail?.subject ?? '', ...(mail ? readable(mail) : [])]) expect(strangeLinks(text)).toEqual([]);
    expect(mail?.text).toContain('crosscourt-pay.\u200bcom');
  });
});
