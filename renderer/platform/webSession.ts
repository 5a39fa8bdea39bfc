import { openChannel } from './openChannel.ts';
import type { SessionVault } from './platform.ts';

const KEY = 'crosscourt.session';
const CHANNEL = 'crosscourt.session';
/** How long a new tab waits for another one to hand over the session, in milliseconds. */
const ASK_FOR = 120;

type Message = { ask: true } | { token: string | null };

/**
 * The token lives in this tab's sessionStorage and in memory only; tabs of one browser hand the session and the
 * log-out to each other (R-session-web).
 */
export function createWebSession(storage: () => Storage): SessionVault {
  const channel = openChannel(CHANNEL);
  const listeners: ((token: string | null) => void)[] = [];
  let token: string | null = null;

  const keep = (value: string | null) => {
    token = value;
    try {
      if (value) storage().setItem(KEY, value);
      else storage().removeItem(KEY);
    } catch {
      // A private window without storage: memory has it.
    }
  };

  channel?.addEventListener('message', (event: MessageEvent<Message>) => {
    if ('ask' in event.data) {
      if (token) channel.postMessage({ token });
      return;
    }
    const changed = event.data.token !== token;
    keep(event.data.token);
    if (changed) for (const listener of listeners) listener(token);
  });

  return {
    async load() {
      try {
        token = storage().getItem(KEY);
      } catch {
        token = null;
      }
      if (token || !channel) return token;
      channel.postMessage({ ask: true });
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, ASK_FOR);
        listeners.push(() => {
          clearTimeout(timer);
          resolve(undefined);
        });
      });
      return token;
    },
    async save(value) {
      keep(value);
      channel?.postMessage({ token: value });
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
