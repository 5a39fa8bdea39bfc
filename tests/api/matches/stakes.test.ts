import { expect, test } from 'vitest';
import { getPreferences, savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame, getStakes } from '../../../shared/contract/game.ts';
import { setInitialRating } from '../../../shared/contract/rating.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, linkOf, newGuest, type Person } from '../../support/factories.ts';

const app = useTestApp();

const stakesOf = async (id: string, token: string) =>
  (await call(app, getStakes, { params: { id }, token })).body.stakes;

async function startAt(person: Person, productRating: number): Promise<Person> {
  await call(app, setInitialRating, { token: person.token, body: { sport: 'TENNIS', productRating } });
  return person;
}

// R-rating-stakes
test('who is invited to a single sees what it is about, by session and by the mailed link', async () => {
  const owner = await startAt(await createPerson(app), 6);
  const player = await createPerson(app);
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(player)] });
  // 5.0 against 6.0: one to 1 + 10^(1/2), and K is 250/5^0.4.
  const chance = 1 / (1 + Math.sqrt(10));
  const k = 250 / 5 ** 0.4 / 200;
  const expected = {
    chance: expect.closeTo(chance, 2),
    win: expect.closeTo(k * (1 - chance), 2),
    loss: expect.closeTo(-k * chance, 2),
    provisional: true,
  };
  expect(await stakesOf(id, player.token)).toEqual(expected);
  expect(await stakesOf(id, (await linkOf(app, player.email)).token)).toEqual(expected);
  expect(await stakesOf(id, owner.token)).toBeNull();

  expect((await call(app, savePreferences, { token: player.token, body: { chances: false } })).body.chances).toBe(
    false,
  );
  expect(await stakesOf(id, player.token)).toBeNull();
  await call(app, savePreferences, { token: player.token, body: { language: 'de' } });
  const kept = await call(app, getPreferences, { token: player.token, query: { userId: player.id } });
  expect(kept.body).toMatchObject({ language: 'de', dateFormat: null, chances: false });
  await call(app, savePreferences, { token: player.token, body: { chances: true } });
  expect(await stakesOf(id, player.token)).toEqual(expected);
  await call(app, actOnGame, { params: { id }, token: player.token, body: { actionType: 'ACCEPT' } });
  expect(await stakesOf(id, player.token)).toBeNull();
});

test('nothing is said of practice, of doubles, to guests and to strangers', async () => {
  const owner = await createPerson(app);
  const player = await createPerson(app);
  const guest = newGuest();
  const stranger = await createPerson(app);
  const contactList = [contactOf(player), guest];
  const single = await createTestGame(app, owner, { contactList });
  const share = readInvitationPath(new URL(single.shareUrl ?? '').pathname)?.token ?? '';
  expect(await stakesOf(single.id, (await linkOf(app, guest.email)).token)).toBeNull();
  expect(await stakesOf(single.id, share)).toBeNull();
  expect(await stakesOf(single.id, stranger.token)).toBeNull();
  for (const preference of [{ matchCategory: 'PRACTICEHIT' }, { matchType: 'OPENDOUBLE' }]) {
    const { id } = await createTestGame(app, owner, { contactList }, preference);
    expect(await stakesOf(id, player.token)).toBeNull();
  }
});
