import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { BRAND } from '../../shared/brand.ts';
import { type Node, sourcesOf, walk } from '../support/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const sources = sourcesOf(['main', 'preload']);
const texts = sources.map(({ path }) => ({ path, text: textOf(path) }));
const filesWith = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const manifest = JSON.parse(textOf('package.json'));
const packaging = textOf('electron-builder.yml');

/** Members of `electron` that the app uses, as `app.quit`. */
function usedMembers(): Set<string> {
  const used = new Set<string>();
  for (const { program } of sources) {
    const names = new Set<string>();
    walk(program, (node) => {
      if (node.type === 'ImportDeclaration' && (node.source as Node).value === 'electron') {
        for (const specifier of node.specifiers as Node[]) names.add((specifier.local as Node).name as string);
      }
      return undefined;
    });
    walk(program, (node) => {
      if (node.type !== 'MemberExpression' || node.computed) return undefined;
      const { object, property } = node as unknown as { object: Node; property: Node };
      if (object.type === 'Identifier' && names.has(object.name as string)) used.add(`${object.name}.${property.name}`);
      return undefined;
    });
  }
  return used;
}

// Numbers are those of Electron's security tutorial. What is not here is in tests/desktop/security.spec.ts.
describe('the security of the desktop app', () => {
  it('1: nothing is loaded without encryption but from this machine', () => {
    const plain = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/['"`]http:\/\/(?!localhost)[^'"`]*/g)].map(([address]) => `${path}: ${address}`),
    );
    expect(plain).toEqual([]);
  });

  it('2 to 4, 6, 8 to 11: every window has every switch where it is safe', () => {
    expect(filesWith(/new BrowserWindow\(/)).toEqual(['main/windows/mainWindow.ts']);
    const window = textOf('main/windows/mainWindow.ts');
    for (const line of [
      'contextIsolation: true',
      'sandbox: true',
      'nodeIntegration: false',
      'nodeIntegrationInWorker: false',
      'nodeIntegrationInSubFrames: false',
      'webSecurity: true',
      'webviewTag: false',
      'allowRunningInsecureContent: false',
      'experimentalFeatures: false',
      'devTools: !app.isPackaged',
    ]) {
      expect(window).toContain(line);
    }
    expect(filesWith(/enableBlinkFeatures/)).toEqual([]);
    expect(textOf('main/index.ts')).toContain('app.enableSandbox()');
  });

  it('4: the preload script needs nothing but electron', () => {
    const wanted = [...textOf('preload/index.ts').matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(wanted.filter((name) => name !== 'electron' && !name?.startsWith('../shared/ipc/'))).toEqual([]);
  });

  it('5: permissions are denied where they are asked for, looked up, and for devices', () => {
    const guards = textOf('main/security/guards.ts');
    for (const name of ['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler']) {
      expect(guards).toContain(name);
    }
  });

  it('15: the system’s browser is opened through the one check', () => {
    const opening = filesWith(/shell\.openExternal/);
    for (const path of opening)
      expect(textOf(path)).toMatch(/openExternal\([^;]*=> void shell\.openExternal\(address\)/s);
    expect(filesWith(/shell\.(?!openExternal)\w+/)).toEqual([]);
  });

  it('16: Electron is pinned, and packages have the same one', () => {
    expect(manifest.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packaging).toContain(`electronVersion: ${manifest.devDependencies.electron}`);
  });

  it('17, 20: one file listens to pages, and the preload script alone speaks to it', () => {
    expect(filesWith(/ipcMain/)).toEqual(['main/ipc/handle.ts']);
    expect(filesWith(/ipcRenderer|contextBridge/)).toEqual(['preload/index.ts']);
    expect(
      [...textOf('preload/index.ts').matchAll(/exposeInMainWorld\('(\w+)', (\w+)\)/g)].map((m) => m.slice(1)),
    ).toEqual([['desktop', 'bridge']]);
  });

  it('18: no page comes from a file, and none of the calls that undo the rest is used', () => {
    const banned =
      /loadFile|executeJavaScript|insertCSS|\beval\(|new Function|appendSwitch|appendArgument|certificate-error|setCertificateVerifyProc|NODE_TLS|ELECTRON_DISABLE_SECURITY_WARNINGS|@electron\/remote|setUsePlainTextEncryption|bypassCSP|child_process/;
    expect(filesWith(banned)).toEqual([]);
  });

  it('neither command lines nor links are written anywhere', () => {
    expect(filesWith(/console\./)).toEqual([]);
  });

  it('uses nothing of Electron that is about to go', () => {
    const types = textOf('node_modules/electron/electron.d.ts');
    const outdated = new Set(
      [...types.matchAll(/@deprecated\s+\*\/\s+(?:static )?(\w+)[(:?]/g)].map(([, name]) => name),
    );
    expect(outdated).toContain('encryptString');
    expect([...usedMembers()].filter((member) => outdated.has(member.split('.')[1] ?? ''))).toEqual([]);
  });
});

describe('the package', () => {
  it('is called the same everywhere', () => {
    expect(packaging).toContain(`appId: ${BRAND.desktopId}`);
    expect(packaging).toContain(`productName: ${BRAND.name}`);
    expect(packaging).toContain(`schemes: [${BRAND.desktopScheme}]`);
    expect(manifest.desktopName).toBe(`${BRAND.slug}.desktop`);
    expect(packaging).toContain(`executableName: ${BRAND.slug}`);
  });

  it('opens links of its scheme on Windows before its first start, and leaves nothing behind', () => {
    const installer = textOf('packaging/installer.nsh');
    expect(packaging).toContain('include: packaging/installer.nsh');
    const [install = '', uninstall = ''] = installer.split('!macro customUnInstall');
    expect(install).toContain(`Software\\Classes\\${BRAND.desktopScheme}\\shell\\open\\command" "" '"`);
    expect(install).toContain(`"%1"'`);
    expect(uninstall).toContain(`DeleteRegKey SHCTX "Software\\Classes\\${BRAND.desktopScheme}"`);
  });

  it('never updates itself or skips a signature unasked', () => {
    expect(packaging).toMatch(/^publish: null$/m);
    expect(packaging).not.toMatch(/verifyUpdateCodeSignature|no-sandbox/);
  });

  test('its icon is large enough for every system and light', () => {
    const icon = readFileSync(join(ROOT, 'packaging/icon.png'));
    // Width and height stand at fixed places in a PNG.
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([1024, 1024]);
    expect(statSync(join(ROOT, 'packaging/icon.png')).size).toBeLessThan(300_000);
  });
});
