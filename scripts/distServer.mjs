// npm run dist:server: the server with its Node as a .tar.gz, and as a deb where dpkg-deb is, in release/. For Linux.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildWeb, prepare, ROOT, step, stop } from './bootstrap.mjs';

if (process.platform !== 'linux') stop('The server package is made on Linux, for Linux.');
const { version, description, author } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { arch } = process;
const release = join(ROOT, 'release');
const name = `crosscourt-server-${version}-linux-${arch}`;
const folder = join(release, name);
const units = join(ROOT, 'packaging', 'server', 'systemd');

const node = prepare();
buildWeb(node);
rmSync(folder, { recursive: true, force: true });
step('Packing the server', node, [join(ROOT, 'scripts', 'packServer.mjs'), folder]);
mkdirSync(join(folder, 'bin'));
copyFileSync(node, join(folder, 'bin', 'node'));
chmodSync(join(folder, 'bin', 'node'), 0o755);
cpSync(join(ROOT, 'packaging', 'server'), join(folder, 'packaging', 'server'), { recursive: true });
const tar = [
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--sort=name',
  '-czf',
  `${folder}.tar.gz`,
  '-C',
  release,
  name,
];
step(`Writing release/${name}.tar.gz`, 'tar', tar);

/** Installed where the units expect it, with them where systemd finds them; nothing is started by itself. */
function makeDeb() {
  const root = join(release, 'deb');
  rmSync(root, { recursive: true, force: true });
  cpSync(folder, join(root, 'opt', 'crosscourt'), { recursive: true });
  cpSync(units, join(root, 'lib', 'systemd', 'system'), { recursive: true });
  mkdirSync(join(root, 'etc', 'crosscourt', 'texts'), { recursive: true });
  mkdirSync(join(root, 'DEBIAN'));
  const control = [
    'Package: crosscourt-server',
    `Version: ${version}`,
    `Architecture: ${{ x64: 'amd64' }[arch] ?? arch}`,
    `Maintainer: ${process.env.CROSSCOURT_MAINTAINER ?? `${author} <crosscourt@localhost>`}`,
    'Depends: libc6, libstdc++6',
    'Recommends: postgresql (>= 15), caddy, restic',
    'Section: web',
    'Priority: optional',
    `Description: ${description}`,
    '',
  ];
  writeFileSync(join(root, 'DEBIAN', 'control'), control.join('\n'));
  const reload = '#!/bin/sh\nif [ -d /run/systemd/system ]; then systemctl daemon-reload; fi\n';
  for (const script of ['postinst', 'postrm']) writeFileSync(join(root, 'DEBIAN', script), reload, { mode: 0o755 });
  const deb = `${folder}.deb`;
  step(`Writing release/${basename(deb)}`, 'dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', root, deb]);
  rmSync(root, { recursive: true });
}

if (spawnSync('dpkg-deb', ['--version']).status === 0) makeDeb();
rmSync(folder, { recursive: true });
