import type { Me } from '../../../shared/contract/schemas/account.ts';
import type { Context } from '../../context.ts';
import { isKnownTo, seenBy } from './access.ts';

/** @returns the clubs that somebody is in or has asked to join, by name (R-club-mine) */
export async function findOwnClubs({ db, clock }: Context, userId: string): Promise<Pick<Me, 'clubs'>> {
  const now = clock.now();
  const lines = await db.selectFrom('club_people').selectAll().where('user_id', '=', userId).execute();
  if (lines.length === 0) return { clubs: [] };
  const ids = lines.map(({ club_id }) => club_id);
  const clubs = await db.selectFrom('clubs').selectAll().where('id', 'in', ids).orderBy('name').orderBy('id').execute();
  const own = clubs.flatMap((club) => {
    const seen = seenBy(club, userId, lines.find(({ club_id }) => club_id === club.id) ?? null, now);
    const { id, slug, name, sports } = club;
    const { role, asked, action } = seen;
    if ((role === null && !asked) || !isKnownTo(seen, now)) return [];
    return [{ id, slug, name, sports, role, asked, publishes: action.includes('MATCH') }];
  });
  return { clubs: own };
}
