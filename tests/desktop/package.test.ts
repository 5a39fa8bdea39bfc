import { readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distOptions, entitlements, readDeployment } from '../../scripts/distOptions.mjs';
import { BRAND } from '../../shared/brand.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type Archive, buildApp, packPlaceholder, readAsar, readFuses } from './placeholderPackage.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const deployment = { CROSSCOURT_URL: 'https://play.example.org' };

const folder = temporaryFolder();
let unpacked = '';
let archive: Archive;

beforeAll(() => {
  buildApp();
  unpacked = packPlaceholder(folder.path, distOptions(readDeployment(deployment)));
  archive = readAsar(join(unpacked, 'resources/app.asar'));
});
afterAll(folder.remove);

describe('a package around a placeholder of Electron', () => {
  test('holds what is built and package.json, nothing else', () => {
    const rest = archive.files.filter((file) => !/^out\/(main|preload|renderer)\//.test(file));
    expect(rest).toEqual(['package.json']);
    expect(archive.files).toContain('out/main/index.js');
    expect(archive.files).toContain('out/preload/index.cjs');
    expect(archive.files).toContain('out/renderer/index.html');
  });

  test('holds no sources, maps or tests', () => {
    expect(archive.files.filter((file) => /\.(tsx?|map|d\.ts|test\.js|env)$|node_modules|tests\//.test(file))).toEqual(
      [],
    );
    for (const file of archive.files.filter((each) => /\.c?js$/.test(each))) {
      expect(archive.text(file), file).not.toMatch(/sourceMappingURL=/);
    }
  });

  test('main requires nothing but Electron and Node, preload nothing but Electron', () => {
    const asked = (path: string) =>
      [...archive.text(path).matchAll(/^import\b[^'"\n]*['"]([^'"]+)['"]|\brequire\(['"]([\w@./:-]+)['"]\)/gm)]
        .map(([, from, required]) => from ?? required ?? '')
        .filter((name) => name !== 'electron');
    const main = archive.files.filter((file) => file.startsWith('out/main/'));
    const foreign = main.flatMap(asked).filter((name) => !isBuiltin(name) && !/^\.\.?\/[\w/.-]+\.js$/.test(name));
    expect(foreign).toEqual([]);
    expect(asked('out/preload/index.cjs')).toEqual([]);
  });

  test('knows the server it was made for, and its pages stand at the root', () => {
    expect(archive.text('out/main/index.js')).toContain('http://localhost:3000');
    expect(archive.text('out/renderer/index.html')).toMatch(/src="\/assets\//);
  });

  test('has every fuse as written', () => {
    // Electron's order: run as node, encrypted cookies, NODE_OPTIONS, --inspect, integrity, asar only, own snapshot, file:.
    expect(readFuses(join(unpacked, 'crosscourt')).slice(0, 8)).toBe('01001100');
  });

  test('has a desktop entry that opens our links, without a switch that weakens the sandbox', () => {
    const entry = readFileSync(join(unpacked, `${BRAND.slug}.desktop`), 'utf8');
    expect(entry).toContain(`MimeType=x-scheme-handler/${BRAND.desktopScheme};\n`);
    expect(entry).toContain('Exec=/opt/Crosscourt/crosscourt %U\n');
    expect(entry).toContain(`StartupWMClass=${BRAND.slug}\n`);
  });

  test('has icons of every size', () => {
    expect(JSON.parse(readFileSync(join(unpacked, 'icons.json'), 'utf8'))).toEqual([16, 32, 48, 64, 128, 256, 512]);
  });

  test('looks for no updates unless it was made with an address for them', () => {
    expect(statSync(join(unpacked, 'resources/app-update.yml'), { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('what is written of the product in several places agrees', () => {
  const builder = read('electron-builder.yml');

  test('id, name and scheme', () => {
    expect(builder).toContain(`appId: ${BRAND.desktopId}\n`);
    expect(builder).toContain(`productName: ${BRAND.name}\n`);
    expect(builder).toContain(`schemes: [${BRAND.desktopScheme}]\n`);
    expect(builder).toContain(`executableName: ${BRAND.slug}\n`);
    expect(JSON.parse(read('package.json')).desktopName).toBe(`${BRAND.slug}.desktop`);
  });

  test('the installer of Windows writes the scheme for this person, its command quoted, and removes it', () => {
    const script = read('packaging/installer.nsh');
    const key = `HKCU "Software\\Classes\\${BRAND.desktopScheme}`;
    expect(script).toContain(`WriteRegStr ${key}" "URL Protocol" ""`);
    expect(script).toContain(
      `WriteRegStr ${key}\\shell\\open\\command" "" '"$INSTDIR\\\${APP_EXECUTABLE_FILENAME}" "%1"'`,
    );
    expect(script).toContain(`DeleteRegKey ${key}"`);
    expect(script).not.toContain('HKLM');
  });

  test('icons are there for every platform, each smaller than 300 kB', () => {
    for (const [file, head] of [
      ['packaging/icon.icns', 'icns'],
      ['packaging/icon.ico', '\0\0\x01\0'],
      ['packaging/icons/512x512.png', '\x89PNG'],
    ] as const) {
      const bytes = readFileSync(join(ROOT, file));
      expect(bytes.toString('latin1', 0, 4)).toBe(head);
      expect(bytes.length).toBeLessThan(300_000);
    }
  });
});

describe('entitlements of macOS', () => {
  const plain = read('packaging/entitlements.mac.plist');
  const allowed = (plist: string) => [...plist.matchAll(/<key>([^<]+)<\/key>/g)].map(([, name]) => name);

  test('allow what V8 needs and nothing more', () => {
    expect(allowed(plain)).toEqual(['com.apple.security.cs.allow-jit']);
    expect(allowed(read('packaging/entitlements.inherit.plist'))).toEqual(['com.apple.security.cs.allow-jit']);
  });

  test('claim the server’s domain where there is a profile for it', () => {
    const made = readDeployment({ ...deployment, APPLE_PROVISIONING_PROFILE: 'club.provisionprofile' });
    expect(entitlements(plain, made)).toContain('<string>applinks:play.example.org</string>');
    expect(allowed(entitlements(plain, made))).toContain('com.apple.developer.associated-domains');
    expect(distOptions(made)).toContain('-c.mac.entitlements=.cache/entitlements.mac.plist');
    expect(distOptions(readDeployment(deployment)).join()).not.toContain('mac.');
  });
});

describe('what a deployment sets', () => {
  test.each(['http://play.example.org', 'ftp://a', 'play.example.org', 'http://localhost.evil.example'])(
    'a server at %s is refused in one line',
    (address) => {
      expect(readDeployment({ CROSSCOURT_URL: address }).problem).toMatch(/^CROSSCOURT_URL must be .+\.$/);
    },
  );

  test('updates come by https or not at all', () => {
    const from = (address: string) => readDeployment({ ...deployment, CROSSCOURT_UPDATE_URL: address });
    expect(from('http://updates.example.org').problem).toMatch(/^CROSSCOURT_UPDATE_URL must be/);
    const options = distOptions(from('https://updates.example.org'));
    expect(options).toContain('-c.publish.url=https://updates.example.org');
    expect(options).toContain('-c.mac.target=zip');
    expect(distOptions(readDeployment(deployment)).join(' ')).not.toMatch(/publish|target/);
  });
});
