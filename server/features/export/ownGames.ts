import { sql } from 'kysely';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import { seatOf } from '../game/permissions.ts';
import { loadGames } from '../game/store/gameState.ts';
import { presentGame } from '../game/views/gameView.ts';

/** Games of one reading: those of a busy organiser would be thousands. */
const AT_ONCE = 200;

/** Others share their phone with the people of a match, not with a file of one of them. */
function withoutPhones(game: Game): Game {
  const hide = <Person extends { phone: string | null }>(person: Person): Person => ({ ...person, phone: null });
  return {
    ...game,
    owner: game.userRole === 'OWNER' ? game.owner : hide(game.owner),
    invitee: game.invitee.map((invitee) =>
      invitee.id === game.currentInvitee?.id ? invitee : { ...hide(invitee), user: hide(invitee.user) },
    ),
  };
}

/** @returns every game a user owns or was invited to, the oldest first, as he sees it */
export async function findOwnGames(context: Context, userId: string): Promise<Game[]> {
  const { rows } = await sql<{ id: string }>`
    with mine as (
      select id from games where owner_id = ${userId}
      union
      select game_id from invitees where user_id = ${userId} and not hidden
    )
    select games.id from games join mine on mine.id = games.id order by games.created_at, games.id`.execute(context.db);
  const games: Game[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    for (const state of await loadGames(context.db, ids)) {
      const seat = seatOf(state, { kind: 'user', userId });
      games.push(withoutPhones(presentGame(state, seat, context.clock.now(), context.config)));
    }
  }
  return games;
}
