import { parseSync } from 'vite';

/** A tracked text file: path from the root of the repository, and what is in it. */
export interface TextFile {
  path: string;
  text: string;
}

const ANCHOR = /(?<![\w-])R-[a-z][a-z\d]*(?:-[a-z\d]+)*/g;
const DEFINITION = /^- \*\*(R-[a-z][a-z\d]*(?:-[a-z\d]+)*)\*\* \S/gm;

/** Names of documents that were never part of the repository. */
const ELSEWHERE =
  /\b(?:spec|decisions|findings|design|architecture)(?:\.md)? ?§|\bissue (?:of|")|\.\.\/shared\/(?:\w+\/)*\w+\.md/g;
const DOCUMENT = /[\w./-]*\w\.md\b/g;
/** Files that an operator of a deployment writes: they are named, and never in the repository. */
const OF_DEPLOYMENTS = /^(?:privacy|terms|imprint)(?:\.[a-z]{2})?\.md$/;

/** A person is "they". */
const ONE_OF_TWO = /(?<![\w'’-])(?:he|his|him|himself)(?![\w’-]|'[a-z])/gi;

/** Words that hide who does what, or that an English reader reads twice. */
const HIDING =
  /(?<![\w-])(?:who(?:so)?ever|whomever|(?:what|who) nobody|be had|(?:comes|came|becomes?|became) of it)(?![\w-])/gi;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function found({ path, text }: TextFile, pattern: RegExp): { where: string; word: string }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    where: `${path}:${lineAt(text, match.index)}`,
    word: match[0],
  }));
}

/** @returns the anchors that the page of rules defines, in its order */
export function anchorsOf(rules: TextFile): string[] {
  return [...rules.text.matchAll(DEFINITION)].map(([, anchor = '']) => anchor);
}

/** @returns the anchors that are defined more than once */
export function definedTwice(rules: TextFile): string[] {
  const anchors = anchorsOf(rules);
  const again = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return again.map((anchor) => `${rules.path} defines ${anchor} twice: give one of the rules another anchor`);
}

/** @returns for each citation that leads nowhere, where it stands */
export function unknownAnchors(files: readonly TextFile[], rules: TextFile): string[] {
  const known = new Set(anchorsOf(rules));
  return files
    .flatMap((file) => found(file, ANCHOR))
    .filter(({ word }) => !known.has(word))
    .map(({ where, word }) => `${where} cites ${word}, which ${rules.path} does not define`);
}

/** @returns for each rule that none of the files cites, what to do */
export function uncitedRules(files: readonly TextFile[], rules: TextFile): string[] {
  const cited = new Set(files.flatMap((file) => found(file, ANCHOR).map(({ word }) => word)));
  return anchorsOf(rules)
    .filter((anchor) => !cited.has(anchor))
    .map((anchor) => `${rules.path} has ${anchor}, which no code and no test cites: cite it where it is carried out`);
}

/**
 * @param tracked paths of everything in the repository
 * @returns for each mention of a document a reader of the repository does not have, where it stands
 */
export function foreignDocuments(files: readonly TextFile[], tracked: readonly string[]): string[] {
  const names = new Set(tracked.map((path) => path.split('/').at(-1)));
  const isHere = (word: string) => {
    const name = word.split('/').at(-1) ?? '';
    return names.has(name) || OF_DEPLOYMENTS.test(name);
  };
  const advice = 'name a rule of docs/product, or a file of the repository';
  return files.flatMap((file) => [
    ...found(file, ELSEWHERE).map(({ where, word }) => `${where} names "${word}": ${advice}`),
    ...found(file, DOCUMENT)
      .filter(({ word }) => !isHere(word))
      .map(({ where, word }) => `${where} names ${word}, which is not here: ${advice}`),
  ]);
}

/** The file with nothing in it but its comments, each on the lines where it stands. */
function commentsOf({ path, text }: TextFile): TextFile {
  const ranges = /\.(?:css|sql)$/.test(path)
    ? [...text.matchAll(/\/\*[\s\S]*?\*\/|--[^\n]*/g)].map(({ 0: comment, index }) => [index, index + comment.length])
    : parseSync(path, text).comments.map(({ start, end }) => [start, end]);
  let kept = '';
  let from = 0;
  for (const [start = 0, end = 0] of ranges) {
    kept += text.slice(from, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
    from = end;
  }
  return { path, text: kept };
}

/** @returns for each comment that speaks of a person as of a man, where it stands */
export function genderedComments(files: readonly TextFile[]): string[] {
  return files
    .flatMap((file) => found(commentsOf(file), ONE_OF_TWO))
    .map(({ where, word }) => `${where} says "${word}" of a person: say "they", or name the role`);
}

/** @returns for each comment and document that hides who does what, where it stands */
export function hidingWords(files: readonly TextFile[]): string[] {
  return files
    .flatMap((file) => found(file.path.endsWith('.md') ? file : commentsOf(file), HIDING))
    .map(({ where, word }) => `${where} says "${word}": name the person, or the part of the program`);
}
