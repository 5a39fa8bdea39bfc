import type { FastifyInstance } from 'fastify';
import {
  findLinkAddress as findLinkAddressEndpoint,
  forgottenPassword,
  getMe,
  getPreferences,
  savePreferences,
  sendPhoneCode as sendPhoneCodeEndpoint,
  sendValidation as sendValidationEndpoint,
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
import type { Me } from '../../../shared/contract/schemas/account.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { hashToken } from '../../ids.ts';
import { bearerOf, known, userIdOf } from '../../plugins/auth.ts';
import { consumeLimit, consumeNetworkLimit, LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { lineOf } from '../../plugins/network.ts';
import { askingOf } from '../ownerProof/ownerProof.ts';
import { sendProofCode } from '../ownerProof/proofCode.ts';
import { normalizeAddress } from '../people/repository.ts';
import { rememberOrigins } from '../session/logInEmail.ts';
import { createAccount, serializeAccount } from './createAccount.ts';
import { deleteAccount, eraseGuestOfGame } from './erase.ts';
import { provePhone } from './phoneCode.ts';
import { channelRoutes, findPreferences, storePreferences } from './preferences.ts';
import { proveAddress } from './prove.ts';
import { findLinkAddress, setNewPassword } from './recovery.ts';
import { saveMe } from './saveMe.ts';

/** @returns the account as its owner is told, with what every feature adds @throws AppError 401 when it is gone */
async function findMe(context: Context, features: readonly Feature[], userId: string): Promise<Me> {
  const account = await serializeAccount(context, userId);
  const added = await Promise.all(features.map((feature) => feature.me?.(context, userId)));
  return Object.assign({ ...account, clubs: [] }, ...added);
}

export async function accountRoutes(
  app: FastifyInstance,
  context: Context,
  features: readonly Feature[],
): Promise<void> {
  const { security } = context;

  const makeAccount = async ({ body, request }: Call<typeof signUp>) => {
    const account = await createAccount(context, body, lineOf(request));
    security('account.signedUp', { accountId: account.id, from: lineOf(request) });
    return account;
  };
  await mount(app, context, signUp, makeAccount, { limit: LIMITS.signUp });

  const proveMail = async ({ body, request }: Call<typeof validateEmail>) => {
    const session = bearerOf(request);
    const viewer = session === null ? null : await context.tokens.find(session, null);
    const callerId = viewer?.kind === 'user' ? viewer.userId : null;
    const proved = await proveAddress(context, { token: body.token, password: body.password ?? '', callerId });
    security('address.proved', { accountId: proved.user_id, from: lineOf(request) });
    return { email: proved.address };
  };
  await mount(app, context, validateEmail, proveMail, { limit: LIMITS.validation });

  const renewLink = async ({ body }: Call<typeof sendValidationEndpoint>) => {
    const tokenHash = hashToken(body.token);
    await context.db.transaction().execute((tx) => context.jobs.enqueue(tx, 'address.validate', { tokenHash }));
  };
  await mount(app, context, sendValidationEndpoint, renewLink, { limit: LIMITS.validationAgain });

  const proveNumber = async ({ body, request }: Call<typeof validatePhone>) => {
    const accountId = await provePhone(context, body, hashToken(lineOf(request)));
    security('address.proved', { accountId, from: lineOf(request) });
  };
  await mount(app, context, validatePhone, proveNumber, { limit: LIMITS.validation });

  const renewCode = async ({ body, request }: Call<typeof sendPhoneCodeEndpoint>) => {
    const number = normalizeAddress(body.phone);
    await consumeNetworkLimit(context, LIMITS.phoneCodeAgain, request, number);
    if (!context.texter.offered) return;
    await context.db
      .transaction()
      .execute((tx) => context.jobs.enqueue(tx, 'phone.code', { number, from: hashToken(lineOf(request)) }));
  };
  await mount(app, context, sendPhoneCodeEndpoint, renewCode, { limit: LIMITS.phoneCodeByAddress });

  await mount(app, context, forgottenPassword, async ({ body, request }) => {
    const address = normalizeAddress(body.email ?? body.phone ?? '');
    await consumeNetworkLimit(context, LIMITS.reminderByAddress, request);
    await consumeLimit(context, LIMITS.reminder, address);
    await context.db.transaction().execute((tx) => context.jobs.enqueue(tx, 'password.remind', { address }));
  });

  const resetPassword = async ({ body, request }: Call<typeof setNewPasswordEndpoint>) => {
    const accountId = await setNewPassword(context, body.token, body.newPassword);
    await rememberOrigins(context.db, accountId, [lineOf(request)], context.clock.now());
    security('password.reset', { accountId, from: lineOf(request) });
  };
  await mount(app, context, setNewPasswordEndpoint, resetPassword, { limit: LIMITS.validation });

  const addressOf = async ({ body }: Call<typeof findLinkAddressEndpoint>) => ({
    address: await findLinkAddress(context, body.token),
  });
  await mount(app, context, findLinkAddressEndpoint, addressOf, { limit: LIMITS.validation });

  const forgetGuest = ({ viewer, params }: Call<typeof eraseGuest>) =>
    eraseGuestOfGame(context, known(viewer), params.id);
  await mount(app, context, eraseGuest, forgetGuest, { event: 'guest.erased' });

  await mount(app, context, getMe, async ({ viewer }) => findMe(context, features, userIdOf(viewer)));

  await mount(app, context, saveMeEndpoint, async (call) => {
    const { viewer, body, request } = call;
    const userId = userIdOf(viewer);
    const events = await saveMe(context, askingOf(call), body);
    for (const event of events) security(event, { accountId: userId, from: lineOf(request) });
    return findMe(context, features, userId);
  });

  await channelRoutes(app, context);

  const leave = (call: Call<typeof deleteMe>) => deleteAccount(context, askingOf(call));
  await mount(app, context, deleteMe, leave, { event: 'account.deleted' });

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
