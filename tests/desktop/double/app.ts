import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { App } from 'electron';
import { startChromium } from './chromium.ts';
import { takeLock } from './instanceLock.ts';
import { earlyLinks, isPackaged, locale, userData } from './settings.ts';
import { state } from './state.ts';
import { note, preventable, strict } from './strict.ts';

/** After this many milliseconds a Chromium that does not close is left behind. */
const CLOSING = 3000;

type Implemented = Pick<
  App,
  | 'enableSandbox'
  | 'exit'
  | 'getAppPath'
  | 'getLocale'
  | 'getName'
  | 'getPath'
  | 'getPreferredSystemLanguages'
  | 'getVersion'
  | 'hasSingleInstanceLock'
  | 'isPackaged'
  | 'isReady'
  | 'name'
  | 'quit'
  | 'releaseSingleInstanceLock'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
  | 'setAsDefaultProtocolClient'
  | 'setBadgeCount'
  | 'setName'
  | 'whenReady'
>;

class AppDouble extends EventEmitter implements Implemented {
  name = 'Crosscourt';
  readonly isPackaged = isPackaged;
  /** There is none on Linux. */
  readonly dock = undefined;
  readonly #ready = Promise.withResolvers<void>();
  #releaseLock: (() => void) | null = null;
  #isQuitting = false;

  isReady = () => state.isReady;
  whenReady = () => this.#ready.promise;
  getName = () => this.name;
  getVersion = () => '0.0.0';
  getLocale = () => locale;
  getPreferredSystemLanguages = () => [locale];
  getAppPath = () => process.cwd();
  getPath = (name: string) => (name === 'userData' ? userData : join(userData, name));
  hasSingleInstanceLock = () => this.#releaseLock !== null;

  setName(name: string): void {
    this.name = name;
  }

  setAppUserModelId(id: string): void {
    note('app.setAppUserModelId', id);
  }

  setAsDefaultProtocolClient(scheme: string, ...args: unknown[]): boolean {
    note('app.setAsDefaultProtocolClient', scheme, ...args);
    return true;
  }

  setBadgeCount(count?: number): boolean {
    note('app.setBadgeCount', count);
    return true;
  }

  enableSandbox(): void {
    if (state.isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    note('app.enableSandbox');
  }

  requestSingleInstanceLock(additionalData: Record<string, unknown> = {}): boolean {
    this.#releaseLock = takeLock(additionalData, (start) =>
      this.emit('second-instance', preventable({}), start.argv, start.workingDirectory, start.additionalData),
    );
    return this.#releaseLock !== null;
  }

  releaseSingleInstanceLock(): void {
    this.#releaseLock?.();
    this.#releaseLock = null;
  }

  quit(): void {
    if (this.#isQuitting) return;
    this.#isQuitting = true;
    this.emit('before-quit', preventable({}));
    for (const window of state.windows) window.emit('close', preventable({}));
    this.emit('will-quit', preventable({}));
    this.exit(0);
  }

  exit(code = 0): void {
    this.releaseSingleInstanceLock();
    setTimeout(() => process.exit(code), CLOSING).unref();
    const closed = state.context?.close() ?? Promise.resolve();
    void closed.catch(() => undefined).then(() => process.exit(code));
  }

  /** What happens once the app's own code has run. */
  async start(): Promise<void> {
    await state.mainModule.promise;
    await new Promise(setImmediate);
    if (this.#isQuitting) return;
    this.emit('will-finish-launching');
    for (const link of earlyLinks) this.emit('open-url', preventable({}), link);
    const { context, debuggerUrl } = await startChromium();
    state.context = context;
    state.isReady = true;
    this.emit('ready', preventable({}), {});
    this.#ready.resolve();
    process.stderr.write(`DevTools listening on ${debuggerUrl}\n`);
  }
}

export const app = strict('app', new AppDouble());
