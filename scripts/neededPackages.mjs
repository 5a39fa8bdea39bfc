// Which npm packages a part of the product needs when it runs: what its sources import, and what those need in turn.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'/g;
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns the folder a package is taken from by what lies in a folder, as Node finds it; null when it is not installed */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === dirname(folder)) return null;
  }
}

/** @returns names of a package's own needs, those that only some systems have included */
function needsOf({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** @returns the sources of some rooms that run, as paths from the root */
export function sourcesOf(root, rooms) {
  return rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|tsconfig\.json$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * @param root absolute path of the repository, with its packages installed
 * @param rooms such as `server` and `shared`
 * @returns names that their sources import, sorted, and all folders that come along, as absolute paths
 */
export function neededPackages(root, rooms) {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  const known = { ...dependencies, ...devDependencies };
  const texts = sourcesOf(root, rooms)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const named = new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => name)));
  const imported = [...named].filter((name) => name in known && name !== 'electron').sort();
  const folders = new Set();
  const follow = (name, from) => {
    const folder = find(name, from);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    for (const need of needsOf(readJson(join(folder, 'package.json')))) follow(need, realpathSync(folder));
  };
  for (const name of imported) follow(name, root);
  return { imported, folders: [...folders].sort() };
}
