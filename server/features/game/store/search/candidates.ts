import { sql } from 'kysely';
import type { Queryable } from '../../../../db/database.ts';
import type { UserRow } from '../../../../db/tables.ts';

/** A person whom a match could ask, with what its organiser may know about that (R-substitute-strangers). */
export interface CandidateRow extends UserRow {
  /** When this organiser last asked them; null for never. */
  lastAsked: Date | null;
}

/** People a match could ask. */
export interface CandidateQuery {
  gameId: string;
  ownerId: string;
  userIds: readonly string[];
}

/**
 * Those of the given people who can be reached, accept being asked by searches and are not in the match. It does not look at
 * what they play and answer elsewhere: `findTurns` does, at the moment they are asked (R-substitute-strangers).
 */
export async function findCandidates(db: Queryable, query: CandidateQuery): Promise<CandidateRow[]> {
  const { gameId, ownerId, userIds } = query;
  const { rows } = await sql<CandidateRow>`
    select users.*,
      (select max(invitees.created_at) from invitees join games on games.id = game_id
        where user_id = users.id and owner_id = ${ownerId}) as "lastAsked"
    from users
    where users.id = any(${userIds}) and users.deleted_at is null and users.disabled_at is null
      and not users.blocks_invitations
      and (users.mail_channel and (users.type = 'CONTACT' or exists (
          select 1 from user_addresses where user_id = users.id and validated_at is not null and address like '%@%'))
        or exists (select 1 from push_devices where user_id = users.id))
      and not exists (select 1 from preferences where user_id = users.id and not searches_welcome)
      and not exists (select 1 from invitees where game_id = ${gameId} and user_id = users.id)`.execute(db);
  return rows;
}

/**
 * Phones that people have shown this organiser themselves: in a match of theirs that was agreed (R-phone-privacy).
 * @returns by user
 */
export async function findSharedPhones(
  db: Queryable,
  ownerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; phone: string }>`
    select distinct on (users.id) users.id, coalesce(invitees.phone, users.phone, number.address) as phone
    from games join invitees on game_id = games.id join users on users.id = user_id
      -- Accounts made before their number was their phone have it among what they log in with alone (R-phone-account).
      left join lateral (
        select address from user_addresses
        where user_addresses.user_id = users.id and validated_at is not null and address not like '%@%' limit 1
      ) as number on true
    where owner_id = ${ownerId} and users.id = any(${userIds}) and users.deleted_at is null and invitees.share_my_phone
      and invitees.status = 'CONFIRMED' and games.status in ('SCHEDULED', 'PLAYED')
      and coalesce(invitees.phone, users.phone, number.address) is not null
    order by users.id, games.created_at desc`.execute(db);
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}
