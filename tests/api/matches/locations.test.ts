import { expect, test } from 'vitest';
import { editLocation, findLocations } from '../../../shared/contract/location.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, type Person } from '../../support/factories.ts';

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
