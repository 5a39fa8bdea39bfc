import type { Sport } from '../../../../shared/domain/values.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';

/** Who plays together, in which kind of match (R-team). */
interface Team {
  sport: Sport;
  single: boolean;
  mixed: boolean;
  players: string[];
}

/** @returns the id of the team of these players, which it keeps across games */
export async function findOrInsertTeam(tx: Tx, team: Team): Promise<string> {
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
