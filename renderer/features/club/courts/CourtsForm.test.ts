import { when } from 'mobx';
import { expect, test } from 'vitest';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { ApiFailure } from '../../../api/apiFailure.ts';
import { CourtsForm, isFullVenue } from './CourtsForm.ts';

const court = { id: 'c1', name: 'Court 1', surface: 'CLAY', indoor: false, sports: ['TENNIS' as const] };
const known = { id: 'v1', country: 'BE', code: null, lat: '51.05', lon: '3.72' };
const park = { ...known, name: 'Park', address: 'Parklaan 12', city: null, courts: [court] };
const club = {
  sports: ['TENNIS', 'PADEL'],
  venues: [park],
} satisfies Pick<Club, 'venues' | 'sports'>;
const numbered = (number: number) => `Court ${number}`;

// R-club-courts
test('a place that is known goes with all that the server has of it, and a new court is like the one before', () => {
  const form = new CourtsForm(club);
  expect(form.typed).toBeNull();
  form.addCourt(form.venues[0]?.key ?? '', numbered);
  expect(form.body).toEqual({
    venues: [
      {
        ...{ ...known, name: 'Park', address: 'Parklaan 12', city: null },
        courts: [court, { name: 'Court 2', surface: 'CLAY', indoor: false, sports: ['TENNIS'] }],
      },
    ],
  });
});

test('the number of a court that is gone is free again, and one that is there is not taken twice', () => {
  const form = new CourtsForm(club);
  const venue = form.venues[0];
  if (!venue?.courts[0]) throw new Error('no court');
  form.setCourt(venue.courts[0], { name: 'court 2' });
  form.addCourt(venue.key, numbered);
  expect(venue.courts.map(({ name }) => name)).toEqual(['court 2', 'Court 3']);
});

test('an empty place is none, and one with courts needs a name', async () => {
  const form = new CourtsForm({ sports: ['PADEL'], venues: [] });
  await when(() => form.isReady);
  expect(form.body).toEqual({ venues: [] });
  expect(form.attempt()).toBe(true);
  const venue = form.venues[0];
  if (!venue) throw new Error('no venue');
  form.addCourt(venue.key, numbered);
  expect(form.attempt()).toBe(false);
  expect(form.errorOf(venue)).toBe('field.required');
  form.setVenue(venue, { name: 'Hall' });
  expect(form.attempt()).toBe(true);
  expect(form.body.venues[0]?.courts[0]?.sports).toEqual(['PADEL']);
});

test('what the server says of a court stands at it until something is changed, and what was typed comes back', () => {
  const form = new CourtsForm(club);
  const venue = form.venues[0];
  const first = venue?.courts[0];
  if (!venue || !first) throw new Error('no court');
  form.attempt();
  expect(
    form.refuse(new ApiFailure('E.bad.request', 400, { fields: { 'venues[0].courts[0].name': 'field.twice' } })),
  ).toBe(true);
  expect(form.errorOf(venue, first)).toBe('field.twice');
  form.setCourt(first, { name: 'Centre' });
  expect(form.errorOf(venue, first)).toBeNull();
  const other = new CourtsForm(club);
  other.restore(JSON.parse(JSON.stringify(form.typed)));
  expect(other.body).toEqual(form.body);
  other.restore({ venues: [{ name: 1 }] });
  expect(other.body).toEqual(form.body);
});

// R-kept-input
test('what was saved or given up is kept no longer, and rows from before the courts were changed are not taken up', () => {
  const form = new CourtsForm(club);
  form.addCourt(form.venues[0]?.key ?? '', numbered);
  const kept = JSON.parse(JSON.stringify(form.typed));
  form.clear();
  expect(form.typed).toBeNull();
  expect(form.body).toEqual(new CourtsForm(club).body);
  const later = new CourtsForm({
    ...club,
    venues: [{ ...park, courts: [court, { ...court, id: 'c2', name: 'Other' }] }],
  });
  later.restore(kept);
  expect(later.typed).toBeNull();
  const empty = new CourtsForm({ ...club, venues: [] });
  empty.setVenue(empty.venues[0] as never, { name: 'Hall' });
  empty.clear();
  expect(empty.venues).toMatchObject([{ name: '' }]);
});

test('a court says why its only sport stays, and a place with as many courts as it can have takes no more', () => {
  const form = new CourtsForm(club);
  const [venue] = form.venues;
  const first = venue?.courts[0];
  if (!venue || !first) throw new Error('no court');
  form.toggleSport(first, 'TENNIS');
  expect(first.sports).toEqual(['TENNIS']);
  expect(form.sportProblemOf(first)).toBe('field.tooFew');
  form.toggleSport(first, 'PADEL');
  expect(form.sportProblemOf(first)).toBeNull();
  for (let more = 1; more < 40; more += 1) form.addCourt(venue.key, numbered);
  expect(isFullVenue(venue)).toBe(true);
  form.addCourt(venue.key, numbered);
  expect(venue.courts).toHaveLength(40);
});
