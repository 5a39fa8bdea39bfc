// node scripts/packServer.mjs FOLDER: everything that the server needs to run, and nothing else, in one folder.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { neededPackages, sourcesOf } from './neededPackages.mjs';

const ROOT = join(import.meta.dirname, '..');
const ROOMS = ['server', 'shared'];
/** What packages bring for editors and debuggers. */
const UNUSED = /\.(d\.[cm]?ts|map|tsbuildinfo)$/;

/** @param folder is made; it must be empty or not there */
export function packServer(folder) {
  if (!existsSync(join(ROOT, 'dist/web/index.html'))) throw new Error('The web app is not built. Run: npm run build');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  for (const file of sourcesOf(ROOT, ROOMS)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  cpSync(join(ROOT, 'dist/web'), join(folder, 'dist/web'), { recursive: true });
  const { imported, folders } = neededPackages(ROOT, ROOMS);
  for (const path of folders) {
    // A package within another one is copied for itself, where it is needed.
    const isOwn = (file) => !UNUSED.test(file) && !relative(path, file).startsWith('node_modules');
    cpSync(path, join(folder, relative(ROOT, path)), { recursive: true, filter: isOwn });
  }
  const { name, version, type, description, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const needed = Object.fromEntries(imported.map((one) => [one, dependencies[one]]));
  const manifest = { name, version, private: true, type, description, dependencies: needed };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Usage: node scripts/packServer.mjs FOLDER');
    process.exit(2);
  }
  packServer(resolve(folder));
}
