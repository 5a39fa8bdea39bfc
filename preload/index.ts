import { hookupIpc } from '@sentry/electron/preload-namespaced';
import { contextBridge, ipcRenderer } from 'electron';
import {
  type CallName,
  type DesktopBridge,
  type DesktopNews,
  type InputOf,
  type NewsName,
  type OutputOf,
  SCHEME_ARGUMENT,
  SERVER_ORIGIN_ARGUMENT,
} from '../shared/ipc/desktop.ts';

/** Put in by the build: where errors are reported to; nothing for nowhere. */
declare const __SENTRY_DSN__: string;

const argument = (name: string): string => process.argv.find((each) => each.startsWith(name))?.slice(name.length) ?? '';

const call = <Name extends CallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  ipcRenderer.invoke(name, input);

/** The listener gets the news alone: the event would hand the page a way to everything. */
const listen = <Name extends NewsName>(name: Name, listener: (news: DesktopNews[Name]) => void): void => {
  ipcRenderer.on(name, (_event, news: DesktopNews[Name]) => listener(news));
};

const bridge: DesktopBridge = {
  serverOrigin: argument(SERVER_ORIGIN_ARGUMENT),
  scheme: argument(SCHEME_ARGUMENT),
  session: {
    load: () => call('session:load', null),
    save: (token) => call('session:save', token),
  },
  links: {
    take: (listener) => {
      listen('links:open', listener);
      return call('links:ready', null);
    },
  },
  showLanguage: (language) => call('language:shown', language),
  openMenu: (spot) => call('menu:open', spot),
  setBadge: (count) => call('badge:set', count),
  notify: (notice) => call('notification:show', notice),
  takeAnswers: (listener) => {
    listen('notification:answered', listener);
    return call('notification:ready', null);
  },
  showPage: (path) => call('page:show', path),
  matches: {
    keep: (matches) => call('matches:keep', matches),
    last: () => call('matches:last', null),
  },
};

contextBridge.exposeInMainWorld('desktop', bridge);
if (__SENTRY_DSN__) hookupIpc();
