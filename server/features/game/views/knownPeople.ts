import { sql } from 'kysely';
import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { roundShown } from '../../../../shared/domain/rating.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { UserRow } from '../../../db/tables.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { loadStandings } from '../../rating/levels.ts';
import { loadGame } from '../store/gameState.ts';
import { isFitting, levelFor } from './fitting.ts';

const MOST = 200;

/** Guests of one's games, whom one has played with, and who signed up by one's code; without those apart by a block. */
async function knownTo({ db, clock }: Context, userId: string, gameId: string | null) {
  const { rows } = await sql<UserRow & { last_played: Date | null }>`
    with mine as (select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'),
    known (id, played) as (
      select invitees.user_id, to_time from games join invitees on invitees.game_id = games.id
        where owner_id = ${userId}
      union all
      select owner_id, to_time from games where id in (select game_id from mine)
      union all
      select invitees.user_id, to_time from invitees join games on games.id = invitees.game_id
        where invitees.status = 'CONFIRMED' and game_id in (select game_id from mine)
      union all
      select friend.id, null from users friend join users me on me.invitation_code = friend.invited_by_code
        where me.id = ${userId}
    )
    select users.*, max(played) filter (where played <= ${clock.now()}) as last_played
    from known join users on users.id = known.id
    where users.id <> ${userId} and users.deleted_at is null
      and not exists (
        select 1 from blocks
        where (user_id = ${userId} and blocked_id = users.id) or (user_id = users.id and blocked_id = ${userId})
      )
      and not exists (select 1 from invitees where game_id = ${gameId} and user_id = users.id)
    group by users.id order by last_played desc nulls last, users.last_name, users.id limit ${MOST}`.execute(db);
  return rows;
}

/**
 * @param gameId a game of the caller's: those in it are left out, and who fits it is marked
 * @throws AppError 403 for a game of somebody else
 */
export async function findKnownPeople(context: Context, userId: string, gameId: string | null): Promise<KnownPerson[]> {
  const state = gameId === null ? null : await loadGame(context.db, gameId);
  if (state && state.game.owner_id !== userId) throw new AppError('E.not.allowed');
  const people = await knownTo(context, userId, gameId);
  const standings = await loadStandings(
    context.db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    code: person.type === 'NORMAL' ? person.code : null,
    profileImageId: shownPicture(person, context.clock.now()),
    level: state && roundShown(levelFor(state, person.id, standings)),
    fits: state === null || isFitting(state, person, standings),
    lastPlayed: person.last_played?.toISOString() ?? null,
  }));
}
