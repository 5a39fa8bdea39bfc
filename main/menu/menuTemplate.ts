import type { MenuItemConstructorOptions } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { Words } from './words.ts';

export interface MenuDeps {
  words: Words;
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
function appMenu(words: Words): MenuItemConstructorOptions {
  return {
    label: BRAND.name,
    submenu: [
      { role: 'about', label: words('menu.about') },
      separator,
      { role: 'hide', label: words('menu.hide') },
      { role: 'hideOthers', label: words('menu.hideOthers') },
      { role: 'unhide', label: words('menu.showAll') },
      separator,
      { role: 'quit', label: words('menu.quit') },
    ],
  };
}

/** The application menu in the person's language, with the shortcuts people know from everywhere else. */
export function menuTemplate(deps: MenuDeps) {
  const { words, isMac, isPackaged, go, print, openInBrowser, staysInTray, stayInTray } = deps;
  const place = (label: string, path: string, number: number): MenuItemConstructorOptions => ({
    label,
    accelerator: `CmdOrCtrl+${number}`,
    click: () => go(path),
  });
  const template: MenuItemConstructorOptions[] = [
    ...(isMac ? [appMenu(words)] : []),
    {
      label: words('menu.file'),
      submenu: [
        { label: words('organise.title'), accelerator: 'CmdOrCtrl+N', click: () => go(PATHS.organise) },
        separator,
        { label: words('menu.print'), accelerator: 'CmdOrCtrl+P', click: print },
        separator,
        {
          label: words('menu.staysInTray'),
          type: 'checkbox',
          checked: staysInTray,
          click: ({ checked }) => stayInTray(checked),
        },
        isMac ? { role: 'close', label: words('menu.close') } : { role: 'quit', label: words('menu.quit') },
      ],
    },
    {
      label: words('menu.edit'),
      submenu: [
        { role: 'undo', label: words('menu.undo') },
        { role: 'redo', label: words('menu.redo') },
        separator,
        { role: 'cut', label: words('menu.cut') },
        { role: 'copy', label: words('menu.copy') },
        { role: 'paste', label: words('menu.paste') },
        { role: 'selectAll', label: words('menu.selectAll') },
      ],
    },
    {
      label: words('menu.view'),
      submenu: [
        { role: 'reload', label: words('menu.reload') },
        separator,
        { role: 'resetZoom', label: words('menu.zoomReset') },
        { role: 'zoomIn', label: words('menu.zoomIn') },
        { role: 'zoomOut', label: words('menu.zoomOut') },
        separator,
        { role: 'togglefullscreen', label: words('menu.fullScreen') },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
      ],
    },
    {
      label: words('menu.go'),
      submenu: [
        place(words('nav.matches'), PATHS.dashboard, 1),
        place(words('nav.rankings'), PATHS.ratingsAndRankings, 2),
        place(words('nav.friends'), PATHS.friendsAndBalls, 3),
        place(words('nav.profile'), PATHS.profile, 4),
      ],
    },
    {
      label: words('menu.help'),
      role: 'help',
      submenu: [
        place(words('banner.quickStart'), PATHS.quickStart, 5),
        { label: words('menu.openInBrowser'), click: openInBrowser },
      ],
    },
  ];
  return template;
}
