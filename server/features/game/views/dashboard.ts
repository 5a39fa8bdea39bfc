import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import { SCORE_OPEN_DAYS, seatOf } from '../permissions.ts';
import { loadGames } from '../store/gameState.ts';
import { presentGame } from './gameView.ts';

/** Most matches of one answer; the newest are kept. */
const MOST = 1000;

/** What was offered and is not open any more would be most of a long list, which shows when and where it was. */
function withoutOffer(game: Game): Game {
  return { ...game, shareUrl: null, locationPreference: [], ...(game.fromTime && { calendarPreference: [] }) };
}

/**
 * The games of a user, as owner or invitee, newest first. Past: PLAYED, CANCELED, or its slot ended more than 14 days
 * ago (decisions §5 States).
 */
export async function findDashboard(context: Context, userId: string, archive: boolean): Promise<Game[]> {
  const now = context.clock.now();
  const endedBefore = subDays(now, SCORE_OPEN_DAYS);
  const { rows } = await sql<{ id: string }>`
    with mine as (
      select id from games where owner_id = ${userId}
      union
      select game_id from invitees where user_id = ${userId} and not hidden
    )
    select games.id from games join mine on mine.id = games.id
    where (games.status in ('PLAYED', 'CANCELED') or coalesce(games.to_time < ${endedBefore}, false)) = ${archive}
    order by coalesce(games.from_time, games.created_at) desc, games.id
    limit ${MOST}`.execute(context.db);
  const states = await loadGames(
    context.db,
    rows.map(({ id }) => id),
  );
  const games = states.map((state) => presentGame(state, seatOf(state, { kind: 'user', userId }), now, context.config));
  return archive ? games.map(withoutOffer) : games;
}
