import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = 'server/db/migrations';

/** @returns what git says, without the end of its line; empty when it has nothing to say */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** @returns the names of a commit's migrations */
const migrationsOf = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`)
    .split('\n')
    .map((path) => path.slice(MIGRATIONS.length + 1));

/**
 * The newest release of before; while there is none, the newest state to which today's migrations add some: one that was renamed
 * before a release had it belongs to none.
 */
function findCommit(): string {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^');
  if (tag) return tag;
  const today = readdirSync(join(ROOT, MIGRATIONS));
  const isEarlier = (commit: string) => {
    const names = migrationsOf(commit);
    return names.length < today.length && names.every((name) => today.includes(name));
  };
  const changes = git('log', '--first-parent', '-m', '--format=%P', '--', MIGRATIONS).split('\n');
  return (
    changes.map((parents) => parents.split(' ')[0] ?? '').find((commit) => commit !== '' && isEarlier(commit)) ?? ''
  );
}

/** An earlier release, from the repository's own history. */
export interface EarlierRelease {
  /** The commit or tag. */
  name: string;
  /** Writes its files into a folder that isn't there yet; its packages are those of today. */
  unpack(folder: string): void;
}

/** @returns what starts the server of a release in a folder: it had another name once */
export function programOf(folder: string): string {
  const [program = ''] = ['server/start.ts', 'server/index.ts'].filter((file) => existsSync(join(folder, file)));
  return join(folder, program);
}

/** @returns an earlier release, or why there is none */
export function findEarlierRelease(): EarlierRelease | string {
  if (git('rev-parse', '--is-inside-work-tree') !== 'true') return 'this is no clone';
  const name = findCommit();
  // GitHub's own checkout brings one commit only, and before the second migration there is no release to come from.
  if (!name) return 'the history that is here has no earlier schema';
  return {
    name,
    unpack(folder) {
      mkdirSync(folder);
      const archive = execFileSync('git', ['archive', name], { cwd: ROOT, maxBuffer: 1_000_000_000 });
      execFileSync('tar', ['-x', '-C', folder], { input: archive });
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    },
  };
}
