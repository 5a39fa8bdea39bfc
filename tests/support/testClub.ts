import type { Club } from '../../shared/contract/schemas/club.ts';
import type { Entry } from '../../shared/contract/schemas/clubPeople.ts';

/** A public club of tennis players as its keeper sees it, unless told otherwise. */
export function testClub(change: Partial<Club> = {}): Club {
  return {
    id: 'c1',
    slug: 'riverside',
    name: 'Riverside',
    sports: ['TENNIS'],
    timezone: 'Europe/Brussels',
    country: 'BE',
    city: null,
    language: 'en',
    about: null,
    visibility: 'PUBLIC',
    joining: 'OPEN',
    juniors: false,
    membersPublish: true,
    state: 'OPEN',
    role: 'KEEPER',
    asked: false,
    stopped: false,
    listed: true,
    shares: [],
    action: ['EDIT', 'PEOPLE'],
    version: 1,
    memberCount: 1,
    organisers: [],
    venues: [],
    joinUrl: null,
    ...change,
  };
}

/** Somebody in its list. */
export function testEntry(id: string, firstName: string, change: Partial<Entry> = {}): Entry {
  return {
    ...{ id, firstName, lastName: 'Baker', role: 'MEMBER', state: 'IN', isKeeper: false, isOwn: false },
    ...{ code: null, imageId: null, message: null, joinedAt: null, email: null, phone: null },
    ...{ sharedEmail: null, sharedPhone: null, reach: null, minor: null, viaId: null, note: null, levels: null },
    ...change,
  };
}
