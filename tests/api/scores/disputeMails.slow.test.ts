import { beforeEach, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { disputeMatch, enter, moveTo, OVER, pass, playMatch } from './disputed.ts';

/** The match is over at 11:00 in Brussels two days later. */
const START = new Date('2026-11-21T09:00:00.000Z');
const app = useTestApp({ now: START });
/** A second process: each reminder goes out once all the same. */
const twin = useTestApp(() => ({ now: START, connection: app.connection }));

beforeEach(() => moveTo([app, twin], START));

const mailsTo = async (email: string, words: RegExp) =>
  (await outbox(app, email)).filter(({ subject }) => words.test(subject));
const countTo = async (email: string, words: RegExp) => (await mailsTo(email, words)).length;
const at = (time: string) => moveTo([app, twin], new Date(time));

// R-score-claims, R-mail-language
test('a player who is contradicted reads both entries in their language, and the link leads to them', async () => {
  const [owner, guest] = [await createPerson(app, { firstName: 'Olga' }), await createPerson(app)];
  await call(app, savePreferences, { token: owner.token, body: { language: 'de' } });
  await pass(app, 1);
  const match = await playMatch(app, owner, guest);
  const scored = (await enter(app, match, owner, [6, 4])).body;
  expect(await countTo(guest.email, /different scores/)).toBe(0);
  const disputed = (await enter(app, scored, guest, [4, 6])).body;
  const [mail, ...more] = await mailsTo(owner.email, /^Zwei verschiedene Ergebnisse/);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/Ergebnis deiner Seite: Olga \S+ – Pat Player\d+: 6:4\s+Sieg: Olga/);
  expect(mail?.text).toMatch(/Ergebnis der anderen Seite: Olga \S+ – Pat Player\d+: 4:6\s+Sieg: Pat Player\d+/);
  expect(mail?.links[0]).toMatch(new RegExp(`/game/${match.id}$`));
  expect(await countTo(guest.email, /different scores/)).toBe(0);
  // Saying the same once more tells nobody anything.
  await pass(app, 1);
  const again = (await enter(app, disputed, guest, [4, 6])).body;
  expect(await countTo(owner.email, /^Zwei verschiedene/)).toBe(1);
  // Something else does, and the other way round.
  await pass(app, 1);
  const other = (await enter(app, again, owner, [7, 5])).body;
  const [toGuest] = await mailsTo(guest.email, /^Two different scores: Tennis with Olga/);
  expect(toGuest?.text).toMatch(/Your side’s score[\s\S]*4–6[\s\S]*The other side’s score[\s\S]*7–5/);
  // Agreement does not.
  await enter(app, other, guest, [7, 5]);
  expect(await countTo(owner.email, /^Zwei verschiedene/)).toBe(1);
});

// R-mail-gathered
test('who corrects again and again fills no mailbox: ten minutes are one mail', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  let match = await playMatch(app, owner, guest);
  match = (await enter(app, match, owner, [6, 4])).body;
  for (const lost of [0, 1, 2, 3] as const) match = (await enter(app, match, guest, [lost, 6])).body;
  expect(await countTo(owner.email, /different scores/)).toBe(1);
});

// R-score-claims
test('a guest without an account settles it by the link in the mail', async () => {
  const [owner, guest] = [await createPerson(app), newGuest()];
  const { id } = await createTestGame(app, owner, { contactList: [guest] });
  const first = await linkOf(app, guest.email);
  const answer = { actionType: 'ACCEPT', password: first.password };
  await call(app, actOnGame, { params: { id }, token: first.token, body: answer });
  await pass(app, OVER);
  const match = (await enter(app, await readGame(app, id, owner.token), first, [4, 6])).body;
  await enter(app, match, owner, [6, 4]);
  const link = await linkOf(app, guest.email);
  expect(link.token).not.toBe(first.token);
  const seen = await readGame(app, id, link.token);
  expect((await enter(app, seen, link, [6, 4])).body.disputed).toBe(false);
});

