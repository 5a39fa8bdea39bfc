import type { Club } from '../../../../shared/contract/schemas/club.ts';
import type { Entry } from '../../../../shared/contract/schemas/clubPeople.ts';

/** What an organiser does with somebody of the list. */
export type PersonAction = 'organiser' | 'member' | 'resign' | 'unbar' | 'bar' | 'remove';

/**
 * @param isOwn whether it is the viewer's own line
 * @returns what the viewer may do with a line of the list (R-club-roles)
 */
export function personActions(
  { role, action }: Pick<Club, 'role' | 'action'>,
  entry: Entry,
  isOwn: boolean,
): PersonAction[] {
  if (!action.includes('PEOPLE') || entry.isKeeper || entry.state === 'ASKED') return [];
  if (entry.state === 'BARRED') return ['unbar', 'remove'];
  if (entry.role !== 'ORGANISER') {
    // Nobody but a person themselves joins (R-club-add).
    const roles = entry.role === 'GUEST' ? (['organiser', 'member'] as const) : (['organiser'] as const);
    return [...(entry.joinedAt === null ? [] : roles), 'remove', 'bar'];
  }
  if (isOwn) return ['resign'];
  return role === 'KEEPER' ? ['member', 'remove', 'bar'] : [];
}
