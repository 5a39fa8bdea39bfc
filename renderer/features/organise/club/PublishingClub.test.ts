import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { ME, testWorld } from '../../../../tests/support/testWorld.ts';
import type { DraftDeps } from '../draft/draftDeps.ts';
import { OrganiseDraft } from '../draft/OrganiseDraft.ts';

configure({ enforceActions: 'always' });

const court = (id: string, sport: string) => ({
  id,
  name: `Court ${id}`,
  surface: null,
  indoor: false,
  sports: [sport],
});
const venue = (name: string, courts: ReturnType<typeof court>[]) => ({
  ...{ id: `v-${name}`, name, address: `${name} 1`, city: 'Gent', country: 'BE', code: null, lat: '0', lon: '0' },
  courts,
});
const CLUB = {
  id: 'c1',
  timezone: 'Europe/London',
  venues: [
    venue('Lawn', [court('4', 'TENNIS')]),
    venue('Parkside', [court('1', 'PADEL'), court('2', 'TENNIS')]),
    venue('Hall', [court('3', 'PADEL')]),
  ],
};
const own = (id: string, changes = {}) => ({
  ...{ id, slug: `slug-${id}`, name: `Club ${id}`, sports: ['PADEL'], role: 'MEMBER', asked: false, publishes: true },
  ...changes,
});
const OWN_HALL: GameLocation = {
  ...{ id: 'own1', data: null, name: 'Hall', address: 'Hall 1', city: 'Gent', country: null, code: null },
  ...{ lat: '0', lon: '0', timezone: 'Europe/London', timezoneOffset: 0, favorite: true },
};

function newDraft(clubs = [own('c1'), own('c2', { publishes: false })]) {
  const { root } = testWorld({
    'GET /api/location?q=': { status: 200, body: [OWN_HALL] },
    'GET /api/club/slug-c1': { status: 200, body: CLUB },
  });
  const me = { ...ME, emails: [], membershipLevel: 'PLAYIT', phone: null, clubs } as unknown as DraftDeps['me'];
  const now = () => new Date('2026-03-20T10:10:00.000Z');
  return new OrganiseDraft({ api: root.api, games: root.games, me, now, deviceZone: 'Europe/Brussels' });
}

async function chosen() {
  const draft = newDraft();
  await draft.venues.loadEarlier();
  draft.club.choose('c1');
  await draft.club.load();
  return draft;
}

// R-club-organise
describe('the club of a match', () => {
  it('is one of those they may publish for', () => {
    expect(newDraft().club.offered.map(({ id }) => id)).toEqual(['c1']);
    const draft = newDraft();
    draft.set({ clubId: 'c2' });
    expect(draft.toBody()).not.toHaveProperty('clubId');
  });

  it('brings a sport that it plays, and its first place with a court for it, in its zone', async () => {
    const draft = await chosen();
    expect(draft.choices).toMatchObject({ sport: 'PADEL', timezone: 'Europe/London' });
    expect(draft.toBody()).toMatchObject({
      clubId: 'c1',
      audience: 'ALL',
      locationPreference: [{ location: { name: 'Parkside', address: 'Parkside 1', city: 'Gent' } }],
    });
  });

  it('leaves a place that was typed', async () => {
    const draft = newDraft();
    draft.venues.add();
    draft.venues.set(draft.venues.rows[0]?.key ?? '', { name: 'Garden' });
    draft.club.choose('c1');
    await draft.club.load();
    expect(draft.venues.rows.map(({ name }) => name)).toEqual(['Garden']);
  });

  it('offers its places first, each as their own where it is theirs already', async () => {
    const draft = await chosen();
    expect(draft.venues.choices.map(({ id }) => id)).toEqual(['v-Lawn', 'v-Parkside', 'own1']);
    draft.pickVenue(OWN_HALL);
    expect(draft.toBody().locationPreference.at(-1)).toEqual({ locationId: 'own1' });
  });

  it('has courts for the sport at the places of the match, of which one goes with it', async () => {
    const draft = await chosen();
    expect(draft.club.courts).toEqual([{ id: '1', name: 'Court 1' }]);
    draft.pickVenue(OWN_HALL);
    expect(draft.club.courts.map(({ name }) => name)).toEqual(['Parkside: Court 1', 'Hall: Court 3']);
    draft.set({ courtId: '3' });
    expect(draft.series).toMatchObject([{ clubId: 'c1', courtId: '3' }]);
    draft.venues.remove(draft.venues.rows.at(-1)?.key ?? '');
    expect(draft.toBody()).not.toHaveProperty('courtId');
  });

  it('is asked for its members alone as long as the match is open', async () => {
    const draft = await chosen();
    draft.set({ opponentsSelection: 'OPENCHALLENGE', audience: 'CLUB' });
    expect(draft.toBody()).toMatchObject({ audience: 'CLUB', gamePreference: { opponentsSelection: 'OPENCHALLENGE' } });
    draft.set({ opponentsSelection: 'FIX' });
    expect(draft.toBody()).toMatchObject({ audience: 'ALL' });
    draft.club.choose(null);
    expect(draft.choices).toMatchObject({ clubId: null, courtId: null, audience: 'ALL' });
  });

  it('stays for members alone with another club, and is found by nobody without one (R-club-match)', () => {
    const draft = newDraft([own('c1'), own('c3')]);
    draft.set({ clubId: 'c1', opponentsSelection: 'OPENCHALLENGE', audience: 'CLUB' });
    draft.club.choose('c3');
    expect(draft.toBody()).toMatchObject({ clubId: 'c3', audience: 'CLUB' });
    const kept = JSON.parse(JSON.stringify(draft.typed));
    draft.club.choose(null);
    expect(draft.toBody().gamePreference).toMatchObject({ opponentsSelection: 'FIX' });
    const after = newDraft([own('c1')]);
    after.restore(kept);
    expect(after.club.openness).toBe('FIX');
    expect(after.toBody()).not.toHaveProperty('clubId');
    expect(after.toBody().gamePreference).toMatchObject({ opponentsSelection: 'FIX' });
    after.set({ opponentsSelection: 'OPENCHALLENGE', audience: 'ALL' });
    expect(after.isOpen).toBe(true);
  });

  it('survives a reload with the draft, and drafts of before clubs are taken', async () => {
    const draft = await chosen();
    draft.set({ notes: 'Mind the dog', courtId: '1' });
    const kept = JSON.parse(JSON.stringify(draft.typed));
    const again = newDraft();
    again.restore(kept);
    expect(again.choices).toMatchObject({ clubId: 'c1', courtId: '1' });
    const { clubId: _club, courtId: _court, audience: _audience, ...choices } = kept.choices;
    const older = newDraft();
    older.restore({ ...kept, choices });
    expect(older.choices).toMatchObject({ clubId: null, audience: 'ALL', notes: 'Mind the dog' });
  });

  it('that the address names is chosen at once and kept, and so is that it was taken out', async () => {
    const draft = newDraft();
    await draft.forClub('slug-c1');
    expect(draft.club.chosen?.id).toBe('c1');
    expect(draft.venues.filled).toHaveLength(1);
    await draft.forClub('slug-c2');
    expect(draft.club.chosen?.id).toBe('c1');
    // The address names it once: a reload has what is kept alone.
    expect(draft.typed?.choices.clubId).toBe('c1');
    draft.club.choose(null);
    expect(draft.typed?.choices.clubId).toBeNull();
  });
});
