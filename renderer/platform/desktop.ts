import type { DesktopBridge } from '../../shared/ipc/desktop.ts';
import type { Platform } from './platform.ts';
import { createMemory } from './webStorage.ts';

declare global {
  interface Window {
    desktop?: DesktopBridge;
  }
}

/**
 * The app in its own window: the main process keeps the session by the system's encryption.
 * @param onNotKept called when somebody has logged in on a system without a safe place for that (R-desktop-session)
 */
export function createDesktopPlatform(bridge: DesktopBridge, onNotKept: () => void): Platform {
  return {
    serverOrigin: bridge.serverOrigin,
    session: {
      load: async () => (await bridge.session.load()).token,
      save: async (token) => {
        const { persisted } = await bridge.session.save(token);
        if (token !== null && !persisted) onNotKept();
      },
      // One window: nobody else logs in or out.
      onChange: () => undefined,
    },
    memory: createMemory(() => window.localStorage),
    visit: createMemory(() => window.sessionStorage),
    // Its pages come with it.
    keptLanguage: () => null,
    keepLanguage: () => undefined,
    offersDesktop: false,
    followsHidden: true,
    installPrompt: () => null,
    browser: {
      scheme: bridge.scheme,
      // The main process opens it outside, and no window of ours.
      open: (path) => void window.open(`${bridge.serverOrigin}${path}`, '_blank', 'noopener'),
    },
  };
}
