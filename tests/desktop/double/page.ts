import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import { toApp } from './addresses.ts';
import { makePeer, makePreload } from './bridge.ts';
import type { BrowserWindowDouble } from './browserWindow.ts';
import { answerCall } from './ipc.ts';
import { state } from './state.ts';
import { note, preventable } from './strict.ts';

const WORLD = 'electron-preload';

/** The page a new window gets: Chromium's first one while nobody has it. */
async function takePage(): Promise<Page> {
  if (!state.context) throw new Error('electron-double: no Chromium');
  const taken = new Set([...state.windows].map((window) => window.page));
  const free = state.context.pages().find((page) => page.url() === 'about:blank' && !taken.has(page));
  return free ?? state.context.newPage();
}

/** Scripts run in the window's own page alone, never in frames. */
const onTop = (body: string) => `(() => { if (window !== window.top) return; ${body} })()`;

/** Injects bridge and preload script: the preload in a world of its own, as with contextIsolation. */
async function injectPreload(cdp: CDPSession, window: BrowserWindowDouble, binding: string): Promise<void> {
  const { preload, additionalArguments = [] } = window.options.webPreferences ?? {};
  const [there, back] = [randomUUID(), randomUUID()];
  await cdp.send('Runtime.addBinding', { name: binding, executionContextName: WORLD });
  const peer = (out: string, into: string) => `(${makePeer})(${JSON.stringify(out)}, ${JSON.stringify(into)})`;
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: onTop(peer(there, back)) });
  if (!preload) return;
  const argv = JSON.stringify(['electron', ...additionalArguments]);
  const source = onTop(`
    const around = (${makePreload})(${peer(back, there)}, globalThis['${binding}'], ${argv}, '${process.platform}');
    (function (require, process, module, exports) { ${readFileSync(preload, 'utf8')}\n})(around.require, around.process, { exports: {} }, {});
  `);
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { worldName: WORLD, source });
}

/** Gives a window its page: preload script, calls to the main process, and the events an app listens to. */
export async function wirePage(window: BrowserWindowDouble): Promise<Page> {
  const page = await takePage();
  window.page = page;
  const { webContents } = window;
  const cdp = await page.context().newCDPSession(page);
  const binding = `toMain${randomUUID().replaceAll('-', '')}`;
  const { frameTree } = await cdp.send('Page.getFrameTree');
  window.targetId = (await cdp.send('Target.getTargetInfo')).targetInfo.targetId;
  let world: number | null = null;

  window.deliver = (message) => {
    if (world === null) {
      note('ipc.dropped', message);
      return;
    }
    const expression = `__fromMain(${JSON.stringify(message)})`;
    cdp.send('Runtime.evaluate', { contextId: world, expression }).catch(() => note('ipc.dropped', message));
  };
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === WORLD && context.auxData?.frameId === frameTree.frame.id) world = context.id;
  });
  cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
    if (world === executionContextId) world = null;
  });
  cdp.on('Runtime.executionContextsCleared', () => {
    world = null;
  });
  cdp.on('Runtime.bindingCalled', async ({ name, executionContextId, payload }) => {
    if (name !== binding || executionContextId !== world) return;
    const { id, channel, args } = JSON.parse(payload);
    const event = { sender: webContents, senderFrame: webContents.mainFrame };
    window.deliver?.({ kind: 'reply', id, ...(await answerCall(channel, event, args)) });
  });
  cdp.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
    const details = {
      url: toApp(url),
      frameName: windowName,
      features: windowFeatures.join(','),
      disposition: 'foreground-tab' as const,
      referrer: { url: '', policy: 'default' as const },
    };
    const action = webContents.openHandler?.(details).action ?? 'allow';
    note('window.open', details.url, action);
    if (action !== 'deny') throw new Error('electron-double: windows opened by pages are not supported');
  });
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  await injectPreload(cdp, window, binding);
  const { width, height } = window.getBounds();
  await page.setViewportSize({ width, height });

  let wasShown = false;
  page.on('load', () => {
    webContents.emit('did-finish-load');
    if (wasShown) return;
    wasShown = true;
    window.emit('ready-to-show');
  });
  // Documents only: as in Electron, going on within one is another event.
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) webContents.emit('did-navigate', {}, toApp(frame.url));
  });
  page.on('download', (download) => {
    const event = preventable({});
    const item = {
      getURL: () => download.url().replace(/https:.*/, toApp),
      getFilename: () => download.suggestedFilename(),
      setSaveDialogOptions: (options: object) => note('download.setSaveDialogOptions', options),
    };
    webContents.session.emit('will-download', event, item, webContents);
    note(event.defaultPrevented ? 'download.refused' : 'download.offered', item.getFilename());
    void download.cancel();
  });
  page.on('close', () => window.end());
  return page;
}
