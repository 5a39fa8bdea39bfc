import { beforeAll, expect, test } from 'vitest';
import { actOnGame, findDisputes, getDashboard } from '../../../shared/contract/game.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  newGuest,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { disputeMatch, enter, pass, playMatch } from './disputed.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let organiser: Person;
/** Three of their matches ended in a dispute. */
let quarreller: Person;
/** One. */
let regular: Person;
let others: Person[];
/** All three of them are asked to it by the organiser, and nobody has answered. */
let match: Game;

const recordsOf = async (id: string, { token }: Person) =>
  (await call(app, findDisputes, { params: { id }, token })).body.players;
const accept = (id: string, { token }: Person) =>
  call(app, actOnGame, { params: { id }, token, body: { actionType: 'ACCEPT' } });

beforeAll(async () => {
  organiser = await createPerson(app);
  [quarreller, regular] = [await createPerson(app), await createPerson(app)];
  others = [await createPerson(app), await createPerson(app), regular];
  for (const other of others) await disputeMatch(app, other, quarreller);
  await pass(app, 49);
  match = await createTestGame(
    app,
    organiser,
    { contactList: [quarreller, regular].map(contactOf) },
    { candidateMethod: 'CHOOSE' },
  );
});

// R-dispute-record
test('the organiser sees it of who has said yes, from three matches on', async () => {
  expect(await recordsOf(match.id, organiser)).toEqual([]);
  await accept(match.id, quarreller);
  await accept(match.id, regular);
  const { invitee } = await readGame(app, match.id, organiser.token);
  const inviteeId = invitee.find(({ user }) => user.id === quarreller.id)?.id;
  expect(await recordsOf(match.id, organiser)).toEqual([{ inviteeId, disputed: 3, matches: 3 }]);
});

// R-dispute-record
test('nobody else sees it in any answer', async () => {
  for (const { token } of [quarreller, regular, ...others]) {
    expect((await call(app, findDisputes, { params: { id: match.id }, token })).status).toBe(403);
  }
  const answers = [
    (await call(app, getDashboard, { token: organiser.token })).body,
    await readGame(app, match.id, organiser.token),
    await readGame(app, match.id, regular.token),
    (await call(app, getPublicProfile, { params: { code: quarreller.code } })).body,
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/"disputed":\s*3|"matches":/);
});

// R-dispute-record
test('only the last ten matches count, and only what can’t be settled any more', async () => {
  const [often, other] = [await createPerson(app), await createPerson(app)];
  const asked = async () => {
    const { id } = await createTestGame(app, organiser, { contactList: [contactOf(often)] });
    await accept(id, often);
    return recordsOf(id, organiser);
  };
  for (let time = 0; time < 3; time += 1) await disputeMatch(app, other, often);
  expect(await asked()).toEqual([]);
  await pass(app, 49);
  expect(await asked()).toMatchObject([{ disputed: 3, matches: 3 }]);
  for (let time = 0; time < 8; time += 1) await enter(app, await playMatch(app, other, often), other, [6, 4]);
  await pass(app, 49);
  expect(await asked()).toEqual([]);
});

// R-dispute-record, R-registered-alike
test('who gave somebody’s address on the share link learns nothing of that person', async () => {
  const { id, shareUrl } = await createTestGame(app, organiser);
  const share = new URL(shareUrl ?? '').pathname.split('/').at(-1) ?? '';
  const body = { actionType: 'OPPONENT_SELECTION', contactList: [newGuest({ email: quarreller.email })] };
  const page = (await call(app, actOnGame, { params: { id }, token: share, body })).body.invitee[0]?.accessToken ?? '';
  await call(app, actOnGame, { params: { id }, token: page, body: { actionType: 'ACCEPT' } });
  expect(await recordsOf(id, organiser)).toEqual([]);
  const link = await linkOf(app, quarreller.email);
  const yes = { actionType: 'ACCEPT', password: link.password };
  await call(app, actOnGame, { params: { id }, token: link.token, body: yes });
  expect(await recordsOf(id, organiser)).toMatchObject([{ disputed: 3 }]);
});
