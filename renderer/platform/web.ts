import type { Platform } from './platform.ts';
import { createWebSession } from './webSession.ts';
import { createMemory } from './webStorage.ts';

/** The app in a browser, served by its own server. */
export function createWebPlatform(): Platform {
  return {
    serverOrigin: '',
    session: createWebSession(() => window.sessionStorage),
    memory: createMemory(() => window.localStorage),
    visit: createMemory(() => window.sessionStorage),
    offersDesktop: window.matchMedia('(hover: hover) and (pointer: fine)').matches,
    followsHidden: false,
    browser: null,
  };
}
