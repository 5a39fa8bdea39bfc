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

const keyOf = ({ players }: Pick<Team, 'players'>): string => players.toSorted().join(' ');

/**
 * @param teams the two of one match, of one kind
 * @returns the ids of their teams, which these players keep across games
 */
export async function findOrInsertTeams(tx: Tx, teams: readonly [Team, Team]): Promise<[string, string]> {
  const known = await findTeams(tx, teams);
  const all = known.size === teams.length ? known : await insertTeams(tx, teams);
  const idOf = (team: Team): string => {
    const id = all.get(keyOf(team));
    if (id === undefined) throw new Error('a team was stored and is not there');
    return id;
  };
  return [idOf(teams[0]), idOf(teams[1])];
}

/** @returns the ids of those that are there, by `keyOf` */
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
  // Always in the same order: two matches of the same new teams would else wait for each other.
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
