import type { Memory, Platform } from '../platform/platform.ts';

/** A server remembers nothing of a device. */
const nothing: Memory = { get: () => null, set: () => undefined };

/** Where pages are rendered: no device, no session, no storage. */
export const serverPlatform: Platform = {
  serverOrigin: '',
  session: { load: async () => null, save: async () => undefined, onChange: () => undefined },
  memory: nothing,
  visit: nothing,
  keptLanguage: () => null,
  keepLanguage: () => undefined,
  offersDesktop: false,
  followsHidden: false,
  installPrompt: () => null,
  browser: null,
};
