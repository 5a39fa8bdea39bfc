import type { MenuItemConstructorOptions } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { Text } from './text.ts';

export interface MenuDeps {
  text: Text;
  isMac: boolean;
  /** The tools of developers are for those who build the app. */
  isPackaged: boolean;
  /** Shows a page of the app. */
  go: (path: string) => void;
  print: () => void;
  openInBrowser: () => void;
  /** Whether the app goes on when its window is closed, and how the person says so. */
  staysInTray: boolean;
  stayInTray: (wanted: boolean) => void;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The app's own menu, which only macOS has. */
function appMenu(text: Text): MenuItemConstructorOptions {
  return {
    label: BRAND.name,
    submenu: [
      { role: 'about', label: text('menu.about') },
      separator,
      { role: 'hide', label: text('menu.hide') },
      { role: 'hideOthers', label: text('menu.hideOthers') },
      { role: 'unhide', label: text('menu.showAll') },
      separator,
      { role: 'quit', label: text('menu.quit') },
    ],
  };
}

/** The application menu in the person's language, with the shortcuts people know from everywhere else. */
export function menuTemplate(deps: MenuDeps) {
  const { text, isMac, isPackaged, go, print, openInBrowser, staysInTray, stayInTray } = deps;
  const page = (label: string, path: string, number: number): MenuItemConstructorOptions => ({
    label,
    accelerator: `CmdOrCtrl+${number}`,
    click: () => go(path),
  });
  const template: MenuItemConstructorOptions[] = [
    ...(isMac ? [appMenu(text)] : []),
    {
      label: text('menu.file'),
      submenu: [
        { label: text('organise.title'), accelerator: 'CmdOrCtrl+N', click: () => go(PATHS.organise) },
        separator,
        { label: text('menu.print'), accelerator: 'CmdOrCtrl+P', click: print },
        separator,
        {
          label: text('menu.staysInTray'),
          type: 'checkbox',
          checked: staysInTray,
          click: ({ checked }) => stayInTray(checked),
        },
        isMac ? { role: 'close', label: text('menu.close') } : { role: 'quit', label: text('menu.quit') },
      ],
    },
    {
      label: text('menu.edit'),
      submenu: [
        { role: 'undo', label: text('menu.undo') },
        { role: 'redo', label: text('menu.redo') },
        separator,
        { role: 'cut', label: text('menu.cut') },
        { role: 'copy', label: text('menu.copy') },
        { role: 'paste', label: text('menu.paste') },
        { role: 'selectAll', label: text('menu.selectAll') },
      ],
    },
    {
      label: text('menu.view'),
      submenu: [
        { role: 'reload', label: text('menu.reload') },
        separator,
        { role: 'resetZoom', label: text('menu.zoomReset') },
        { role: 'zoomIn', label: text('menu.zoomIn') },
        { role: 'zoomOut', label: text('menu.zoomOut') },
        separator,
        { role: 'togglefullscreen', label: text('menu.fullScreen') },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
      ],
    },
    {
      label: text('menu.go'),
      submenu: [
        page(text('nav.matches'), PATHS.dashboard, 1),
        page(text('nav.rankings'), PATHS.ratingsAndRankings, 2),
        page(text('nav.friends'), PATHS.friendsAndBalls, 3),
        page(text('nav.profile'), PATHS.profile, 4),
      ],
    },
    {
      label: text('menu.help'),
      role: 'help',
      submenu: [
        page(text('banner.quickStart'), PATHS.quickStart, 5),
        { label: text('menu.openInBrowser'), click: openInBrowser },
      ],
    },
  ];
  return template;
}
