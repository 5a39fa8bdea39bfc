import { searchable } from '../../locales/searchable.ts';

/** Words that are parts of addresses, or pretend that the club is somebody else. */
const RESERVED = new Set([
  ...[
    'new',
    'join',
    'embed',
    'api',
    'people',
    'sheet',
    'dues',
    'courts',
    'tables',
    'settings',
    'import',
    'board',
    'print',
  ],
  ...['admin', 'operator', 'support', 'help', 'security', 'official', 'crosscourt'],
]);

/** The longest address of a club. */
const MAX_LENGTH = 40;

/**
 * @param name of a club, as somebody types it
 * @returns an address that looks like it; empty where its letters have none in an address
 */
export function slugFrom(name: string): string {
  const slug = searchable(name.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  if (slug === '' || isSlug(slug)) return slug;
  return `${slug}-club`;
}

/** Whether a text can be the address of a club (R-club). */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/.test(text) && !RESERVED.has(text);
