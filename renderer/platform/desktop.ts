import type { DesktopBridge } from '../../shared/ipc/desktop.ts';
import type { Platform } from './platform.ts';
import { createMemory } from './webStorage.ts';

declare global {
  interface Window {
    desktop?: DesktopBridge;
  }
}

/** The app in its own window. The token is kept in memory, which is the fallback of decisions §4. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  let token: string | null = null;
  return {
    serverOrigin: bridge.serverOrigin,
    session: {
      load: async () => token,
      save: async (value) => {
        token = value;
      },
      // One window: nobody else logs in or out.
      onChange: () => undefined,
    },
    memory: createMemory(() => window.localStorage),
    visit: createMemory(() => window.sessionStorage),
  };
}
