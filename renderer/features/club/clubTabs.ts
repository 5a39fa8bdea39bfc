import type { Club } from '../../../shared/contract/schemas/club.ts';
import { clubPath } from '../../../shared/routes/club.ts';

export type ClubTab = 'next' | 'people' | 'courts' | 'settings';

/** @returns the parts of a club's page that its viewer has; outsiders and guests have one page without parts */
export function tabsOf({ role, state }: Pick<Club, 'role' | 'state'>): ClubTab[] {
  if (role === null || role === 'GUEST') return [];
  const isOrganiser = role === 'KEEPER' || role === 'ORGANISER';
  return ['next', 'people', 'courts', ...(isOrganiser && state === 'OPEN' ? (['settings'] as const) : [])];
}

/** @returns the part that an address asks for, where its viewer has it */
export function tabIn(search: string, tabs: readonly ClubTab[]): ClubTab {
  const asked = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === asked) ?? 'next';
}

/** @returns the address of a part of a club's page */
export const clubTabPath = (slug: string, tab: ClubTab): string =>
  tab === 'next' ? clubPath(slug) : `${clubPath(slug)}?tab=${tab}`;
