import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { offeredGame } from '../../../../tests/support/editSample.ts';
import { testInvitee } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { ListedPeople } from './ListedPeople.ts';

configure({ enforceActions: 'always' });

const entry = (id: string, firstName: string, changes = {}) => ({
  ...{ id, role: 'MEMBER', state: 'IN', isKeeper: false, firstName, lastName: 'Li', code: null },
  ...changes,
});
const PEOPLE = [
  entry('e1', 'Ann'),
  entry('e2', 'Bo', { role: 'GUEST' }),
  entry('e3', 'Cas', { state: 'ASKED' }),
  entry('e4', 'Dee'),
  entry('e5', 'Eva', { code: 'eva' }),
];

async function newList() {
  const dee = testInvitee('2', 'Dee Li', 'SENT');
  const eva = testInvitee('3', 'Other Name', 'SENT');
  const game = offeredGame({ invitee: [dee, { ...eva, user: { ...eva.user, code: 'eva' } }] });
  const answer = { status: 200, body: { people: PEOPLE, total: PEOPLE.length, next: null } };
  const { root } = testWorld({ 'POST /api/club/c1/people/search': [answer, 'network'] });
  const people = new ListedPeople(root.api, 'c1', () => game);
  await people.list.load();
  return people;
}

// R-club-match-acts
it('offers who is in the list with an account, and not in the match', async () => {
  const people = await newList();
  expect(people.shown.map(({ firstName }) => firstName)).toEqual(['Ann']);
});

it('says that a search has failed', async () => {
  const people = await newList();
  vi.useFakeTimers();
  people.search('ann');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(people.list.failure).toMatchObject({ code: 'network' });
  expect(people.shown).toEqual([]);
});

it('names those that are picked by their entries, and keeps them in view', async () => {
  const people = await newList();
  const [ann] = people.shown;
  if (!ann) throw new Error('Nobody is offered');
  people.toggle(ann);
  people.list.set([]);
  expect(people.shown).toEqual([ann]);
  expect(people.toBody()).toEqual([{ id: 'e1' }]);
  people.toggle(ann);
  expect(people.toBody()).toEqual([]);
});

it('keeps who is picked and what is typed while others are invited', async () => {
  const people = await newList();
  const [ann] = people.shown;
  if (!ann) throw new Error('Nobody is offered');
  people.toggle(ann);
  const answer = Promise.withResolvers<boolean>();
  const sending = people.send(() => answer.promise);
  people.toggle({ ...ann, id: 'e9', firstName: 'Zoe' });
  people.search('zo');
  answer.resolve(true);
  expect(await sending).toBe(true);
  people.end();
  expect(people.toBody()).toEqual([{ id: 'e9' }]);
  expect(people.text).toBe('zo');
  await people.send(async () => false);
  expect(people.picked).toHaveLength(1);
  await people.send(async () => true);
  expect(people).toMatchObject({ picked: [], text: '' });
});
