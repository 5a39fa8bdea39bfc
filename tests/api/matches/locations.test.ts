import { describe, expect, test } from 'vitest';
import { createGame } from '../../../shared/contract/game.ts';
import { findOpenGames } from '../../../shared/contract/gameLists.ts';
import { editLocation, findLocations } from '../../../shared/contract/location.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, gameBody, type Person } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const place = (name: string, city: string) => ({ location: { name, city } });
const namesOf = async ({ token }: Person, q = '') =>
  (await call(app, findLocations, { token, query: { q } })).body.map(({ name }) => name);

test('one’s own places are found by name, address or city, favourites first', async () => {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner, {
    locationPreference: [place('Hall', 'Gent'), place('Park', 'Brugge'), place('Club', 'Gent')],
  });
  expect((await namesOf(owner, 'gent')).sort()).toEqual(['Club', 'Hall']);
  expect(await namesOf(owner, 'parK')).toEqual(['Park']);
  const park = game.locationPreference[1]?.location.id ?? '';
  const mark = (favorite: boolean, token = owner.token) =>
    call(app, editLocation, { token, params: { id: park }, body: { favorite } });
  expect((await mark(true)).body).toMatchObject({ id: park, name: 'Park', favorite: true });
  expect((await namesOf(owner))[0]).toBe('Park');
  expect((await mark(false)).body.favorite).toBe(false);
  const stranger = await createPerson(app);
  expect((await mark(true, stranger.token)).error).toMatchObject({ status: 404, messageId: 'E.notFound' });
  expect(await namesOf(stranger)).toEqual([]);
});

// R-search-letters
test('places are found however a keyboard writes them, as many as are shown', async () => {
  const owner = await createPerson(app);
  const address = 'Straße 100%';
  await createTestGame(app, owner, {
    locationPreference: [
      place('Korty Łódź', 'Łódź'),
      place('Élan', 'Liège'),
      { location: { name: 'Halle', city: 'Köln', address } },
    ],
  });
  for (const q of ['łódź', 'Łódź', 'lodz', 'KORTY Ł']) expect(await namesOf(owner, q), q).toEqual(['Korty Łódź']);
  for (const q of ['élan', 'elan', 'liege', 'LIÈGE']) expect(await namesOf(owner, q), q).toEqual(['Élan']);
  for (const q of ['strasse', 'straße 100%', 'KOLN', '%']) expect(await namesOf(owner, q), q).toEqual(['Halle']);
  for (const q of ['_', '\\', 'elan liege']) expect(await namesOf(owner, q), q).toEqual([]);
});

// R-zone-name
describe('a zone under two names', () => {
  const deccan = [{ location: { name: 'Deccan Club' } }];

  test('is one zone: a venue of the one is chosen, or named again, under the other', async () => {
    const owner = await createPerson(app);
    const first = await createTestGame(app, owner, { timezone: 'Asia/Calcutta', locationPreference: deccan });
    const locationId = first.locationPreference[0]?.location.id;
    for (const locationPreference of [[{ locationId }], deccan]) {
      const game = await createTestGame(app, owner, { timezone: 'asia/kolkata', locationPreference });
      expect(game.timezone).toBe('Asia/Calcutta');
      expect(game.locationPreference[0]?.location.id).toBe(locationId);
    }
    expect(await namesOf(owner)).toEqual(['Deccan Club']);
  });

  test('an open match under the one is near for players under the other', async () => {
    const player = await createPerson(app);
    await createTestGame(app, player, { timezone: 'Asia/Calcutta', locationPreference: deccan });
    const owner = await createPerson(app);
    const open = async (timezone: string) =>
      (await createTestGame(app, owner, { timezone }, { opponentsSelection: 'OPENCHALLENGE' })).id;
    const near = await open('Asia/Kolkata');
    const far = await open('Europe/Brussels');
    const { games } = (await call(app, findOpenGames, { token: player.token })).body;
    expect(games.map(({ id }) => id)).toEqual([near, far]);
  });

  test('what is no zone is refused', async () => {
    const { token } = await createPerson(app);
    const { error } = await call(app, createGame, { token, body: gameBody(app, { timezone: 'Mars/Olympus' }) });
    expect(error.data?.fields).toEqual({ timezone: 'field.choice' });
  });
});
