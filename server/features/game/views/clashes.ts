import { sql } from 'kysely';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findClashes as endpoint } from '../../../../shared/contract/game.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { seatOf } from '../permissions.ts';
import { loadGame } from '../store/gameState.ts';

/** @returns agreed matches the viewer plays in elsewhere, at times this game offers or has agreed; earliest first */
export async function findClashes(
  context: Context,
  viewer: Viewer,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const state = await loadGame(context.db, gameId);
  const userId = viewer.kind === 'user' ? viewer.userId : seatOf(state, viewer).userId;
  if (userId === null) return [];
  const { from_time, to_time } = state.game;
  const periods =
    from_time && to_time
      ? [{ from: from_time, to: to_time }]
      : state.windows.map(({ fromTime, toTime }) => ({ from: new Date(fromTime), to: new Date(toTime) }));
  const { rows } = await sql<{ gameId: string; sport: Sport; from: Date; to: Date }>`
    with mine as (
      select id from games where owner_id = ${userId}
      union
      select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'
    )
    select games.id as "gameId", sport, from_time as "from", to_time as "to" from games join mine on mine.id = games.id
    where status = 'SCHEDULED' and games.id <> ${gameId} and exists (
      select 1 from unnest(${periods.map(({ from }) => from)}::timestamptz[], ${periods.map(({ to }) => to)}::timestamptz[])
        as offered (starts, ends)
      where from_time < offered.ends and offered.starts < to_time
    )
    order by from_time`.execute(context.db);
  return rows.map(({ from, to, ...row }) => ({ ...row, fromTime: from.toISOString(), toTime: to.toISOString() }));
}
