import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type {
  Dialog,
  Tray as ElectronTray,
  MenuItemConstructorOptions,
  NativeImage,
  NativeTheme,
  NotificationConstructorOptions,
  PopupOptions,
  Screen,
  Shell,
} from 'electron';
import { chosenFile, pressedButton } from './settings.ts';
import { state } from './state.ts';
import { note, strict } from './strict.ts';

// What belongs to the desktop around the app: there is none here, so it is written down.

const shellDouble: Pick<Shell, 'openExternal'> = {
  openExternal: async (address) => note('shell.openExternal', address),
};
export const shell = strict('shell', shellDouble);

const dialogDouble = {
  showErrorBox: (title: string, content: string) => note('dialog.showErrorBox', title, content),
  showMessageBox: async (...args: unknown[]) => {
    note('dialog.showMessageBox', args.at(-1));
    return { response: pressedButton, checkboxChecked: false };
  },
  showSaveDialog: async (...args: unknown[]) => {
    note('dialog.showSaveDialog', args.at(-1));
    return { canceled: chosenFile === '', filePath: chosenFile };
  },
} satisfies Partial<Dialog>;
export const dialog = strict('dialog', dialogDouble);

/** A menu is what it was built from: tests look at its labels and press its items. */
class MenuDouble {
  readonly items: (Omit<MenuItemConstructorOptions, 'submenu'> & { submenu?: MenuDouble })[];
  static #application: MenuDouble | null = null;

  constructor(items: MenuItemConstructorOptions[] = []) {
    this.items = items.map(({ submenu, ...item }) =>
      Array.isArray(submenu) ? { ...item, submenu: new MenuDouble(submenu) } : item,
    );
  }

  static buildFromTemplate(items: MenuItemConstructorOptions[]): MenuDouble {
    return new MenuDouble(items);
  }

  static setApplicationMenu(menu: MenuDouble | null): void {
    MenuDouble.#application = menu;
    note('Menu.setApplicationMenu', menu?.items.map(({ label, role }) => label ?? role) ?? []);
  }

  static getApplicationMenu(): MenuDouble | null {
    return MenuDouble.#application;
  }

  popup({ x, y }: PopupOptions = {}): void {
    const items = this.items.map(({ label, role, type }) => label ?? role ?? type);
    note('menu.popup', items, ...(x === undefined ? [] : [{ x, y }]));
  }
}
export const Menu = strict('Menu', MenuDouble);

/** Where a PNG says that it is one, and how large. */
const PNG_HEAD = '89504e470d0a1a0a';
const SIZE_AT = 16;

/** An image is what its bytes say. */
export const nativeImage = strict('nativeImage', {
  createFromDataURL(address: string): Pick<NativeImage, 'getSize' | 'isEmpty'> {
    const bytes = Buffer.from(address.split(',')[1] ?? '', 'base64');
    const isEmpty = bytes.subarray(0, PNG_HEAD.length / 2).toString('hex') !== PNG_HEAD;
    const size = isEmpty
      ? { width: 0, height: 0 }
      : { width: bytes.readUInt32BE(SIZE_AT), height: bytes.readUInt32BE(SIZE_AT + 4) };
    return strict('NativeImage', { isEmpty: () => isEmpty, getSize: () => size });
  },
});

/** Notifications that were shown; tests click on them. */
class NotificationDouble extends EventEmitter {
  static shown: NotificationDouble[] = [];
  readonly options: NotificationConstructorOptions;

  constructor(options: NotificationConstructorOptions = {}) {
    super();
    this.options = options;
  }

  static isSupported(): boolean {
    return true;
  }

  show(): void {
    NotificationDouble.shown.push(this);
    const { title, body, icon, actions = [] } = this.options;
    const size = icon && typeof icon !== 'string' ? icon.getSize() : null;
    note('notification.show', title, body, { icon: size, actions: actions.map(({ text }) => text) });
  }

  close(): void {
    this.emit('close');
  }
}
export const Notification = strict('Notification', NotificationDouble);

/** Icons of the tray that are shown; tests click on them and press what is in their menus. */
class TrayDouble extends EventEmitter implements Pick<ElectronTray, 'setToolTip' | 'destroy'> {
  static shown: TrayDouble[] = [];
  menu: MenuDouble | null = null;

  constructor(image: string) {
    super();
    if (!existsSync(image)) throw new Error(`electron-double: Tray: there is no image ${image}`);
    TrayDouble.shown.push(this);
    note('tray.new');
  }

  setToolTip(words: string): void {
    note('tray.setToolTip', words);
  }

  setContextMenu(menu: MenuDouble | null): void {
    this.menu = menu;
  }

  destroy(): void {
    TrayDouble.shown.splice(TrayDouble.shown.indexOf(this), 1);
    note('tray.destroy');
  }
}
export const Tray = strict('Tray', TrayDouble);

const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
const screenDouble = {
  getAllDisplays: () => [{ workArea }],
  getPrimaryDisplay: () => ({ workArea }),
} satisfies Partial<Record<keyof Screen, unknown>>;
export const screen = strict('screen', screenDouble);

/** Whether the system is dark: tests turn it. */
class NativeThemeDouble extends EventEmitter implements Pick<NativeTheme, 'shouldUseDarkColors'> {
  shouldUseDarkColors = false;
}
export const nativeTheme = strict('nativeTheme', new NativeThemeDouble());

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    if (state.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    state.privileged = new Map(schemes.map(({ scheme, privileges }) => [scheme, privileges ?? {}]));
  },
  handle(scheme: string, handler: (request: Request) => Response | Promise<Response>): void {
    if (!state.isReady) throw new Error('protocol.handle can only be used after app is ready');
    const { standard, secure } = state.privileged.get(scheme) ?? {};
    if (!standard || !secure) throw new Error(`electron-double: ${scheme}: is not a standard, secure scheme`);
    state.handlers.set(scheme, handler);
  },
});
