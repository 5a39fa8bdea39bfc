import type { FastifyInstance } from 'fastify';
import {
  addPasskey as addPasskeyEndpoint,
  beginFactor as beginFactorEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  closeFactorHint,
  getFactors,
  removePasskey as removePasskeyEndpoint,
  renewRecoveryCodes as renewEndpoint,
  turnOffFactor as turnOffEndpoint,
  turnOnFactor as turnOnEndpoint,
} from '../../../shared/contract/factors.ts';
import { deviceOf } from '../../../shared/domain/people/devices.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { askingOf } from '../ownerProof/ownerProof.ts';
import { findFactor } from '../session/secondFactor.ts';
import { beginFactor, describeFactor, renewRecoveryCodes, turnOffFactor, turnOnFactor } from './factor.ts';
import { addPasskey, beginPasskey, findPasskeys, removePasskey } from './passkeys.ts';

/** The second step of log-ins by password, and passkeys (R-factor, R-passkey). */
async function secondFactorRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  await mount(app, context, getFactors, async ({ viewer }) => {
    const userId = userIdOf(viewer);
    return { ...(await describeFactor(context, userId)), passkeys: await findPasskeys(db, userId) };
  });

  await mount(app, context, beginFactorEndpoint, async (call) => beginFactor(context, askingOf(call)));

  const turnOn = async ({ viewer, body }: Call<typeof turnOnEndpoint>) => ({
    codes: await turnOnFactor(context, userIdOf(viewer), body.code),
  });
  await mount(app, context, turnOnEndpoint, turnOn, { event: 'factor.on' });

  const turnOff = async (call: Call<typeof turnOffEndpoint>) => turnOffFactor(context, askingOf(call));
  await mount(app, context, turnOffEndpoint, turnOff, { event: 'factor.off' });

  const renewCodes = async (call: Call<typeof renewEndpoint>) => ({
    codes: await renewRecoveryCodes(context, askingOf(call)),
  });
  await mount(app, context, renewEndpoint, renewCodes, { event: 'factor.codesRenewed' });

  await mount(app, context, closeFactorHint, async ({ viewer }) => {
    await db.updateTable('users').set({ factor_hint_closed: true }).where('id', '=', userIdOf(viewer)).execute();
  });

  await mount(app, context, beginPasskeyEndpoint, async (call) => beginPasskey(context, askingOf(call)));

  const add = async ({ viewer, body, request }: Call<typeof addPasskeyEndpoint>) =>
    addPasskey(context, userIdOf(viewer), body, deviceOf(request.headers['user-agent']));
  await mount(app, context, addPasskeyEndpoint, add, { event: 'passkey.added' });

  const remove = async (call: Call<typeof removePasskeyEndpoint>) =>
    removePasskey(context, askingOf(call), call.params.id);
  await mount(app, context, removePasskeyEndpoint, remove, { event: 'passkey.removed' });
}

export const secondFactorFeature: Feature = {
  routes: secondFactorRoutes,

  async erase(tx, { id }) {
    await tx.deleteFrom('second_factors').where('user_id', '=', id).execute();
    await tx.deleteFrom('passkeys').where('user_id', '=', id).execute();
  },

  async export({ db }, userId) {
    const factor = await findFactor(db, userId);
    const passkeys = await db
      .selectFrom('passkeys')
      .select(['browser', 'system', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return {
      secondStepSince: factor?.confirmed_at?.toISOString() ?? null,
      passkeys: passkeys.map(({ browser, system, created_at, used_at }) => ({
        browser,
        system,
        createdAt: created_at.toISOString(),
        lastUsedAt: used_at?.toISOString() ?? null,
      })),
    };
  },
};
