import type { FastifyInstance } from 'fastify';
import { blockUser, findBlockedUsers, unblockUser } from '../../../shared/contract/block.ts';
import {
  changeGroup as changeGroupEndpoint,
  deleteGroup as deleteGroupEndpoint,
  findGroups as findGroupsEndpoint,
  saveGroup as saveGroupEndpoint,
} from '../../../shared/contract/group.ts';
import { unsubscribeOneClick } from '../../../shared/contract/unsubscribe.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS, spend } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { changeGroup, deleteGroup, findGroups, saveGroup } from './groups.ts';
import { findUser } from './repository.ts';

export async function peopleRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, blockUser, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    const blocked = await findUser(db, query.userId);
    if (!blocked || blocked.id === userId) throw new AppError('E.notFound');
    await db
      .insertInto('blocks')
      .values({ user_id: userId, blocked_id: blocked.id, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  await mount(app, context, unblockUser, async ({ viewer, query }) => {
    await db
      .deleteFrom('blocks')
      .where('user_id', '=', userIdOf(viewer))
      .where('blocked_id', '=', query.userId)
      .execute();
  });

  await mount(app, context, unsubscribeOneClick, async ({ query, request }) => {
    await spend(context, LIMITS.validation, request.ip);
    const stopped = await db
      .updateTable('users')
      .set({ mail_channel: false })
      .where('mail_token', '=', query.t)
      .executeTakeFirst();
    if (stopped.numUpdatedRows === 0n) throw new AppError('E.notFound');
  });

  await mount(app, context, findBlockedUsers, async ({ viewer }) =>
    db
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.blocked_id')
      .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
      .where('blocks.user_id', '=', userIdOf(viewer))
      .orderBy('users.last_name')
      .orderBy('users.first_name')
      .execute(),
  );

  await mount(app, context, findGroupsEndpoint, async ({ viewer }) => findGroups(context, userIdOf(viewer)));

  await mount(app, context, saveGroupEndpoint, async ({ viewer, body }) =>
    saveGroup(context, userIdOf(viewer), body.name, body.members),
  );

  await mount(app, context, changeGroupEndpoint, async ({ viewer, params, body }) =>
    changeGroup(context, userIdOf(viewer), params.id, body),
  );

  await mount(app, context, deleteGroupEndpoint, async ({ viewer, params }) =>
    deleteGroup(context, userIdOf(viewer), params.id),
  );
}
