import { when } from 'mobx';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/apiFailure.ts';
import { ClubForm, type ClubValues } from './ClubForm.ts';

const START: ClubValues = {
  ...{ name: '', slug: null, sports: ['TENNIS'], city: 'Gent', about: '' },
  ...{ visibility: 'PUBLIC', joining: 'ASK', juniors: false },
};
const ORIGIN = { timezone: 'Europe/Brussels', country: 'BE', language: 'en' } as const;
const newForm = () => new ClubForm(START, ORIGIN);

// R-club-new
test('the address follows the name until it is typed', () => {
  const form = newForm();
  form.set({ name: 'TC Gent-Zuid' });
  expect(form.body).toMatchObject({ name: 'TC Gent-Zuid', slug: 'tc-gent-zuid', country: 'BE', city: 'Gent' });
  form.set({ slug: 'zuid' });
  form.set({ name: 'TC Gent' });
  expect(form.slug).toBe('zuid');
});

test('a form says what is missing once sending was tried, and one sport stays', async () => {
  const form = newForm();
  await when(() => form.isReady);
  expect(form.errorOf('name')).toBeNull();
  expect(form.attempt()).toBe(false);
  expect(form.errorOf('name')).toBe('field.required');
  form.toggle('TENNIS');
  expect(form.values.sports).toEqual(['TENNIS']);
  form.toggle('PADEL');
  form.toggle('TENNIS');
  expect(form.values.sports).toEqual(['PADEL']);
});

test('a sport too many and the last one say why they stay as they were, until one is taken', () => {
  const form = newForm();
  form.toggle('TENNIS');
  expect(form.sportProblem).toBe('field.tooFew');
  for (const sport of ['PADEL', 'SQUASH', 'BADMINTON', 'PICKLEBALL'] as const) form.toggle(sport);
  expect(form.sportProblem).toBeNull();
  form.toggle('TABLE_TENNIS');
  expect(form.sportProblem).toBe('field.tooMany');
  expect(form.values.sports).toHaveLength(5);
  form.toggle('PADEL');
  expect(form.sportProblem).toBeNull();
});

test('an address that is taken is said at it until it or the name it follows is changed', () => {
  const form = newForm();
  form.set({ name: 'Parkside' });
  form.attempt();
  expect(form.refuse(new ApiFailure('E.club.slug', 409))).toBe(true);
  expect(form.errorOf('slug')).toBe('error.E.club.slug');
  form.set({ name: 'Parkside West' });
  expect(form.errorOf('slug')).toBeNull();
  expect(form.refuse(new ApiFailure('E.limit.club', 403))).toBe(false);
});

// R-kept-input
test('what was typed comes back, and what another version has kept breaks nothing', () => {
  const form = newForm();
  expect(form.typed).toBeNull();
  form.set({ name: 'Parkside', joining: 'LINK', visibility: 'MEMBERS', sports: ['PADEL'] });
  const other = newForm();
  other.restore(JSON.parse(JSON.stringify(form.typed)));
  expect(other.body).toEqual(form.body);
  other.restore({ name: 'West', city: '', about: '', sports: ['CHESS'], visibility: 'NOBODY', joining: 7 });
  expect(other.body).toMatchObject({ name: 'West', sports: ['PADEL'], visibility: 'MEMBERS', joining: 'LINK' });
});

test('a form that was sent begins anew, and nothing of it is kept', () => {
  const form = newForm();
  form.set({ name: 'Parkside', slug: 'park', joining: 'LINK', visibility: 'MEMBERS', sports: ['PADEL'] });
  form.clear();
  expect(form.values).toEqual(START);
  expect(form.typed).toBeNull();
});

// R-club-settings
test('what was typed belongs to the version it was typed on, also after a reload', () => {
  const form = new ClubForm({ ...START, name: 'Riverside' }, ORIGIN, 3);
  form.set({ about: 'By the river' });
  const later = new ClubForm({ ...START, name: 'Riverside', city: 'Brugge' }, ORIGIN, 4);
  later.restore(JSON.parse(JSON.stringify(form.typed)));
  expect(later.version).toBe(3);
  later.overtake(4);
  expect(later.version).toBe(4);
});

test('what is typed while it is saved stays, and is all that is kept', () => {
  const form = new ClubForm({ ...START, name: 'Riverside' }, ORIGIN, 3);
  form.set({ city: 'Brugge ' });
  const sent = { ...form.values };
  form.set({ about: 'By the river' });
  form.take(new ClubForm({ ...START, name: 'Riverside', city: 'Brugge' }, ORIGIN, 4), sent);
  expect(form.values).toMatchObject({ city: 'Brugge', about: 'By the river' });
  expect(form.typed).toMatchObject({ about: 'By the river', version: 4 });
  form.set({ about: '' });
  expect(form.typed).toBeNull();
});
