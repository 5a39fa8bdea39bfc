import type { FastifyInstance } from 'fastify';
import {
  addPushDevice,
  closePushHint,
  getPush,
  movePushDevice,
  readPush,
  removePushDevice,
  setPush,
} from '../../../shared/contract/push.ts';
import { deviceOf } from '../../../shared/domain/people/devices.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { bearerOf, userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { storeChoices, toPushView } from './choices.ts';
import { addDevice, moveDevice, removeDevice } from './devices.ts';

/** Notices on people's devices: which people, which kinds, and the quiet hours (R-push). */
async function pushRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, getPush, async ({ viewer, request }) =>
    toPushView(context, userIdOf(viewer), bearerOf(request) ?? ''),
  );

  await mount(app, context, setPush, async ({ viewer, body }) => storeChoices(db, userIdOf(viewer), body));

  const turnOn = async ({ viewer, body, request }: Call<typeof addPushDevice>) => {
    const device = deviceOf(request.headers['user-agent']);
    return addDevice(context, { userId: userIdOf(viewer), token: bearerOf(request) ?? '', device }, body);
  };
  await mount(app, context, addPushDevice, turnOn, { event: 'push.on', userLimit: LIMITS.pushDevices });

  const turnOff = async ({ viewer, params }: Call<typeof removePushDevice>) =>
    removeDevice(db, userIdOf(viewer), params.id);
  await mount(app, context, removePushDevice, turnOff, { event: 'push.off' });

  await mount(app, context, closePushHint, async ({ viewer }) => {
    await db.updateTable('users').set({ push_hint_closed: true }).where('id', '=', userIdOf(viewer)).execute();
  });

  const move = async ({ body }: Call<typeof movePushDevice>) => moveDevice(context, body);
  await mount(app, context, movePushDevice, move, { limit: LIMITS.pushNews });

  const markRead = async ({ body }: Call<typeof readPush>) => {
    await db
      .updateTable('push_notices')
      .set({ read_at: clock.now() })
      .where('id', '=', body.id)
      .where('read_at', 'is', null)
      .execute();
  };
  await mount(app, context, readPush, markRead, { limit: LIMITS.pushNews });
}

export const pushFeature: Feature = {
  routes: pushRoutes,
  sweeps: [({ pusher }) => pusher.sendDue()],

  async erase(tx, { id }) {
    for (const table of ['push_devices', 'push_choices', 'push_notices'] as const) {
      await tx.deleteFrom(table).where('user_id', '=', id).execute();
    }
  },

  async export({ db }, userId) {
    const devices = await db
      .selectFrom('push_devices')
      .select(['browser', 'system', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const choices = await db
      .selectFrom('push_choices')
      .select(['kinds', 'quiet_from as quietFrom', 'quiet_to as quietTo', 'timezone'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return {
      pushDevices: devices.map(({ created_at, ...device }) => ({ ...device, createdAt: created_at.toISOString() })),
      pushChoices: choices ?? null,
    };
  },
};
