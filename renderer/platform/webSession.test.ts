import { afterEach, expect, it, vi } from 'vitest';
import { createWebSession } from './webSession.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

// R-session-web
it('begins where the browser refuses storage and channels, and keeps the session in memory', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refuse();
      }
    },
  );
  const session = createWebSession(refuse);
  expect(await session.load()).toBeNull();
  await session.save('a token');
});
