import { createClub, joinClub, saveCourts, savePerson, searchPeople } from '../../shared/contract/club.ts';
import type { Club } from '../../shared/contract/schemas/club.ts';
import type { Entry } from '../../shared/contract/schemas/clubPeople.ts';
import type { TestApp } from './app.ts';
import { call } from './client.ts';
import { createPerson, type Person } from './factories.ts';

let clubs = 0;

/** The body of a tennis club in Gent that everybody sees and joins by a press. */
export function clubBody(changes: Record<string, unknown> = {}) {
  clubs += 1;
  return {
    ...{ name: `Club ${clubs}`, slug: `club-${clubs}`, sports: ['TENNIS'], timezone: 'Europe/Brussels', country: 'BE' },
    ...{ city: 'Gent', language: 'en', visibility: 'PUBLIC', joining: 'OPEN' },
    ...changes,
  };
}

/** @returns a club as its keeper sees it */
export async function createTestClub(
  app: TestApp,
  { token }: Person,
  changes: Record<string, unknown> = {},
): Promise<Club> {
  return (await call(app, createClub, { token, body: clubBody(changes) })).body;
}

/** @returns a new account that is a member of a club */
export async function createMember(app: TestApp, { id, joinUrl }: Club, changes = {}): Promise<Person> {
  const member = await createPerson(app, changes);
  const token = joinUrl?.split('/').at(-1);
  await call(app, joinClub, { params: { id }, token: member.token, body: { token } });
  return member;
}

/** @returns the line of somebody in a club's list, as the keeper sees it */
export async function entryOf(app: TestApp, { id }: Club, keeper: Person, { code }: Person): Promise<Entry> {
  const { people } = (await call(app, searchPeople, { params: { id }, token: keeper.token, body: {} })).body;
  const entry = people.find((each) => each.code === code);
  if (!entry) throw new Error(`${code} is not in the list`);
  return entry;
}

/** @returns a new account that organises a club */
export async function createOrganiser(app: TestApp, club: Club, keeper: Person, changes = {}): Promise<Person> {
  const organiser = await createMember(app, club, changes);
  const { id: personId } = await entryOf(app, club, keeper, organiser);
  await call(app, savePerson, {
    params: { id: club.id, personId },
    token: keeper.token,
    body: { role: 'ORGANISER' },
  });
  return organiser;
}

/** @returns the ids of the courts of a club, which plays at one venue with courts of these names */
export async function createCourts(app: TestApp, { id }: Club, { token }: Person, names: string[]): Promise<string[]> {
  const courts = names.map((name) => ({ name, indoor: false, sports: ['TENNIS'] }));
  const body = { venues: [{ name: 'Parkside', courts }] };
  const saved = (await call(app, saveCourts, { params: { id }, token, body })).body;
  return saved.venues.flatMap((venue) => venue.courts.map((court) => court.id));
}
