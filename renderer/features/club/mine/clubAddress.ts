import { isSlug } from '../../../../shared/domain/club/slug.ts';
import { clubJoinPath, clubPath } from '../../../../shared/routes/club.ts';
import { PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';

/**
 * @param text as somebody pastes it: a whole link with words around it, a path, or the address of a club alone
 * @returns the page of this app that it leads to; null where it is no club's
 */
export function clubPathIn(text: string): string | null {
  const typed = text.trim();
  if (isSlug(typed.toLowerCase())) return clubPath(typed.toLowerCase());
  const path = /\/club\/[^\s?#]+/.exec(typed)?.[0] ?? '';
  const join = readPattern(PATTERNS.clubJoin, path);
  if (join) return clubJoinPath(join.slug ?? '', join.token ?? '');
  const slug = readPattern(PATTERNS.club, path)?.slug?.toLowerCase() ?? '';
  return isSlug(slug) ? clubPath(slug) : null;
}
