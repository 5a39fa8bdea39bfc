import type { FastifyInstance } from 'fastify';
import {
  changeGroup as changeGroupEndpoint,
  deleteGroup as deleteGroupEndpoint,
  findGroups as findGroupsEndpoint,
  saveGroup as saveGroupEndpoint,
} from '../../../shared/contract/group.ts';
import {
  findAskablePeople as findAskableEndpoint,
  findFittingPeople as findFittingEndpoint,
} from '../../../shared/contract/people.ts';
import { blockUser, findBlockedUsers, unblockUser } from '../../../shared/contract/settings.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { block, followBlocks, unblock } from '../people/blocks.ts';
import { findUser } from '../people/repository.ts';
import { findAskablePeople, findFittingPeople } from './fittingPeople.ts';
import { changeGroup, deleteGroup, findGroups, saveGroup } from './groups.ts';
import { findKnownAmong } from './knownPeople.ts';

export async function knownRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, blockUser, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    await db.transaction().execute(async (tx) => {
      const blocked = await findUser(tx, query.userId);
      if (!blocked || blocked.id === userId) throw new AppError('E.notFound');
      await block(tx, userId, blocked.id, clock.now());
      await followBlocks(tx, userId);
    });
  });

  await mount(app, context, unblockUser, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    await db.transaction().execute(async (tx) => {
      await unblock(tx, userId, query.userId);
      await followBlocks(tx, userId);
    });
  });

  await mount(app, context, findBlockedUsers, async ({ viewer }) => {
    const ownerId = userIdOf(viewer);
    const blocked = await db
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.blocked_id')
      .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
      .where('blocks.user_id', '=', ownerId)
      .orderBy('users.last_name')
      .orderBy('users.first_name')
      .execute();
    const known = await findKnownAmong(
      db,
      ownerId,
      blocked.map(({ id }) => id),
    );
    return blocked.map((person) => {
      const name = known.get(person.id);
      return name ? { ...person, firstName: name.first_name, lastName: name.last_name } : person;
    });
  });

  await mount(app, context, findGroupsEndpoint, async ({ viewer }) => findGroups(db, userIdOf(viewer)));

  await mount(app, context, saveGroupEndpoint, async ({ viewer, body }) =>
    saveGroup(context, userIdOf(viewer), body.name, body.members),
  );

  await mount(app, context, changeGroupEndpoint, async ({ viewer, params, body }) =>
    changeGroup(context, userIdOf(viewer), params.id, body),
  );

  await mount(app, context, deleteGroupEndpoint, async ({ viewer, params }) =>
    deleteGroup(context, userIdOf(viewer), params.id),
  );

  await mount(app, context, findFittingEndpoint, async ({ viewer, query }) =>
    findFittingPeople(context, userIdOf(viewer), query),
  );

  await mount(app, context, findAskableEndpoint, async ({ viewer, query: { codes, ...kind } }) =>
    findAskablePeople(context, userIdOf(viewer), codes, kind),
  );
}
