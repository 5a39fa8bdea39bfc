import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The double is told by environment variables what the machine is like that it stands for. They are its whole interface
// to tests beside Electron's own: see README.md.

/** How the system keeps secrets. */
export type Keyring = 'ok' | 'basic_text' | 'unavailable' | 'locked';

const flag = (name: string) => process.env[name] === '1';

export const isPackaged = flag('DOUBLE_PACKAGED');
/** No server can be reached. */
export const isOffline = flag('DOUBLE_OFFLINE');
export const keyring = (process.env.DOUBLE_KEYRING ?? 'ok') as Keyring;
/** The system has a new key and wants what is kept to be encrypted again. */
export const hasNewKey = flag('DOUBLE_KEY_ROTATED');
/** Addresses that macOS hands over before the app is ready, separated by spaces. */
export const earlyLinks = (process.env.DOUBLE_OPEN_URL ?? '').split(' ').filter((link) => link !== '');
export const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** The index of the button that is pressed in message boxes, and the file that is chosen in save dialogs. */
export const pressedButton = Number(process.env.DOUBLE_PRESSED_BUTTON ?? 0);
export const chosenFile = process.env.DOUBLE_CHOSEN_FILE ?? '';
export const locale = process.env.DOUBLE_LOCALE ?? 'en-GB';

const given = process.argv.map((argument) => /^--user-data-dir=(.+)$/.exec(argument)?.[1]).find(Boolean);
export const userData = given ?? mkdtempSync(join(tmpdir(), 'electron-double-'));
