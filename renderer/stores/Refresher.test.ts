import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refresher } from './Refresher.ts';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Each reading lasts until the test says so. */
function slowly() {
  const ends: (() => void)[] = [];
  const reload = vi.fn(() => new Promise<void>((done) => ends.push(done)));
  return { reload, end: () => ends.shift()?.() };
}

it('makes one reading of many changes, and another one of what comes meanwhile', async () => {
  const { reload, end } = slowly();
  const refresher = new Refresher(reload);
  for (let change = 0; change < 5; change += 1) refresher.ask();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  refresher.ask();
  refresher.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not wait for the last of changes that never end', async () => {
  const reload = vi.fn(async () => undefined);
  const refresher = new Refresher(reload);
  for (let change = 0; change < 20; change += 1) {
    refresher.ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reload.mock.calls.length).toBeGreaterThan(3);
});

it('reads nothing while nobody looks, and nothing after its end', async () => {
  const reload = vi.fn(async () => undefined);
  const refresher = new Refresher(reload);
  page.visibilityState = 'hidden';
  refresher.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  refresher.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  refresher.ask();
  refresher.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});
