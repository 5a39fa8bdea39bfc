import { EventEmitter } from 'node:events';
import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Rectangle,
  TitleBarOverlayOptions,
  WebContents,
} from 'electron';
import type { Page } from 'playwright';
import { toApp, toChromium } from './addresses.ts';
import { app } from './app.ts';
import { wirePage } from './page.ts';
import { state } from './state.ts';
import { note, strict } from './strict.ts';
import { session } from './webSession.ts';

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** The page of a window, as the main process sees it. */
export class WebContentsDouble extends EventEmitter {
  readonly id: number;
  readonly session = session.defaultSession;
  openHandler: OpenHandler | null = null;
  readonly #window: BrowserWindowDouble;
  #zoom = 0;

  constructor(window: BrowserWindowDouble) {
    super();
    this.#window = window;
    this.id = window.id;
  }

  get mainFrame() {
    return { url: this.getURL(), parent: null, top: null };
  }

  getURL(): string {
    return this.#window.page ? toApp(this.#window.page.url()) : '';
  }

  getOwnerWindow(): BrowserWindowDouble {
    return this.#window;
  }

  isDestroyed(): boolean {
    return this.#window.isDestroyed();
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  /** As in Electron, what is sent before the page listens is lost. */
  send(channel: string, ...args: unknown[]): void {
    this.#window.deliver?.({ kind: 'event', channel, args: structuredClone(args) });
  }

  close(): void {
    this.#window.close();
  }

  reload(): void {
    void this.#window.page?.reload();
  }

  setZoomLevel(level: number): void {
    this.#zoom = level;
    note('webContents.setZoomLevel', level);
  }

  getZoomLevel(): number {
    return this.#zoom;
  }

  getZoomFactor(): number {
    return 1.2 ** this.#zoom;
  }

  print(options: object = {}, done?: (success: boolean, reason: string) => void): void {
    note('webContents.print', options);
    done?.(true, '');
  }

  replaceMisspelling(word: string): void {
    note('webContents.replaceMisspelling', word);
  }
}

/** Switches that a window of a safe app has; anything else is refused, so that a weakened build cannot pass. */
const HARDENED = { contextIsolation: true, sandbox: true, webSecurity: true, nodeIntegration: false } as const;

let lastId = 0;

type Implemented = Pick<
  BrowserWindow,
  | 'show'
  | 'hide'
  | 'focus'
  | 'minimize'
  | 'restore'
  | 'maximize'
  | 'close'
  | 'destroy'
  | 'isMinimized'
  | 'isMaximized'
  | 'isFullScreen'
  | 'isVisible'
  | 'isFocused'
  | 'isDestroyed'
  | 'getNormalBounds'
  | 'getBounds'
  | 'setBounds'
  | 'loadURL'
  | 'flashFrame'
  | 'setTitleBarOverlay'
>;

export class BrowserWindowDouble extends EventEmitter implements Implemented {
  static getAllWindows = () => [...state.windows];
  static fromWebContents = (contents: WebContentsDouble) => contents.getOwnerWindow();
  static getFocusedWindow = () => [...state.windows].at(-1) ?? null;

  readonly id: number;
  readonly webContents: WebContentsDouble;
  readonly options: BrowserWindowConstructorOptions;
  page: Page | null = null;
  targetId = '';
  /** While the app itself loads an address: that is no navigation of the page's. */
  isLoading = false;
  deliver: ((message: object) => void) | null = null;
  #visible: boolean;
  #minimized = false;
  #maximized = false;
  #destroyed = false;
  #bounds: Rectangle;
  readonly #wired: Promise<Page>;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    if (!state.isReady) throw new Error('Cannot create BrowserWindow before app is ready');
    const preferences: Record<string, unknown> = { ...HARDENED, ...options.webPreferences };
    for (const [name, value] of Object.entries(HARDENED)) {
      if (preferences[name] !== value) throw new Error(`electron-double: a window with ${name}: ${preferences[name]}`);
    }
    lastId += 1;
    this.id = lastId;
    this.options = options;
    this.#visible = options.show !== false;
    this.#bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
    this.webContents = strict('webContents', new WebContentsDouble(this));
    state.windows.add(this);
    this.#wired = wirePage(this);
    this.#wired.catch((error: unknown) => console.error(error));
    app.emit('browser-window-created', {}, this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.#wired;
    this.isLoading = true;
    try {
      await page.goto(toChromium(address));
    } catch (error) {
      if (!this.#destroyed) throw error;
    } finally {
      this.isLoading = false;
    }
  }

  /** The page is gone: closed by the app, by the test, or by itself. */
  end(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    state.windows.delete(this);
    this.emit('closed');
    if (state.windows.size > 0) return;
    if (app.listenerCount('window-all-closed') === 0) app.quit();
    else app.emit('window-all-closed');
  }

  close(): void {
    let prevented = false;
    this.emit('close', { preventDefault: () => (prevented = true) });
    if (prevented) return;
    this.destroy();
  }

  destroy(): void {
    void this.page?.close().catch(() => undefined);
    this.end();
  }

  show(): void {
    this.#visible = true;
    note('window.show');
    this.emit('show');
  }

  hide(): void {
    this.#visible = false;
    note('window.hide');
    this.emit('hide');
  }

  focus(): void {
    note('window.focus');
    this.emit('focus');
  }

  minimize(): void {
    this.#minimized = true;
  }

  restore(): void {
    this.#minimized = false;
    note('window.restore');
  }

  maximize(): void {
    this.#maximized = true;
    note('window.maximize');
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    this.emit('resize');
  }

  flashFrame(flag: boolean): void {
    note('window.flashFrame', flag);
  }

  setTitleBarOverlay(options: TitleBarOverlayOptions): void {
    note('window.setTitleBarOverlay', options);
  }

  getBounds = (): Rectangle => this.#bounds;
  getNormalBounds = (): Rectangle => this.#bounds;
  isMinimized = (): boolean => this.#minimized;
  isMaximized = (): boolean => this.#maximized;
  isFullScreen = (): boolean => false;
  isVisible = (): boolean => this.#visible;
  isFocused = (): boolean => this.#visible && !this.#minimized;
  isDestroyed = (): boolean => this.#destroyed;
}

export const webContents = strict('webContents', {
  getAllWebContents: () => [...state.windows].map((window) => window.webContents),
  fromDevToolsTargetId: (targetId: string) =>
    [...state.windows].find((window) => window.targetId === targetId)?.webContents,
});
