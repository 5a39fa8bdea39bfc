import { searchable } from '../../../shared/locales/searchable.ts';
import type { IconPath } from '../../ui/display/icons.ts';
import type { Sport } from '../../ui/sport.ts';

export const SEARCH_GROUPS = ['actions', 'pages', 'matches', 'people'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The picture before an item: the face of a person, the court of a match, an icon. */
export type SearchPicture =
  | { person: { firstName: string; lastName: string; profileImageId: string | null } }
  | { sport: Sport }
  | { icon: IconPath };

/** Something that can be gone to, or done. */
export interface SearchItem {
  group: SearchGroup;
  label: string;
  /** After the label, in small. */
  detail: string;
  /** A path of ours, or the address of the deployment's own page. */
  path: string;
  picture?: SearchPicture;
  /** The key that does the same here. */
  keys?: string;
  /** Called instead of going to `path`. */
  run?: () => void;
}

/** How many of one group can be seen at once. */
const MAX_FOUND = 6;

/**
 * @param query words that all have to be in an item, in any order and however they are accented; empty before one types
 * @returns in the order of the groups; nobody's name before one types, as the list of all is no answer (R-search)
 */
export function findItems(items: readonly SearchItem[], query: string): SearchItem[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  const isFound = ({ label, detail }: SearchItem) => {
    const text = searchable(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  };
  return SEARCH_GROUPS.flatMap((group) => {
    if (group === 'people' && words.length === 0) return [];
    return items.filter((item) => item.group === group && isFound(item)).slice(0, MAX_FOUND);
  });
}
