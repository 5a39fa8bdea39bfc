// Both functions are sent to the page as text: they may use nothing from outside of themselves but the page.

interface Message {
  kind: 'call' | 'answer' | 'settle' | 'expose';
  id?: number;
  callId?: number;
  key?: string;
  good?: boolean;
  value?: unknown;
}

export interface Peer {
  expose(key: string, api: unknown): void;
}

/**
 * One end of the bridge between the page's world and the preload script's, as Electron's contextBridge: values are
 * copied, functions become calls, promises settle on the other side, what is exposed is frozen.
 */
export function makePeer(outgoing: string, incoming: string): Peer {
  const functions = new Map<number, (...args: unknown[]) => unknown>();
  const promises = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>();
  const answers = new Map<number, Message>();
  let last = 0;
  const post = (message: Message) => window.dispatchEvent(new CustomEvent(outgoing, { detail: message }));

  const encode = (value: unknown): unknown => {
    if (typeof value === 'function') {
      last += 1;
      functions.set(last, value as (...args: unknown[]) => unknown);
      return { $function: last };
    }
    if (value instanceof Promise) {
      last += 1;
      const id = last;
      value.then(
        (result) => post({ kind: 'settle', id, good: true, value: encode(result) }),
        (reason) => post({ kind: 'settle', id, good: false, value: encode(reason) }),
      );
      return { $promise: id };
    }
    if (value instanceof Error) return { $error: value.message };
    if (Array.isArray(value)) return value.map(encode);
    if (typeof value === 'symbol') throw new Error('electron-double: a symbol cannot cross the bridge');
    if (value && typeof value === 'object' && Object.prototype.toString.call(value) === '[object Object]') {
      return { $object: Object.fromEntries(Object.entries(value).map(([key, part]) => [key, encode(part)])) };
    }
    return value;
  };

  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode);
    if (!value || typeof value !== 'object') return value;
    if ('$function' in value) {
      const id = value.$function as number;
      return (...args: unknown[]) => {
        last += 1;
        const callId = last;
        // Events across worlds are answered before dispatchEvent returns.
        post({ kind: 'call', id, callId, value: encode(args) });
        const answer = answers.get(callId);
        answers.delete(callId);
        if (!answer) return undefined;
        if (!answer.good) throw decode(answer.value);
        return decode(answer.value);
      };
    }
    if ('$promise' in value) {
      const id = value.$promise as number;
      return new Promise((resolve, reject) => promises.set(id, { resolve, reject }));
    }
    if ('$error' in value) return new Error(String(value.$error));
    if ('$object' in value) {
      const parts = Object.entries(value.$object as Record<string, unknown>);
      return Object.fromEntries(parts.map(([key, part]) => [key, decode(part)]));
    }
    return value;
  };

  const freeze = (value: unknown): unknown => {
    if (value && typeof value === 'object') {
      Object.values(value).forEach(freeze);
      Object.freeze(value);
    }
    return value;
  };

  window.addEventListener(incoming, (event) => {
    const message = (event as CustomEvent<Message | null>).detail;
    if (!message) return;
    const { kind, id = 0, callId = 0, good = false, value } = message;
    if (kind === 'call') {
      try {
        const result = functions.get(id)?.(...(decode(value) as unknown[]));
        post({ kind: 'answer', callId, good: true, value: encode(result) });
      } catch (error) {
        post({ kind: 'answer', callId, good: false, value: encode(error) });
      }
    }
    if (kind === 'answer') answers.set(callId, message);
    if (kind === 'settle') {
      const promise = promises.get(id);
      promises.delete(id);
      if (good) promise?.resolve(decode(value));
      else promise?.reject(decode(value));
    }
    if (kind === 'expose') {
      const property = { value: freeze(decode(value)), enumerable: true, writable: false, configurable: false };
      Object.defineProperty(window, message.key ?? '', property);
    }
  });
  return { expose: (key, api) => post({ kind: 'expose', key, value: encode(api) }) };
}

type Listener = (event: unknown, ...args: unknown[]) => void;

interface Delivered {
  kind: 'reply' | 'event';
  id?: number;
  good?: boolean;
  value?: unknown;
  channel?: string;
  args?: unknown[];
}

/** What a sandboxed preload script finds around it: `require` of electron alone, and a small `process`. */
export function makePreload(peer: Peer, toMain: (message: string) => void, argv: string[], platform: string) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>();
  const listeners = new Map<string, Listener[]>();
  let last = 0;
  const send = (message: object) => toMain(JSON.stringify(message));
  const add = (channel: string, listener: Listener) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    return ipcRenderer;
  };
  const remove = (channel: string, listener: Listener) => {
    const left = (listeners.get(channel) ?? []).filter((each) => each !== listener);
    listeners.set(channel, left);
    return ipcRenderer;
  };
  const ipcRenderer = {
    invoke(channel: string, ...args: unknown[]) {
      structuredClone(args);
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ kind: 'invoke', id, channel, args });
      });
    },
    on: add,
    off: remove,
    removeListener: remove,
  };
  Object.assign(globalThis, {
    __fromMain({ kind, id = 0, good, value, channel = '', args = [] }: Delivered) {
      if (kind === 'event') {
        for (const listener of listeners.get(channel) ?? []) listener({ sender: null, ports: [] }, ...args);
        return;
      }
      const call = waiting.get(id);
      waiting.delete(id);
      if (good) call?.resolve(value);
      else call?.reject(new Error(String(value)));
    },
  });
  const exposed = new Set<string>();
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (exposed.has(key)) throw new Error('Cannot bind an API on top of an existing property on the window object');
      exposed.add(key);
      peer.expose(key, api);
    },
  };
  const electron = { ipcRenderer, contextBridge };
  return {
    require(name: string) {
      if (name === 'electron' || name === 'electron/renderer') return electron;
      throw new Error(`module not found: ${name} (a sandboxed preload script has electron alone)`);
    },
    process: { platform, argv, type: 'renderer', sandboxed: true, contextIsolated: true, versions: {}, env: {} },
  };
}
