import { sql } from 'kysely';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';

/** Who plays together, in which kind of match (R-teams). */
interface Team {
  sport: Sport;
  single: boolean;
  mixed: boolean;
  players: string[];
}

const keyOf = ({ players }: Team): string => players.toSorted().join(' ');

/**
 * @param teams the two of one match
 * @returns the ids of their teams, which these players keep across games
 */
export async function findOrInsertTeams(tx: Tx, teams: readonly [Team, Team]): Promise<[string, string]> {
  // Always in the same order: two matches of the same new teams would else wait for each other.
  const rows = teams.map((team) => ({ ...team, id: newId(), players: team.players.toSorted() }));
  rows.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  // Existing rows are not locked: the replay of a pool refers to them at the same time.
  await tx
    .insertInto('teams')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['sport', 'single', 'mixed', 'players']).doNothing())
    .execute();
  const idOf = async (team: Team): Promise<string> => {
    const row = await tx
      .selectFrom('teams')
      .select('id')
      .where('sport', '=', team.sport)
      .where('single', '=', team.single)
      .where('mixed', '=', team.mixed)
      .where(sql<boolean>`players = ${team.players.toSorted()}`)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  return [await idOf(teams[0]), await idOf(teams[1])];
}
