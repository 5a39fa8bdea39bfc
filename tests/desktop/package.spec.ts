import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, expect, isReal, test } from './electronApp.ts';
import { packWithPlaceholder, runTool } from './placeholderPackage.ts';

const FUSES = {
  RunAsNode: 'Disabled',
  EnableCookieEncryption: 'Enabled',
  EnableNodeOptionsEnvironmentVariable: 'Disabled',
  EnableNodeCliInspectArguments: 'Disabled',
  EnableEmbeddedAsarIntegrityValidation: 'Enabled',
  OnlyLoadAppFromAsar: 'Enabled',
  LoadBrowserProcessSpecificV8Snapshot: 'Disabled',
  GrantFileProtocolExtraPrivileges: 'Disabled',
};

test('19: a Linux package with a placeholder for the runtime has its fuses, code and scheme, and its code runs', async ({
  start,
  userData,
}) => {
  test.skip(isReal, 'a packaged app has its code in an archive, which the real one reads by itself');
  const { executable, archive, desktopEntry } = packWithPlaceholder(join(userData, 'package'));

  const fuses = runTool('electron-fuses', 'read', '--app', executable);
  expect(
    Object.fromEntries([...fuses.matchAll(/(\w+) is (Enabled|Disabled)/g)].map(([, name, is]) => [name, is])),
  ).toEqual(expect.objectContaining(FUSES));

  const files = runTool('asar', 'list', archive).trim().split('\n');
  const strangers = files.filter((file) => !/^\/(package\.json|out(\/(main|preload|renderer)(\/|$)|$))/.test(file));
  expect(strangers).toEqual([]);
  expect(files.filter((file) => /\.(map|ts|tsx|env)$/.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['/out/main/index.js', '/out/preload/index.cjs', '/out/renderer/index.html']),
  );

  const entry = readFileSync(desktopEntry, 'utf8');
  expect(entry).toContain('MimeType=x-scheme-handler/crosscourt;');
  expect(entry).toMatch(/^Exec=.*crosscourt %U$/m);
  expect(entry).toContain('StartupWMClass=crosscourt');
  expect(entry).not.toContain('no-sandbox');

  const folder = join(userData, 'code');
  runTool('asar', 'extract', archive, folder);
  const desktop = await start({
    folder,
    args: ['crosscourt://setNewPassword/packaged'],
    env: { DOUBLE_PACKAGED: '1' },
  });
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/setNewPassword/packaged');
});
