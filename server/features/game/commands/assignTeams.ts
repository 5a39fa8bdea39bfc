import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { poolOf } from '../../../../shared/domain/rating/pool.ts';
import type { Tx } from '../../../db/database.ts';
import { type GameState, sidesOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { findOrInsertTeams } from '../store/teams.ts';

/** @returns the columns of the two teams once they are complete: in singles with the agreement, in doubles with the partner */
export async function teamColumns(
  tx: Tx,
  state: GameState,
): Promise<{ initiator_team_id: string; opponent_team_id: string } | undefined> {
  const { game } = state;
  const perSide = requiredPlayers(game.preference.matchType) === 1 ? 1 : 2;
  const { initiators, opponents } = sidesOf(state);
  if (initiators.length !== perSide || opponents.length !== perSide) return;
  const pool = poolOf(game.sport, [initiators, opponents]);
  const ids = (players: readonly { id: string }[]) => players.map((player) => player.id);
  const [initiator_team_id, opponent_team_id] = await findOrInsertTeams(tx, [
    { ...pool, players: ids(initiators) },
    { ...pool, players: ids(opponents) },
  ]);
  return { initiator_team_id, opponent_team_id };
}

/** Writes down the two teams once they are complete. */
export async function assignTeams(tx: Tx, state: GameState): Promise<void> {
  const teams = await teamColumns(tx, state);
  if (teams) await changeGame(tx, state, teams);
}
