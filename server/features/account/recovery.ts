import { addMinutes } from 'date-fns/addMinutes';
import { BRAND } from '../../../shared/brand.ts';
import { setNewPasswordPath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { hashToken, newToken } from '../../ids.ts';
import { textIn } from '../../texts.ts';
import { findUser, isHeld, isPhone } from '../people/repository.ts';
import { hashPassword } from '../session/passwords.ts';
import { endAccess } from '../session/repository.ts';
import { dropUnknownOwner, markAddressProved } from './prove.ts';
import { consumeLinkToken, findLinkedAddress, replaceLinkToken } from './repository.ts';
import { isStrongEnough } from './strength.ts';

/** A reset link works once, for this many minutes, and only the newest one (R-reset-link). */
const RESET_MINUTES = 60;

/**
 * Sends a reset link, by mail or as a text message, when there is an account of this address. It runs as a job, so that the
 * caller's answer takes the same time whether there is an account or not.
 */
export async function remindOfPassword(context: Context, address: string): Promise<void> {
  const accountId = await context.db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('user_addresses')
      .innerJoin('users', 'users.id', 'user_addresses.user_id')
      .select(['user_addresses.id', 'user_id', 'users.first_name', 'users.language'])
      .where('user_addresses.address', '=', address)
      // A claimed address opens nothing: its account may belong to somebody who mistyped, and has other addresses that are
      // proved.
      .where(isHeld)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!known) return null;
    const token = newToken();
    const now = context.clock.now();
    await replaceLinkToken(tx, {
      token_hash: hashToken(token),
      kind: 'resetPassword',
      address_id: known.id,
      created_at: now,
      expires_at: addMinutes(now, RESET_MINUTES),
    });
    const { language } = known;
    const url = `${context.config.publicUrl}${setNewPasswordPath(token)}`;
    if (isPhone(address)) {
      const text = textIn(language, 'mail.sms.reset', { product: BRAND.name, minutes: RESET_MINUTES, url });
      if (context.texter.offered) await context.texter.send(tx, { to: address, text });
      return known.user_id;
    }
    await context.mailer.send(tx, {
      to: address,
      language,
      subject: textIn(language, 'mail.reset.subject'),
      greeting: textIn(language, 'mail.greeting', { name: known.first_name }),
      paragraphs: [textIn(language, 'mail.reset.why'), textIn(language, 'mail.reset.ignore')],
      action: { label: textIn(language, 'mail.reset.action'), url },
      stop: null,
      about: 'ACCOUNT',
      urgent: true,
      kind: 'reset',
    });
    return known.user_id;
  });
  if (accountId) context.security('password.linkSent', { accountId });
}

/** Since it was sent another account may have proved the address, or this account another address. */
const isStillTheirs = (address: AddressRow): boolean => address.main || address.validated_at !== null;

/**
 * @returns the address of a link that may set a password (R-reset-link); the link stays as it is
 * @throws AppError 409 when the link was used, replaced or is too old
 */
export async function findLinkAddress(context: Context, token: string): Promise<string> {
  const [hash, now] = [hashToken(token), context.clock.now()];
  const asked = await findLinkedAddress(context.db, hash, 'resetPassword', now);
  const linked = asked ?? (await findLinkedAddress(context.db, hash, 'validateEmail', now));
  if (!linked || !isStillTheirs(linked) || (!asked && linked.validated_at !== null)) throw new AppError('E.link.used');
  return linked.address;
}

/**
 * @returns the address of a link that may set a password: a link that was asked for, or the link that proves an address that is
 * not proved yet, whose owner may not be the person who made the account (R-address-takeover)
 */
async function consumeSettingLink(tx: Tx, tokenHash: string, now: Date): Promise<AddressRow | undefined> {
  const asked = await consumeLinkToken(tx, tokenHash, 'resetPassword', now);
  if (asked) return asked;
  const proving = await consumeLinkToken(tx, tokenHash, 'validateEmail', now);
  return proving?.validated_at === null ? proving : undefined;
}

/**
 * Sets a new password by the link that was sent. Its holder has proved the mailbox or the phone: the address counts as proved,
 * and all other access to the account ends, even of the person who created it (R-reset-link, R-access-ends).
 * @returns the account of the link
 * @throws AppError 409 when the link was used, replaced or is too old, 422 for a weak password; then the link stays valid
 */
export async function setNewPassword(context: Context, token: string, newPassword: string): Promise<string> {
  return context.db.transaction().execute(async (tx) => {
    const address = await consumeSettingLink(tx, hashToken(token), context.clock.now());
    const user = address && (await findUser(tx, address.user_id));
    if (!user || !isStillTheirs(address)) throw new AppError('E.link.used');
    const own = [user.first_name, user.last_name, address.address];
    if (!(await isStrongEnough(context, newPassword, own))) throw new AppError('E.password.weak');
    const password_hash = await hashPassword(newPassword);
    if (!address.validated_at) {
      await dropUnknownOwner(tx, address);
      await markAddressProved(context, tx, address);
    }
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
    await endAccess(tx, user.id, null);
    return user.id;
  });
}
