import type { FastifyInstance } from 'fastify';
import {
  forgottenPassword,
  getMe,
  getPreferences,
  savePreferences,
  sendPhoneCode as sendPhoneCodeEndpoint,
  setNewPassword as setNewPasswordEndpoint,
  signUp,
  validateEmail,
  validatePhone,
} from '../../../shared/contract/account.ts';
import { eraseGuest } from '../../../shared/contract/game.ts';
import {
  deleteMe,
  saveMe as saveMeEndpoint,
  sendProofCode as sendProofCodeEndpoint,
} from '../../../shared/contract/profile.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { hashToken } from '../../ids.ts';
import { bearerOf, known, userIdOf } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { normalizeAddress } from '../people/addresses.ts';
import { channelRoutes } from './channels.ts';
import { deleteAccount } from './erase.ts';
import { eraseGuestOfGame } from './guests.ts';
import { provePhone } from './phoneCode.ts';
import { sendProofCode } from './proofCode.ts';
import { proveAddress } from './prove.ts';
import { setNewPassword } from './recovery.ts';
import { saveMe } from './saveMe.ts';
import { createAccount, findPreferences, serializeMe, storePreferences } from './service.ts';

export async function accountRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, signUp, async ({ body, request }) => createAccount(context, body, request.ip), {
    limit: LIMITS.signUp,
  });

  await mount(app, context, validateEmail, async ({ body }) => proveAddress(context, body.token), {
    limit: LIMITS.validation,
  });

  await mount(
    app,
    context,
    validatePhone,
    async ({ body, request }) => provePhone(context, body, hashToken(request.ip)),
    {
      limit: LIMITS.validation,
    },
  );

  const renewCode = async ({ body, request }: Call<typeof sendPhoneCodeEndpoint>) => {
    const number = normalizeAddress(body.phone);
    await consumeLimit(context, LIMITS.phoneCodeAgain, number, request.ip);
    if (!context.texter.offered) return;
    await context.db
      .transaction()
      .execute((tx) => context.jobs.enqueue(tx, 'phone.code', { number, from: hashToken(request.ip) }));
  };
  await mount(app, context, sendPhoneCodeEndpoint, renewCode, { limit: LIMITS.phoneCodeByAddress });

  await mount(app, context, forgottenPassword, async ({ body, request }) => {
    const address = normalizeAddress(body.email ?? body.phone ?? '');
    await consumeLimit(context, LIMITS.reminderByAddress, request.ip);
    await consumeLimit(context, LIMITS.reminder, address);
    await context.db.transaction().execute((tx) => context.jobs.enqueue(tx, 'password.remind', { address }));
  });

  await mount(
    app,
    context,
    setNewPasswordEndpoint,
    async ({ body }) => setNewPassword(context, body.token, body.newPassword),
    { limit: LIMITS.validation },
  );

  await mount(app, context, eraseGuest, async ({ viewer, params }) =>
    eraseGuestOfGame(context, known(viewer), params.id),
  );

  await mount(app, context, getMe, async ({ viewer }) => serializeMe(context, userIdOf(viewer)));

  await mount(app, context, saveMeEndpoint, async ({ viewer, body, request }) => {
    const userId = userIdOf(viewer);
    await saveMe(context, { userId, token: bearerOf(request) ?? '', proof: body }, body);
    return serializeMe(context, userId);
  });

  await channelRoutes(app, context);

  await mount(app, context, deleteMe, async ({ viewer, body, request }) =>
    deleteAccount(context, { userId: userIdOf(viewer), token: bearerOf(request) ?? '', proof: body }),
  );

  await mount(app, context, sendProofCodeEndpoint, async ({ viewer }) => sendProofCode(context, userIdOf(viewer)));

  await mount(app, context, getPreferences, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    if (query.userId !== userId) throw new AppError('E.not.allowed');
    const preferences = await findPreferences(context, userId);
    if (!preferences) throw new AppError('E.notFound');
    return preferences;
  });

  await mount(app, context, savePreferences, async ({ viewer, body }) =>
    storePreferences(context, userIdOf(viewer), body),
  );
}
