import { sql } from 'kysely';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { poolOf } from '../../../../shared/domain/rating/pool.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import { type GameState, sidesOf } from '../gameState.ts';
import { changeGame } from './changes.ts';

/** The players of a team, and the kind of match (R-teams). */
interface Team {
  sport: Sport;
  single: boolean;
  mixed: boolean;
  players: string[];
}

const keyOf = ({ players }: Pick<Team, 'players'>): string => players.toSorted().join(' ');

/**
 * @param teams the two teams of one match, of one kind
 * @returns the ids of their teams, which these players keep across games
 */
async function findOrInsertTeams(tx: Tx, teams: readonly [Team, Team]): Promise<[string, string]> {
  const known = await findTeams(tx, teams);
  const all = known.size === teams.length ? known : await insertTeams(tx, teams);
  const idOf = (team: Team): string => {
    const id = all.get(keyOf(team));
    if (id === undefined) throw new Error('a team was stored and is not there');
    return id;
  };
  return [idOf(teams[0]), idOf(teams[1])];
}

/** @returns the ids of the existing teams, by `keyOf` */
async function findTeams(tx: Tx, teams: readonly [Team, Team]): Promise<Map<string, string>> {
  const [{ sport, single, mixed }] = teams;
  const rows = await tx
    .selectFrom('teams')
    .select(['id', 'players'])
    .where('sport', '=', sport)
    .where('single', '=', single)
    .where('mixed', '=', mixed)
    .where(sql<boolean>`players in (${teams[0].players.toSorted()}, ${teams[1].players.toSorted()})`)
    .execute();
  return new Map(rows.map(({ id, players }) => [keyOf({ players }), id]));
}

async function insertTeams(tx: Tx, teams: readonly [Team, Team]): Promise<Map<string, string>> {
  // Always in the same order: two matches with the same new teams would otherwise wait for each other.
  const rows = teams.map((team) => ({ ...team, id: newId(), players: team.players.toSorted() }));
  rows.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  // Existing rows are not locked: the replay of a pool refers to them at the same time.
  await tx
    .insertInto('teams')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['sport', 'single', 'mixed', 'players']).doNothing())
    .execute();
  return findTeams(tx, teams);
}

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
