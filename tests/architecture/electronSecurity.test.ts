import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../main/security/csp.ts';
import { sourcesOf } from '../support/sources.ts';
import {
  checksEveryCall,
  deniesPermissions,
  devToolsInDevelopment,
  exposesFunctionsOnly,
  loadsOwnPagesOnly,
  opensBehindGuard,
  registersOnce,
  requiresElectronOnly,
  sandboxesFirst,
  updatesWithConsent,
} from './desktopRules.ts';
import {
  callsIn,
  everyWindowHas,
  listensTo,
  neverCalls,
  neverSays,
  neverSets,
  onlyIn,
  onlySaidIn,
  type Rule,
  sourceOf,
} from './electronRules.ts';

// Every point of Electron's security tutorial by its number, then the classes of faults that others have found beside it.
// What can only be seen at work is in tests/desktop; docs/desktop.md says which is which.

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const main = sourcesOf(['main']);
const preload = sourcesOf(['preload']);
const everywhere = [...main, ...preload, ...sourcesOf(['renderer', 'shared'])];

const window = (preferences: string) => `new BrowserWindow({ webPreferences: { ${preferences} } })`;

/** Name, rule, what it is asked of, and code that it has to find fault with. */
const RULES: [name: string, rule: Rule, sources: typeof main, bad: string][] = [
  [
    '1 only secure content: no http but on this machine',
    neverSays(/^http:\/\/(?!localhost)/),
    main,
    "get('http://a.b')",
  ],
  ['1 windows load the app’s own pages alone', loadsOwnPagesOnly, main, 'window.loadURL(link)'],
  ['2 no Node in pages', everyWindowHas('nodeIntegration', false), main, window('nodeIntegration: true')],
  ['2 no Node in workers', everyWindowHas('nodeIntegrationInWorker', false), main, window('sandbox: true')],
  ['2 no Node in frames', everyWindowHas('nodeIntegrationInSubFrames', false), main, window('...preferences')],
  ['3 context isolation', everyWindowHas('contextIsolation', true), main, window('contextIsolation: false')],
  ['4 sandboxed window', everyWindowHas('sandbox', true), main, window('sandbox: false')],
  ['4 sandboxed from the start', sandboxesFirst, main, 'await app.whenReady(); app.enableSandbox()'],
  ['4 preload imports nothing of Node', requiresElectronOnly, preload, "import { readFileSync } from 'node:fs'"],
  ['5 permissions are denied', deniesPermissions, main, 's.setPermissionRequestHandler((a, b, ok) => ok(true))'],
  ['6 web security', everyWindowHas('webSecurity', true), main, window('webSecurity: false')],
  ['7 nothing gets around the policy', neverSets('bypassCSP', true), main, 'register({ bypassCSP: true })'],
  [
    '8 no insecure content',
    everyWindowHas('allowRunningInsecureContent', false),
    main,
    window('allowRunningInsecureContent: true'),
  ],
  ['9 no experiments', everyWindowHas('experimentalFeatures', false), main, window('experimentalFeatures: true')],
  ['10 no features of Blink', neverSets('enableBlinkFeatures'), main, window("enableBlinkFeatures: 'X'")],
  ['11 no webviews', everyWindowHas('webviewTag', false), main, window('webviewTag: true')],
  ['12 a webview is not attached', listensTo('will-attach-webview'), main, 'contents.on("x", stay)'],
  [
    '13 pages cannot leave the app',
    listensTo('will-navigate', 'will-frame-navigate', 'will-redirect'),
    main,
    "contents.on('will-navigate', stay)",
  ],
  ['14 new windows are answered', listensTo('setWindowOpenHandler'), main, 'contents.on("x", stay)'],
  ['14 new windows are denied', neverSets('action', 'allow'), main, "handler(() => ({ action: 'allow' }))"],
  [
    '15 the system opens addresses, no files',
    neverCalls('openPath', 'showItemInFolder', 'writeShortcutLink'),
    main,
    'shell.openPath(x)',
  ],
  ['15 addresses are looked at before', opensBehindGuard, main, 'shell.openExternal(url)'],
  ['17 one file listens to pages', onlyIn('ipcMain', /^main\/ipc\/handle\.ts$/), main, 'ipcMain.handle("a", b)'],
  ['17 senders are checked first', checksEveryCall, main, 'ipcMain.handle("a", (event, x) => validate(x))'],
  ['18 no file: pages', neverCalls('loadFile'), main, 'window.loadFile("index.html")'],
  ['18 no file: addresses', neverSays(/^file:/), main, 'window.show("file:///a")'],
  ['18 the scheme is registered once', registersOnce, main, ''],
  ['20 preload hands on functions, not Electron', exposesFunctionsOnly, preload, 'expose("desktop", { ipcRenderer })'],
  ['20 preload hands on news without their event', exposesFunctionsOnly, preload, 'ipcRenderer.on("a", listener)'],
  [
    'no code made of text',
    neverCalls('eval', 'Function', 'executeJavaScript', 'executeJavaScriptInIsolatedWorld', 'insertCSS'),
    everywhere,
    'contents.executeJavaScript("show(" + name)',
  ],
  ['no markup made of text', neverSets('dangerouslySetInnerHTML'), everywhere, 'draw({ dangerouslySetInnerHTML: x })'],
  [
    'certificates are left to the system',
    neverCalls('setCertificateVerifyProc', 'importCertificate'),
    main,
    's.setCertificateVerifyProc((request, answer) => answer(0))',
  ],
  [
    'no event waves a certificate through',
    neverSays(/^(certificate-error|select-client-certificate|NODE_TLS_REJECT_UNAUTHORIZED)$/),
    main,
    "app.on('certificate-error', trust)",
  ],
  ['certificates are checked', neverSets('rejectUnauthorized', false), main, 'get({ rejectUnauthorized: false })'],
  ['no switches of Chromium', neverCalls('appendSwitch', 'appendArgument'), main, 'app.commandLine.appendSwitch("a")'],
  [
    'no switch that weakens',
    neverSays(/no-sandbox|disable-web-security|remote-debugging|ignore-certificate|ELECTRON_DISABLE_SECURITY_WARNINGS/),
    main,
    "run('--no-sandbox')",
  ],
  [
    'links and command lines are written nowhere',
    neverCalls('log', 'info', 'warn', 'debug'),
    main,
    'console.log(argv)',
  ],
  ['no remote module', neverSays(/^@electron\/remote/), [...main, ...preload], "import '@electron/remote'"],
  ['no other programs', neverSays(/^(node:)?child_process$/), main, "import { exec } from 'node:child_process'"],
  ['no development server in a package', neverSays(/ELECTRON_RENDERER_URL/), main, "read('ELECTRON_RENDERER_URL')"],
  [
    'no second way to serve files',
    neverCalls('interceptFileProtocol', 'registerFileProtocol'),
    main,
    'p.registerFileProtocol()',
  ],
  ['a middle click opens nothing', everyWindowHas('disableBlinkFeatures', 'Auxclick'), main, window('sandbox: true')],
  ['tools only in development', devToolsInDevelopment, main, window('devTools: true')],
  ['tools do not open by themselves', neverCalls('openDevTools'), main, 'contents.openDevTools()'],
  ['no encryption in name only', neverCalls('setUsePlainTextEncryption'), main, 's.setUsePlainTextEncryption(true)'],
  [
    'no calls of safeStorage that Electron 46 drops',
    neverCalls('encryptString', 'decryptString', 'isEncryptionAvailable'),
    main,
    'safeStorage.encryptString(token)',
  ],
  ['one file updates', onlySaidIn(/^electron-updater/, /^main\/updates\//), main, "import('electron-updater')"],
  ['updates wait for consent', updatesWithConsent, main, 'updater.autoDownload = true'],
  [
    'signatures of updates are checked',
    neverSets('verifyUpdateCodeSignature', false),
    main,
    'set({ verifyUpdateCodeSignature: false })',
  ],
];

describe('the desktop app', () => {
  test.each(RULES)('%s', (_name, rule, sources) => {
    expect(sources.length).toBeGreaterThan(0);
    expect(rule(sources)).toEqual([]);
  });

  test.each(RULES)('the rule “%s” finds its fault', (_name, rule, _sources, bad) => {
    expect(rule([sourceOf('main/bad.ts', bad)])).not.toEqual([]);
  });

  test('4 nothing that is packaged turns the sandbox off', () => {
    for (const file of [
      'electron-builder.yml',
      'packaging/installer.nsh',
      'scripts/dist.mjs',
      'scripts/distOptions.mjs',
    ]) {
      expect(read(file), file).not.toMatch(/no-sandbox|executableArgs|afterPack/);
    }
  });

  test('7 the policy of pages lets in our own code and one server', () => {
    const policy = new Map(
      contentSecurityPolicy('https://play.example.org')
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...values]) => [name, values]),
    );
    // A colon behind a name makes a directive mean nothing, without a word.
    for (const name of policy.keys()) expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/);
    for (const name of ['default-src', 'base-uri', 'form-action', 'object-src', 'frame-ancestors']) {
      expect(policy.get(name), name).toEqual(["'none'"]);
    }
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://play.example.org']);
    expect([...policy.values()].flat().filter((value) => /unsafe-eval|\*|^https?:$/.test(value))).toEqual([]);
  });

  test('16 Electron is one exact version', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    const { packages } = JSON.parse(read('package-lock.json'));
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages['node_modules/electron'].version).toBe(devDependencies.electron);
  });

  test('16 nothing is used of Electron that is about to go', () => {
    const types = read('node_modules/electron/electron.d.ts');
    const deprecated = /@deprecated[^/]*\*\/\s+(?:static )?(?:readonly )?(\w+)[(:?]/g;
    const outdated = new Set([...types.matchAll(deprecated)].map(([, name]) => name));
    expect(outdated).toContain('encryptString');
    const used = callsIn([...main, ...preload]).filter(({ callee }) => /^[a-zA-Z]+\.\w+$/.test(callee));
    expect(used.filter(({ method }) => outdated.has(method))).toEqual([]);
  });

  test('19 every fuse is written out', () => {
    const [, block = ''] = /electronFuses:\n((?: {2}.*\n)+)/.exec(read('electron-builder.yml')) ?? [];
    expect(
      Object.fromEntries(
        block
          .trim()
          .split('\n')
          .map((line) => line.trim().split(': ')),
      ),
    ).toEqual({
      runAsNode: 'false',
      enableNodeOptionsEnvironmentVariable: 'false',
      enableNodeCliInspectArguments: 'false',
      enableCookieEncryption: 'true',
      enableEmbeddedAsarIntegrityValidation: 'true',
      onlyLoadAppFromAsar: 'true',
      loadBrowserProcessSpecificV8Snapshot: 'false',
      grantFileProtocolExtraPrivileges: 'false',
    });
  });

  test('nothing is published from here, and updates are not told to skip signatures', () => {
    expect(read('electron-builder.yml')).toMatch(/^publish: null$/m);
    expect(read('scripts/dist.mjs')).toMatch(/'--publish',\s+'never'/);
    expect(read('electron-builder.yml')).not.toMatch(/verifyUpdateCodeSignature|http:\/\//);
  });
});
