import { type BrowserWindow, Menu } from 'electron';
import type { MenuSpot } from '../../shared/ipc/desktop.ts';

/** @returns the titles that the page shows in its header; none on macOS, which shows them at the top of the screen */
export function menuTitles(): string[] {
  if (process.platform === 'darwin') return [];
  return Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [];
}

/** Opens a menu below its title on the page. */
export function openMenu({ menu, x, y }: MenuSpot, window: BrowserWindow | null): void {
  if (!window) return;
  // The system wants whole pixels of the window; the page may be zoomed.
  const zoom = window.webContents.getZoomFactor();
  const spot = { x: Math.round(x * zoom), y: Math.round(y * zoom) };
  Menu.getApplicationMenu()?.items[menu]?.submenu?.popup({ window, ...spot });
}
