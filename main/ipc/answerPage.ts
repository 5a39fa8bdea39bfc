import { join } from 'node:path';
import { app } from 'electron';
import type { LinkQueue } from '../deepLinks/links.ts';
import { type MenuOwner, showMenu } from '../menu/installMenu.ts';
import { menuTitles, openMenu } from '../menu/pageMenu.ts';
import type { NoticeAnswers } from '../notices/noticeAnswers.ts';
import { showNotice } from '../notices/showNotice.ts';
import { systemCipher } from '../sessionVault/cipher.ts';
import { createLastMatches } from '../sessionVault/lastMatches.ts';
import { createSessionVault } from '../sessionVault/sessionVault.ts';
import { handle } from './handle.ts';

interface AnswerDeps {
  serverOrigin: string;
  links: LinkQueue;
  menuOwner: MenuOwner;
  noticeAnswers: NoticeAnswers;
  /** Brings the window to the front and shows a page in it. */
  showPath: (path: string) => void;
}

/** Answers everything the page may ask for. Call once the app is ready. */
export function answerPage({ serverOrigin, links, menuOwner, noticeAnswers, showPath }: AnswerDeps): void {
  const cipher = systemCipher(process.platform);
  const inUserData = (name: string) => join(app.getPath('userData'), name);
  const vault = createSessionVault({ file: inUserData('session.bin'), serverOrigin, cipher });
  const matches = createLastMatches({ file: inUserData('matches.bin'), serverOrigin, cipher });

  handle('session:load', vault.load);
  handle('session:save', async (token) => {
    // A log-out leaves nothing behind.
    if (token === null) await matches.keep(null);
    return vault.save(token);
  });
  handle('matches:keep', matches.keep);
  handle('matches:last', matches.last);
  handle('links:ready', links.ready);
  handle('language:shown', async (language) => {
    await showMenu(language, menuOwner);
    return menuTitles();
  });
  handle('menu:open', (spot) => {
    openMenu(spot, menuOwner.window());
    return null;
  });
  handle('badge:set', (count) => {
    app.setBadgeCount(count);
    return null;
  });
  handle('notification:show', (notice) => {
    const { path, answers } = notice;
    showNotice(notice, {
      open: () => showPath(path),
      answer: (pressed) => noticeAnswers.press({ about: answers?.about ?? '', path, pressed }, () => showPath(path)),
    });
    return null;
  });
  handle('notification:ready', noticeAnswers.ready);
  handle('page:show', (path) => {
    showPath(path);
    return null;
  });
}
