import type { Export } from '../../../shared/contract/schemas/export.ts';
import type { Context } from '../../context.ts';
import { findOwnContacts } from './contacts.ts';
import { addressesOf } from './membership.ts';
import { LEVELS } from './people.ts';

/** @returns what clubs store about somebody: as a member, and by the addresses they have proved (R-export) */
export async function findOwnEntries(
  { db }: Context,
  userId: string,
): Promise<Pick<Export, 'clubEntries' | 'stoppedClubs' | 'clubContacts' | 'announcements'>> {
  const own = await db
    .selectFrom('club_people')
    .innerJoin('clubs', 'clubs.id', 'club_id')
    .select(['slug', 'name', 'role', 'club_people.state', 'message', 'joined_at', 'listed', 'shares'])
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'phone', 'minor', 'note'])
    .select(LEVELS.as('levels'))
    .where(({ and, eb, or, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        and([
          eb('user_id', 'is', null),
          eb(
            'email',
            'in',
            selectFrom('user_addresses')
              .select('address')
              .where('user_id', '=', userId)
              .where('validated_at', 'is not', null),
          ),
        ]),
      ]),
    )
    .orderBy('slug')
    .execute();
  const stopped = await db
    .selectFrom('club_blocks')
    .innerJoin('clubs', 'clubs.id', 'club_id')
    .select(['slug', 'name', 'club_blocks.created_at'])
    .where('user_id', '=', userId)
    .orderBy('slug')
    .execute();
  const written = await db
    .selectFrom('club_mailings')
    .innerJoin('clubs', 'clubs.id', 'club_id')
    .select(['slug', 'subject', 'body', 'link', 'club_mailings.created_at'])
    .where('author_id', '=', userId)
    .where('kind', '=', 'ANNOUNCEMENT')
    .orderBy('club_mailings.created_at')
    .execute();
  return {
    announcements: written.map(({ slug, subject, body, link, created_at }) => ({
      ...{ club: slug, subject: subject ?? '', body: body ?? '', link },
      createdAt: created_at.toISOString(),
    })),
    clubContacts: await findOwnContacts(db, await addressesOf(db, userId)),
    stoppedClubs: stopped.map(({ slug, name, created_at }) => ({ club: slug, name, since: created_at.toISOString() })),
    clubEntries: own.map(({ slug, name, role, state, message, joined_at, listed, shares, ...typed }) => ({
      ...{ club: slug, name, role, message, typed, listed, shares },
      // Only organisers know that somebody is barred: the person would only be told that they have asked.
      isIn: state === 'IN',
      joinedAt: joined_at?.toISOString() ?? null,
    })),
  };
}
