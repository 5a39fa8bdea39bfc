import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareStream } from './sharedStream.ts';

let streams: { say: (text: string) => void; signal: AbortSignal }[];

beforeEach(() => {
  streams = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push({ say: (text) => controller.enqueue(new TextEncoder().encode(text)), signal });
        signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => {
  const news: (string | null)[] = [];
  const leave = shareStream({ origin: '', token: 'some token', onNews: (each) => news.push(each) });
  return { news, leave };
};
const changed = (gameId: string) => `event: changed\ndata: ${JSON.stringify({ gameId, version: 2 })}\n\n`;

it('is a stream of its own where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const { news, leave } = open();
  await vi.advanceTimersByTimeAsync(0);
  streams[0]?.say(changed('g1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(news).toEqual([null, 'g1']);
  leave();
  expect(streams[0]?.signal.aborted).toBe(true);
});

it('is a stream of its own where the browser refuses to connect its windows', async () => {
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const { news, leave } = open();
  await vi.advanceTimersByTimeAsync(0);
  expect(news).toEqual([null]);
  leave();
});

it('is tried again where it is refused, and says once it is there that anything may have changed', async () => {
  vi.stubGlobal('navigator', {});
  const reached = fetch;
  let tries = 0;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('refused')) : reached(...call);
  });
  const { news, leave } = open();
  await vi.advanceTimersByTimeAsync(0);
  expect([tries, news]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([tries, news]).toEqual([3, [null]]);
  leave();
});

it('cuts a connection that has fallen silent, and one from before the network was away', async () => {
  vi.stubGlobal('navigator', {});
  const { news, leave } = open();
  await vi.advanceTimersByTimeAsync(40_000);
  streams[0]?.say(': still here\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(streams).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toHaveLength(3);
  // After each break anything may have changed.
  expect(news).toEqual([null, null, null]);
  leave();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(streams).toHaveLength(3);
});
