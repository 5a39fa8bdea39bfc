import type { TextKey } from '../../shared/locales/keys.ts';
import type { Translate } from './useText.ts';

/** A placeholder of a text, with the words between it and the one before. */
export interface TextPart<Name extends string> {
  before: string;
  name: Name;
}

const MARK = '\u0000';

/**
 * Splits a text at its placeholders, for one whose placeholders are filled with controls. Their order is the
 * language's.
 */
export function textParts<Name extends string>(t: Translate, key: TextKey, names: readonly Name[]): TextPart<Name>[] {
  const marked = t(key, Object.fromEntries(names.map((name) => [name, MARK + name + MARK])));
  // Every second piece is a name.
  return marked
    .split(MARK)
    .flatMap((piece, at, pieces) =>
      at % 2 === 1 ? [{ name: piece as Name, before: (pieces[at - 1] ?? '').trim() }] : [],
    );
}