// R-score-claims
test('in doubles partners speak for one side, and the other side’s players are mailed', async () => {
  const [owner, partner, ann, ben] = [
    await createPerson(app),
    await createPerson(app, { firstName: 'Paul' }),
    await createPerson(app),
    await createPerson(app),
  ];
  const contactList = [partner, ann, ben].map(contactOf);
  const { id } = await createTestGame(app, owner, { contactList }, { matchType: 'OPENDOUBLE' });
  const act = ({ token }: Person, body: Record<string, unknown>) =>
    call(app, actOnGame, { params: { id }, token, body });
  for (const player of [partner, ann, ben]) await act(player, { actionType: 'ACCEPT' });
  const { invitee } = await readGame(app, id, owner.token);
  const chosen = invitee.find(({ user }) => user.id === partner.id)?.id;
  await act(owner, { actionType: 'PARTNER_SELECTION', contactList: [{ id: chosen }] });
  await pass(app, OVER);
  const match = (await enter(app, await readGame(app, id, owner.token), partner, [6, 4])).body;
  // The organiser corrects the partner: one side, no dispute.
  const corrected = (await enter(app, match, owner, [6, 3])).body;
  expect(corrected.disputed).toBe(false);
  await enter(app, corrected, ann, [4, 6]);
  const mailed = await Promise.all([owner, partner, ann, ben].map(({ email }) => outbox(app, email)));
  expect(mailed.map((mails) => mails.filter(({ subject }) => /different scores/.test(subject)).length)).toEqual([
    1, 1, 0, 0,
  ]);
  for (const [player, own] of [
    [owner, 6],
    [partner, 6],
    [ann, 4],
    [ben, 4],
  ] as const) {
    const claims = (await readGame(app, id, player.token)).scoreClaims.map(({ by, sets }) => [
      by,
      sets[0]?.initiatorScore,
    ]);
    expect(claims).toEqual([
      ['OWN', own],
      ['OTHER', 10 - own],
    ]);
  }
  const settled = await enter(app, await readGame(app, id, ben.token), ben, [6, 3]);
  expect(settled.body.disputed).toBe(false);
});

// R-score-settling
test('a day later both are reminded, after two it is over and both are told why, each once', async () => {
  const pair = async () => [await createPerson(app), await createPerson(app)] as const;
  const [first, second, calm] = [await pair(), await pair(), await pair()];
  const told = async ([one, other]: typeof first, words: RegExp) => [
    await countTo(one.email, words),
    await countTo(other.email, words),
  ];
  const [STILL, OVER_NOW] = [/^Still two scores/, /^Not rated/];
  // Disputed at 11:30 in Brussels on the 22nd, those of the others half an hour later; the third is settled at once.
  await disputeMatch(app, ...first);
  await moveTo([app, twin], START);
  await enter(app, await disputeMatch(app, ...calm), calm[0], [4, 6]);
  await moveTo([app, twin], START);
  const match = await playMatch(app, ...second);
  await pass(app, 0.5);
  await enter(app, (await enter(app, match, second[0], [6, 4])).body, second[1], [4, 6]);

  await at('2026-11-23T10:31:00.000Z');
  await expect.poll(() => told(first, STILL)).toEqual([1, 1]);
  expect(await told(second, STILL)).toEqual([0, 0]);
  const [reminder] = await mailsTo(first[1].email, STILL);
  expect(reminder?.text).toMatch(/Your side’s score[\s\S]*4–6[\s\S]*The other side’s score[\s\S]*6–4/);
  await at('2026-11-23T11:01:00.000Z');
  await expect.poll(() => told(second, STILL)).toEqual([1, 1]);

  await at('2026-11-24T10:31:00.000Z');
  await expect.poll(() => told(first, OVER_NOW)).toEqual([1, 1]);
  expect(await told(second, OVER_NOW)).toEqual([0, 0]);
  const [final] = await mailsTo(first[0].email, OVER_NOW);
  expect(final?.text).toContain('didn’t agree on one within 48 hours');
  await at('2026-11-24T11:01:00.000Z');
  await expect.poll(() => told(second, OVER_NOW)).toEqual([1, 1]);
  for (const words of [STILL, OVER_NOW]) {
    expect([await told(first, words), await told(calm, words)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  }
});
