import { configure, when } from 'mobx';
import { expect, test, vi } from 'vitest';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { ClubPeople } from './ClubPeople.ts';

configure({ enforceActions: 'always' });

const SEARCH = 'POST /api/club/c1/people/search';
const page = (from: number, to: number, total: number) => ({
  status: 200,
  body: {
    people: Array.from({ length: to - from }, (_, at) => ({ id: `e${from + at}` })),
    total,
    next: to < total ? `e${to - 1}` : null,
  },
});

// R-club-people-page
test('a search or a filter that fails is said instead of the people from before', async () => {
  const { root } = testWorld({ [SEARCH]: [page(0, 2, 2), 'network', page(0, 1, 1), 'network'] });
  const people = new ClubPeople(root, 'c1');
  await people.begin(false);
  vi.useFakeTimers();
  people.search('cas');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(people).toMatchObject({ isHere: true, list: { value: null, failure: { code: 'network' } } });
  await people.list.load();
  expect(people.list.value?.total).toBe(1);
  people.show('GUEST');
  await when(() => people.list.failure !== null);
});

test('a next page that does not come is said, and can be asked for again', async () => {
  const { root } = testWorld({ [SEARCH]: [page(0, 2, 3), 'network', page(2, 3, 3)] });
  const people = new ClubPeople(root, 'c1');
  await people.begin(false);
  await people.more.run();
  expect(people.list.value?.people).toHaveLength(2);
  root.feedback.alert?.retries[0]?.();
  await when(() => people.list.value?.people.length === 3);
});

test('who acts on somebody far down the list keeps its length', async () => {
  const pages = [page(0, 200, 303), page(200, 301, 303)];
  const answers = [page(0, 100, 303), page(100, 200, 303), page(200, 301, 303), ...pages, page(0, 100, 303)];
  const { root, sent } = testWorld({ [SEARCH]: answers, 'DELETE /api/club/c1/people/e250': { status: 204 } });
  const people = new ClubPeople(root, 'c1');
  await people.begin(false);
  await people.more.run();
  await people.more.run();
  await people.remove('e250');
  expect(people.list.value?.people).toHaveLength(301);
  expect(sent.slice(-2).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { limit: 200 },
    { limit: 200, after: 'e199' },
  ]);
  people.show('MEMBER');
  await when(() => people.list.value?.people.length === 100);
});
