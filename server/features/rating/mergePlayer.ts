import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { replayFrom } from './ledger.ts';

/** Replaces one player of the teams, or uses the existing team where there is such a team already. */
async function replaceInTeams(tx: Tx, from: string, to: string): Promise<void> {
  const teams = await tx.selectFrom('teams').selectAll().where(sql<boolean>`players @> array[${from}]`).execute();
  for (const team of teams) {
    const players = team.players.map((player) => (player === from ? to : player)).sort();
    const { id } = await tx
      .insertInto('teams')
      .values({ ...team, id: newId(), players })
      .onConflict((conflict) =>
        conflict.columns(['sport', 'single', 'mixed', 'players']).doUpdateSet({ sport: team.sport }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const side of ['initiator_team_id', 'opponent_team_id'] as const) {
      await tx
        .updateTable('games')
        .set({ [side]: id })
        .where(side, '=', team.id)
        .execute();
      await tx
        .updateTable('rated_matches')
        .set({ [side]: id })
        .where(side, '=', team.id)
        .execute();
    }
    await tx.deleteFrom('teams').where('id', '=', team.id).execute();
  }
}

/** A guest's matches become the account's (R-address-adopt): in the ledger, so that every rating follows. */
export async function mergePlayer(context: Context, tx: Tx, from: string, to: string): Promise<void> {
  const isPlayer = sql<boolean>`(initiators @> array[${from}] or opponents @> array[${from}])`;
  const touched = await tx
    .selectFrom('rated_matches')
    .select(({ fn }) => ['pool', fn.min('day').as('day'), fn.agg<string[]>('array_agg', ['game_id']).as('games')])
    .where(isPlayer)
    .groupBy('pool')
    .execute();
  await replaceInTeams(tx, from, to);
  await tx
    .updateTable('rated_matches')
    .set({
      initiators: sql`array_replace(initiators, ${from}, ${to})`,
      opponents: sql`array_replace(opponents, ${from}, ${to})`,
    })
    .where(isPlayer)
    .execute();
  await tx.deleteFrom('ratings').where('user_id', '=', from).execute();
  for (const pool of touched) await replayFrom(context, tx, pool);
}
