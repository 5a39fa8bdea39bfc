// node scripts/changelog.mjs TAG: what has changed since the release before, a line a commit, newest first.
import { execFileSync } from 'node:child_process';

const git = (args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** @returns the release before a tag; null for the first one */
function releaseBefore(tag) {
  try {
    return git(['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', `${tag}^`]);
  } catch {
    return null;
  }
}

const [tag] = process.argv.slice(2);
if (!tag) {
  console.error('Usage: node scripts/changelog.mjs TAG');
  process.exit(2);
}
const before = releaseBefore(tag);
const subjects = git(['log', '--no-merges', '--format=- %s', before ? `${before}..${tag}` : tag]);
console.log(`${before ? `Since ${before}:` : 'The first release:'}\n\n${subjects}`);
