import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the Containerfile and the script of backups call of their base. */
const PROGRAMS =
  `basename cat chmod cp date dirname env find grep gzip head id install ln ls mkdir mktemp mv rm sh sleep
  sort stat tail touch tr uname`.split(/\s+/);

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** @returns the path of a program of this machine; null when it has none */
export function programOf(name: string): string | null {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** What every glibc has; packages with machine code are linked with them. */
const LIBRARIES = 'lib{anl,c,dl,m,nss_dns,nss_files,pthread,resolv,rt,util}.so.*';

/** Copies a program to where the base has it, with the libraries it is linked with. */
function copyProgram(folder: string, from: string, to: string): void {
  const needs = execFileSync('sh', ['-c', `ldd "${from}" || true`], { encoding: 'utf8' });
  const libraries = [...needs.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path = '']) => path);
  for (const [source, target] of [[from, to], ...libraries.map((path) => [path, path])] as [string, string][]) {
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(realpathSync(source), join(folder, target));
  }
}

/**
 * What the base of the image has, made of this machine's own programs where no registry of images is reached: Node as the
 * packages brought it, npm, a shell and what the Containerfile calls.
 */
export function makeNodeBase(folder: string, npm: string): void {
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) {
    mkdirSync(join(folder, 'usr', name), { recursive: true });
    symlinkSync(join('usr', name), join(folder, name));
  }
  for (const name of ['dev', 'etc', 'proc', 'root', 'texts', 'tmp', 'var/tmp'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of PROGRAMS) copyProgram(folder, programOf(name) ?? name, `/usr/bin/${name}`);
  copyProgram(folder, process.execPath, '/usr/bin/node');
  for (const path of globSync(`/lib/*-linux-gnu/${LIBRARIES}`)) cpSync(realpathSync(path), join(folder, path));
  cpSync(npm, join(folder, 'usr/lib/node_modules/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm'));
  writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\n');
  if (existsSync(CERTIFICATES)) {
    mkdirSync(join(folder, dirname(CERTIFICATES)), { recursive: true });
    cpSync(CERTIFICATES, join(folder, CERTIFICATES), { dereference: true });
  }
}

/** An image with restic in it. */
export function makeResticBase(folder: string, restic: string): void {
  copyProgram(folder, restic, '/usr/bin/restic');
}
