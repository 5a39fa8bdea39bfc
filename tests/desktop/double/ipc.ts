import { EventEmitter } from 'node:events';
import { strict } from './strict.ts';

export interface IpcEvent {
  sender: unknown;
  senderFrame: { url: string; parent: unknown; top: unknown } | null;
}

type Handler = (event: IpcEvent, ...args: unknown[]) => unknown;

class IpcMain extends EventEmitter {
  /** For tests: what would answer a call, asked without a page. */
  readonly handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel);
  }
}

export const ipcMain = strict('ipcMain', new IpcMain());

/** Answers a page's call as Electron does, failures told as text. */
export async function answerCall(channel: string, event: IpcEvent, args: unknown[]) {
  const handler = ipcMain.handlers.get(channel);
  const failure = (error: unknown) => ({
    good: false,
    value: `Error invoking remote method '${channel}': ${error}`,
  });
  if (!handler) return failure(`Error: No handler registered for '${channel}'`);
  try {
    return { good: true, value: structuredClone(await handler(event, ...args)) };
  } catch (error) {
    return failure(error);
  }
}
