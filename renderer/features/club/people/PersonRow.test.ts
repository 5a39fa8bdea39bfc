import { expect, test } from 'vitest';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import type { Entry } from '../../../../shared/contract/schemas/clubPeople.ts';
import { personActions } from './PersonRow.tsx';

const viewer = (role: Club['role'], action: Club['action'] = ['EDIT', 'PEOPLE']) => ({ role, action });
const entry = (changes: Partial<Entry>) =>
  ({ role: 'MEMBER', state: 'IN', isKeeper: false, joinedAt: '2026-11-01T09:00:00.000Z', ...changes }) as Entry;

// R-club-roles
test('organisers change members, the keeper organisers as well, and nobody the keeper', () => {
  expect(personActions(viewer('ORGANISER'), entry({}), false)).toEqual(['organiser', 'remove', 'bar']);
  expect(personActions(viewer('ORGANISER'), entry({ role: 'GUEST' }), false)).toContain('member');
  expect(personActions(viewer('ORGANISER'), entry({ role: 'ORGANISER' }), false)).toEqual([]);
  expect(personActions(viewer('ORGANISER'), entry({ role: 'ORGANISER' }), true)).toEqual(['resign']);
  expect(personActions(viewer('KEEPER'), entry({ role: 'ORGANISER' }), false)).toEqual(['member', 'remove', 'bar']);
  expect(personActions(viewer('KEEPER'), entry({ role: 'ORGANISER', isKeeper: true }), true)).toEqual([]);
  // People who were only put on the list join by themselves (R-club-add).
  expect(personActions(viewer('KEEPER'), entry({ role: 'GUEST', joinedAt: null }), false)).toEqual(['remove', 'bar']);
  expect(personActions(viewer('KEEPER'), entry({ state: 'BARRED' }), false)).toEqual(['unbar', 'remove']);
});

test('members, and organisers of a club that has no keeper, change nothing', () => {
  expect(personActions(viewer('MEMBER', ['LEAVE']), entry({}), false)).toEqual([]);
  expect(personActions(viewer('ORGANISER', ['TAKEOVER']), entry({}), false)).toEqual([]);
});
