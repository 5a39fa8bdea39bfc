import type { BrowserContext } from 'playwright';
import type { BrowserWindowDouble } from './browserWindow.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** What the parts of the double share. */
export const state: {
  isReady: boolean;
  context: BrowserContext | null;
  windows: Set<BrowserWindowDouble>;
  /** Schemes made privileged; like Electron, the last call wins. */
  privileged: Map<string, Electron.Privileges>;
  handlers: Map<string, Handler>;
  /** Settled when the app's main module has run to its end: as in Electron, the app becomes ready only then. */
  mainModule: PromiseWithResolvers<void>;
} = {
  isReady: false,
  context: null,
  windows: new Set(),
  privileged: new Map(),
  handlers: new Map(),
  mainModule: Promise.withResolvers(),
};
