import { requiredPlayers } from '../../../../shared/domain/gameActions.ts';
import { poolOf } from '../../../../shared/domain/rating.ts';
import type { Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { newId } from '../../../ids.ts';
import { changeGame } from './changes.ts';
import { confirmedOf, type GameState } from './gameState.ts';

/** @returns the id of the team of these players, which it keeps across games (decisions §6) */
async function findTeam(
  tx: Tx,
  team: { sport: GameState['game']['sport']; single: boolean; mixed: boolean; players: string[] },
): Promise<string> {
  const players = [...team.players].sort();
  // The update changes nothing: it makes the existing row come back.
  const row = await tx
    .insertInto('teams')
    .values({ ...team, id: newId(), players })
    .onConflict((conflict) =>
      conflict.columns(['sport', 'single', 'mixed', 'players']).doUpdateSet({ sport: team.sport }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Who plays on which side: the owner and his partner against the others. */
export function sidesOf(state: GameState): { initiators: UserRow[]; opponents: UserRow[] } {
  const confirmed = confirmedOf(state);
  const isPartner = (id: string) => id === state.game.partner_id;
  return {
    initiators: [state.owner, ...confirmed.filter(({ id }) => isPartner(id)).map(({ person }) => person)],
    opponents: confirmed.filter(({ id }) => !isPartner(id)).map(({ person }) => person),
  };
}

/** Writes down the two teams, once they stand: in singles with the agreement, in doubles with the partner. */
export async function standTeams(tx: Tx, state: GameState): Promise<void> {
  const { game } = state;
  const perSide = requiredPlayers(game.preference.matchType) === 1 ? 1 : 2;
  const { initiators, opponents } = sidesOf(state);
  if (initiators.length !== perSide || opponents.length !== perSide) return;
  const pool = poolOf(game.sport, [initiators, opponents]);
  const ids = (players: UserRow[]) => players.map((player) => player.id);
  await changeGame(tx, state, {
    initiator_team_id: await findTeam(tx, { ...pool, players: ids(initiators) }),
    opponent_team_id: await findTeam(tx, { ...pool, players: ids(opponents) }),
  });
}
