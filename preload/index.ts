import { contextBridge } from 'electron';
import { type DesktopBridge, SERVER_ORIGIN_ARGUMENT } from '../shared/ipc/desktop.ts';

const argument = process.argv.find((each) => each.startsWith(SERVER_ORIGIN_ARGUMENT)) ?? '';
const bridge: DesktopBridge = { serverOrigin: argument.slice(SERVER_ORIGIN_ARGUMENT.length) };

contextBridge.exposeInMainWorld('desktop', bridge);
