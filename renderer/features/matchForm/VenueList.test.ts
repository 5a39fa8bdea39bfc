import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import { offeredGame } from '../../../tests/support/editSample.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { VenueList } from './VenueList.ts';

configure({ enforceActions: 'always' });

const [sample] = offeredGame().locationPreference;
const venues = (names: string[]): GameLocation[] =>
  names.flatMap((name) => (sample ? [{ ...sample.location, id: name, name, city: 'Gent' }] : []));

async function listOf(names: string[], answers: Parameters<typeof testWorld>[0] = {}) {
  const world = testWorld({ 'GET /api/location?q=': { status: 200, body: venues(names) }, ...answers });
  const list = new VenueList(world.root.api);
  await list.loadEarlier();
  return { ...world, list, found: () => list.found.map(({ name }) => name) };
}

const FEW = ['Zénith', 'Park', 'Hall'];
const MANY = Array.from({ length: 30 }, (_, index) => `Court ${index}`);

describe('one’s own places', () => {
  it('are found by every word, without accents, and without the server while all of them are here', async () => {
    const { list, found, sent } = await listOf(FEW);
    expect(found()).toEqual(FEW);
    await list.find('gent zenith');
    expect(found()).toEqual(['Zénith']);
    await list.find('nowhere');
    expect(found()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('are asked for where there may be more than are here', async () => {
    const search = 'GET /api/location?q=old';
    const { list, found } = await listOf(MANY, { [search]: { status: 200, body: venues(['Old hall']) } });
    await list.find('old');
    expect(found()).toEqual(['Old hall']);
    await list.find('');
    expect(found()).toHaveLength(31);
  });

  it('can be searched here while the server cannot be reached', async () => {
    const { list, found } = await listOf(MANY, { 'GET /api/location?q=court+29': 'network' });
    await list.find('court 29');
    expect(found()).toEqual(['Court 29']);
  });

  // R-zone-name
  it('are those of the zone, whichever of its names the device says', async () => {
    const deccan = { ...venues(['Deccan Club'])[0], timezone: 'Asia/Calcutta' } as GameLocation;
    const poona = { ...deccan, id: 'Poona', name: 'Poona Club', timezone: 'Asia/Kolkata' };
    const { list } = await listOf([], { 'GET /api/location?q=': { status: 200, body: [deccan, poona] } });
    list.pick(deccan);
    expect(list.offered).toEqual([poona]);
    expect(list.toBody('Asia/Kolkata')).toEqual([{ locationId: deccan.id }]);
    expect(list.toBody('Europe/Brussels')).toMatchObject([{ location: { name: 'Deccan Club' } }]);
  });

  it('become favourites', async () => {
    const [hall] = venues(['Hall']);
    const { list } = await listOf(FEW, {
      'PUT /api/location/Hall': { status: 200, body: { ...hall, favorite: true } },
    });
    await list.setFavorite('Hall', true);
    expect(list.offered.find(({ id }) => id === 'Hall')?.favorite).toBe(true);
  });
});
