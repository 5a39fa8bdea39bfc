import { type BrowserWindow, type BrowserWindowConstructorOptions, nativeTheme } from 'electron';

/** In pixels: the page's header on a wide window, and on other systems than macOS the row with the menus above it. */
const HEADER = 56;
const MENUS = 36;

/** The row's colours: --paper and --ink of tokens.css. */
export const COLOURS = {
  light: { color: '#f6f3ea', symbolColor: '#14211a' },
  dark: { color: '#0e1512', symbolColor: '#f1eee3' },
};

const buttons = () => ({ height: MENUS, ...COLOURS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'] });

/**
 * The page draws the title bar around the system's buttons: env(titlebar-area-x) and env(titlebar-area-width) say what they
 * leave. On macOS it is the header; on other systems the menu wants its place too, in a row above it.
 */
export function titleBar(): BrowserWindowConstructorOptions {
  return process.platform === 'darwin'
    ? { titleBarStyle: 'hiddenInset', titleBarOverlay: { height: HEADER } }
    : { titleBarStyle: 'hidden', titleBarOverlay: buttons() };
}

/** Colours the buttons anew when the system turns dark or light. macOS does so by itself. */
export function followTheme(window: BrowserWindow): void {
  if (process.platform === 'darwin') return;
  const recolour = () => window.setTitleBarOverlay(buttons());
  nativeTheme.on('updated', recolour);
  window.once('closed', () => nativeTheme.off('updated', recolour));
}
