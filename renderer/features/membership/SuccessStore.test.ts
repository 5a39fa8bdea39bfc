import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { SuccessStore } from './SuccessStore.ts';

const ASK = 'GET /api/member/upgradeRequest/r1';
const MINE = 'GET /api/member/membership';
const upgrade = (status: string) => ({ status: 200, body: { requestId: 'r1', status } });
const membership = { status: 200, body: { membershipLevel: 'LOVEIT', period: 1, next: [] } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('asks until the word of the payment has come, and not after', async () => {
  const { root, sent } = testWorld({ [ASK]: [upgrade('OPEN'), upgrade('OPEN'), upgrade('DONE')], [MINE]: membership });
  const store = new SuccessStore(root, 'r1');
  const stop = store.follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toBe('pending');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.state).toBe('done');
  expect(store.membership).toMatchObject({ membershipLevel: 'LOVEIT' });
  expect(sent.filter(({ call }) => call === ASK)).toHaveLength(3);
  stop();
});

test('a word that is late is said to be, and asked for again by a click', async () => {
  const late = Array.from({ length: 15 }, () => upgrade('OPEN'));
  const { root } = testWorld({ [ASK]: [...late, upgrade('DONE')], [MINE]: membership });
  const store = new SuccessStore(root, 'r1');
  store.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.state).toBe('slow');
  store.again();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toBe('done');
});

test.each([
  ['CLOSED', 'closed'],
  ['REFUNDED', 'returned'],
])('%s is shown as %s', async (status, state) => {
  const { root } = testWorld({ [ASK]: upgrade(status), [MINE]: membership });
  const store = new SuccessStore(root, 'r1');
  store.follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toBe(state);
});

test('a network that is away is no failure of the payment; leaving the page ends the asking', async () => {
  const { root, sent } = testWorld({ [ASK]: ['network', upgrade('OPEN')], [MINE]: membership });
  const store = new SuccessStore(root, 'r1');
  const stop = store.follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toBe('failed');
  store.again();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toBe('pending');
  stop();
  const asked = sent.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.length).toBe(asked);
});

test('without a payment it says what one has', async () => {
  const { root } = testWorld({ [MINE]: membership });
  const store = new SuccessStore(root, null);
  store.follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toBe('none');
  expect(store.membership).toMatchObject({ membershipLevel: 'LOVEIT' });
});
