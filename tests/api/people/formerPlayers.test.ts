import { expect, test } from 'vitest';
import { actOnGame, getDashboard, getGame } from '../../../shared/contract/game.ts';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { getRatingHistory, getRatingReceipt } from '../../../shared/contract/rating.ts';
import { languageCookie } from '../../../shared/locales/languages.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, hoursFromNow, outbox, PASSWORD } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const IN_FRENCH = 'Compte supprimé';
const IN_DUTCH = 'Voormalige speler';

/** A rated match of two, one of whom has deleted their account since. */
async function playedWithFormer() {
  const [owner, other] = [await createPerson(app), await createPerson(app)];
  const game = await createTestGame(app, owner, { contactList: [contactOf(other)] });
  const params = { id: game.id };
  await call(app, actOnGame, { params, token: other.token, body: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(hoursFromNow(app, 30)));
  const sets = [{ initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', sets, winner: 'INITIATOR' };
  await call(app, actOnGame, { params, token: owner.token, body });
  const isRated = async () =>
    (await call(app, getRatingReceipt, { params: { gameId: game.id }, token: owner.token })).status;
  await expect.poll(isRated).toBe(200);
  expect((await call(app, deleteMe, { token: other.token, body: { currentPassword: PASSWORD } })).status).toBe(204);
  return { owner, game };
}

// R-former-player
test('who was erased is named in the language that the request says, not in that of an account', async () => {
  const { owner, game } = await playedWithFormer();
  const { token } = owner;
  const read = (language: string) => call(app, getGame, { params: { id: game.id }, token, language });
  expect((await read('fr-BE,nl;q=0.8')).body.opponentTeam?.players[0]?.firstName).toBe(IN_FRENCH);
  expect((await read('nl')).body.invitee[0]?.user.firstName).toBe(IN_DUTCH);
  const order = { search: '', sort: 'date', order: 'descending', after: null, limit: 10 };
  const past = await call(app, findPastGames, { token, body: order, language: 'nl' });
  const current = await call(app, getDashboard, { token, query: { archive: 'false' }, language: 'nl' });
  const listed = [...past.body.games, ...current.body.games].filter(({ id }) => id === game.id);
  expect(listed.map(({ invitee }) => invitee[0]?.user.firstName)).toEqual([IN_DUTCH]);

  const receipt = await call(app, getRatingReceipt, { params: { gameId: game.id }, token, language: 'fr' });
  const { initiatorTeam, opponentTeam } = receipt.body.gameDTO;
  expect(opponentTeam.players[0]?.firstName).toBe(IN_FRENCH);
  const history = await call(app, getRatingHistory, { params: { teamId: initiatorTeam.id }, token, language: 'nl' });
  expect(history.body[0]?.gameDTO.opponentTeam.players[0]?.firstName).toBe(IN_DUTCH);
});

// R-former-player, R-language-choice
test('a choice of language on the device goes before the browser’s own, also by a share link', async () => {
  const { game } = await playedWithFormer();
  const link = new URL(game.shareUrl ?? '');
  const share = link.pathname.split('/').at(-1) ?? '';
  const answer = await app.app.inject({
    url: `/api/game/${game.id}`,
    headers: { authorization: `Bearer ${share}`, 'accept-language': 'nl', cookie: languageCookie('fr') },
  });
  expect(answer.json().opponentTeam.players[0].firstName).toBe(IN_FRENCH);
});

// R-former-player
test('mails name them in the language of the receiver', async () => {
  const [owner, leaver] = [await createPerson(app), await createPerson(app)];
  const others = [await createPerson(app), await createPerson(app)];
  const contactList = [leaver, ...others].map(contactOf);
  const game = await createTestGame(app, owner, { contactList }, { matchType: 'OPENDOUBLE' });
  const params = { id: game.id };
  for (const { token } of [leaver, ...others]) {
    await call(app, actOnGame, { params, token, body: { actionType: 'ACCEPT' } });
  }
  const partner = { actionType: 'PARTNER_SELECTION', contactList: [{ id: game.invitee[1]?.id }] };
  expect((await call(app, actOnGame, { params, token: owner.token, body: partner })).status).toBe(200);
  app.clock.set(new Date(hoursFromNow(app, 30)));
  await call(app, deleteMe, { token: leaver.token, body: { currentPassword: PASSWORD } });
  const sets = [{ initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', sets, winner: 'INITIATOR' };
  expect((await call(app, actOnGame, { params, token: owner.token, body, language: 'fr' })).status).toBe(200);
  const mails = (await Promise.all(others.map(({ email }) => outbox(app, email)))).flat();
  expect(mails.map(({ text }) => text).join()).toContain('Former player');
});
