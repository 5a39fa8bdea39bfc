import { type BrowserWindow, ipcMain } from 'electron';
import type { CallName, DesktopNews, InputOf, NewsName, OutputOf } from '../../shared/ipc/desktop.ts';
import { INPUTS } from '../../shared/ipc/inputs.ts';
import { isOwnPage } from '../security/navigation.ts';

interface Frame {
  url: string;
  parent: unknown;
}

/** @returns whether a call comes from the app's own page itself; a frame that is gone already is null */
export function isTrusted(frame: Frame | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url);
}

/**
 * Answers a call of the page. The only place that listens to pages: who asks and what they hand over is checked here,
 * for every call.
 */
export function handle<Name extends CallName>(
  name: Name,
  answer: (input: InputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>>,
): void {
  ipcMain.handle(name, async (event, input: unknown) => {
    if (!isTrusted(event.senderFrame)) throw new Error('refused: the sender is not the app’s page');
    const checked = await INPUTS[name].validate(input, { strict: true });
    return answer(checked as InputOf<Name>);
  });
}

/** Tells the page of a window something; lost when it does not listen yet. */
export function sendNews<Name extends NewsName>(window: BrowserWindow, name: Name, news: DesktopNews[Name]): void {
  window.webContents.send(name, news);
}
