import { sql } from 'kysely';
import type { Feature } from '../../feature.ts';
import { findGroups } from './groups.ts';
import { knownRoutes } from './routes.ts';

export const knownFeature: Feature = {
  routes: knownRoutes,

  async erase(tx, { id, addresses }) {
    await sql`delete from group_members where user_id = ${id} or email = any(${addresses})`.execute(tx);
    await tx.deleteFrom('groups').where('owner_id', '=', id).execute();
    await tx.deleteFrom('blocks').where('user_id', '=', id).execute();
    await tx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
  },

  async export({ db }, userId) {
    const blocked = await db
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.blocked_id')
      .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName', 'blocks.created_at'])
      .where('blocks.user_id', '=', userId)
      .orderBy('blocks.created_at')
      .execute();
    return {
      blocked: blocked.map(({ created_at, ...person }) => ({ ...person, since: created_at.toISOString() })),
      groups: await findGroups(db, userId),
    };
  },
};
